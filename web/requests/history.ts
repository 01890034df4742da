// The history of a request as sentences, newest first: what happened, who did it, what they wrote.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { HistoryEntry, HistoryKind } from '@bawaba/contract/entities/request.ts'
import { type CompiledService, type SummaryRow, stateOf, summaryRows } from '@bawaba/forms/index.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'
import { type Reader, statusNamed } from './state.ts'

export type HistoryLine = {
  id: string
  at: string
  kind: HistoryKind
  sentence: string
  by: string
  /** What was written besides: a comment, a note to a decision. */
  text?: string
  /** What was answered in the same act: the reason of a refusal, the information supplied. */
  answers: SummaryRow[]
  /** `waiting` for the newest line when someone must act on it, `start` for the sending. */
  mark: 'past' | 'waiting' | 'start'
}

type Reading = { form: CompiledService | undefined; language: Language; reader: Reader }

/** The name of a person in the language of the page. */
export const personName = ({ name, englishName }: PersonRef, language: Language): string =>
  (language === 'en' && englishName) || name

const roleNames = {
  applicant: messages.applicant,
  staff: messages.caseOfficer,
  system: messages.portal,
} as const

const whoDid = ({ actor, by, onBehalfOf }: HistoryEntry, { language }: Reading): string => {
  if (!by) return t(language, roleNames[actor])
  const name = personName(by, language)
  return onBehalfOf
    ? t(language, messages.bySomeoneFor, { by: name, name: personName(onBehalfOf, language) })
    : name
}

const statusSentence = ({ from, to = '' }: HistoryEntry, { form, language, reader }: Reading): string => {
  // Codes are no words: without the definition that has them, just that it changed.
  if (!form) return t(language, messages.changed)
  const named = (status: string) => statusNamed(form, status, reader)[language]
  return from
    ? t(language, messages.moved, { from: named(from), to: named(to) })
    : t(language, messages.reached, { to: named(to) })
}

const assignedSentence = ({ assignee }: HistoryEntry, { language }: Reading): string =>
  assignee
    ? t(language, messages.assigned, { name: personName(assignee, language) })
    : t(language, messages.assignedToSomeone)

const sentences: Record<HistoryKind, (entry: HistoryEntry, reading: Reading) => string> = {
  created: ({ onBehalfOf }, { language }) =>
    onBehalfOf
      ? t(language, messages.sentFor, { name: personName(onBehalfOf, language) })
      : t(language, messages.sent),
  status: statusSentence,
  assigned: assignedSentence,
  bulkAssigned: assignedSentence,
  unassigned: (_, { language }) => t(language, messages.unassigned),
  comment: ({ visibleToApplicant }, { language }) =>
    t(language, visibleToApplicant ? messages.comment : messages.internalComment),
}

/** The filing's own answers are the request; they stand elsewhere on the page. */
const answersOf = ({ activityId, data, kind }: HistoryEntry, { form, language }: Reading): SummaryRow[] => {
  const activity = activityId === undefined ? undefined : form?.activity(activityId)
  if (kind === 'created' || !activity || !data) return []
  return summaryRows(activity, data, language)
    .flatMap(({ rows }) => rows)
    .filter(({ isAnswered }) => isAnswered)
}

const markOf = (entry: HistoryEntry, isNewestStatus: boolean, { form }: Reading): HistoryLine['mark'] => {
  if (entry.kind === 'created') return 'start'
  const kind = form && entry.to ? stateOf(form.workflow, entry.to)?.kind : undefined
  return isNewestStatus && kind?.startsWith('waiting') ? 'waiting' : 'past'
}

/** The lines a reader sees, newest first. */
export const historyLines = (entries: readonly HistoryEntry[], reading: Reading): HistoryLine[] => {
  const newestFirst = [...entries].sort((a, b) => b.at.localeCompare(a.at))
  const newestStatus = newestFirst.find(({ kind }) => kind === 'status')
  return newestFirst.map(entry => ({
    id: entry.id,
    at: entry.at,
    kind: entry.kind,
    sentence: sentences[entry.kind](entry, reading),
    by: whoDid(entry, reading),
    ...(entry.text ? { text: entry.text } : {}),
    answers: answersOf(entry, reading),
    mark: markOf(entry, entry === newestStatus, reading),
  }))
}

/** What staff asked for when they sent the request back: the answers and words of the newest act that did so. */
export const askedOf = (lines: readonly HistoryLine[]): HistoryLine | undefined =>
  lines.find(({ mark }) => mark === 'waiting')
