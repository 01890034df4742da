// One's own decisions that wait or did not go out, and undoing them. The server decides when one goes out; the page reads
// again when it is told of it, and once the time is over.

import type { Decision } from '@bawaba/contract/entities/decision.ts'
import type { Answers } from '@bawaba/forms/index.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCallWhen, useClient } from '../../../client/hooks.tsx'
import { useDraftOf } from '../../../client/use-draft.tsx'
import { useLiveRefresh } from '../../../client/use-live.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { requestQuery } from '../../../modules/requests/queries.ts'
import { askKey, writtenKey } from '../act/draft-keys.ts'
import type { Choice } from '../act/use-asking.tsx'
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

/** The requests whose decision was undone here: what was written stays. */
const undone = new Set<string>()

/**
 * Drops what was written once the server lists the decision no more, and brings back what was not sent.
 * @param readAt when the server answered, in milliseconds: what is gone before its time was undone in another window
 */
const useWritten = (decisions: readonly Decision[] | undefined, readAt: number): void => {
  const client = useClient()
  const queries = useQueryClient()
  const draftOf = useDraftOf()
  const listed = useRef<readonly (Waiting & { sentAt: number })[]>([])
  useEffect(() => {
    if (!decisions) return
    for (const { id, requestId, activityId, serviceSlug, ID, sentAt } of listed.current) {
      if (decisions.some(decision => decision.id === id)) continue
      void queries.invalidateQueries({ queryKey: requestQuery(client, serviceSlug, ID).queryKey })
      if (undone.delete(requestId) || readAt < sentAt) continue
      draftOf(...writtenKey(requestId, activityId)).drop()
      draftOf(...askKey(requestId, activityId)).drop()
    }
    listed.current = decisions
      .filter(isWaiting)
      .map(decision => ({ ...decision, sentAt: readAt + decision.leftMs }))
    for (const { requestId, activityId, cancelled } of decisions) {
      if (!cancelled?.written) continue
      const { data, ask } = cancelled.written
      const draft = draftOf<Answers>(...writtenKey(requestId, activityId))
      if (draft.read() !== undefined) continue
      draft.keep(data)
      if (ask)
        draftOf<Choice>(...askKey(requestId, activityId)).keep({
          fields: ask.fields,
          workingDays: String(ask.workingDays ?? ''),
        })
    }
  }, [decisions, readAt, client, queries, draftOf])
}

export const useDecisions = () => {
  const refresh = useRefresh()
  const { data, dataUpdatedAt, refetch } = useCallWhen({ fresh: 'always' }, 'GET decisions')
  useWritten(data, dataUpdatedAt)
  const waiting = (data ?? []).filter(isWaiting)
  const nextMs = waiting[0]?.leftMs
  // Every answer counts anew from what is left then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again for every answer, also an equal one
  useEffect(() => {
    if (nextMs === undefined) return
    const timer = setTimeout(() => {
      void refetch()
      refresh()
    }, nextMs + sentWithinMs)
    return () => clearTimeout(timer)
  }, [dataUpdatedAt])
  useLiveRefresh(
    event =>
      event.kind === 'notification' ||
      (event.kind === 'request' && waiting.some(({ ID }) => ID === event.ID)),
    () => void refetch(),
  )
  return { waiting, cancelled: (data ?? []).filter(({ cancelled }) => cancelled) }
}

/** Takes one decision back; the request is shown as it stands then. */
export const useUndo = () => {
  const client = useClient()
  const queries = useQueryClient()
  const take = useTake()
  return useSingleMutation({
    mutationFn: async ({ service, id }: { service: string; id: string }) => {
      const request = await client.call('DELETE :service/:id/pending', { params: { service, id } })
      undone.add(id)
      await take(request)
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
        for (const { id, error } of results) if (!error) undone.add(id)
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
