// The daily close: each provider's settlement list of a day against the ledger, in both directions. What differs is a queue
// that finance resolve with a reason: the provider's word is applied, the ledger is corrected, or the difference stands.

import type { Difference, PaymentGateway, ReconciliationDay } from '@bawaba/contract/entities/payment.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate, poundsOf } from '@bawaba/language/index.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import type { Audit } from '../audit/index.ts'
import { type Gateway, OutcomeUnknown } from './gateway.ts'
import type { EventKind } from './machine.ts'
import type { DayRecord, DifferenceRecord, ReconcileStore } from './reconcile-store.ts'
import type { Settle } from './settle.ts'
import { defined } from './views.ts'

type By = { accountId: string; address: string }
type Dependencies = {
  store: ReconcileStore
  settle: Settle
  gateways: ReadonlyMap<string, Gateway>
  clock: () => Date
  audit: Pick<Audit, 'record'>
  log: WriteEvent
}
type Resolution = 'applied' | 'corrected' | 'accepted'

const dayView = ({ closedAt, received, refunded, ...day }: DayRecord): ReconciliationDay => ({
  ...day,
  closedAt: closedAt.toISOString(),
  received: poundsOf(received),
  refunded: poundsOf(refunded),
})
const differenceView = ({
  attemptId: _,
  here,
  there,
  foundAt,
  resolvedAt,
  ...rest
}: DifferenceRecord): Difference =>
  defined({
    ...rest,
    here: poundsOf(here),
    there: poundsOf(there),
    foundAt: foundAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString(),
  }) as Difference

/** What each resolution makes of which difference: the event that is added to the attempt, or nothing. */
const eventOf: Record<
  Resolution,
  Partial<Record<DifferenceRecord['kind'], (of: DifferenceRecord) => [EventKind, number] | undefined>>
> = {
  // The provider moved money that nobody told us of.
  applied: { missingHere: ({ direction, there }) => [direction, there] },
  // We count money that the provider never had.
  corrected: {
    missingThere: ({ direction, here }) => (direction === 'received' ? ['reversed', here] : undefined),
    amount: ({ direction, here, there }) =>
      direction !== 'received'
        ? undefined
        : there > here
          ? ['received', there - here]
          : ['reversed', here - there],
  },
  accepted: {},
}

/** A provider with a settlement list; an own account, and a provider without such a call, have none to compare with. */
type Listing = Gateway & Required<Pick<Gateway, 'settlements'>>
const isListing = (gateway: Gateway | undefined): gateway is Listing => gateway?.settlements !== undefined

export const createReconcile = ({ store, settle, gateways, clock, audit, log }: Dependencies) => {
  const close = async (gateway: Listing, day: string): Promise<void> => {
    const lines = await gateway.settlements(day)
    await store.close(
      gateway.id,
      day,
      { from: startOfDay(day), until: startOfDay(addDays(day, 1)) },
      lines,
      clock(),
    )
  }

  const addEvent = async (
    found: DifferenceRecord,
    [kind, amount]: [EventKind, number],
    by: By,
    reason: string,
  ) => {
    const { attemptId, gatewayId, transactionId, direction } = found
    const payment = attemptId === null ? undefined : await store.paymentOf(attemptId)
    if (!payment || attemptId === null) throw new Problem('RESOLUTION_UNFIT')
    const line = await store.line(gatewayId, transactionId, direction)
    await settle.locked(payment.paymentId, async ({ now }) => ({
      events: [
        {
          gatewayId,
          eventId: `difference:${found.id}`,
          attemptId,
          kind,
          amount,
          transactionId,
          // On the day of the provider's list, so that the next close finds them equal.
          occurredAt: line?.occurredAt ?? now,
          // What the provider has is the provider's word; a correction is ours.
          source: found.kind === 'missingHere' ? 'settlement' : 'staff',
          actorId: by.accountId,
          reason,
        },
      ],
    }))
  }

  return {
    /** The providers that somebody runs for us: an own account is none. */
    gateways: async (): Promise<PaymentGateway[]> =>
      [...gateways.values()]
        .filter(({ isByHand }) => !isByHand)
        .map(gateway => ({ id: gateway.id, label: gateway.label, hasList: isListing(gateway) })),
    days: async (): Promise<ReconciliationDay[]> => (await store.days()).map(dayView),
    differences: async (): Promise<Difference[]> => (await store.differences()).map(differenceView),
    open: store.open,

    /** Compares a day that is over with the list of its provider now. */
    closeNow: async (gatewayId: string, day: string): Promise<ReconciliationDay> => {
      const gateway = gateways.get(gatewayId)
      if (!isListing(gateway)) throw new Problem('MODEL_NOT_FOUND')
      if (day >= cairoDate(clock())) throw new Problem('DAY_NOT_OVER')
      try {
        await close(gateway, day)
      } catch (error) {
        if (error instanceof OutcomeUnknown) throw new Problem('PAYMENT_GATEWAY_DOWN', { cause: error })
        throw error
      }
      return dayView(await store.day(gatewayId, day))
    },

    /** Yesterday and the day before, whose last notices may have been late. Throws where a provider did not answer. */
    yesterday: async (): Promise<void> => {
      const today = cairoDate(clock())
      let failed: unknown
      for (const gateway of [...gateways.values()].filter(isListing))
        for (const back of [-2, -1])
          await close(gateway, addDays(today, back)).catch(err => {
            failed = err
            log('payments.not_reconciled', { err, gateway: gateway.id })
          })
      if (failed) throw failed
    },

    resolve: async (
      by: By,
      id: string,
      { resolution, reason }: { resolution: Resolution; reason: string },
    ): Promise<Difference> => {
      const found = await store.difference(id)
      if (!found) throw new Problem('NOT_FOUND')
      if (found.resolvedAt) throw new Problem('DIFFERENCE_RESOLVED')
      if (resolution !== 'accepted') {
        const event = eventOf[resolution][found.kind]?.(found)
        if (!event) throw new Problem('RESOLUTION_UNFIT')
        // Its id is the difference's: resolved by two at once, it counts once.
        await addEvent(found, event, by, reason)
      }
      const isFirst = await store.resolve(id, { by: by.accountId, resolution, reason, now: clock() })
      if (!isFirst) throw new Problem('DIFFERENCE_RESOLVED')
      await audit.record({
        kind: 'payment.differenceResolved',
        actorId: by.accountId,
        address: by.address,
        detail: { difference: id, resolution, reason },
      })
      return differenceView((await store.difference(id)) as DifferenceRecord)
    },
  }
}
export type Reconcile = ReturnType<typeof createReconcile>
