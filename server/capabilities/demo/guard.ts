// Outside demo mode nobody signs in with a password that stands in the project's sources: accounts of demo mode are
// disabled and their sessions end, also those of a version that did not mark them yet.

import type { Passwords } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import { demoAccounts } from './accounts.ts'
import { type DemoPeopleStore, demoPeopleStore } from './store.ts'

type Dependencies = { store: DemoPeopleStore; passwords: Passwords; audit: Audit; clock: () => Date }

const passwordOf = (userSlug: string, username: string): string | undefined =>
  demoAccounts.find(account => account.userSlug === userSlug && account.username === username)?.password

/** Answers the user names that were disabled. */
export const disableDemoPeople = async ({
  store,
  passwords,
  audit,
  clock,
}: Dependencies): Promise<string[]> => {
  const disabled: string[] = []
  for (const { id, userSlug, username, passwordHash, isDemo } of await store.enabled(demoAccounts)) {
    const known = passwordOf(userSlug, username)
    const isKnown = known !== undefined && (await passwords.isRight(known, passwordHash))
    if (!isDemo && !isKnown) continue
    const isDisabled = await audit.deed(async (queries, record) => {
      if (!(await demoPeopleStore(queries).disable(id, clock()))) return false
      await record({ kind: 'person.disabled', subjectId: id, detail: { by: 'start outside demo mode' } })
      return true
    })
    if (isDisabled) disabled.push(username)
  }
  return disabled
}
