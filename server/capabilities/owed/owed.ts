// Owed work: what a person waits for never ends by a number of tries. Each piece has its own tries, pause and last answer; the
// queue is only the bell. Docs: docs/decisions/owed-work.md.

import type { OwedWork } from '@bawaba/contract/entities/owed-work.ts'
import {
  isWaitReason,
  type OwedKind,
  owedRows,
  type WaitReason,
  waitRows,
} from '@bawaba/contract/owed-work.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Database, Queries, Sql } from '../../platform/database/index.ts'
import { eachItem } from '../../platform/each-item.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { errorText } from '../../platform/jobs/index.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import type { Audit } from '../audit/index.ts'
import type { Notices } from '../notifications/index.ts'
import { scopeSql } from '../request-scope/index.ts'
import { type OwedRow, type OwedView, owedStore } from './store.ts'

type By = { accountId: string; address: string }
/** What else has to come forward where somebody tries a kind of work now: rows with pauses of their own. */
type Bell = (queries: Queries, requestId: string, now: Date) => Promise<unknown>

type Dependencies = { database: Database; notices: Notices; clock: () => Date; log: WriteEvent }

const isKind = (text: string): text is OwedKind => Object.hasOwn(owedRows, text)
const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Pieces at a time: one that hangs keeps few others waiting. */
const atOnce = 10

const viewOf = ({ requestId, what, since, nextAt, lastAnswer, ...row }: OwedView): OwedWork => ({
  ...row,
  id: `${what}:${requestId}`,
  name: what,
  title: owedRows[what],
  since: since.toISOString(),
  nextAt: nextAt.toISOString(),
  ...(lastAnswer && isWaitReason(lastAnswer)
    ? { reason: waitRows[lastAnswer] }
    : { error: lastAnswer ?? '' }),
})

export const createOwed = ({ database, notices, clock, log }: Dependencies) => {
  const store = owedStore(database)
  const bells = new Map<OwedKind, Bell>()
  return {
    isDue: (what: OwedKind): Promise<boolean> => store.isDue(what, clock()),

    /** Does what is due, each piece by itself; what throws is tried again, for as long as it is owed. */
    run: async (what: OwedKind, work: (row: OwedRow) => Promise<unknown>): Promise<void> => {
      const now = clock()
      for (let found = atOnce; found === atOnce; ) {
        const rows = await store.claim(what, now, atOnce)
        found = rows.length
        await eachItem(rows, {
          atOnce,
          work: async row => {
            await work(row)
            await store.done(what, row)
          },
          // Claiming it has put it off already.
          putOff: async (row, err) => {
            log('owed.not_done', { job: what, request: row.requestId, attempt: row.tries, err })
            await store.failed(what, row, errorText(err))
          },
        })
      }
    },

    /** A request waits, for a reason or after an error; it is looked at again after a pause. */
    rest: async (what: OwedKind, requestId: string, why: WaitReason | Error): Promise<void> => {
      await store.rest(what, requestId, why instanceof Error ? errorText(why) : why, clock())
    },

    /** Nothing is owed any more for the requests `r` of which `isOver` holds. */
    drop: (what: OwedKind, isOver: Sql): Promise<unknown> => store.drop(what, isOver),

    list: async (actor: SignedIn, scope: Scope): Promise<OwedWork[]> =>
      (await store.list(scopeSql(actor, scope))).map(viewOf),

    /** Says what a kind of work keeps beside, that waits for a time of its own. */
    onTry: (what: OwedKind, bell: Bell): void => void bells.set(what, bell),

    /** Somebody tries it now, instead of after its pause. */
    tryNow: async (
      audit: Pick<Audit, 'deed'>,
      { accountId, address }: By,
      { id, scope }: { id: string; scope: Sql },
    ): Promise<void> => {
      const [what = '', requestId = ''] = id.split(':')
      if (!isKind(what) || !isUuid(requestId)) throw new Problem('NOT_FOUND')
      await audit.deed(async (queries, record) => {
        const now = clock()
        const found = await owedStore(queries).bringForward(what, requestId, scope, now)
        if (!found) throw new Problem('NOT_FOUND')
        if (!found.isForward) throw new Problem('OWED_TRIED_LATELY')
        await bells.get(what)?.(queries, requestId, now)
        await record({
          kind: 'job.owedTried',
          actorId: accountId,
          address,
          detail: { job: what, request: found.ID },
        })
      })
    },

    isUnheard: (): Promise<boolean> => store.isUnheard(clock()),
    /** Tells supervisors and finance what is still owed, on the first day and then daily. */
    tell: async (): Promise<void> => {
      await store.tell(
        notices.write('workOwed', () => ({ number: '{number}' })),
        clock(),
      )
    },
  }
}
export type Owed = ReturnType<typeof createOwed>
