// The provider of a portal: the service that the settings name, or a simulator that a demo started in its stead.

import type { Config } from '@bawaba/server/config.ts'
import { OutsideUnavailable, signedCalls } from '@bawaba/server/platform/outside/signed-call.ts'
import { utilityProvider } from '../../definition.ts'
import { httpProvider } from './http.ts'
import type { Provider } from './provider.ts'

/** Longer than this nobody waits in front of a form. */
const timeoutMs = 5000

const nobody = async (): Promise<never> => {
  throw new OutsideUnavailable(`OUTSIDE_SERVICES names no ${utilityProvider}`)
}
const missing: Provider = {
  meter: nobody,
  holder: nobody,
  bills: nobody,
  year: nobody,
  reading: nobody,
  consumption: nobody,
  sendReading: nobody,
  confirmPayment: nobody,
  perform: nobody,
  find: nobody,
  isRecorded: nobody,
}

export const configuredProvider = (
  { OUTSIDE_SERVICES }: Pick<Config, 'OUTSIDE_SERVICES'>,
  clock: () => Date,
): Provider => {
  const service = OUTSIDE_SERVICES.find(({ name }) => name === utilityProvider)
  return service ? httpProvider(signedCalls(service, { fetch, clock, timeoutMs })) : missing
}
