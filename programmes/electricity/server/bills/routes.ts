// Open bills over HTTP.

import type { PolicyRow } from '@bawaba/contract/policies.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Budgets } from '@bawaba/server/capabilities/budgets/index.ts'
import { type Call, signedIn } from '@bawaba/server/platform/http/call.ts'
import type { ServedCall } from '@bawaba/server/platform/http/register.ts'
import { billCalls, type OpenBills } from '../../bill-calls.ts'
import { isMeterNumber, isPaymentNumber, readNumber } from '../../numbers.ts'
import type { MetersStore } from '../meters/store.ts'
import type { Provider, ProviderBills } from '../provider/provider.ts'
import { unlessUnreachable } from '../unreachable.ts'

type Dependencies = {
  provider: Pick<Provider, 'bills' | 'meter'>
  store: Pick<MetersStore, 'isOwn'>
  budgets: Pick<Budgets, 'take'>
}

const policy: PolicyRow = { citizen: 'own', agent: 'own' }
const lookUps = { limit: 60, windowMs: 3_600_000 }

export const billRoutes = ({
  provider,
  store,
  budgets,
}: Dependencies): Record<keyof typeof billCalls, ServedCall> => {
  const ofOwnMeter = async (accountId: string, typed: string): Promise<ProviderBills | undefined> => {
    const meterNumber = readNumber(typed)
    if (!isMeterNumber(meterNumber) || !(await store.isOwn(accountId, meterNumber))) return undefined
    return provider.bills({ meterNumber })
  }
  const ofPaymentNumber = async (accountId: string, typed: string): Promise<ProviderBills | undefined> => {
    const paymentNumber = readNumber(typed)
    if (!isPaymentNumber(paymentNumber)) throw new Problem('PAYMENT_NO_INVALID')
    await budgets.take(`bills ${accountId}`, lookUps)
    return provider.bills({ paymentNumber })
  }
  /** Of a meter that is not the caller's own the area is shown alone. */
  const addressFor = async (accountId: string, { meterNumber, address }: ProviderBills) =>
    (await store.isOwn(accountId, meterNumber))
      ? address
      : ((await provider.meter(meterNumber))?.area ?? { ar: '', en: '' })

  const read = async (call: Call): Promise<OpenBills> => {
    const { accountId } = signedIn(call)
    const { paymentNumber, meterNumber } = call.query as { paymentNumber?: string; meterNumber?: string }
    const known =
      meterNumber === undefined
        ? await ofPaymentNumber(accountId, paymentNumber ?? '')
        : await ofOwnMeter(accountId, meterNumber)
    if (!known) throw new Problem('NOT_FOUND')
    return {
      paymentNumber: known.paymentNumber,
      address: await addressFor(accountId, known),
      bills: known.bills,
    }
  }
  return {
    'GET bills': {
      definition: billCalls['GET bills'],
      policy,
      handler: ((call: Call) => read(call).catch(unlessUnreachable('ECONNABORTED'))) as never,
    },
  }
}
