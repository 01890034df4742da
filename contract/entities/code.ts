// What sending a one-time code answers: when another may be requested, and how long this one is good.

import { type Static, Type } from 'typebox'

export const SentCode = Type.Object({
  resendAfterSeconds: Type.Integer(),
  expiresInSeconds: Type.Integer(),
})
export type SentCode = Static<typeof SentCode>
