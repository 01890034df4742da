// A company that somebody files for: its name and its number in the commercial register.

import { type Static, Type } from 'typebox'

export const Company = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  registerNumber: Type.String({ minLength: 1, maxLength: 40 }),
})
export type Company = Static<typeof Company>
