// The gateways of a portal, by its settings.

import type { Text } from '@bawaba/language/index.ts'
import type { Config } from '../../config.ts'
import type { Gateway } from './gateway.ts'
import { createFawryAdapter } from './gateways/fawry.ts'
import { createPaymobAdapter } from './gateways/paymob.ts'
import { createSandboxAdapter } from './gateways/sandbox.ts'
import { createOwnAccount, type OwnAccount } from './own-account.ts'

/** "بنك مصر | Banque Misr" in both languages; one name stands for both. */
const bothOf = (setting: string): Text => {
  const [ar = '', en = ar] = setting.split('|').map(part => part.trim())
  return { ar, en }
}

/** An account that exists in demos alone. */
const demoAccount = {
  iban: 'EG380019000500000000263180002',
  bank: { ar: 'بنك تجريبي', en: 'Example bank' },
  accountName: { ar: 'بوابة الخدمات (تجريبي)', en: 'Services portal (example)' },
}

const ownAccountOf = ({ BANK_IBAN, BANK_NAME, BANK_ACCOUNT_NAME }: Config, isDemo: boolean): OwnAccount[] =>
  BANK_IBAN === ''
    ? isDemo
      ? [demoAccount]
      : []
    : [{ iban: BANK_IBAN, bank: bothOf(BANK_NAME), accountName: bothOf(BANK_ACCOUNT_NAME) }]

type Mode = { isDemo: boolean /** Signs calls. */; clock: () => Date }

/** As the sandbox gateway names the portal. */
const sandboxMerchant = 'bawaba'
const timeoutMs = 10_000

/** A demo's alone: what a sandbox says was paid costs nobody anything. */
const sandboxOf = (
  { SANDBOX_GATEWAY_URL, SANDBOX_GATEWAY_KEYS }: Config,
  { isDemo, clock }: Mode,
): Gateway[] =>
  isDemo && SANDBOX_GATEWAY_URL !== '' && SANDBOX_GATEWAY_KEYS.length > 0
    ? [
        createSandboxAdapter({
          url: SANDBOX_GATEWAY_URL,
          merchantId: sandboxMerchant,
          keys: SANDBOX_GATEWAY_KEYS,
          fetch,
          clock,
          timeoutMs,
        }),
      ]
    : []

const fawryOf = (config: Config, clock: () => Date): Gateway[] =>
  config.FAWRY_URL === ''
    ? []
    : [
        createFawryAdapter({
          url: config.FAWRY_URL,
          merchantCode: config.FAWRY_MERCHANT_CODE,
          keys: config.FAWRY_SECURE_KEYS,
          contact: { mobile: config.FAWRY_MOBILE, email: config.FAWRY_EMAIL },
          fetch,
          clock,
          timeoutMs,
        }),
      ]

const paymobOf = (config: Config, clock: () => Date): Gateway[] =>
  config.PAYMOB_URL === ''
    ? []
    : [
        createPaymobAdapter({
          url: config.PAYMOB_URL,
          secretKey: config.PAYMOB_SECRET_KEY,
          publicKey: config.PAYMOB_PUBLIC_KEY,
          apiKey: config.PAYMOB_API_KEY,
          hmacSecrets: config.PAYMOB_HMAC_SECRETS,
          integrationId: config.PAYMOB_INTEGRATION,
          contact: { name: config.PAYMOB_NAME, mobile: config.PAYMOB_MOBILE, email: config.PAYMOB_EMAIL },
          fetch,
          clock,
          timeoutMs,
        }),
      ]

export const gatewaysOf = (config: Config, mode: Mode): ReadonlyMap<string, Gateway> => {
  const gateways = [
    ...sandboxOf(config, mode),
    ...fawryOf(config, mode.clock),
    ...paymobOf(config, mode.clock),
    ...ownAccountOf(config, mode.isDemo).map(createOwnAccount),
  ]
  return new Map(gateways.map(gateway => [gateway.id, gateway]))
}
