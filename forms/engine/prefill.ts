// The answers that a new form begins with, of what is known of its applicant. Pure: who may know what is the caller's.

import type { Answers, FieldEntry } from '../definition.ts'
import type { Field, RuleContext } from '../fields/field.ts'
import type { CompiledActivity } from './table.ts'

/** What is known for what a question's `prefill` says; undefined where nothing is. */
export type KnownAnswer = (prefill: NonNullable<FieldEntry['prefill']>, entry: FieldEntry) => unknown

const valueFor = (field: Field, known: KnownAnswer, context: RuleContext): unknown => {
  const { kind, entry, fixed } = field
  if (entry.prefill === undefined || fixed || entry.hidden) return undefined
  const parsed = kind.parse(known(entry.prefill, entry), field)
  if ('error' in parsed || parsed.value === undefined) return undefined
  // What the question would refuse is better left for its person to type.
  return kind.validate(parsed.value, field, context).length > 0 ? undefined : parsed.value
}

export const prefilledAnswers = (
  { fields }: CompiledActivity,
  known: KnownAnswer,
  context: RuleContext,
): Answers =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = valueFor(field, known, context)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
