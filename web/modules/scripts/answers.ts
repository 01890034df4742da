// What the scripts of the browser answer: answers to fill in, and words beside fields. A part of another shape is left
// out: these scripts decorate, and nothing depends on them. Pure.

import type { Text } from '@bawaba/language/index.ts'

type Plain = Record<string, unknown>
export type ScriptAnswer = {
  answers: Plain
  /** By field; null takes the word away. */
  notes: Record<string, Text | null>
}

const longestNote = 500

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const noteOf = (value: unknown): Text | null => {
  if (!isPlain(value) || typeof value.ar !== 'string' || typeof value.en !== 'string') return null
  const { ar, en } = value
  return ar.length > longestNote || en.length > longestNote ? null : { ar, en }
}

export const readScriptAnswer = (value: unknown): ScriptAnswer => {
  const { answers, notes } = isPlain(value) ? value : ({} as Plain)
  return {
    answers: isPlain(answers) ? answers : {},
    notes: Object.fromEntries(
      Object.entries(isPlain(notes) ? notes : {}).map(([field, note]) => [field, noteOf(note)]),
    ),
  }
}
