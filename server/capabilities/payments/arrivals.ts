// What comes from providers: their notices, and payers who are led back. What is signed is believed as far as its signature
// goes; a payer is led to the pages that the attempt was begun from, whatever they bring.

import { Problem } from '@bawaba/contract/problem.ts'
import type { WriteEvent } from '../../platform/log/events.ts'
import { askEveryMs, type Check } from './check.ts'
import type { CheckStore } from './check-store.ts'
import { type Gateway, isReference, type Message, type NoticeVerdict, OutcomeUnknown } from './gateway.ts'
import type { Intake } from './intake.ts'
import { emptyEnds } from './machine.ts'

type Dependencies = {
  intake: Pick<Intake, 'take'>
  check: Pick<Check, 'about'>
  checks: Pick<CheckStore, 'mayAsk' | 'wayBack'>
  gateways: ReadonlyMap<string, Gateway>
  clock: () => Date
  log: WriteEvent
}

const refusals: Record<Exclude<NoticeVerdict, { ok: true }>['why'], Problem['code']> = {
  forged: 'NOTICE_REFUSED',
  stale: 'NOTICE_REFUSED',
  unreadable: 'MALFORMED',
}

/** A provider that does not answer sends its notice again where it is refused. */
const assertAnswered = (error: unknown): never => {
  throw error instanceof OutcomeUnknown ? new Problem('PAYMENT_GATEWAY_DOWN', { cause: error }) : error
}

export const createArrivals = ({ intake, check, checks, gateways, clock, log }: Dependencies) => {
  /** Answers whether it is about an attempt of ours. */
  const believe = async (
    gateway: Gateway,
    verdict: Extract<NoticeVerdict, { ok: true }>,
  ): Promise<boolean> => {
    if ('event' in verdict) return intake.take(gateway, verdict.event)
    if ('about' in verdict) return check.about(gateway.id, verdict.about)
    const reference = await gateway.whose?.(verdict.transaction)
    return reference !== undefined && check.about(gateway.id, reference, verdict.transaction)
  }

  return {
    notice: async (gatewayId: string, message: Message): Promise<void> => {
      const gateway = gateways.get(gatewayId)
      if (!gateway) throw new Problem('MODEL_NOT_FOUND')
      const verdict = gateway.readNotice(message, clock())
      if (!verdict.ok) throw new Problem(refusals[verdict.why])
      if (!(await believe(gateway, verdict).catch(assertAnswered))) throw new Problem('NOT_FOUND')
    },

    /** Where a payer who is back goes on. Anybody can send what they bring again: it has the provider asked now and then. */
    back: async (gatewayId: string, reference: string, message: Message): Promise<string> => {
      const gateway = gateways.get(gatewayId)
      const find = async () => (isReference(reference) ? checks.wayBack(reference, gatewayId) : undefined)
      if (!gateway || !(await find())) throw new Problem('NOT_FOUND')
      const now = clock()
      const verdict = gateway.readNotice(message, now)
      if (verdict.ok && (await checks.mayAsk(reference, now, new Date(now.getTime() + askEveryMs))))
        // Their page asks again.
        await believe(gateway, verdict).catch(err =>
          log('payments.check_failed', { gateway: gatewayId, attempt: reference, err }),
        )
      const way = await find()
      if (!way) throw new Problem('NOT_FOUND')
      return emptyEnds.some(end => end === way.status) ? way.failureUrl : way.successUrl
    },
  }
}
export type Arrivals = ReturnType<typeof createArrivals>
