// By when something must have happened, as a sentence. Pure.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { formatEnd, formatEndDay, type Reading } from '@bawaba/language/ends.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

const sentences = {
  us: { inTime: messages.byUs, late: messages.late },
  you: { inTime: messages.byYou, late: messages.lateYou },
} as const

/** That an end before the present one was missed; nothing where the present end says so itself. */
export const latenessSentence = (
  language: Language,
  { lateSince, dueAt }: Pick<Request, 'lateSince' | 'dueAt'>,
  reading: Reading,
): string | undefined =>
  lateSince && dueAt && new Date(dueAt) >= reading.now
    ? t(language, messages.lateSince, { date: formatEndDay(language, lateSince, reading) })
    : undefined

/** Nothing for a request that is over, or that has no day. */
export const dueSentence = (
  language: Language,
  { statusKind, dueAt }: Pick<Request, 'statusKind' | 'dueAt'>,
  reading: Reading,
): string | undefined => {
  if (!dueAt) return undefined
  const { inTime, late } = sentences[statusKind.startsWith('waiting') ? 'you' : 'us']
  return new Date(dueAt) < reading.now
    ? t(language, late, { date: formatEndDay(language, dueAt, reading) })
    : t(language, inTime, { date: formatEnd(language, dueAt, reading) })
}
