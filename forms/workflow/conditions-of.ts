// The expressions that stand in a field.

import type { Condition, FieldEntry, RuleEntry } from '../definition.ts'
import type { Expression } from '../expression.ts'

/** When it is asked, when it can be changed, when each of its options is offered. */
export const conditionsOf = (entry: FieldEntry): Condition[] =>
  [
    entry.conditionalField,
    entry.conditionalEditability,
    ...(entry.uniforms.options ?? []).map(option => option.conditionalField),
  ].filter(condition => condition !== undefined)

/** What decides how it stands: its value besides. Circles of these have no end. */
export const decidedBy = (entry: FieldEntry): Expression[] => [
  ...conditionsOf(entry),
  ...(entry.calculate === undefined ? [] : [entry.calculate]),
]

/** Its bounds that hang on other answers. */
export const boundsOf = ({ min, max }: FieldEntry): Expression[] =>
  [min, max].filter(bound => typeof bound === 'object')

/** What judges its answer; it may look at itself. */
export const judgedBy = (entry: FieldEntry): Expression[] => [
  ...(entry.rules ?? []).map(({ wrongWhen }: RuleEntry) => wrongWhen),
  ...boundsOf(entry),
]
