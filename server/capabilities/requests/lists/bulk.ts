// Acts on several requests at once. Each by itself: what cannot be done says why, and the rest is done.

import type { BulkItem, BulkResult } from '@bawaba/contract/entities/inbox.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { Problem, wordsOf } from '@bawaba/contract/problem.ts'
import type { Language } from '@bawaba/language/index.ts'
import { problemOf } from '../../../platform/http/errors.ts'
import { type AccountsStore, refOf } from '../../accounts/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Notices } from '../../notifications/index.ts'
import { actScopeSql, isWithin, scopeSql } from '../../request-scope/index.ts'
import { assignedNotice } from '../assigning.ts'
import type { Decisions } from '../decisions/decisions.ts'
import type { Changed } from '../dependencies.ts'
import type { Caller, Seen } from '../named.ts'
import type { Requests } from '../requests.ts'
import type { BulkStore } from './bulk-store.ts'

type Dependencies = {
  store: BulkStore
  requests: Pick<Requests, 'perform'>
  decisions: Pick<Decisions, 'pend' | 'undo'>
  accounts: Pick<AccountsStore, 'caseWorkers'>
  catalogue: Pick<Catalogue, 'find'>
  notices: Notices
  /** Notified of every request that changed. */
  announce(request: Changed): void
  /** Notified of what prevented a change and is no refusal. */
  report(error: unknown): void
  clock: () => Date
  newId: () => string
}
type Named = Caller & { service: string; language: Language }
type Activity = { activityId: string; data?: Record<string, unknown>; comment?: string }

const failed = (id: string, ID: string | undefined, problem: Problem, language: Language): BulkResult => ({
  id,
  ...(ID === undefined ? {} : { ID }),
  error: { code: problem.code, message: wordsOf(problem, language) },
})

/** A request named twice is meant once. */
const once = (items: readonly BulkItem[]): BulkItem[] => [
  ...new Map(items.map(item => [item.id, item])).values(),
]

export const createBulk = ({
  store,
  requests,
  decisions,
  accounts,
  catalogue,
  notices,
  announce,
  report,
  clock,
  newId,
}: Dependencies) => {
  const found = async ({ actor, scope, service }: Named, items: readonly { id: string }[]) => {
    if (!catalogue.find(service)) throw new Problem('MODEL_NOT_FOUND')
    const ids = items.map(({ id }) => id)
    const records = await store.find(scopeSql(actor, scope), service, ids)
    return new Map(records.map(record => [record.id, record]))
  }

  /** Acts on each, one after the other: what cannot be done says why. */
  const actOnEach = async (
    named: Named,
    items: readonly { id: string; revision: number | undefined }[],
    act: (named: Seen) => Promise<Request>,
  ): Promise<BulkResult[]> => {
    const { actor, scope, service, language } = named
    const records = await found(named, items)
    const results: BulkResult[] = []
    for (const { id, revision } of items) {
      const record = records.get(id)
      try {
        if (!record) throw new Problem('NOT_FOUND')
        if (revision !== undefined && record.revision !== revision) throw new Problem('CONFLICT')
        const changed = await act({ actor, scope, service, id, revision })
        const isPending = changed.pending !== undefined
        results.push({ id, ID: changed.ID, revision: changed.revision, ...(isPending ? { isPending } : {}) })
      } catch (error) {
        // Whatever stopped this one, those before it are done and the report must say so.
        if (!(error instanceof Problem)) report(error)
        results.push(failed(id, record?.ID, problemOf(error), language))
      }
    }
    return results
  }

  return {
    /** Assigns to an employee who may work on the service, or takes the assignments away. */
    assign: async (
      named: Named,
      wanted: readonly BulkItem[],
      assigneeId: string | undefined,
    ): Promise<BulkResult[]> => {
      const { actor, scope, service, language } = named
      const items = once(wanted)
      const records = await found(named, items)
      const worker = assigneeId
        ? (await accounts.caseWorkers(service)).find(({ id }) => id === assigneeId)
        : undefined
      if (assigneeId && !worker) throw new Problem('ASSIGNEE_UNKNOWN')

      /** Why a request stays as it is; undefined where it is to be changed. */
      const refusal = ({ id, revision }: BulkItem): Problem | undefined => {
        const record = records.get(id)
        if (!record) return new Problem('NOT_FOUND')
        if (record.revision !== revision) return new Problem('CONFLICT')
        if (worker && !isWithin(worker, record)) return new Problem('ASSIGNEE_UNKNOWN')
        return !worker && !record.assignee ? new Problem('TRANSITION_NOT_ALLOWED') : undefined
      }
      const isDone = ({ id }: BulkItem) => worker !== undefined && records.get(id)?.assignee?.id === worker.id
      const rows = items
        .filter(item => !refusal(item) && !isDone(item))
        .map(item => ({ ...item, entryId: newId() }))
      const changed =
        rows.length === 0
          ? []
          : await store.assign(actScopeSql(actor, scope, clock()), {
              rows,
              assigneeId: worker?.id ?? null,
              kind: worker ? 'bulkAssigned' : 'unassigned',
              actorId: actor.accountId,
              detail: worker ? { assignee: refOf(worker) } : {},
              notice:
                worker && worker.id !== actor.accountId
                  ? assignedNotice({ notices, catalogue }, service)
                  : undefined,
              now: clock(),
            })
      const revisions = new Map(changed.map(({ id, revision }) => [id, revision]))
      return items.map(item => {
        const record = records.get(item.id)
        const revision = revisions.get(item.id) ?? (isDone(item) ? item.revision : undefined)
        const problem = refusal(item) ?? (revision === undefined ? new Problem('CONFLICT') : undefined)
        if (problem || !record || revision === undefined)
          return failed(item.id, record?.ID, problem ?? new Problem('NOT_FOUND'), language)
        if (revisions.has(item.id)) announce({ ...record, revision })
        return { id: item.id, ID: record.ID, revision }
      })
    },

    /** Performs one activity on each: each runs its own scripts and conditions. */
    perform: (named: Named, wanted: readonly BulkItem[], activity: Activity): Promise<BulkResult[]> =>
      actOnEach(named, once(wanted), seen => requests.perform(seen, activity)),

    /** The same; decisions first wait for the time in which they can be undone. */
    pend: (named: Named, wanted: readonly BulkItem[], activity: Activity): Promise<BulkResult[]> =>
      actOnEach(named, once(wanted), seen => decisions.pend(seen, activity)),

    /** Undoes one's decisions on these that have not gone out. */
    undo: (named: Named, ids: readonly string[]): Promise<BulkResult[]> =>
      actOnEach(
        named,
        [...new Set(ids)].map(id => ({ id, revision: undefined })),
        seen => decisions.undo(seen),
      ),
  }
}
export type Bulk = ReturnType<typeof createBulk>
