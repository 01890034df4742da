// Resolving a difference between the ledger and a provider's list: the provider's word is applied, the ledger is corrected, or
// the difference stands. What leaves a payment with another sum than the one due waits for a second person.

import type { BookingPreview, Difference } from '@bawaba/contract/entities/payment.ts'
import { type Direction, fittingResolutions, type Resolution } from '@bawaba/contract/payment-states.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { poundsOf } from '@bawaba/language/index.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import { type Booker, differsFromDue, type Gate, isMoreThanCharge, recorderOf } from './bookings/gate.ts'
import type { BookingWish } from './bookings/store.ts'
import { type By, type FreshBy, paymentEvent, requesterIn } from './counter.ts'
import type { Gateway } from './gateway.ts'
import type { EventKind } from './machine.ts'
import { previewOf } from './preview.ts'
import { differenceView } from './reconcile.ts'
import { type DifferenceRecord, type ReconcileStore, reconcileStore } from './reconcile-store.ts'
import type { Settle } from './settle.ts'
import type { StatementStore } from './statement-store.ts'

export type ResolveBody = { resolution: Resolution; reason: string; attemptId?: string | undefined }
type Dependencies = {
  store: ReconcileStore
  statements: StatementStore
  /** Whether the request that a payment is for is in some way an account's own. */
  isOwn(accountId: string, paymentId: string, now: Date): Promise<boolean>
  settle: Settle
  gateways: ReadonlyMap<string, Gateway>
  clock: () => Date
  audit: Audit
  /** Lets what is booked through, or makes it wait for a second person. */
  mayBook: Gate
}

/** Which way the money of an event went; a reversal is of what came in. */
const directionOf: Partial<Record<EventKind, Direction>> = {
  received: 'received',
  reversed: 'received',
  refunded: 'refunded',
}

/** Nobody knows how many pounds another currency or a line that cannot be read is. */
const withoutPounds = new Set<DifferenceRecord['kind']>(['currency', 'unreadable'])
const isLarge = ({ kind, here, there }: DifferenceRecord): boolean =>
  withoutPounds.has(kind) || isMoreThanCharge(there - here)

const wishOf = (
  { id }: DifferenceRecord,
  attemptId: string | null,
  amount: number,
  { resolution, reason, attemptId: chosen }: ResolveBody,
): BookingWish => ({
  act: 'difference',
  attemptId,
  differenceId: id,
  amount,
  detail: { resolution, ...(chosen ? { attemptId: chosen } : {}) },
  reason,
})

const fits = ({ kind, direction }: DifferenceRecord, resolution: Resolution): boolean =>
  fittingResolutions(kind, direction).includes(resolution)

export const createResolve = ({
  store,
  statements,
  isOwn,
  settle,
  gateways,
  clock,
  audit,
  mayBook,
}: Dependencies) => {
  /** The attempt that a resolution is about. Nobody vouches for money of a request that is their own, however they resolve it. */
  const attemptOf = async (
    attemptId: string | null,
    { accountId }: By,
  ): Promise<{ attemptId: string; paymentId: string } | undefined> => {
    const payment = attemptId === null ? undefined : await store.paymentOf(attemptId)
    if (!payment || attemptId === null) return undefined
    if (await isOwn(accountId, payment.paymentId, clock())) throw new Problem('OWN_REQUEST')
    return { attemptId, ...payment }
  }

  /**
   * Adds what makes the ledger equal to the provider's list; nothing where it is meanwhile. False where it waits for a second
   * person.
   */
  const equalize = async (
    found: DifferenceRecord,
    payment: Awaited<ReturnType<typeof attemptOf>>,
    by: Booker,
    body: ResolveBody,
    own = settle,
  ): Promise<boolean> => {
    const { gatewayId, transactionId, direction } = found
    if (!payment) throw new Problem('RESOLUTION_UNFIT')
    const { attemptId } = payment
    const line = await store.line(gatewayId, transactionId, direction)
    let isBooked = true
    await own.locked(payment.paymentId, async scene => {
      const { store: payments, payment: current, attempts, now } = scene
      const attempt = attempts.find(({ id }) => id === attemptId)
      if (!attempt) throw new Problem('RESOLUTION_UNFIT')
      const counted = attempts
        .filter(attempt => attempt.gatewayId === gatewayId)
        .flatMap(({ events }) => events)
        .filter(({ kind, transactionId: of }) => of === transactionId && directionOf[kind] === direction)
      const here = counted.reduce(
        (sum, { kind, amount }) => sum + (kind === 'reversed' ? -amount : amount),
        0,
      )
      const missing = found.there - here
      const kind: EventKind = missing > 0 ? direction : 'reversed'
      if (missing === 0) return {}
      if (kind === 'reversed' && direction === 'refunded') throw new Problem('RESOLUTION_UNFIT')
      const takesTwo = differsFromDue(
        current,
        attempts,
        attempt,
        direction === 'received' ? missing : -missing,
      )
      isBooked = await mayBook(scene, by, takesTwo, wishOf(found, attemptId, missing, body))
      if (!isBooked)
        return {
          recorded: paymentEvent('payment.bookingRequested', by, current, {
            act: 'difference',
            amount: poundsOf(missing),
          }),
        }
      // Money that is there answers the proof of its transfer.
      if (kind === 'received')
        await payments.decideProofs(attemptId, { by: by.accountId, refusedBecause: null, now })
      return {
        events: [
          {
            gatewayId,
            // Found anew it is resolved anew; resolved by two at once it counts once.
            eventId: `difference:${found.id}:${found.foundAt.getTime()}`,
            attemptId,
            kind,
            amount: Math.abs(missing),
            transactionId,
            // On the day of the provider's list.
            occurredAt: line?.occurredAt ?? now,
            // Nobody told us of it but the list; whatever comes on top of what was told is a correction of ours.
            source: counted.length === 0 ? 'settlement' : 'staff',
            actorId: recorderOf(by),
            reason: body.reason,
          },
        ],
      }
    })
    return isBooked
  }

  /** What stands although both sides are apart books nothing; more than a bank's charge takes two to say so. */
  const mayAccept = (
    scene: { queries: Queries; now: Date },
    found: DifferenceRecord,
    by: Booker,
    body: ResolveBody,
  ): Promise<boolean> =>
    mayBook(scene, by, isLarge(found), wishOf(found, found.attemptId, found.there - found.here, body))

  /** A line whose payer wrote no reference is of the attempt that finance choose, at an account that they book themselves. */
  const mayChoose = async (
    { kind, direction, gatewayId }: DifferenceRecord,
    resolution: Resolution,
    attemptId: string,
  ): Promise<boolean> =>
    kind === 'unknownReference' &&
    direction === 'received' &&
    resolution === 'applied' &&
    gateways.get(gatewayId)?.isByHand === true &&
    (await statements.gatewayOf(attemptId))?.gatewayId === gatewayId

  /** An open difference that can be resolved so; throws where it cannot. */
  const resolvable = async (
    id: string,
    { resolution, attemptId }: ResolveBody,
  ): Promise<DifferenceRecord> => {
    const found = await store.difference(id)
    if (!found) throw new Problem('NOT_FOUND')
    if (found.resolvedAt) throw new Problem('DIFFERENCE_RESOLVED')
    const isChosen = attemptId !== undefined
    if (isChosen ? !(await mayChoose(found, resolution, attemptId)) : !fits(found, resolution))
      throw new Problem('RESOLUTION_UNFIT')
    return found
  }

  return {
    preview: async (by: By, id: string, body: ResolveBody): Promise<BookingPreview> => {
      const found = await resolvable(id, body)
      const payment = await attemptOf(body.attemptId ?? found.attemptId, by)
      const preview = await previewOf(settle, async own => {
        if (body.resolution !== 'accepted') await equalize(found, payment, by, body, own)
      })
      return body.resolution === 'accepted' ? { ...preview, takesTwo: isLarge(found) } : preview
    },

    resolve: async (by: FreshBy & Booker, id: string, body: ResolveBody): Promise<Difference> => {
      const found = await resolvable(id, body)
      const { resolution, reason } = body
      const payment = await attemptOf(body.attemptId ?? found.attemptId, by)
      const shown = async () => differenceView((await store.difference(id)) as DifferenceRecord)
      if (resolution !== 'accepted' && !(await equalize(found, payment, by, body))) return shown()
      await audit.deed(async (queries, record) => {
        const now = clock()
        if (resolution === 'accepted' && !(await mayAccept({ queries, now }, found, by, body))) {
          await record({
            kind: 'payment.bookingRequested',
            actorId: by.accountId,
            address: by.address,
            detail: { act: 'difference', difference: id },
          })
          return
        }
        const resolved = { by: recorderOf(by), resolution, reason, now }
        if (!(await reconcileStore(queries).resolve(id, resolved))) throw new Problem('DIFFERENCE_RESOLVED')
        await record({
          kind: 'payment.differenceResolved',
          actorId: by.accountId,
          address: by.address,
          detail: { difference: id, resolution, ...requesterIn(by) },
        })
      })
      return shown()
    },
  }
}
export type Resolve = ReturnType<typeof createResolve>
