// The utility provider over HTTP, by signed calls.

import {
  OutsideRefused,
  OutsideUnavailable,
  type SignedCalls,
} from '@bawaba/server/platform/outside/signed-call.ts'
import { Type } from 'typebox'
import { type Deed, type DeedAnswer, type DeedEntry, type DeedName, deedRows } from './deeds.ts'
import {
  type Provider,
  ProviderBills,
  ProviderConsumption,
  ProviderMeter,
  ProviderReading,
  ProviderYear,
  readAs,
} from './provider.ts'

const Accepted = Type.Object({ outcome: Type.Literal('accepted') })

/** A number that the provider does not know is no failure. */
const unlessUnknown = (error: unknown): undefined => {
  if (error instanceof OutsideRefused && error.code === 'unknown') return undefined
  throw error
}

/** One of these refusals; another one means that the two sides no longer understand each other. */
const refusalIn =
  <const Refusal extends string>(...refusals: Refusal[]) =>
  (error: unknown): Refusal => {
    const refusal = error instanceof OutsideRefused ? refusals.find(one => one === error.code) : undefined
    if (refusal) return refusal
    throw error instanceof OutsideRefused ? new OutsideUnavailable(error.code, { cause: error }) : error
  }

export const httpProvider = ({ get, post }: SignedCalls): Provider => {
  const path = (of: 'meters' | 'accounts', number: string) => `/api/${of}/${encodeURIComponent(number)}`
  const accepted = readAs(Accepted)
  const entryPath = (record: string, reference: string) =>
    `/api/entries/${record}/${encodeURIComponent(reference)}`
  return {
    meter: number => get(path('meters', number), readAs(ProviderMeter)).catch(unlessUnknown),
    holder: async number => {
      const meter = await get(path('meters', number), readAs(ProviderMeter)).catch(unlessUnknown)
      return meter && { nationalId: meter.ownerNationalId }
    },
    bills: by =>
      get(
        `${'meterNumber' in by ? path('meters', by.meterNumber) : path('accounts', by.paymentNumber)}/bills`,
        readAs(ProviderBills),
      ).catch(unlessUnknown),
    year: number => get(`${path('meters', number)}/year`, readAs(ProviderYear)).catch(unlessUnknown),
    reading: number => get(`${path('meters', number)}/reading`, readAs(ProviderReading)).catch(unlessUnknown),
    consumption: number =>
      get(`${path('meters', number)}/consumption`, readAs(ProviderConsumption)).catch(unlessUnknown),
    sendReading: reading =>
      post('/api/readings', reading, accepted)
        .then(({ outcome }) => outcome)
        .catch(refusalIn('not-greater', 'window-closed', 'already-read', 'unknown')),
    confirmPayment: payment =>
      post('/api/payments', payment, accepted)
        .then(({ outcome }) => outcome)
        .catch(refusalIn('older-first', 'not-open', 'amount', 'unknown')),
    perform: async <Name extends DeedName>(name: Name, deed: Deed<Name>): Promise<DeedAnswer<Name>> => {
      const { path, refusals, entry } = deedRows[name]
      const answer = await post(
        path,
        deed,
        readAs(Type.Object({ outcome: Type.Literal('accepted'), entry })),
      ).catch(refusalIn(...refusals))
      return (
        typeof answer === 'string' ? { outcome: 'refused', refusal: answer } : answer
      ) as DeedAnswer<Name>
    },
    find: async <Name extends DeedName>(name: Name, reference: string) =>
      (await get(entryPath(name, reference), readAs(deedRows[name].entry)).catch(unlessUnknown)) as
        | DeedEntry<Name>
        | undefined,
    isRecorded: async (record, reference) =>
      (await get(entryPath(record, reference), readAs(Type.Object({}))).catch(unlessUnknown)) !== undefined,
  }
}
