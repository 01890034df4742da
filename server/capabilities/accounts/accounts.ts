// People as answers show them. Passwords, roles' reach and contact data stay inside.

import type { Person, PersonRef } from '@bawaba/contract/entities/person.ts'
import type { Account } from './store.ts'

export const fullName = (account: Pick<Account, 'firstName' | 'lastName'>): string =>
  `${account.firstName} ${account.lastName}`.trim()

export const personOf = (account: Account): Person => ({
  id: account.id,
  ID: account.humanId,
  username: account.username,
  userSlug: account.userSlug,
  firstName: account.firstName,
  lastName: account.lastName,
  englishFullName: account.englishFullName,
  roles: account.roles,
  language: account.language,
  selectedLabels: account.selectedLabels,
})

export const refOf = (
  account: Pick<Account, 'id' | 'firstName' | 'lastName' | 'englishFullName'>,
): PersonRef => ({
  id: account.id,
  name: fullName(account),
  englishName: account.englishFullName,
})
