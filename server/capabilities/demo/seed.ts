// Adds the demo people on the first start; a later start finds them and hashes nothing.

import type { AccountsStore, Passwords } from '../accounts/index.ts'
import type { Identity } from '../users/index.ts'
import { demoAccounts } from './accounts.ts'

export const seedDemo = async (
  accounts: AccountsStore,
  passwords: Passwords,
  newId: () => string,
  identity: Pick<Identity, 'written'>,
): Promise<number> => {
  let added = 0
  for (const { password, nationalId, passportNumber, ...account } of demoAccounts) {
    if (await accounts.findByUsername(account.userSlug, account.username)) continue
    const passwordHash = await passwords.hash(password)
    const mobileIsFactor = account.userSlug !== 'citizen'
    const services = account.roles.length > 0 ? ['*'] : []
    if (
      await accounts.add({
        ...account,
        id: newId(),
        passwordHash,
        services,
        mobileIsFactor,
        language: 'ar',
        identity: identity.written({ nationalId, passportNumber }),
      })
    )
      added += 1
  }
  return added
}
