// A person's own meters over HTTP. What the company knows of a meter is read for its owner alone.

import { Problem } from '@bawaba/contract/problem.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { askerOf } from '@bawaba/server/outside.ts'
import { type Call, signedIn } from '@bawaba/server/platform/http/call.ts'
import type { ServedCall } from '@bawaba/server/platform/http/register.ts'
import { deletionReasons } from '../../deletion-reasons.ts'
import {
  type Consumption,
  type MeterDetails,
  type MeterPreview,
  meterCalls,
  type NextReading,
  type OwnMeter,
  type YearBills,
} from '../../meter-calls.ts'
import { isMeterNumber, readNumber } from '../../numbers.ts'
import type { Asking } from '../provider/asking.ts'
import type { Provider } from '../provider/provider.ts'
import { windowAt } from '../readings/window.ts'
import { unlessUnreachable } from '../unreachable.ts'
import { detailsOf } from './details.ts'
import type { MetersStore, OwnMeterRow } from './store.ts'

export type MeterDependencies = {
  provider: Pick<Provider, 'reading' | 'consumption' | 'year'>
  store: MetersStore
  asking: Pick<Asking, 'meter'>
  clock: () => Date
}

const viewOf = ({ ID, state, data, deletionReason, reading, sending }: OwnMeterRow): OwnMeter => ({
  ID,
  number: data.meter.number,
  name: data.name,
  state,
  ...(data.standing ? { standing: data.standing } : {}),
  ...(data.meter.address ? { address: data.meter.address } : {}),
  ...(deletionReason && deletionReasons[deletionReason]
    ? { deletionReason: deletionReasons[deletionReason] }
    : {}),
  ...(reading ? { reading } : {}),
  ...(sending ? { sending } : {}),
})

const numberOf = (call: Call): string => {
  const number = readNumber((call.params as unknown as { number: string }).number)
  if (!isMeterNumber(number)) throw new Problem('NOT_FOUND')
  return number
}

export const meterRoutes = ({
  provider,
  store,
  asking,
  clock,
}: MeterDependencies): Record<keyof typeof meterCalls, ServedCall> => {
  /** The number of a meter of the caller's own; others are as if they did not exist. */
  const ownNumber = async (call: Call): Promise<string> => {
    const number = numberOf(call)
    if (!(await store.isOwn(signedIn(call).accountId, number))) throw new Problem('NOT_FOUND')
    return number
  }
  const serve = (key: keyof typeof meterCalls, handler: (call: Call) => Promise<unknown>): ServedCall => ({
    definition: meterCalls[key],
    handler: handler as never,
  })
  return {
    'GET meters': serve('GET meters', async call => (await store.own(signedIn(call).accountId)).map(viewOf)),
    'GET meters/:number/preview': serve('GET meters/:number/preview', async (call): Promise<MeterPreview> => {
      const number = numberOf(call)
      const known = await asking
        .meter(number, signedIn(call).accountId, askerOf(call))
        .catch(unlessUnreachable('ECONNABORTED'))
      if (!known) throw new Problem('NOT_FOUND')
      const { area, type, maker } = known
      return { number, area, type, maker }
    }),
    'GET meters/:number/details': serve('GET meters/:number/details', async (call): Promise<MeterDetails> => {
      const number = await ownNumber(call)
      const known = await asking
        .meter(number, signedIn(call).accountId, askerOf(call))
        .catch(unlessUnreachable('INTEGRATION_ERROR'))
      if (!known) throw new Problem('NOT_FOUND')
      return detailsOf(known)
    }),
    'GET meters/:number/reading': serve('GET meters/:number/reading', async (call): Promise<NextReading> => {
      const known = await provider.reading(await ownNumber(call)).catch(unlessUnreachable('ECONNABORTED'))
      if (!known) throw new Problem('NOT_FOUND')
      const { previous, usual, submitted } = known
      return {
        previous,
        usual,
        window: windowAt(known.window, cairoDate(clock())),
        ...(submitted ? { submitted: { value: submitted.value } } : {}),
      }
    }),
    'GET meters/:number/bills': serve('GET meters/:number/bills', async (call): Promise<YearBills> => {
      const number = await ownNumber(call)
      const known = await provider.year(number).catch(unlessUnreachable('INTEGRATION_ERROR'))
      if (!known) throw new Problem('NOT_FOUND')
      return { bills: known.bills.toReversed() }
    }),
    'GET meters/:number/consumption': serve(
      'GET meters/:number/consumption',
      async (call): Promise<Consumption> => {
        const number = await ownNumber(call)
        const known = await provider.consumption(number).catch(unlessUnreachable('INTEGRATION_ERROR'))
        if (!known) throw new Problem('NOT_FOUND')
        return known
      },
    ),
  }
}
