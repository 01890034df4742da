// The settings of services outside the portal that programmes and definitions ask: registries, providers, fee tables.

import type { Setting } from './config-kinds.ts'

export const outsideSettings = {
  OUTSIDE_SERVICES: {
    kind: 'outsideServices',
    default: '',
    sentence:
      'Services outside that the portal asks, as name=origin,id:secret;name=origin,id:secret; each with the one or two live keys that sign the calls, each secret in 32 characters or more. What is not named is off; in demo mode a simulator of it is started.',
    secret: true,
  },
} as const satisfies Record<string, Setting>
