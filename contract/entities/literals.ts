// One of a fixed list of words, typed as such.

import { Type } from 'typebox'

/** A string schema that allows just these values. */
export const Literals = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] })
