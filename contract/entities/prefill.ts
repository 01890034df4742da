// What a new form begins with.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'

export const EarlierSource = Type.Object({
  /** The number of the request that the answer comes from. */
  ID: Type.String(),
  serviceSlug: Type.String(),
  serviceLabel: TextSchema,
  /** The day on which it was filed, in Cairo. */
  filedOn: Type.String(),
})
export type EarlierSource = Static<typeof EarlierSource>

export const Prefilled = Type.Object({
  answers: Type.Record(Type.String(), Type.Unknown()),
  /** By question: where its answer comes from, where that is an earlier request and not the profile. */
  earlier: Type.Record(Type.String(), EarlierSource),
})
export type Prefilled = Static<typeof Prefilled>
