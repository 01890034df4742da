// A definition that a test publishes without the check, as a release with other rules would have.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { type CheckedDefinition, fingerprintOf } from './capabilities/catalogue/index.ts'

export const uncheckedDefinition = (
  definition: ServiceDefinition,
  sha256 = fingerprintOf(definition),
): CheckedDefinition => ({ definition, sha256 }) as CheckedDefinition
