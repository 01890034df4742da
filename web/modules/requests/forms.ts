// The form engine of the browser: one compiled definition serves every page that shows the service. The engine for
// patterns that are not proven quick, and the operations of expressions, are loaded for the definitions that need them.

import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { firstKinds } from '@bawaba/forms/fields/first-kinds.ts'
import { lateKind } from '@bawaba/forms/fields/late-kinds.ts'
import { ownKind } from '@bawaba/forms/fields/own-kinds.ts'
import {
  createForms,
  type FieldKind,
  type Forms,
  loadLinearEngine,
  loadOperations,
  needsOperationsOf,
  needsPatternEngine,
  publishedPatterns,
} from '@bawaba/forms/index.ts'
import { allQuestions } from '@bawaba/forms/workflow/walk.ts'

const made = new Map<string, Promise<Forms>>()

const kindsIn = (definition: FormDefinition): string[] =>
  allQuestions(definition).map(({ entry }) => entry.uniforms.type)

/** A kind that is not at hand: a programme's, or one of the platform's that few services ask. */
const fetchKind = (name: string): Promise<FieldKind> | undefined =>
  ownKind(name)?.().then(({ kind }) => kind) ?? lateKind(name)?.()

const formsWith = async (
  kinds: readonly FieldKind[],
  hasEngine: boolean,
  hasOperations: boolean,
): Promise<Forms> => {
  const [engine, operations] = await Promise.all([
    hasEngine ? loadLinearEngine() : undefined,
    hasOperations ? loadOperations() : undefined,
  ])
  return createForms(kinds, { patterns: publishedPatterns(engine), operations })
}

export const formsFor = async (definition: FormDefinition): Promise<Forms> => {
  const needs = [needsPatternEngine(definition), needsOperationsOf(definition)] as const
  const fetchedKinds = await Promise.all(
    [...new Set(kindsIn(definition))].flatMap(name => fetchKind(name) ?? []),
  )
  if (fetchedKinds.length > 0) return formsWith([...firstKinds, ...fetchedKinds], ...needs)
  const key = needs.join()
  const known = made.get(key) ?? formsWith(firstKinds, ...needs)
  made.set(key, known)
  // What could not be fetched is asked for again the next time.
  known.catch(() => made.delete(key))
  return known
}
