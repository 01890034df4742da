// Beginning to pay: one attempt at a time. The attempt is written before the provider is called, under the id by which the
// provider knows it, so whoever asks again goes on with it; another channel first voids it at its provider.

import { takesPaymentsOn } from '@bawaba/contract/payment-days.ts'
import { bankPauseMs, isAwaitedAttempt, isOpenAttempt, isPayable } from '@bawaba/contract/payment-states.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { cairoDate, type Language, type Text } from '@bawaba/language/index.ts'
import { type Begun, type Channel, type Gateway, GatewayRefused, OutcomeUnknown, voidAt } from './gateway.ts'
import type { Settle } from './settle.ts'
import type { AttemptRecord, NewEvent, Ordered, PaymentRecord, StoredBegun } from './store.ts'

export type BeginInput = {
  paymentId: string
  gateway: Gateway
  channel: Channel
  successUrl: string
  failureUrl: string
  language: Language
  description: Text
  /** Who pays. */
  accountId: string
  /** For how many hours the request can wait for the payment, from when it came to wait; undefined: as the way to pay takes. */
  payWithinHours: number | undefined
  /** Days of the month on which card and code are open. */
  paymentDays: { from: number; to: number } | undefined
  /** The payer knows that finance look at the proof of a transfer, and pays another way all the same. */
  despiteProof: boolean
}
type Dependencies = {
  settle: Settle
  gateways: ReadonlyMap<string, Gateway>
  newId: () => string
  clock: () => Date
  /** How long a provider takes money for an attempt. */
  lifeOf(channel: Channel): number
}

/** Where the payer of an attempt comes back to, below the portal's own address. */
const returnPath = (gatewayId: string, attemptId: string): string =>
  `/api/gateways/${gatewayId}/returns/${attemptId}`

const minute = 60_000
const hour = 60 * minute
/** How long the call that begins an order may take. */
const answeredMs = 15_000
/** How long an order that was never heard of may still be on its way to a provider. */
export const lostAfterMs = 5 * minute
/** When a provider is asked about an attempt that it has said nothing about. */
const firstCheckMs: Record<Channel, number> = {
  card: 2 * minute,
  'payment-code': 15 * minute,
  bank: 60 * minute,
}

/** When a bank takes the payment: not within half an hour of an online attempt that failed. */
export const bankFrom = (attempts: readonly AttemptRecord[], now: Date): Date | undefined => {
  const failed = attempts
    .filter(({ channel, status }) => channel === 'card' && (status === 'declined' || status === 'cancelled'))
    .flatMap(({ events }) => events.filter(({ kind }) => kind === 'declined'))
    .map(({ occurredAt }) => occurredAt.getTime() + bankPauseMs)
  const from = Math.max(0, ...failed)
  return from > now.getTime() ? new Date(from) : undefined
}

/** The first day on which it can be paid, where that is not today. */
export const closedUntil = (
  channel: Channel,
  days: BeginInput['paymentDays'],
  now: Date,
): number | undefined => {
  if (!days || channel === 'bank') return undefined
  return takesPaymentsOn(days, cairoDate(now)) ? undefined : days.from
}

/** An event that the portal itself says of an attempt. */
export const ownEvent = (
  attempt: Pick<AttemptRecord, 'id' | 'gatewayId' | 'amount'>,
  kind: NewEvent['kind'],
  now: Date,
  source: NewEvent['source'] = 'begin',
): NewEvent => ({
  gatewayId: attempt.gatewayId,
  eventId: `portal:${attempt.id}:${kind}`,
  attemptId: attempt.id,
  kind,
  amount: attempt.amount,
  transactionId: null,
  occurredAt: now,
  source,
})

const storedOf = (begun: Begun): { begun: StoredBegun; expiresAt: Date | null } => {
  if (begun.kind === 'redirect') return { begun, expiresAt: null }
  const { expiresAt, ...rest } = begun
  return { begun: rest, expiresAt }
}

/** Throws what keeps a payment from being paid now. */
export const assertPayable = (
  payment: Pick<PaymentRecord, 'status' | 'isVoid' | 'isWaiting'>,
  attempts: readonly Pick<AttemptRecord, 'status'>[],
): void => {
  if (payment.status === 'paid') throw new Problem('ALREADY_PAID')
  if (payment.status === 'checking') throw new Problem('PAYMENT_CHECKING')
  if (!isPayable(payment.status) || payment.isVoid || !payment.isWaiting) throw new Problem('NOTHING_TO_PAY')
  if (attempts.some(({ status }) => status === 'incomplete')) throw new Problem('PAYMENT_INCOMPLETE')
}

/** Whether the open attempt is another way than the one chosen, or its time is over without anybody looking at a proof. */
const isOther = ({ gateway, channel }: BeginInput, open: AttemptRecord, now: Date): boolean => {
  const isOver = open.expiresAt !== null && open.expiresAt <= now && !open.isProofWaiting
  return open.gatewayId !== gateway.id || open.channel !== channel || isOver
}

type Next = { attempt: AttemptRecord; isOther: boolean }

export const createBegin = ({ settle, gateways, newId, clock, lifeOf }: Dependencies) => {
  const assertOpen = (input: BeginInput, attempts: readonly AttemptRecord[], now: Date): void => {
    if (closedUntil(input.channel, input.paymentDays, now) !== undefined)
      throw new Problem('PAYMENT_CLOSED_TODAY')
    const from = input.channel === 'bank' ? bankFrom(attempts, now) : undefined
    if (from)
      throw new Problem('PAYMENT_TOO_SOON', {
        headers: { 'retry-after': String(Math.ceil((from.getTime() - now.getTime()) / 1000)) },
      })
  }

  /** Until when an attempt can be paid: what is reserved waits no longer than the service says, whatever way is chosen. */
  const expiryOf = ({ channel, payWithinHours }: BeginInput, payment: PaymentRecord, now: Date): Date => {
    const own = now.getTime() + lifeOf(channel)
    if (payment.isFixed && payment.endsAt) return new Date(Math.min(own, payment.endsAt.getTime()))
    if (payWithinHours === undefined) return new Date(own)
    const latest = payment.createdAt.getTime() + payWithinHours * hour
    return new Date(Math.min(own, Math.max(latest, payment.endsAt?.getTime() ?? 0)))
  }

  /** The attempt to go on with: the open one, or a new one that is written now. */
  const next = async (input: BeginInput): Promise<Next> => {
    const found = await settle.locked<Next>(
      input.paymentId,
      async ({ store, payment, attempts, now }) => {
        assertPayable(payment, attempts)
        const open = attempts.find(isOpenAttempt)
        if (open && !isOther(input, open, now)) return { extra: { attempt: open, isOther: false } }
        // Whoever has transferred would pay twice, and wait for a refund.
        if (!input.despiteProof && attempts.some(({ isProofWaiting }) => isProofWaiting))
          throw new Problem('PROOF_UNDER_REVIEW')
        if (open) return { extra: { attempt: open, isOther: true } }
        assertOpen(input, attempts, now)
        const fee = input.gateway.fee(input.channel, payment.amount)
        const attempt = {
          id: newId(),
          paymentId: payment.id,
          gatewayId: input.gateway.id,
          channel: input.channel,
          fee,
          amount: payment.amount + fee,
          now,
          expiresAt: expiryOf(input, payment, now),
          actedBy: input.accountId,
          ordered: {
            description: input.description,
            language: input.language,
            successUrl: input.successUrl,
            failureUrl: input.failureUrl,
          },
        }
        await store.addAttempt(attempt)
        await store.tell(
          payment,
          {
            id: newId(),
            kind: 'paymentStarted',
            amount: attempt.amount,
            channel: input.channel,
            transactionId: null,
          },
          undefined,
          now,
        )
        const added = (await store.attempts(payment.id)).find(({ id }) => id === attempt.id)
        return { extra: { attempt: added as AttemptRecord, isOther: false } }
      },
      { changesRequest: true },
    )
    if (!found?.extra) throw new Problem('NOTHING_TO_PAY')
    return found.extra
  }

  const add = (paymentId: string, event: NewEvent) =>
    settle.locked(paymentId, async () => ({ events: [event] }))

  /** Voids an attempt at its provider; throws where money has arrived for it, or nobody knows. */
  const replace = async (paymentId: string, attempt: AttemptRecord): Promise<void> => {
    // Money that came went back again: the provider has nothing left to void.
    const isUsedUp = attempt.received > 0
    const outcome = isUsedUp ? 'cancelled' : await voidAt(gateways.get(attempt.gatewayId), attempt)
    // Both could be paid, and nobody is to pay twice.
    if (outcome === 'lives-on') throw new Problem('PAYMENT_STILL_OPEN')
    if (outcome === 'too-late') {
      await add(paymentId, ownEvent(attempt, 'unclear', clock()))
      throw new Problem('PAYMENT_CHECKING')
    }
    const event = ownEvent(attempt, 'cancelled', clock())
    await settle.locked(paymentId, async ({ store, now }) => {
      // Its order may still be on the way to the provider, which then has it and nobody here does.
      if (!attempt.begun) await store.checkSoon(attempt.id, new Date(now.getTime() + lostAfterMs))
      return { events: [event] }
    })
  }

  /** What a refused order comes to: a provider that begins a reference once refuses the second of two calls, too. */
  const refused = async (
    { paymentId, gateway }: BeginInput,
    { id }: AttemptRecord,
  ): Promise<AttemptRecord> => {
    const settled = await settle.locked(paymentId, async ({ attempts, now }) => {
      const present = attempts.find(each => each.id === id)
      if (!present || present.begun) return {}
      if (gateway.beginsOnce && now.getTime() - present.createdAt.getTime() < answeredMs)
        throw new OutcomeUnknown('Another call may be answered yet')
      return { events: [ownEvent(present, 'cancelled', now)] }
    })
    const present = settled?.attempts.find(each => each.id === id)
    if (!present?.begun || !isOpenAttempt(present)) throw new Problem('PAYMENT_MEANS_UNKNOWN')
    return present
  }

  const start = async (input: BeginInput, attempt: AttemptRecord): Promise<AttemptRecord> => {
    if (attempt.begun) return attempt
    const { paymentId, gateway, channel } = input
    // Gone on with from another page or in another language it is the same order.
    const ordered = attempt.ordered as Ordered
    const order = {
      reference: attempt.id,
      channel,
      amount: attempt.amount,
      currency: 'EGP' as const,
      ...ordered,
      returnUrl: new URL(returnPath(gateway.id, attempt.id), ordered.successUrl).href,
      expiresAt: attempt.expiresAt ?? new Date(clock().getTime() + lifeOf(channel)),
    }
    let begun: Begun
    try {
      begun = await gateway.begin(order)
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error
      return refused(input, attempt)
    }
    const stored = storedOf(begun)
    const settled = await settle.locked(paymentId, async ({ store, attempts, now }) => {
      const present = attempts.find(({ id }) => id === attempt.id)
      if (present && !isAwaitedAttempt(present) && present.received === 0) return {}
      await store.setBegun(
        attempt.id,
        stored.begun,
        stored.expiresAt,
        new Date(now.getTime() + firstCheckMs[channel]),
      )
      return { events: [ownEvent(attempt, 'accepted', now)] }
    })
    const current = settled?.attempts.find(({ id }) => id === attempt.id)
    if (!current?.begun) {
      // Another way was chosen while the order was on its way: nobody is to pay it.
      await voidAt(gateway, attempt)
      throw new Problem('PAYMENT_WAY_CHANGED')
    }
    return { ...attempt, ...current }
  }

  /** Answers the attempt that its payer goes on with. Throws Problems that say what stands against it. */
  return async (input: BeginInput): Promise<AttemptRecord> => {
    try {
      for (let tries = 0; tries < 3; tries++) {
        const { attempt, isOther } = await next(input)
        if (!isOther) return await start(input, attempt)
        await replace(input.paymentId, attempt)
      }
      throw new Problem('PAYMENT_CHECKING')
    } catch (error) {
      if (error instanceof OutcomeUnknown) throw new Problem('PAYMENT_GATEWAY_DOWN', { cause: error })
      throw error
    }
  }
}
