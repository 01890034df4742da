// The conditions that stand in a field.

import type { Condition, FieldEntry } from '../definition.ts'

/** When it is asked, when it can be changed, when each of its options is offered. */
export const conditionsOf = (entry: FieldEntry): Condition[] =>
  [
    entry.conditionalField,
    entry.conditionalEditability,
    ...(entry.uniforms.options ?? []).map(option => option.conditionalField),
  ].filter(condition => condition !== undefined)
