// Why a request waits that is to end because its time is over: money may have come for it that nobody told of. Each attempt is
// asked about at its provider and voided there first, so that what was paid in time counts, and nothing is paid afterwards.
// Those that ended are asked about too: their end was told, and money that a transfer brought before it or after may not be.

import { isAwaitedAttempt } from '@bawaba/contract/payment-states.ts'
import type { MayEnd } from '../../capability.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import type { Check } from './check.ts'
import type { CheckStore, DueAttempt } from './check-store.ts'
import { isByHand } from './own-account.ts'

type Dependencies = {
  store: CheckStore
  check: Pick<Check, 'close' | 'canAsk'>
  clock: () => Date
  log: WriteEvent
}

/** A provider that did not answer is left alone for so long: thousands of requests may end at one moment. */
const restMs = 30_000

export const createMayEnd = ({ store, check, clock, log }: Dependencies): MayEnd => {
  const awayUntil = new Map<string, number>()
  const close = async (attempt: DueAttempt): Promise<boolean> => {
    const { id, gatewayId } = attempt
    const now = clock().getTime()
    if ((awayUntil.get(gatewayId) ?? 0) > now) return false
    try {
      return await check.close(attempt)
    } catch (err) {
      log('payments.check_failed', { gateway: gatewayId, attempt: id, err })
      awayUntil.set(gatewayId, now + restMs)
      return false
    }
  }
  return async ({ requestId }) => {
    const attempts = await store.attemptsOf(requestId)
    const [byHand, provided] = [true, false].map(own =>
      attempts.filter(({ gatewayId }) => isByHand(gatewayId) === own),
    )
    for (const attempt of provided ?? []) {
      const canAsk = check.canAsk(attempt)
      // What its payer chose another way instead of waits for nobody who cannot be asked.
      if (!canAsk && isAwaitedAttempt(attempt)) return 'gatewayGone'
      if (canAsk && !(await close(attempt))) return 'provider'
    }
    if (await store.isSettled(requestId)) return 'paid'
    return byHand?.some(({ isProofWaiting }) => isProofWaiting) ? 'proof' : undefined
  }
}
