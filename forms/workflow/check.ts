// Everything that stands against publishing a definition, each finding with its place, in both languages.

import type { FormDefinition } from '../definition.ts'
import { compileActivity, DefinitionError, type Kinds } from '../engine/compile.ts'
import { fieldFindings } from './check-fields.ts'
import { stateFindings } from './check-states.ts'
import { textFindings } from './check-texts.ts'
import { type Finding, finding } from './findings.ts'

export type { Finding } from './findings.ts'

/** Faults that only compiling shows: cycles, unsafe patterns, doubled names, unknown kinds. */
const compileFindings = (definition: FormDefinition, kinds: Kinds): Finding[] =>
  definition.activities.flatMap(activity => {
    try {
      compileActivity(definition, activity, kinds)
      return []
    } catch (error) {
      if (error instanceof DefinitionError) return [finding(error.place, error.key)]
      throw error
    }
  })

export const checkService = (definition: FormDefinition, kinds: Kinds): Finding[] => [
  ...stateFindings(definition),
  ...fieldFindings(definition, kinds),
  ...textFindings(definition),
  ...compileFindings(definition, kinds),
]
