// Legal holds: whoever decides on erasure places one on a person, whether they asked for erasure or not, and lifts it.

import type { LegalHold } from '@bawaba/contract/entities/erasure.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { LockingQueries } from '../../platform/database/index.ts'
import type { FreshActor, SignedIn } from '../../platform/http/call.ts'
import type { Audit, RecordDeed } from '../audit/index.ts'
import type { Lookups } from '../lookups/index.ts'
import { type PersonalDataStore, personalDataStore } from './store.ts'

type Dependencies = {
  store: Pick<PersonalDataStore, 'holds'>
  /** Ids of the active citizens with this identifier. */
  byIdentifier(kind: 'nationalId' | 'passportNumber', typed: string): Promise<string[]>
  lookups: Lookups
  audit: Audit
  clock: () => Date
  newId: () => string
}
type By = { actor: SignedIn; address: string }
type HoldRequest = { nationalId?: string; passportNumber?: string; reason: string }

type Placed = Parameters<PersonalDataStore['hold']>[0]

/** The deed of placing a hold. Throws CONFLICT where one stands already. */
export const placeHold =
  ({ actor, address }: By, placed: Placed) =>
  async (queries: LockingQueries, record: RecordDeed): Promise<void> => {
    if (!(await personalDataStore(queries).hold(placed))) throw new Problem('CONFLICT')
    const { accountId: subjectId } = placed
    await record({ kind: 'person.holdPlaced', actorId: actor.accountId, subjectId, address })
  }

export const createHolds = ({ store, byIdentifier, lookups, audit, clock, newId }: Dependencies) => ({
  /** Those that stand, the newest first. */
  list: async (): Promise<LegalHold[]> =>
    (await store.holds()).map(({ placedAt, ...row }) => ({ ...row, placedAt: placedAt.toISOString() })),

  /** To find the person is a look-up like any other. Throws NOT_FOUND, and CONFLICT where one stands already. */
  place: async (
    { actor, address }: By,
    { reason, nationalId, passportNumber }: HoldRequest,
  ): Promise<void> => {
    if ((nationalId === undefined) === (passportNumber === undefined))
      throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body', key: 'exactlyOne' }] })
    const kind = nationalId === undefined ? 'passportNumber' : 'nationalId'
    const lookUp = { actorId: actor.accountId, address, by: kind }
    await lookups.take(lookUp)
    const ids = await byIdentifier(kind, nationalId ?? passportNumber ?? '')
    await lookups.found(lookUp, ids, ids.length)
    const [accountId] = ids
    // Passports of two countries may share a number: the wrong person must not be held.
    if (!accountId || ids.length > 1) throw new Problem('NOT_FOUND')
    const placed = { id: newId(), accountId, reason: reason.trim(), by: actor.accountId, now: clock() }
    await audit.deed(placeHold({ actor, address }, placed))
  },

  lift: async ({ actor, address }: By & { actor: FreshActor }, id: string): Promise<void> => {
    await audit.deed(async (queries, record) => {
      const subjectId = await personalDataStore(queries).liftOne(id, actor.accountId, clock())
      if (!subjectId) throw new Problem('NOT_FOUND')
      await record({ kind: 'person.holdLifted', actorId: actor.accountId, subjectId, address })
    })
  },
})
export type Holds = ReturnType<typeof createHolds>
