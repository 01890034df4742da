// What the address of the texts holds.

import { type TextState, textStates } from '@bawaba/contract/text-rules.ts'

export type TextsSearch = { q?: string; state?: TextState; scope?: string; from?: number }

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined

export const readTextsSearch = (search: Record<string, unknown>): TextsSearch => ({
  q: textIn(search.q),
  state: textStates.find(state => state === search.state),
  scope: textIn(search.scope),
  from: Number.isInteger(search.from) && (search.from as number) > 0 ? (search.from as number) : undefined,
})
