// An act on several requests: what is sent, service by service, and what it came to, row by row.

import type { BulkResult } from '@bawaba/contract/entities/inbox.ts'
import { isCallError } from '../../../client/call-error.ts'
import type { Chosen } from './selection.tsx'

/** One call takes so many. */
const most = 100

export type BulkAct =
  | { call: 'POST :service/bulkAssign'; body: { assigneeId?: string } }
  | { call: 'POST :service/bulkPending'; body: { activityId: string } }
/** One call: an act on rows of one service. */
export type BulkJob = { act: BulkAct; service: string; items: { id: string; revision: number }[] }

/** Rows of a call that answered nothing about them: why, in the server's words, where it said anything. */
export type Untold = { count: number; why: string | undefined; isUnsure: boolean }
export type BulkReport = { done: BulkResult[]; failed: BulkResult[]; untold: Untold[] }

/** The act on the rows, by service, in portions that a call takes. Pure. */
export const jobsOf = (
  act: BulkAct,
  rows: readonly Pick<Chosen, 'id' | 'revision' | 'serviceSlug'>[],
): BulkJob[] => {
  const byService = Map.groupBy(rows, ({ serviceSlug }) => serviceSlug)
  return [...byService].flatMap(([service, own]) =>
    Array.from({ length: Math.ceil(own.length / most) }, (_, index) => ({
      act,
      service,
      items: own.slice(index * most, (index + 1) * most).map(({ id, revision }) => ({ id, revision })),
    })),
  )
}

/** A call that the server refused changed nothing; after anything else nobody here knows what it did. */
const untoldOf = (error: unknown, count: number): Untold => {
  const status = isCallError(error) && typeof error.statusCode === 'number' ? error.statusCode : undefined
  return {
    count,
    why: status !== undefined && isCallError(error) ? error.message : undefined,
    isUnsure: status === undefined || status >= 500,
  }
}

/** Sends one call after the other to the last: one that fails keeps nothing from the others, nor from their report. */
export const runJobs = async (
  jobs: readonly BulkJob[],
  send: (job: BulkJob) => Promise<BulkResult[]>,
): Promise<BulkReport> => {
  const results: BulkResult[] = []
  const untold: Untold[] = []
  for (const job of jobs)
    try {
      results.push(...(await send(job)))
    } catch (error) {
      untold.push(untoldOf(error, job.items.length))
    }
  return {
    done: results.filter(({ error }) => !error),
    failed: results.filter(({ error }) => error),
    untold,
  }
}

/** What was not done stays chosen, so that it can be tried another way. Pure. */
export const leftOf = (rows: readonly Chosen[], { done }: BulkReport): Chosen[] => {
  const isDone = new Set(done.map(({ id }) => id))
  return rows.filter(({ id }) => !isDone.has(id))
}

/** How an assignment is put back: those of each former owner together. Pure. */
export const undoOf = (rows: readonly Chosen[], report: BulkReport): BulkJob[] => {
  const before = new Map(rows.map(row => [row.id, row]))
  const changed = report.done.flatMap(({ id, revision }) => {
    const row = before.get(id)
    return row && revision !== undefined && revision !== row.revision ? [{ ...row, revision }] : []
  })
  return [...Map.groupBy(changed, ({ assignee }) => assignee?.id)].flatMap(([assigneeId, own]) =>
    jobsOf({ call: 'POST :service/bulkAssign', body: assigneeId ? { assigneeId } : {} }, own),
  )
}
