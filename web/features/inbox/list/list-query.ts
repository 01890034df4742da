// One page of the inbox as a question to the server. The page after one that is known goes on from its cursor,
// so that it costs what the first one costs; an address that was pasted in counts its way there.

import { filterOf } from '@bawaba/contract/call-address.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../client/client.ts'
import { serverNow } from '../../../client/server-clock.ts'
import { rowFields } from '../../../modules/requests/queries.ts'
import { type InboxSearch, type Sort, sortOf, viewOf } from '../address.ts'
import { whereOf } from '../filters/conditions.ts'
import { recall } from '../search/looked-for.ts'

export const pageSize = 20

const fields = [
  ...rowFields,
  'owner',
  'company',
  'assignee',
  'newMessageAt',
  'lateSince',
  'revision',
] as const
/** `data` holds the answers of the columns where the list is of one service. */
export type InboxRow = Pick<Request, (typeof fields)[number]> & Partial<Pick<Request, 'data'>>
export type InboxPage = {
  rows: InboxRow[]
  total: number
  /** There are more than `total`; nobody counted further. */
  isTruncated?: boolean
  next: string | undefined
}

const orders: Record<Sort, string> = {
  due: 'dueAt ASC',
  '-due': 'dueAt DESC',
  sent: 'createdAt ASC',
  '-sent': 'createdAt DESC',
  changed: 'updatedAt ASC',
  '-changed': 'updatedAt DESC',
  '-decided': 'actionDate DESC',
}

const orderOf = (search: InboxSearch): string => orders[sortOf(search) ?? 'due']

/** The part of the key that every page of one list has in common. */
const listOf = (search: InboxSearch) => {
  const { from: _, request: __, view: ___, sort: ____, ...filters } = search
  return { view: viewOf(search) ?? null, sort: sortOf(search) ?? null, ...filters }
}

const call = 'GET dynamic_services/requestsInbox'
export const listKey = [call, 'inbox'] as const
const pageKey = (search: InboxSearch) => [...listKey, listOf(search), search.from ?? 0] as const
export const isSameList = (key: readonly unknown[] | undefined, search: InboxSearch): boolean =>
  JSON.stringify(key?.[2]) === JSON.stringify(listOf(search))

/** Whether it is a page of a person's requests. */
export const isOfPerson = (key: readonly unknown[]): boolean =>
  (key[2] as { person?: string } | undefined)?.person !== undefined

/** Puts a changed request in its row of the pages of persons, as old as they are. */
export const putInPersons = (queries: QueryClient, changed: Request): void => {
  const row = Object.fromEntries(fields.map(name => [name, changed[name]])) as unknown as InboxRow
  const pages = queries
    .getQueryCache()
    .findAll({ queryKey: listKey, predicate: ({ queryKey }) => isOfPerson(queryKey) })
  for (const { queryKey, state } of pages)
    queries.setQueryData<InboxPage>(
      queryKey,
      page => page && { ...page, rows: page.rows.map(old => (old.id === changed.id ? row : old)) },
      { updatedAt: state.dataUpdatedAt },
    )
}

type Asker = { client: Client; queries: QueryClient; me: string }

const cursorBefore = (queries: QueryClient, search: InboxSearch): string | undefined =>
  search.from
    ? queries.getQueryData<InboxPage>(pageKey({ ...search, from: search.from - pageSize }))?.next
    : undefined

/** Of all services; of one where its answers are asked for or shown. */
const send = (
  { client }: Asker,
  service: string | undefined,
  query: { filter: string; total: true; after?: string },
  signal: AbortSignal,
) =>
  service === undefined
    ? client.send(call, { query, signal })
    : client.send('GET :service', { params: { service }, query, signal })

/** The requests of a person who was looked for: their identifier goes in the body, with no filter beside it. */
const askPerson = async (
  { client, queries }: Asker,
  search: InboxSearch,
  after: string | undefined,
  signal: AbortSignal,
): Promise<InboxPage> => {
  const person = recall(queries, search.person)
  if (!person) return { rows: [], total: 0, next: undefined }
  const body = { ...person, ...(after ? { after } : {}) }
  const found = await client.call('POST dynamic_services/inboxById', { body, signal })
  return { rows: found.requests as InboxRow[], total: found.total, next: found.next }
}

const askPage =
  (asker: Asker, search: InboxSearch) =>
  async ({ signal }: { signal: AbortSignal }): Promise<InboxPage> => {
    const after = cursorBefore(asker.queries, search)
    if (search.person !== undefined) return askPerson(asker, search, after, signal)
    const filter = filterOf({
      where: whereOf(search, asker.me, serverNow()),
      order: orderOf(search),
      fields: search.service ? [...fields, 'columns'] : fields,
      limit: pageSize,
      ...(after || !search.from ? {} : { skip: search.from }),
    })
    const query = { filter, total: true as const, ...(after ? { after } : {}) }
    const { answer, headers } = await send(asker, search.service, query, signal)
    return {
      rows: answer as InboxRow[],
      total: Number(headers.get('X-Total-Count')),
      isTruncated: headers.get('X-Total-Capped') === 'true',
      next: headers.get('X-Next-Cursor') ?? undefined,
    }
  }

/** As many as can be chosen at once. */
const mostChosen = 100

/** Whether more than a page of a list is read at once: of a person every page is a search that is written down. */
export const mayReadAll = ({ person }: InboxSearch): boolean => person === undefined

/** The first rows of a list in its order, as many as can be chosen at once. Those of a person it refuses to read. */
export const allRows = async (asker: Asker, search: InboxSearch): Promise<InboxRow[]> => {
  // A person stands in no filter: without this the rows would be everybody's.
  if (!mayReadAll(search)) throw new Error('The requests of a person are read page by page')
  const filter = filterOf({
    where: whereOf(search, asker.me, serverNow()),
    order: orderOf(search),
    fields,
    limit: mostChosen,
  })
  const { answer } = await send(asker, search.service, { filter, total: true }, new AbortController().signal)
  return answer as InboxRow[]
}

/** The page that is shown. */
export const pageQuery = (asker: Asker, search: InboxSearch) =>
  queryOptions({ queryKey: pageKey(search), queryFn: askPage(asker, search) })

/** The same page as it is by now, kept apart until the reader wants to see it. */
export const latestQuery = (asker: Asker, search: InboxSearch) =>
  queryOptions({ queryKey: ['inbox latest', ...pageKey(search)], queryFn: askPage(asker, search) })

/** Where a request belongs that only its number is known of: an address names nothing else. */
export const serviceQuery = (client: Client, ID: string) =>
  queryOptions({
    queryKey: [call, 'place', ID],
    queryFn: async ({ signal }) => {
      const query = { filter: filterOf({ where: { ID }, fields: ['serviceSlug'], limit: 1 }) }
      const [row] = await client.call(call, { query, signal })
      return row?.serviceSlug ?? null
    },
  })
