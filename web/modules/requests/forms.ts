// The form engine of the browser: one compiled definition serves every page that shows the service. The engine for
// patterns that are not proven quick is loaded for the definitions that may have one.

import type { FormDefinition } from '@bawaba/forms/definition.ts'
import {
  createForms,
  type Forms,
  loadLinearEngine,
  needsPatternEngine,
  platformKinds,
  publishedPatterns,
} from '@bawaba/forms/index.ts'

const plain = createForms(platformKinds)
let linear: Promise<Forms> | undefined

const withEngine = async (): Promise<Forms> =>
  createForms(platformKinds, { patterns: publishedPatterns(await loadLinearEngine()) })

export const formsFor = (definition: FormDefinition): Promise<Forms> => {
  if (!needsPatternEngine(definition)) return Promise.resolve(plain)
  linear ??= withEngine()
  return linear
}
