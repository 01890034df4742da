// A definition that passed the check. Only the check makes one, and only such a definition can be published: the
// designer's screen, the command, a roll-back and a start all have to go through it.

import { createHash } from 'node:crypto'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { withOneCountName } from '@bawaba/forms/count-names.ts'
import type { Issue } from '@bawaba/forms/index.ts'
import { type Checks, issuesOf } from './check.ts'

declare const passedCheck: unique symbol
export type CheckedDefinition = {
  readonly definition: ServiceDefinition
  readonly sha256: string
  readonly [passedCheck]: true
}

/** Tells definitions apart. Key order counts: the order of fields is the order of questions. */
export const fingerprintOf = (definition: ServiceDefinition): string =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex')

export type CheckResult = { checked: CheckedDefinition } | { issues: Issue[] }

/** `more`: problems that the caller knows of besides, such as states that requests are in. */
export const checkDefinition = async (
  written: unknown,
  checks: Checks,
  more: readonly Issue[] = [],
): Promise<CheckResult> => {
  const definition = withOneCountName(written)
  const issues = [...(await issuesOf(definition, checks)), ...more]
  if (issues.length > 0) return { issues }
  const service = definition as ServiceDefinition
  return { checked: { definition: service, sha256: fingerprintOf(service) } as CheckedDefinition }
}
