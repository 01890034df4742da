// getEmployees: whom requests can be given to, of one service or of all that the caller is given.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { parseWhere } from '../../platform/filter/index.ts'
import type { Task } from './tasks.ts'

type Dependencies = {
  /** Active case workers of these services; of all where none are named. */
  workers(services: readonly string[] | undefined): Promise<PersonRef[]>
}

const vocabulary = {
  fields: new Map([['serviceSlug', 'text' as const]]),
  parts: [],
  defaultLimit: 0,
  maxLimit: 0,
}

/** The services a filter names: `{where: {serviceSlug: 'X'}}` or `{inq: [...]}`; undefined where it names none. */
const namedIn = (filter: unknown): string[] | undefined => {
  const where = parseWhere((filter as { where?: unknown } | undefined)?.where, vocabulary)
  if (!where || !('field' in where)) return undefined
  return [where.value].flat().map(String)
}

export const employeesTask = ({ workers }: Dependencies): Task => ({
  policy: { CASE_OFFICER: 'given', SUPERVISOR: 'given', BFM_ADMIN: 'all', REPORT_MANAGER: 'all' },
  run: async ({ actor, scope, filter }) => {
    const requested = namedIn(filter)
    if (actor.mode === 'VISITOR' || scope === 'all' || actor.services.includes('*'))
      return { employees: await workers(requested) }
    const options = requested ? requested.filter(slug => actor.services.includes(slug)) : actor.services
    return { employees: options.length === 0 ? [] : await workers(options) }
  },
})
