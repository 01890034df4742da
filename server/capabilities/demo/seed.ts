// Adds the demo people on the first start; a later start finds them and hashes nothing.

import type { AccountsStore, Passwords } from '../accounts/index.ts'
import { demoAccounts } from './accounts.ts'

export const seedDemo = async (
  accounts: AccountsStore,
  passwords: Passwords,
  newId: () => string,
): Promise<number> => {
  let added = 0
  for (const { password, ...account } of demoAccounts) {
    if (await accounts.findByUsername(account.userSlug, account.username)) continue
    const passwordHash = await passwords.hash(password)
    const mobileIsFactor = account.userSlug !== 'citizen'
    const services = account.roles.length > 0 ? ['*'] : []
    if (
      await accounts.add({ ...account, id: newId(), passwordHash, services, mobileIsFactor, language: 'ar' })
    )
      added += 1
  }
  return added
}
