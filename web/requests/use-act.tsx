// Performing an activity on a request, on the revision that was seen. Whatever comes back, the request as it
// stands now is what every page shows.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { Answers } from '@bawaba/forms/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isCallError } from '../client/call-error.ts'
import { useClient } from '../client/hooks.tsx'
import { forgetLists, requestQuery } from './queries.ts'

/** What a stale revision is answered with. */
const currentIn = (error: unknown): Request | undefined =>
  isCallError(error) && error.code === 'CONFLICT'
    ? (error.body as { current?: Request } | undefined)?.current
    : undefined

const isOutOfDate = (error: unknown): boolean =>
  isCallError(error) && ['CONFLICT', 'TRANSITION_NOT_ALLOWED'].includes(error.code)

/** Throws what the call threw, after the request was brought up to date. */
export const useAct = (): ((request: Request, activityId: string, data?: Answers) => Promise<Request>) => {
  const client = useClient()
  const queries = useQueryClient()
  return async (request, activityId, data) => {
    const { serviceSlug, id, ID, revision } = request
    const query = requestQuery(client, serviceSlug, ID)
    const show = (current: Request) => {
      queries.setQueryData(query.queryKey, current)
      forgetLists(queries)
    }
    try {
      const changed = await client.call('PATCH :service/:id', {
        params: { service: serviceSlug, id },
        body: { activityId, ...(data ? { data } : {}) },
        headers: { 'If-Match': `"${revision}"` },
      })
      show(changed)
      return changed
    } catch (error) {
      const current = currentIn(error)
      if (current) show(current)
      else if (isOutOfDate(error)) await queries.fetchQuery({ ...query, staleTime: 0 }).then(show)
      throw error
    }
  }
}
