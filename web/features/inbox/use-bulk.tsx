// Acts on what is chosen: sent service by service, and one report of all rows.

import type { BulkResult } from '@bawaba/contract/entities/inbox.ts'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import type { Chosen } from './selection.tsx'
import { useRefresh } from './use-inbox.tsx'

/** One call takes so many. */
const most = 100

export type BulkAct =
  | { call: 'POST :service/bulkAssign'; body: { assigneeId?: string } }
  | { call: 'POST :service/bulkPerform'; body: { activityId: string } }

type Item = { id: string; revision: number }
type Group = { service: string; items: Item[] }

/** The rows by service, in portions that a call takes. */
export const groupsOf = (rows: readonly Pick<Chosen, 'id' | 'revision' | 'serviceSlug'>[]): Group[] => {
  const byService = Map.groupBy(rows, ({ serviceSlug }) => serviceSlug)
  return [...byService].flatMap(([service, own]) =>
    Array.from({ length: Math.ceil(own.length / most) }, (_, place) => ({
      service,
      items: own.slice(place * most, (place + 1) * most).map(({ id, revision }) => ({ id, revision })),
    })),
  )
}

export type BulkReport = { done: BulkResult[]; failed: BulkResult[]; wasCut: boolean }

export const useBulk = () => {
  const client = useClient()
  const refresh = useRefresh()
  const [isRunning, setIsRunning] = useState(false)
  /** Runs to the end of what the server can be told; what was done before a line broke is reported as done. */
  const run = async (act: BulkAct, groups: readonly Group[]): Promise<BulkReport> => {
    setIsRunning(true)
    const results: BulkResult[] = []
    let wasCut = false
    for (const { service, items } of groups)
      try {
        const answer = await client.call(act.call as 'POST :service/bulkAssign', {
          params: { service },
          body: { ...act.body, items },
        })
        results.push(...answer.results)
      } catch {
        wasCut = true
      }
    setIsRunning(false)
    refresh()
    return {
      done: results.filter(({ error }) => !error),
      failed: results.filter(({ error }) => error),
      wasCut,
    }
  }
  return { isRunning, run }
}
