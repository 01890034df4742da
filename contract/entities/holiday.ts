// A day on which nobody works.

import { type Static, Type } from 'typebox'
import { TextSchema } from './app-data.ts'

export const Holiday = Type.Object({
  date: Type.String({ format: 'date' }),
  name: TextSchema,
  /** Hangs on the moon, or was not decided yet. */
  isExpected: Type.Boolean(),
})
export type Holiday = Static<typeof Holiday>
