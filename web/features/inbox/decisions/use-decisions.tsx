// One's own decisions that wait or did not go out, and undoing them. The server decides when one goes out; the page reads
// again when it is told of it, and once the time is over.

import type { Decision } from '@bawaba/contract/entities/decision.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCallWhen, useClient } from '../../../client/hooks.tsx'
import { useDropDraft } from '../../../client/use-draft.tsx'
import { useLiveRefresh } from '../../../client/use-live.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { requestQuery } from '../../../modules/requests/queries.ts'
import { useRefresh } from '../list/use-inbox.tsx'
import { useTake } from '../request/request-data.tsx'

/** A server looks every second for what is due. */
const sentWithinMs = 1_500
const decisionsKey = ['GET decisions'] as const

export const renewDecisions = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: decisionsKey })
}

export type Waiting = Decision & { leftMs: number }
const isWaiting = (decision: Decision): decision is Waiting => decision.leftMs !== null

export const useDecisions = () => {
  const client = useClient()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const dropDraft = useDropDraft()
  const { data = [], refetch } = useCallWhen({ staleTime: 0 }, 'GET decisions')
  const waiting = data.filter(isWaiting)
  const nextMs = waiting[0]?.leftMs
  // Every answer counts anew from what is left then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again for every answer, also an equal one
  useEffect(() => {
    if (nextMs === undefined) return
    const timer = setTimeout(() => {
      for (const { serviceSlug, ID, requestId, activityId } of waiting.filter(
        ({ leftMs }) => leftMs <= nextMs + sentWithinMs,
      )) {
        dropDraft(requestId, activityId)
        void queries.invalidateQueries({ queryKey: requestQuery(client, serviceSlug, ID).queryKey })
      }
      void refetch()
      refresh()
    }, nextMs + sentWithinMs)
    return () => clearTimeout(timer)
  }, [data])
  useLiveRefresh(
    event =>
      event.kind === 'notification' ||
      (event.kind === 'request' && data.some(({ ID, leftMs }) => leftMs !== null && ID === event.ID)),
    () => void refetch(),
  )
  return { waiting, cancelled: data.filter(({ cancelled }) => cancelled) }
}

/** Takes one decision back; the request is shown as it stands then. */
export const useUndo = () => {
  const client = useClient()
  const queries = useQueryClient()
  const take = useTake()
  return useSingleMutation({
    mutationFn: async ({ service, id }: { service: string; id: string }) => {
      await take(await client.call('DELETE :service/:id/pending', { params: { service, id } }))
    },
    onSettled: () => renewDecisions(queries),
  })
}

/** Takes several back, service by service. */
export const useUndoAll = () => {
  const client = useClient()
  const queries = useQueryClient()
  const refresh = useRefresh()
  return useSingleMutation({
    mutationFn: async (decisions: readonly Decision[]) => {
      for (const [service, own] of Map.groupBy(decisions, ({ serviceSlug }) => serviceSlug)) {
        const ids = own.map(({ requestId }) => requestId)
        const { results } = await client.call('POST :service/bulkUndo', {
          params: { service },
          body: { ids },
        })
        const failed = results.find(({ error }) => error)
        if (failed) throw new Error(failed.error?.message)
      }
    },
    onSettled: () => {
      renewDecisions(queries)
      refresh()
    },
  })
}

export const useDismiss = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (id: string) => client.call('DELETE decisions/:id', { params: { id } }),
    onSettled: () => renewDecisions(queries),
  })
}
