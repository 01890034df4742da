// What this capability contributes to the server: second factors: codes to the mobile, authenticator apps, security keys and passkeys, recovery codes.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Codes } from '../codes/index.ts'
import type { ChannelOutages } from '../messages/index.ts'
import type { Tickets } from '../tickets/index.ts'
import { createAddFactor, createFactors } from './factors.ts'
import { createOtp } from './otp.ts'
import { createRecovery } from './recovery.ts'
import { factorsStore } from './store.ts'
import { createTotp } from './totp.ts'
import { createWebAuthn } from './webauthn.ts'

/** What a key calls the site that it signs in to. */
const portalName = 'بوابة'

type Needs = Base & {
  budgets: Budgets
  codes: Codes
  tickets: Tickets
  audit: Audit
  channelOutages: ChannelOutages
}

export const capability = defineCapability({
  name: 'factors',
  provide: ({ config, database, clock, random, secret, newId, seal, ...needs }: Needs) => {
    const { budgets, codes, tickets, audit, channelOutages } = needs
    const store = factorsStore(database)
    const added = createAddFactor(audit)
    const smsOutage = () => (config.CODES_WITHOUT_SMS === 'email' ? channelOutages.of('sms') : undefined)
    const otp = createOtp({ codes, added, clock, smsOutage })
    const totp = createTotp({ store, added, budgets, tickets, seal, clock, random, newId })
    const passkeys = createWebAuthn({ store, added, tickets, clock, newId, title: portalName })
    const recovery = createRecovery({ store, budgets, clock, random, secret })
    const factors = createFactors({
      store,
      otp,
      methods: [passkeys.method, totp.method, otp.method, recovery.method],
      enrolments: [totp.enrolment, passkeys.enrolment, otp.enrolment],
      renewRecovery: recovery.renew,
      audit,
      clock,
    })
    return { factors, passkeys }
  },
})
