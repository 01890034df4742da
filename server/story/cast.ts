// Who takes part in the story: demo accounts and the people beside them, as the calls know a signed-in person.

import { randomUUID } from 'node:crypto'
import { modeOf } from '@bawaba/contract/entities/person.ts'
import type { Account, AccountsStore } from '../capabilities/accounts/index.ts'
import type { Identity } from '../capabilities/users/index.ts'
import type { SignedIn } from '../platform/http/call.ts'
import {
  type Chapter,
  citizenName,
  type StoryColleague,
  type StoryPerson,
  storyColleagues,
  storyNames,
  storyPeople,
} from './people.ts'

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

type Named = { userSlug: Account['userSlug']; username: string; mobile: string }

const citizens = Object.values(storyPeople).flat()
const citizenNames = new Map<string, string>([
  ...citizens.map(person => [person.name, citizenName(person)] as const),
  ...Object.entries(storyNames),
])
const agents = new Set(['agent1'])

/** The people of the story; how an account is found by its name. */
export const createCast = ({ accounts, identity, newId }: Dependencies) => {
  const found = new Map<string, Account>()
  const common = { passwordHash: null, language: 'ar' as const }

  const addCitizen = async ({ name: _, nationalId, ...person }: StoryPerson): Promise<Named> => {
    const named = { userSlug: 'citizen' as const, username: citizenName(person), mobile: person.mobile }
    await accounts.add({
      ...person,
      ...common,
      ...named,
      id: newId(),
      roles: [],
      services: [],
      identity: identity.written({ nationalId }),
    })
    return named
  }
  const addColleague = async ({ name: username, ...person }: StoryColleague): Promise<Named> => {
    const named = { userSlug: 'employee' as const, username, mobile: person.mobile }
    await accounts.add({
      ...person,
      ...common,
      ...named,
      id: newId(),
      mobileIsFactor: true,
      services: ['*'],
    })
    return named
  }

  return {
    /** Adds those of a chapter. */
    add: async (chapter: Chapter): Promise<Named[]> => {
      const added: Named[] = []
      for (const person of storyPeople[chapter]) added.push(await addCitizen(person))
      const colleagues = chapter === 'homes' ? storyColleagues : []
      for (const colleague of colleagues) added.push(await addColleague(colleague))
      return added
    },
    account: async (name: string): Promise<Account> => {
      const username = citizenNames.get(name)
      const slug = username ? 'citizen' : agents.has(name) ? 'agent' : 'employee'
      const account = found.get(name) ?? (await accounts.findByUsername(slug, username ?? name))
      if (!account) throw new Error(`The story has nobody named ${name}`)
      found.set(name, account)
      return account
    },
  }
}
export type Cast = ReturnType<typeof createCast>
