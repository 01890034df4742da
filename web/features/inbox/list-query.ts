// One page of the inbox as a question to the server. The page after one that is known goes on from its cursor,
// so that it costs what the first one costs; an address that was pasted in counts its way there.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { filterOf } from '../../client/address.ts'
import type { Client } from '../../client/client.ts'
import { rowFields } from '../../requests/queries.ts'
import { type InboxSearch, type Sort, viewOf } from './address.ts'
import { type View, viewDefinition } from './views.ts'

export const pageSize = 20

const fields = [...rowFields, 'owner', 'assignee', 'actionDate'] as const
export type InboxRow = Pick<Request, (typeof fields)[number]>
export type InboxPage = { rows: InboxRow[]; total: number; next: string | undefined }

const orders: Record<Sort, string> = {
  due: 'dueAt ASC',
  '-due': 'dueAt DESC',
  sent: 'createdAt ASC',
  '-sent': 'createdAt DESC',
}

/** What came late stands first; of the finished ones, the last that was decided. */
export const defaultSort = (view: View | undefined): Sort | undefined =>
  view === 'finished' ? undefined : 'due'

const orderOf = ({ sort, ...search }: InboxSearch): string => {
  const wanted = sort ?? defaultSort(viewOf(search))
  return wanted ? orders[wanted] : 'actionDate DESC'
}

/** The `%` and `_` of a pattern that someone typed are letters like any other. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const whereOf = (search: InboxSearch, me: string, now: Date): Record<string, unknown> => {
  const view = viewOf(search)
  return {
    ...(view ? viewDefinition(view).where({ me, now }) : {}),
    ...(search.service ? { serviceSlug: search.service } : {}),
    ...(search.number ? { ID: { ilike: containing(search.number) } } : {}),
  }
}

/** The part of the key that every page of one list has in common. */
const listOf = ({ service, number, sort, ...rest }: InboxSearch) => ({
  view: viewOf({ number, ...rest }) ?? null,
  service: service ?? null,
  number: number ?? null,
  sort: sort ?? null,
})

const call = 'GET dynamic_services/requestsInbox'
export const listKey = [call, 'inbox'] as const
const pageKey = (search: InboxSearch) => [...listKey, listOf(search), search.from ?? 0] as const
export const isSameList = (key: readonly unknown[] | undefined, search: InboxSearch): boolean =>
  JSON.stringify(key?.[2]) === JSON.stringify(listOf(search))

type Asker = { client: Client; queries: QueryClient; me: string }

const cursorBefore = (queries: QueryClient, search: InboxSearch): string | undefined =>
  search.from
    ? queries.getQueryData<InboxPage>(pageKey({ ...search, from: search.from - pageSize }))?.next
    : undefined

const askPage =
  ({ client, queries, me }: Asker, search: InboxSearch) =>
  async ({ signal }: { signal: AbortSignal }): Promise<InboxPage> => {
    const after = cursorBefore(queries, search)
    const filter = filterOf({
      where: whereOf(search, me, new Date()),
      order: orderOf(search),
      fields,
      limit: pageSize,
      ...(after || !search.from ? {} : { skip: search.from }),
    })
    const { answer, headers } = await client.send(call, { query: { filter, total: true, after }, signal })
    return {
      rows: answer as InboxRow[],
      total: Number(headers.get('X-Total-Count')),
      next: headers.get('X-Next-Cursor') ?? undefined,
    }
  }

/** The page that is shown. */
export const pageQuery = (asker: Asker, search: InboxSearch) =>
  queryOptions({ queryKey: pageKey(search), queryFn: askPage(asker, search) })

/** The same page as it is by now, kept apart until the reader wants to see it. */
export const latestQuery = (asker: Asker, search: InboxSearch) =>
  queryOptions({ queryKey: ['inbox latest', ...pageKey(search)], queryFn: askPage(asker, search) })

/** Where a request belongs that only its number is known of: an address names nothing else. */
export const placeQuery = (client: Client, ID: string) =>
  queryOptions({
    queryKey: [call, 'place', ID],
    queryFn: async ({ signal }) => {
      const query = { filter: filterOf({ where: { ID }, fields: ['serviceSlug'], limit: 1 }) }
      const [row] = await client.call(call, { query, signal })
      return row?.serviceSlug ?? null
    },
  })
