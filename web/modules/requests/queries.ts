// Questions about requests and their services. A definition is compiled when it is loaded: whoever asks for it
// again, the form, the status of a row, the history, is given the compiled one.

import { type Filter, filterOf } from '@bawaba/contract/call-address.ts'
import type { Request, RequestRow } from '@bawaba/contract/entities/request.ts'
import type { Service } from '@bawaba/contract/entities/service.ts'
import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { type CompiledService, needsCalendar } from '@bawaba/forms/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../client/client.ts'
import { callQuery, common, showAnswer } from '../../client/queries.ts'
import { compiledKey } from './compiled-key.ts'
import { formsFor } from './forms.ts'

/** A service as a signed-in person is sent it, and its form. */
export type OpenService = {
  service: Partial<Service>
  form: CompiledService
  /** The days that are worked, where the form counts them. */
  calendar?: WorkingCalendar | undefined
}

/** What of a definition visitors of a service that asks for a sign-in are not sent. */
const hasForm = ({ activities, workflow }: Partial<Service>): boolean => Boolean(activities && workflow)

/** How long the end of a session may take to be known here once the server knows it. */
const patience = 2_000

/** Resolves once nobody is signed in any more, or after a while. */
const untilSignedOut = ({ session }: Client): Promise<void> =>
  new Promise(resolve => {
    const look = () => session.read().status !== 'signed-in' && done()
    const stop = session.subscribe(look)
    const late = setTimeout(() => done(), patience)
    const done = () => {
      clearTimeout(late)
      stop()
      resolve()
    }
    look()
  })

/** For as long as the page stands that leads to the sign-in; a query that is put away ends it. */
const hold = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Where it cannot be had the form counts no working days, and the server does. */
const calendarFor = async (client: Client, definition: FormDefinition): Promise<OpenService['calendar']> => {
  if (!needsCalendar(definition)) return undefined
  const found = await client.call('GET workingCalendar', {}).catch(() => undefined)
  return found && { weekend: found.weekend, holidays: new Set(found.holidays.map(({ date }) => date)) }
}

const open = async (client: Client, service: Partial<Service>): Promise<OpenService> => {
  const { serviceSlug, translations, activities, workflow, linearPatterns } = service
  if (!serviceSlug || !translations || !activities || !workflow)
    throw new Error('The definition came without its form: it was asked for by a visitor')
  const definition: FormDefinition = { serviceSlug, translations, activities, workflow, linearPatterns }
  const [forms, calendar] = await Promise.all([formsFor(definition), calendarFor(client, definition)])
  return { service, form: forms.compile(definition), calendar }
}

/** A service by its slug, compiled: as it is now, or in the version that a request is pinned to. */
export const compiledServiceQuery = (client: Client, serviceSlug: string, version?: number) =>
  common(
    queryOptions<OpenService>({
      // Apart from the plain call of the same name: that one may hold what a visitor was sent.
      queryKey: compiledKey(serviceSlug, version),
      queryFn: async ({ signal }) => {
        const where = version === undefined ? { serviceSlug } : { serviceSlug, version }
        const query = { filter: filterOf({ where }) }
        const ask = () => client.call('GET dynamic_services/findOne', { query, signal })
        const service = await ask()
        if (hasForm(service)) return open(client, service)
        // Asked while the session was ending: nobody is there to be shown it, and nothing is wrong.
        await untilSignedOut(client)
        if (client.session.read().status !== 'signed-in') return hold(signal)
        return open(client, await ask())
      },
      structuralSharing: false,
    }),
  )

/** One request with its history, by its number. */
export const requestQuery = (client: Client, serviceSlug: string, ID: string) =>
  callQuery(client, 'GET :service/findOne', {
    params: { service: serviceSlug },
    query: { filter: filterOf({ where: { ID } }) },
  })

/** Puts a request as an act left it in the place of the one that is shown. */
export const showChanged = (queries: QueryClient, client: Client, changed: Request): Promise<void> =>
  showAnswer<Request>(queries, requestQuery(client, changed.serviceSlug, changed.ID).queryKey, shown =>
    // Of two acts at once the answers may come the other way round.
    shown && shown.revision > changed.revision ? shown : changed,
  )

/** What a list shows of a request. */
export const rowFields = [
  'id',
  'ID',
  'serviceSlug',
  'version',
  'status',
  'statusKind',
  'dueAt',
  'createdAt',
  'updatedAt',
  'actionDate',
] as const satisfies (keyof RequestRow)[]
/** `data` holds the answers of the columns of its service. */
export type ListedRequest = Pick<Request, (typeof rowFields)[number]> & Partial<Pick<Request, 'data'>>

export type RequestPage = {
  rows: ListedRequest[]
  total: number
  isTruncated: boolean
  after: string | undefined
}

/** Requests of every service that the caller may see, page after page. */
export const requestListQuery = (client: Client, filter: Pick<Filter, 'where' | 'order' | 'limit'>) =>
  infiniteQueryOptions({
    queryKey: ['GET dynamic_services/requestsInbox', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after, signal }): Promise<RequestPage> => {
      const query = { filter: filterOf({ ...filter, fields: [...rowFields, 'columns'] }), total: true, after }
      const { answer, headers } = await client.send('GET dynamic_services/requestsInbox', { query, signal })
      return {
        rows: answer as ListedRequest[],
        total: Number(headers.get('X-Total-Count')),
        isTruncated: headers.get('X-Total-Capped') === 'true',
        after: headers.get('X-Next-Cursor') ?? undefined,
      }
    },
    getNextPageParam: last => last.after,
  })

/** After a request was filed or acted on, every list and count of requests is asked anew. */
export const forgetLists = (queries: QueryClient): void => {
  const isList = (key: unknown) =>
    typeof key === 'string' && /dynamic_services\/(requestsInbox|inbox)/.test(key)
  void queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => isList(key) })
}
