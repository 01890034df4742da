// Performing an activity on a request, on the revision that was seen. Whatever comes back, the request as it
// stands now is what every page shows.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { Answers } from '@bawaba/forms/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isCallError } from '../client/call-error.ts'
import { useClient } from '../client/hooks.tsx'
import { forgetLists, requestQuery, showChanged } from './queries.ts'

/** What a stale revision is answered with. */
const currentIn = (error: unknown): Request | undefined =>
  isCallError(error) && error.code === 'CONFLICT'
    ? (error.body as { current?: Request } | undefined)?.current
    : undefined

/** Something changed that this reader is not shown, such as who works on it: their act stands as they meant it. */
const isSameToReader = (seen: Request, current: Request): boolean =>
  seen.status === current.status && seen.history?.length === current.history?.length

const isOutOfDate = (error: unknown): boolean =>
  isCallError(error) && ['CONFLICT', 'TRANSITION_NOT_ALLOWED'].includes(error.code)

/** Throws what the call threw, after the request was brought up to date. */
export const useAct = (): ((request: Request, activityId: string, data?: Answers) => Promise<Request>) => {
  const client = useClient()
  const queries = useQueryClient()
  return async (request, activityId, data) => {
    const { serviceSlug, id, ID } = request
    const query = requestQuery(client, serviceSlug, ID)
    const show = async (current: Request) => {
      await showChanged(queries, client, current)
      forgetLists(queries)
    }
    const askAgain = async () => {
      // One that was asked before the refusal may know no better.
      await queries.cancelQueries({ queryKey: query.queryKey })
      await show(await queries.fetchQuery({ ...query, staleTime: 0 }))
    }
    const performOn = (revision: number) =>
      client.call('PATCH :service/:id', {
        params: { service: serviceSlug, id },
        body: { activityId, ...(data ? { data } : {}) },
        headers: { 'If-Match': `"${revision}"` },
      })
    try {
      const changed = await performOn(request.revision).catch(error => {
        const current = currentIn(error)
        if (current && isSameToReader(request, current)) return performOn(current.revision)
        throw error
      })
      await show(changed)
      return changed
    } catch (error) {
      const current = currentIn(error)
      if (current) await show(current)
      else if (isOutOfDate(error)) await askAgain()
      throw error
    }
  }
}
