// A bill that staff take back: its request leaves the state that waits for payment by the hand of staff. Nothing of it may be
// paid afterwards, so every way to pay is closed at its provider first, by the rule by which requests lapse.

import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { EndWaits } from '@bawaba/contract/owed-work.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { MayEnd } from '../../capability.ts'
import type { Change } from './change.ts'
import type { RequestRecord } from './row.ts'

const refusals: Record<EndWaits, ErrorCode> = {
  provider: 'PAYMENT_MAY_ARRIVE',
  gatewayGone: 'PAYMENT_MAY_ARRIVE',
  proof: 'PAYMENT_MAY_ARRIVE',
  paid: 'REQUEST_PAID',
  // Never a reason while staff act.
  message: 'TRANSITION_NOT_ALLOWED',
}

/** What the change says besides, of an act of staff; throws where money may still arrive. */
export const billBack =
  ({ mayEnd, clock }: { mayEnd: MayEnd; clock: () => Date }) =>
  async ({ id, statusKind }: RequestRecord, change: Change): Promise<Pick<Change, 'isUnpaid'>> => {
    if (statusKind !== 'waiting-on-payment' || change.statusKind === statusKind) return {}
    const reason = await mayEnd({ requestId: id, endsAt: clock(), isByStaff: true })
    if (reason) throw new Problem(refusals[reason])
    return { isUnpaid: true }
  }
export type BillBack = ReturnType<typeof billBack>
