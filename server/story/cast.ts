// Who takes part in the story: demo accounts and the people beside them, as the calls know a signed-in person.

import { randomUUID } from 'node:crypto'
import { modeOf } from '@bawaba/contract/entities/person.ts'
import type { Account, AccountsStore } from '../capabilities/accounts/index.ts'
import type { Identity } from '../capabilities/users/index.ts'
import type { SignedIn } from '../platform/http/call.ts'
import { storyColleagues, storyNames, storyPeople } from './people.ts'

type Dependencies = {
  accounts: AccountsStore
  identity: Pick<Identity, 'written'>
  newId: () => string
}

const aDay = 86_400_000

/** A session that nobody holds: what a call reads of one. */
export const actorOf = (account: Account, now: Date): SignedIn => ({
  mode: modeOf[account.userSlug],
  sessionId: randomUUID(),
  csrfToken: '',
  expiresAt: new Date(now.getTime() + aDay),
  provedAt: now,
  accountId: account.id,
  userSlug: account.userSlug,
  roles: account.roles,
  services: account.services,
  teams: account.teams,
  serviceCenter: account.serviceCenter,
  selectedLabels: account.selectedLabels,
})

/** Adds the people of the story; answers how an account is found by its name. */
export const createCast = ({ accounts, identity, newId }: Dependencies) => {
  const slugs = new Map<string, Account['userSlug']>([
    ...storyPeople.map(({ name }) => [name, 'citizen'] as const),
    ...Object.keys(storyNames).map(name => [name, 'citizen'] as const),
    ['agent1', 'agent'],
  ])
  const usernames = new Map<string, string>([
    ...storyPeople.map(({ name, mobile }) => [name, mobile.replace('+2', '')] as const),
    ...Object.entries(storyNames),
  ])
  const found = new Map<string, Account>()
  return {
    usernames: [
      ...storyPeople.map(({ mobile }) => ({
        userSlug: 'citizen' as const,
        username: mobile.replace('+2', ''),
        mobile,
      })),
      ...storyColleagues.map(({ name, mobile }) => ({
        userSlug: 'employee' as const,
        username: name,
        mobile,
      })),
    ],
    add: async (): Promise<void> => {
      const common = { passwordHash: null, language: 'ar' as const }
      for (const { name: _, nationalId, ...person } of storyPeople)
        await accounts.add({
          ...person,
          ...common,
          id: newId(),
          userSlug: 'citizen',
          username: person.mobile.replace('+2', ''),
          roles: [],
          services: [],
          identity: identity.written({ nationalId }),
        })
      for (const { name, ...person } of storyColleagues)
        await accounts.add({
          ...person,
          ...common,
          id: newId(),
          userSlug: 'employee',
          username: name,
          mobileIsFactor: true,
          services: ['*'],
        })
    },
    account: async (name: string): Promise<Account> => {
      const known =
        found.get(name) ??
        (await accounts.findByUsername(slugs.get(name) ?? 'employee', usernames.get(name) ?? name))
      if (!known) throw new Error(`The story has nobody named ${name}`)
      found.set(name, known)
      return known
    },
  }
}
export type Cast = ReturnType<typeof createCast>
