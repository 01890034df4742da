// The services outside that the settings name: each is reached by its address, and asked nothing.

import type { RemotePart } from '../../capability.ts'
import type { Config } from '../../config.ts'
import { reach } from '../../platform/outside/reach.ts'

type Named = Pick<
  Config,
  'SMS_URL' | 'SANDBOX_GATEWAY_URL' | 'FAWRY_URL' | 'PAYMOB_URL' | 'OUTSIDE_SERVICES' | 'PROVIDERS'
>

export const configuredParts = (config: Named): readonly RemotePart[] =>
  [
    ['sms', config.SMS_URL],
    ['gateway sandbox', config.SANDBOX_GATEWAY_URL],
    ['gateway fawry', config.FAWRY_URL],
    ['gateway paymob', config.PAYMOB_URL],
    ...config.OUTSIDE_SERVICES.map(({ name, origin }) => [`service ${name}`, origin] as const),
    ...config.PROVIDERS.map(({ id, issuer }) => [`provider ${id}`, issuer] as const),
  ].flatMap(([name = '', address = '']) =>
    address === '' ? [] : [{ name, attempt: (limit: AbortSignal) => reach(address, limit) }],
  )
