// The gateways of a portal, by its settings.

import type { Text } from '@bawaba/language/index.ts'
import type { Config } from '../../config.ts'
import type { Gateway } from './gateway.ts'
import { createOwnAccount } from './own-account.ts'

/** "بنك مصر | Banque Misr" in both languages; one name stands for both. */
const bothOf = (setting: string): Text => {
  const [ar = '', en = ar] = setting.split('|').map(part => part.trim())
  return { ar, en }
}

export const gatewaysOf = (config: Config, _isDemo: boolean): ReadonlyMap<string, Gateway> => {
  const { BANK_IBAN, BANK_NAME, BANK_ACCOUNT_NAME } = config
  const gateways: Gateway[] = [
    ...(BANK_IBAN === ''
      ? []
      : [
          createOwnAccount({
            iban: BANK_IBAN,
            bank: bothOf(BANK_NAME),
            accountName: bothOf(BANK_ACCOUNT_NAME),
          }),
        ]),
  ]
  return new Map(gateways.map(gateway => [gateway.id, gateway]))
}
