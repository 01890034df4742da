// getEmployees: whom requests can be given to, of the services that the caller is given, by a filter as lists take it.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import {
  applyFilter,
  type FieldType,
  parseFilter,
  type Vocabulary,
  valuesOf,
} from '../../platform/filter/index.ts'
import type { Task } from './tasks.ts'

export type Worker = PersonRef & { roles: string[]; services: string[]; serviceCenter: string | null }
type Dependencies = {
  /** Active case workers of these services; of all where none are named. */
  workers(services: readonly string[] | undefined): Promise<Worker[]>
}

/** Nobody is left out unless the filter says so. */
const everyone = 10_000
const vocabulary: Vocabulary = {
  fields: new Map<string, FieldType>(
    ['id', 'name', 'englishName', 'serviceSlug', 'roles', 'serviceCenter'].map(name => [name, 'text']),
  ),
  parts: ['id', 'name', 'englishName'],
  defaultLimit: everyone,
  maxLimit: everyone,
}

export const employeesTask = ({ workers }: Dependencies): Task => ({
  policy: { CASE_OFFICER: 'given', SUPERVISOR: 'given', BFM_ADMIN: 'all', REPORT_MANAGER: 'all' },
  run: async ({ actor, scope, filter: sent }) => {
    const filter = parseFilter(sent, vocabulary)
    const isLimited = actor.mode !== 'VISITOR' && scope !== 'all' && !actor.services.includes('*')
    const own = isLimited ? actor.services : undefined
    if (own?.length === 0) return { employees: [] }
    const named = [...valuesOf(filter.where, new Set(['serviceSlug']))].map(String)
    /** The services that somebody works on, of those that the caller may know of or asks about. */
    const servicesOf = ({ services }: Worker): string[] =>
      services.includes('*') ? (own ?? named) : services.filter(slug => !own || own.includes(slug))
    const rows = (await workers(own)).map(worker => ({ ...worker, serviceSlug: servicesOf(worker) }))
    const shown = { ...filter, fields: filter.fields ?? [...vocabulary.parts] }
    return { employees: applyFilter(shown, rows) as PersonRef[] }
  },
})
