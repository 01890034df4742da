// News of attempts, from notices and from asking: what a provider says is checked against what was ordered before it counts.

import type { Database } from '../../platform/database/index.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import { type GatewayEvent, isReference } from './gateway.ts'
import type { Settle } from './settle.ts'
import { type NewEvent, paymentsStore } from './store.ts'

type Dependencies = {
  database: Database
  settle: Settle
  clock: () => Date
  newId: () => string
  log: WriteEvent
}
type From = { id: string; merchantId: string }

/** What is wrong with an event, where it cannot be about the attempt. */
const wrongWith = (
  event: GatewayEvent,
  gateway: From,
  attempt: { gatewayId: string },
): string | undefined => {
  if (attempt.gatewayId !== gateway.id) return 'otherGateway'
  if (event.merchantId !== gateway.merchantId) return 'otherMerchant'
  if (event.currency !== 'EGP') return 'otherCurrency'
  if (!Number.isSafeInteger(event.amount) || event.amount < 0) return 'noAmount'
  // We gave it, so it has the form of ours.
  if (event.refundId !== undefined && !isReference(event.refundId)) return 'otherRefund'
  return undefined
}

/**
 * Whether a notice tells of money in an amount that was not ordered: a part by transfer, or money that went back. It is
 * believed no more than a wrong one: the provider is asked, and what it answers is the truth.
 */
const isOtherAmount = (
  { kind, amount }: GatewayEvent,
  attempt: { amount: number },
  source: NewEvent['source'],
): boolean =>
  source === 'notice' && (kind === 'refunded' || (kind === 'received' && amount !== attempt.amount))

export const createNews = ({ database, settle, clock, newId, log }: Dependencies) => {
  const store = paymentsStore(database)
  return {
    /**
     * Counts an event. `unknown`: we know no such attempt; `wrong`: it cannot be true and changes nothing but that staff
     * are shown it and the provider is asked.
     */
    take: async (
      gateway: From,
      event: GatewayEvent,
      source: 'notice' | 'status',
    ): Promise<{ kind: 'counted' | 'unknown' | 'wrong' }> => {
      const attempt = isReference(event.reference)
        ? await store.attemptOwner(event.reference, { ...event, gatewayId: gateway.id })
        : undefined
      if (!attempt) return { kind: 'unknown' }
      const isOther = isOtherAmount(event, attempt, source)
      const wrong =
        wrongWith(event, gateway, attempt) ??
        (isOther && event.kind === 'received' && attempt.channel !== 'bank' ? 'otherAmount' : undefined)
      if (wrong) {
        log('payments.notice_wrong', { gateway: gateway.id, attempt: event.reference, why: wrong })
        await database.transaction(async queries => {
          const own = paymentsStore(queries)
          const { occurredAt, ...rest } = event
          const detail = { ...rest, occurredAt: occurredAt.toISOString() }
          await own.alert(
            { id: newId(), gatewayId: gateway.id, attemptId: event.reference, kind: wrong, detail },
            clock(),
          )
          await own.checkSoon(event.reference, clock())
        })
        return { kind: 'wrong' }
      }
      if (isOther) {
        await store.checkSoon(event.reference, clock())
        return { kind: 'wrong' }
      }
      // Providers say everything several times: what counts already is written with all that follows from it.
      if (attempt.isCounted) return { kind: 'counted' }
      const settled = await settle.locked(attempt.paymentId, async () => ({
        events: [
          {
            gatewayId: gateway.id,
            eventId: event.eventId,
            attemptId: event.reference,
            kind: event.kind,
            amount: event.amount,
            transactionId: event.transactionId ?? null,
            refundId: event.refundId,
            occurredAt: event.occurredAt,
            source,
          },
        ],
      }))
      return { kind: settled ? 'counted' : 'unknown' }
    },
  }
}
export type News = ReturnType<typeof createNews>
