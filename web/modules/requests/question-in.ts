// The question that a request waits with, or whose answer nobody has acted on. Pure.

import type { HistoryEntry } from '@bawaba/contract/entities/request.ts'

export type OpenQuestion = { question: HistoryEntry; answer?: HistoryEntry }

/** Of a history in any order. What happened besides (a comment, a new owner) leaves a question open. */
export const questionIn = (history: readonly HistoryEntry[]): OpenQuestion | undefined => {
  const [last, before] = history
    .filter(({ kind }) => kind === 'status')
    .sort((a, b) => b.at.localeCompare(a.at))
  if (last?.asked) return { question: last }
  return before?.asked && last?.actor === 'applicant' ? { question: before, answer: last } : undefined
}
