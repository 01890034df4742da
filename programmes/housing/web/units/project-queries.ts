// The units of a project as its page reads them, on the server too: how many there are, and those that are looked for.

import type { Client } from '@bawaba/web/client/client.ts'
import { always } from '@bawaba/web/client/fresh.ts'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Availability, Unit, unitCalls } from '../../unit-calls.ts'
import { saleQuery } from '../sale/sale-queries.ts'
import { filterOf, type ProjectSearch, readProjectSearch } from './project-search.ts'

export const availabilityQuery = (client: Client, project: string) => ({
  ...programmeClient<typeof unitCalls>(client).query('GET projects/:code/availability', {
    params: { code: project },
  }),
  ...always,
})

type Page = { rows: Unit[]; total: number }
/** A page of units by a filter, with how many there are. */
export const unitPageQuery = (client: Client, filter: object) => ({
  queryKey: ['GET units', filter],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Page> => {
    const query = { filter: JSON.stringify(filter), total: true }
    const units = programmeClient<typeof unitCalls>(client)
    const { answer, headers } = await units.send('GET units', { query, signal } as never)
    return { rows: answer as Unit[], total: Number(headers.get('X-Total-Count')) }
  },
  ...always,
})

export const unitsQuery = (client: Client, project: string, search: ProjectSearch) =>
  unitPageQuery(client, filterOf(project, search))

/** What fails here is said on the page, where the rest of it stands. */
export const loadUnits = async (
  { client, queries }: { client: Client; queries: QueryClient },
  project: string,
  search: Record<string, unknown>,
): Promise<void> => {
  const availability = availabilityQuery(client, project)
  await queries.prefetchQuery(saleQuery(client, project) as never)
  await queries.prefetchQuery(availability as never)
  const { total = 0 } = (queries.getQueryData(availability.queryKey) as Availability | undefined) ?? {}
  if (total > 0) await queries.prefetchQuery(unitsQuery(client, project, readProjectSearch(search)) as never)
}
