// Everything that stands against publishing a definition, each finding with its place, in both languages.
// It reads a definition of the right shape, which `forms/schema` describes; nothing here runs in a form.

import type { FormDefinition } from '../definition.ts'
import { type Compiling, compileActivity } from '../engine/compile.ts'
import { DefinitionError } from '../engine/table.ts'
import { actFindings } from './check-acts.ts'
import { cycleFindings } from './check-cycles.ts'
import { fieldFindings } from './check-fields.ts'
import { flowFindings } from './check-flow.ts'
import { hookFindings } from './check-hooks.ts'
import { stateFindings } from './check-states.ts'
import { textFindings } from './check-texts.ts'
import { type Finding, finding } from './findings.ts'
import { questionsOf } from './walk.ts'

export type { Finding } from './findings.ts'

/** Three times the longest form that people were ever asked to fill in. */
const mostFields = 3000
/** Each is proven or translated, which takes a while. */
const mostPatterns = 500

/** So much that to look at all of it would keep others waiting. */
const sizeFindings = ({ activities }: FormDefinition): Finding[] => {
  const questions = activities.flatMap(questionsOf)
  const patterns = questions.filter(({ entry }) => entry.regExp !== undefined)
  return [
    ...(questions.length > mostFields
      ? [finding('activities', 'tooManyFields', `${questions.length} > ${mostFields}`)]
      : []),
    ...(patterns.length > mostPatterns
      ? [finding('activities', 'tooManyPatterns', `${patterns.length} > ${mostPatterns}`)]
      : []),
  ]
}

/** Faults that only compiling would show. */
const compileFindings = (definition: FormDefinition, compiling: Compiling): Finding[] =>
  definition.activities.flatMap(activity => {
    try {
      compileActivity(definition, activity, compiling)
      return []
    } catch (error) {
      if (error instanceof DefinitionError) return [finding(error.place, error.key)]
      throw error
    }
  })

export const checkService = (definition: FormDefinition, compiling: Compiling): Finding[] => {
  const tooLarge = sizeFindings(definition)
  if (tooLarge.length > 0) return tooLarge
  const found = [
    ...stateFindings(definition),
    ...flowFindings(definition),
    ...actFindings(definition),
    ...fieldFindings(definition, compiling),
    ...cycleFindings(definition),
    ...hookFindings(definition),
    ...textFindings(definition),
  ]
  const known = new Set(found.map(({ place, key }) => `${place} ${key}`))
  const missed = compileFindings(definition, compiling).filter(
    ({ place, key }) => !known.has(`${place} ${key}`),
  )
  return [...found, ...missed]
}
