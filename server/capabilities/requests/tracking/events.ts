// What of an act reaches a person who chose how they want to be answered: a question, an answer in the words of staff, or
// the end of the request. Steps between them are read on the page of the request.

import type { InformationRequest } from '@bawaba/contract/entities/request.ts'
import type { CompiledActivity } from '@bawaba/forms/index.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { Notice } from '../../notifications/index.ts'
import { words } from './visitor-words.ts'

const textKinds = ['text', 'textarea']

/** What staff wrote in an act, as the applicant reads it. */
export const wordsIn = (
  { fields }: Pick<CompiledActivity, 'fields'>,
  answers: Record<string, unknown>,
  comment: string | undefined,
): string =>
  [
    ...fields.filter(({ entry }) => textKinds.includes(entry.uniforms.type)).map(({ name }) => answers[name]),
    comment,
  ]
    .filter(text => typeof text === 'string' && text.trim() !== '')
    .join('\n')

type Act = {
  /** What its applicant is notified of; undefined where that is nothing. */
  notice: Pick<Notice, 'title' | 'text'> | undefined
  question: InformationRequest | undefined
  words: string
  isOver: boolean
  until: Date | null
}
type Event = { title: Text } & (
  | { kind: 'question'; words: string; until: Date | null }
  | { kind: 'answer'; notice: Text; words: string }
  | { kind: 'news'; notice: Text }
)

export const eventOf = ({ notice, question, words: written, isOver, until }: Act): Event | undefined => {
  if (!notice) return undefined
  if (question)
    return { kind: 'question', title: words.questionSubject, words: question.message ?? written, until }
  const { title, text } = notice
  if (written !== '') return { kind: 'answer', title, notice: text, words: written }
  return isOver ? { kind: 'news', title, notice: text } : undefined
}
