// Asking providers: about attempts whose outcome nobody told, with growing pauses, and voiding those whose time is over or
// whose request no longer waits.

import { isAwaitedAttempt, isOpenAttempt } from '@bawaba/contract/payment-states.ts'
import { eachItem } from '../../platform/each-item.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import { lostAfterMs, ownEvent } from './begin.ts'
import type { CheckStore, DueAttempt } from './check-store.ts'
import { type Gateway, type GatewayEventKind, isReference, voidAt } from './gateway.ts'
import { emptyEnds } from './machine.ts'
import type { News } from './news.ts'
import type { Settle } from './settle.ts'
import type { AttemptRecord } from './store.ts'

type Dependencies = {
  store: CheckStore
  settle: Settle
  news: News
  gateways: ReadonlyMap<string, Gateway>
  clock: () => Date
  log: WriteEvent
}

/** How often whoever pays, or comes back, may have the provider asked. */
export const askEveryMs = 5_000
const minute = 60_000
const atOnce = 20
/** The pauses between two askings grow to an hour. */
const pauseOf = (checks: number): number => Math.min(60, 2 ** Math.min(checks, 6)) * minute

export const createCheck = ({ store, settle, news, gateways, clock, log }: Dependencies) => {
  const end = (due: DueAttempt, kind: 'expired' | 'cancelled') =>
    settle.locked(due.paymentId, async ({ attempts, now }) => {
      const attempt = attempts.find(({ id }) => id === due.id) as AttemptRecord
      return { events: isAwaitedAttempt(attempt) ? [ownEvent(attempt, kind, now, 'clock')] : [] }
    })

  /** Counts what the provider knows of an attempt, or of one kind; answers whether it knows it at all. */
  const ask = async (
    due: DueAttempt,
    gateway: Gateway,
    { only, hinted }: { only?: GatewayEventKind; hinted?: string | undefined } = {},
  ): Promise<boolean> => {
    const known = [due.transactionId, hinted].flatMap(id => id ?? [])
    const status = gateway.isByHand ? { events: [] } : await gateway.status(due.id, [...new Set(known)])
    for (const event of status?.events ?? [])
      if (only === undefined || event.kind === only) await news.take(gateway, event, 'status')
    return status !== undefined
  }

  const isOpen = async (due: DueAttempt): Promise<boolean> => {
    const [attempt] = await store.attempt(due.id)
    return attempt !== undefined && isAwaitedAttempt(attempt)
  }

  const isLost = (due: DueAttempt, isKnown: boolean): boolean =>
    !isKnown && clock().getTime() - due.createdAt.getTime() > lostAfterMs

  /** Asks about an attempt, then voids it at its provider: nothing can be paid by it any more. Answers whether that is so. */
  const closeAt = async (due: DueAttempt, gateway: Gateway): Promise<boolean> => {
    const isKnown = await ask(due, gateway, { only: 'received' })
    // Its order may still be on the way.
    if (!isKnown && !isLost(due, isKnown)) return false
    const outcome = await voidAt(gateway, due)
    if (outcome !== 'too-late') return outcome === 'cancelled'
    await ask(due, gateway, { only: 'received' })
    const [attempt] = await store.attempt(due.id)
    return !attempt || !isOpenAttempt(attempt)
  }

  /** One that has ended here may stand open at its provider, where it is voided, or asked about until it expires. */
  const letGo = async (due: DueAttempt, gateway: Gateway, isKnown: boolean): Promise<void> => {
    const mayStand = gateway.livesOn || (isKnown && emptyEnds.some(end => end === due.status))
    if (mayStand && (await voidAt(gateway, due)) === 'lives-on')
      await store.watch(due.id, new Date(clock().getTime() + pauseOf(due.checks)))
    else await store.stop(due.id)
  }

  const checkOne = async (due: DueAttempt, hinted?: string): Promise<void> => {
    const gateway = gateways.get(due.gatewayId)
    if (!gateway) return
    const isKnown = await ask(due, gateway, { hinted })
    // What arrived before its request left is given back.
    if (due.isVoid) await settle.locked(due.paymentId, async () => ({ isForced: true }))
    if (!(await isOpen(due))) return letGo(due, gateway, isKnown)
    const now = clock().getTime()
    // A transfer whose proof nobody has looked at yet is late by us, not by its payer.
    const isOver = due.expiresAt !== null && due.expiresAt.getTime() <= now && !due.isProofWaiting
    // Money of a transfer is on its way for days; a part that arrived keeps its attempt open until it is complete.
    const isEnded = due.isOff || isOver || isLost(due, isKnown)
    if (due.status !== 'incomplete' && isEnded && (await voidAt(gateway, due)) === 'cancelled')
      await end(due, isOver && !due.isOff ? 'expired' : 'cancelled')
    else await store.checkAgain(due.id, new Date(now + pauseOf(due.checks)))
  }

  return {
    /**
     * Closes an attempt whose request is to end; throws where the provider cannot be reached. Of what it says money alone
     * counts here: that the attempt is over is told with the end of its request.
     */
    close: async (due: DueAttempt): Promise<boolean> => {
      const gateway = gateways.get(due.gatewayId)
      return gateway ? closeAt(due, gateway) : false
    },
    /** Whether the provider of an attempt is in the settings. */
    canAsk: ({ gatewayId }: Pick<DueAttempt, 'gatewayId'>): boolean => gateways.has(gatewayId),
    /** Asks about one attempt now, whatever its next time is. */
    now: async (attemptId: string): Promise<void> => {
      const [attempt] = await store.attempt(attemptId)
      if (attempt) await checkOne(attempt)
    },
    /** Asks about an attempt that a notice hints at; false where its gateway has no such attempt of ours. */
    about: async (gatewayId: string, reference: string, transaction?: string): Promise<boolean> => {
      const [attempt] = isReference(reference) ? await store.attempt(reference) : []
      if (attempt?.gatewayId !== gatewayId) return false
      await checkOne(attempt, transaction)
      return true
    },
    isDue: (): Promise<boolean> => store.isDue(clock()),
    /** Asks about all whose time has come. One that fails keeps no other from being asked. */
    run: async (): Promise<void> => {
      const now = clock()
      for (let found = atOnce; found === atOnce; ) {
        const due = await store.claim(now, new Date(now.getTime() + minute), atOnce)
        found = due.length
        await eachItem(due, {
          atOnce,
          work: async attempt => {
            // It rests like one whose provider does not answer: the settings may name it again.
            if (!gateways.has(attempt.gatewayId))
              throw new Error(`No gateway ${attempt.gatewayId} is set up any more`)
            await checkOne(attempt)
          },
          putOff: async ({ id, gatewayId, checks }, err) => {
            log('payments.check_failed', { gateway: gatewayId, attempt: id, err })
            await store.rest(id, new Date(clock().getTime() + pauseOf(checks)))
          },
        })
      }
    },
  }
}
export type Check = ReturnType<typeof createCheck>
