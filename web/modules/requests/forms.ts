// The form engine of the browser: one compiled definition serves every page that shows the service. The engine for
// patterns that are not proven quick is loaded for the definitions that may have one.

import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { loadOwnKinds } from '@bawaba/forms/fields/own-kinds.ts'
import {
  createForms,
  type FieldKind,
  type Forms,
  loadLinearEngine,
  needsPatternEngine,
  platformKinds,
  publishedPatterns,
} from '@bawaba/forms/index.ts'
import { questionsOf } from '@bawaba/forms/workflow/walk.ts'

const plain = createForms(platformKinds)
let linear: Promise<Forms> | undefined

const withEngine = async (kinds: readonly FieldKind[]): Promise<Forms> =>
  createForms(kinds, { patterns: publishedPatterns(await loadLinearEngine()) })

const kindsIn = ({ activities }: FormDefinition): string[] =>
  activities.flatMap(activity => questionsOf(activity).map(({ entry }) => entry.uniforms.type))

export const formsFor = async (definition: FormDefinition): Promise<Forms> => {
  const own = await loadOwnKinds(kindsIn(definition))
  const needsEngine = needsPatternEngine(definition)
  if (own.length > 0) {
    const kinds = [...platformKinds, ...own]
    return needsEngine ? withEngine(kinds) : createForms(kinds)
  }
  if (!needsEngine) return plain
  linear ??= withEngine(platformKinds)
  return linear
}
