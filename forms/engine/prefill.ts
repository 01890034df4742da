// The answers that a new form begins with, of what is known of its applicant. Pure: who may know what is the caller's.

import type { Answers } from '../definition.ts'
import type { Field, RuleContext } from '../fields/field.ts'
import type { KnownProfile } from '../fields/profile-properties.ts'
import type { CompiledActivity } from './table.ts'

const valueFor = (field: Field, known: KnownProfile, context: RuleContext): unknown => {
  const { kind, entry, fixed } = field
  if (entry.prefill === undefined || fixed || entry.hidden) return undefined
  const parsed = kind.parse(known[entry.prefill], field)
  if ('error' in parsed || parsed.value === undefined) return undefined
  // What the question would refuse is better left for its person to type.
  return kind.validate(parsed.value, field, context).length > 0 ? undefined : parsed.value
}

export const prefilledAnswers = (
  { fields }: CompiledActivity,
  known: KnownProfile,
  context: RuleContext,
): Answers =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = valueFor(field, known, context)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

/** Whether any of its questions can begin with a profile. */
export const hasPrefill = ({ fields }: CompiledActivity): boolean =>
  fields.some(({ entry }) => entry.prefill !== undefined)
