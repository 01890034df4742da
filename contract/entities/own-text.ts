// A text of the product or of a service, as the screen of translations shows it.

import { type Static, Type } from 'typebox'
import { textStates } from '../text-rules.ts'
import { Literals } from './literals.ts'

const open = { additionalProperties: false }
const Forms = Type.Record(Type.String({ maxLength: 8 }), Type.String({ maxLength: 4000 }))
const Both = Type.Object({ ar: Forms, en: Forms })
export const Written = Type.Object({ ar: Type.Optional(Forms), en: Type.Optional(Forms) }, open)

export const OwnText = Type.Object({
  id: Type.String(),
  /** `product`, or the slug of a service. */
  scope: Type.String(),
  /** Where it is used: a file and a name, or the key of the service's text. */
  place: Type.String(),
  state: Literals(textStates),
  own: Both,
  /** What stands instead; empty: nothing. */
  written: Written,
  /** Of a stale one: its own words when those were written. */
  before: Type.Optional(Both),
  /** Words that wait for a second administrator, and the account of who wrote them. */
  proposed: Type.Optional(Type.Object({ written: Written, by: Type.String() })),
  /** 0: never changed. */
  revision: Type.Integer(),
})
export type OwnText = Static<typeof OwnText>

export const TextChange = Type.Object({
  revision: Type.Integer(),
  written: Written,
  changedAt: Type.String(),
})

export const TextImportReport = Type.Object({
  isDryRun: Type.Boolean(),
  changed: Type.Integer(),
  refused: Type.Integer(),
  rows: Type.Array(
    Type.Object({
      line: Type.Integer(),
      id: Type.String(),
      place: Type.String(),
      outcome: Literals(['ready', 'changed', 'proposed', 'same', 'refused']),
      errors: Type.Array(
        Type.Object({
          language: Type.String(),
          form: Type.String(),
          key: Type.String(),
          /** The address that was found. */
          name: Type.Optional(Type.String()),
        }),
      ),
      /** The words in force, and those of the file; absent where the file changes nothing. */
      before: Type.Optional(Written),
      after: Type.Optional(Written),
    }),
  ),
})
export type TextImportReport = Static<typeof TextImportReport>
