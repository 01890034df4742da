// The gateways of a portal, by its settings.

import type { Text } from '@bawaba/language/index.ts'
import type { Config } from '../../config.ts'
import type { Gateway } from './gateway.ts'
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

export const gatewaysOf = (config: Config, isDemo: boolean): ReadonlyMap<string, Gateway> =>
  new Map(
    ownAccountOf(config, isDemo)
      .map(createOwnAccount)
      .map(gateway => [gateway.id, gateway]),
  )
