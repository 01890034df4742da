// Open bills over HTTP.

import { Problem } from '@bawaba/contract/problem.ts'
import { askerOf } from '@bawaba/server/outside.ts'
import { type Call, signedIn } from '@bawaba/server/platform/http/call.ts'
import type { ServedCall } from '@bawaba/server/platform/http/register.ts'
import { billCalls, type OpenBills } from '../../bill-calls.ts'
import { isMeterNumber, isPaymentNumber, readNumber } from '../../numbers.ts'
import type { Asking } from '../provider/asking.ts'
import type { ProviderBills } from '../provider/provider.ts'
import { unlessUnreachable } from '../unreachable.ts'

export const billRoutes = ({ asking }: { asking: Asking }): Record<keyof typeof billCalls, ServedCall> => {
  const known = async (call: Call): Promise<ProviderBills | undefined> => {
    const { paymentNumber = '', meterNumber } = call.query as { paymentNumber?: string; meterNumber?: string }
    const asker = askerOf(call)
    if (meterNumber === undefined) {
      const number = readNumber(paymentNumber)
      if (!isPaymentNumber(number)) throw new Problem('PAYMENT_NO_INVALID')
      return asking.bills(number, asker)
    }
    const number = readNumber(meterNumber)
    return isMeterNumber(number) ? asking.ownBills(number, signedIn(call).accountId, asker) : undefined
  }

  const read = async (call: Call): Promise<OpenBills> => {
    const found = await known(call)
    if (!found) throw new Problem('NOT_FOUND')
    const { paymentNumber, bills } = found
    return { paymentNumber, address: await asking.placeOf(found, signedIn(call).accountId), bills }
  }
  return {
    'GET bills': {
      definition: billCalls['GET bills'],
      handler: ((call: Call) => read(call).catch(unlessUnreachable('ECONNABORTED'))) as never,
    },
  }
}
