// What somebody does in another person's name is in the audit with it: one transaction writes both, or neither.

import type { LockingQueries } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { Audit } from '../audit/index.ts'

/** The request that something was done to, by its number; what was performed, where it was an activity. */
type Done = { ID: string; activityId?: string }

/**
 * Runs `work`, and records what it has done if `who` acts for another person.
 * @param doneOf what `work` has done by its result; undefined where that was nothing
 */
export type InName = <Result>(
  who: SignedIn | undefined,
  kind: 'request.filed' | 'request.performed',
  work: (queries: LockingQueries) => Promise<Result>,
  doneOf: (result: Result) => Done | undefined,
) => Promise<Result>

export const createInName =
  ({ database, deed }: { database: LockingQueries; deed: Audit['deed'] }): InName =>
  (who, kind, work, doneOf) => {
    const by = who?.by
    if (!who || !by) return work(database)
    return deed(async (queries, record) => {
      const result = await work(queries)
      const done = doneOf(result)
      if (done)
        await record({
          kind,
          actorId: by.accountId,
          onBehalfOf: who.accountId,
          subjectId: who.accountId,
          detail: {
            ID: done.ID,
            actingId: by.actingId,
            ...(done.activityId ? { activityId: done.activityId } : {}),
          },
        })
      return result
    })
  }
