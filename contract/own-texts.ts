// How much people may write in their own words: used by forms before they send, and by the server. Pure.

import { nameLength } from './own-names.ts'

/** Most characters of each. */
export const longestText = {
  comment: 4000,
  reply: 4000,
  ratingComment: 1000,
  dueReason: 1000,
  actingReason: 200,
  keyName: 60,
  paymentReason: 1000,
} as const
export type OwnText = keyof typeof longestText

/** How long a text may be and how long it is; undefined where it is not. */
export const tooLong = (typed: string, of: OwnText): { most: number; length: number } | undefined => {
  const length = nameLength(typed)
  const most = longestText[of]
  return length > most ? { most, length } : undefined
}
