// Everything that stands against publishing a definition, each finding with its place, in both languages.
// It reads a definition of the right shape, which `forms/schema` describes; nothing here runs in a form.

import type { FormDefinition } from '../definition.ts'
import { type Compiling, compileActivity } from '../engine/compile.ts'
import { DefinitionError } from '../engine/table.ts'
import type { Field } from '../fields/field.ts'
import { actIssues } from './check-acts.ts'
import { blocksIssues } from './check-blocks.ts'
import { contactIssues } from './check-contact.ts'
import { cycleIssues } from './check-cycles.ts'
import { unknownDeliveries } from './check-deliveries.ts'
import { tooManyParts } from './check-expressions.ts'
import { paymentFeeIssues } from './check-fees.ts'
import { fieldIssues } from './check-fields.ts'
import { flowIssues } from './check-flow.ts'
import { hookIssues } from './check-hooks.ts'
import { letterIssues } from './check-letters.ts'
import { messageIssues } from './check-messages.ts'
import { oneOpenIssues } from './check-one-open.ts'
import { prefillIssues } from './check-prefill.ts'
import { registryIssues } from './check-registries.ts'
import { reserveIssues } from './check-reserves.ts'
import { stateIssues } from './check-states.ts'
import { teamIssues } from './check-teams.ts'
import { textIssues } from './check-texts.ts'
import { type Issue, issue } from './issues.ts'
import { allQuestions } from './walk.ts'

export type { Issue } from './issues.ts'

/** Three times the longest form that people were ever asked to fill in. */
const mostFields = 3000
/** Each is proven or translated, which takes a while. */
const mostPatterns = 500

/** So much that to look at all of it would keep others waiting. */
const sizeIssues = ({ activities }: FormDefinition): Issue[] => {
  const questions = allQuestions({ activities })
  const patterns = questions.filter(({ entry }) => entry.regExp !== undefined)
  return [
    ...(questions.length > mostFields
      ? [issue('activities', 'tooManyFields', `${questions.length} > ${mostFields}`)]
      : []),
    ...tooManyParts({ activities }),
    ...(patterns.length > mostPatterns
      ? [issue('activities', 'tooManyPatterns', `${patterns.length} > ${mostPatterns}`)]
      : []),
  ]
}

/** A default that its own field cannot read, as a day that no month has, would open every form with a fault. */
const defaultIssues = (fields: readonly Field[], path: string): Issue[] =>
  fields.flatMap(field => {
    const { kind, entry, group, name } = field
    const own = `${path}.${name}`
    if (group) return defaultIssues(group.fields, own)
    if (entry.defaultValue === undefined || kind.group) return []
    return 'error' in kind.parse(entry.defaultValue, field)
      ? [issue(`${own}.defaultValue`, 'unreadDefault')]
      : []
  })

/** Faults that only compiling would show. */
const compileIssues = (definition: FormDefinition, compiling: Compiling): Issue[] =>
  definition.activities.flatMap(activity => {
    try {
      const { steps } = compileActivity(definition, activity, compiling)
      return steps.flatMap(({ key, fields }) =>
        defaultIssues(fields, `activities.${activity.activityId}.${key}`),
      )
    } catch (error) {
      if (error instanceof DefinitionError) return [issue(error.place, error.key)]
      throw error
    }
  })

export const checkService = (definition: FormDefinition, compiling: Compiling): Issue[] => {
  const tooLarge = sizeIssues(definition)
  if (tooLarge.length > 0) return tooLarge
  const found = [
    ...stateIssues(definition),
    ...flowIssues(definition),
    ...unknownDeliveries(definition, compiling.deliveries),
    ...actIssues(definition),
    ...fieldIssues(definition, compiling),
    ...blocksIssues(definition, compiling.kinds),
    ...cycleIssues(definition),
    ...hookIssues(definition),
    ...registryIssues(definition, compiling.kinds),
    ...prefillIssues(definition, compiling.kinds),
    ...reserveIssues(definition, compiling.kinds),
    ...teamIssues(definition),
    ...oneOpenIssues(definition, compiling.kinds),
    ...contactIssues(definition),
    ...paymentFeeIssues(definition),
    ...textIssues(definition),
    ...messageIssues(definition, compiling.kinds),
    ...letterIssues(definition, compiling.kinds),
  ]
  const known = new Set(found.map(({ place, key }) => `${place} ${key}`))
  const missed = compileIssues(definition, compiling).filter(
    ({ place, key }) => !known.has(`${place} ${key}`),
  )
  return [...found, ...missed]
}
