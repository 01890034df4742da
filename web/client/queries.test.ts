// What is forgotten with a person, and what goes on: queries that a component waits for, forms of the same person.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Session as SignedIn } from '@bawaba/contract/entities/session.ts'
import { QueryObserver } from '@tanstack/react-query'
import { createQueryClient, followPerson, showAnswer } from './queries.ts'
import { createSessionStore, type Session } from './session.ts'
import { createSafeStorage } from './storage.ts'
import { createStored, memoryShelf } from './stored.ts'

const signedIn = (userId: string): SignedIn => ({
  userId,
  userSlug: 'citizen',
  usertoken: `token of ${userId}`,
  expiresAt: '2026-11-20T20:00:00Z',
  user: {
    id: userId,
    ID: 1,
    username: userId,
    userSlug: 'citizen',
    firstName: userId,
    lastName: '',
    englishFullName: null,
    roles: [],
    language: 'ar',
  },
})

/** A tab with a form that was typed into, and another tab over the same storage. */
const twoTabs = (person: string) => {
  const shelf = memoryShelf()
  const session = createSessionStore(createStored(shelf, 'CITIZEN'), 'CITIZEN')
  session.begin(signedIn(person))
  const forms = new Map([['form/service', 'typed']])
  const owners = new Map<string, string>()
  const queries = createQueryClient()
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  followPerson(queries, { read: session.read, subscribe }, () => ({
    get length() {
      return forms.size
    },
    key: index => [...forms.keys()][index] ?? null,
    removeItem: name => void forms.delete(name),
    getItem: name => owners.get(name) ?? null,
    setItem: (name, value) => void owners.set(name, value),
  }))
  /** The other tab changes the session, and this one learns of it. */
  const inOtherTab = (change: (other: typeof session) => void) => {
    change(createSessionStore(createStored(shelf, 'CITIZEN'), 'CITIZEN'))
    for (const listener of listeners) listener()
  }
  return { queries, forms, inOtherTab, session }
}

test('what one person loaded is gone when another tab signs them out, but for what is the portal’s own', () => {
  const { queries, inOtherTab } = twoTabs('noha')
  queries.setQueryData(['GET drafts', null], ['secret'])
  queries.setQueryData(['GET misc/appData', null], 'portal')
  inOtherTab(other => other.end('everywhere'))
  assert.equal(queries.getQueryData(['GET drafts', null]), undefined)
  assert.equal(queries.getQueryData(['GET misc/appData', null]), 'portal')
})

test('what is still shown is emptied at once and loaded for whoever is there now', async () => {
  const { queries, inOtherTab, session } = twoTabs('noha')
  const observer = new QueryObserver(queries, {
    queryKey: ['GET drafts', null],
    queryFn: async () => `of ${session.read().userId ?? 'nobody'}`,
  })
  const seen: unknown[] = []
  const loaded = (what: string) =>
    new Promise<void>(resolve => {
      observer.subscribe(({ data }) => {
        seen.push(data)
        if (data === what) resolve()
      })
    })
  await loaded('of noha')
  seen.length = 0
  inOtherTab(other => other.begin(signedIn('omar')))
  assert.equal(observer.getCurrentResult().data, undefined)
  await loaded('of omar')
  assert.equal(seen.includes('of noha'), false)
})

test('a call that a component waits for is made again, never dropped without a word', async () => {
  const { queries, inOtherTab } = twoTabs('noha')
  let calls = 0
  const observer = new QueryObserver(queries, {
    queryKey: ['GET dynamic_services/findOne', null],
    queryFn: ({ signal }) => {
      calls += 1
      if (calls > 1) return 'answered'
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  })
  const answered = new Promise<void>(resolve => {
    observer.subscribe(({ data }) => data === 'answered' && resolve())
  })
  inOtherTab(other => other.end('everywhere'))
  await answered
  assert.equal(calls, 2)
})

test('forms stay for the person who comes back, and are gone once somebody else signs in', () => {
  const { forms, inOtherTab } = twoTabs('noha')
  inOtherTab(other => other.end('everywhere'))
  inOtherTab(other => other.begin(signedIn('noha')))
  assert.equal(forms.size, 1)
  inOtherTab(other => other.end('everywhere'))
  inOtherTab(other => other.begin(signedIn('omar')))
  assert.equal(forms.size, 0)
})

test('what an act answered is not overwritten by a reading that was under way before it', async () => {
  const queries = createQueryClient()
  const queryKey = ['GET maintenance']
  queries.setQueryData(queryKey, 'open')
  let answer: (state: string) => void = () => assert.fail('Nothing was read')
  const reading = queries
    .fetchQuery({ queryKey, staleTime: 0, queryFn: () => new Promise<string>(resolve => (answer = resolve)) })
    .catch(() => undefined)
  await showAnswer(queries, queryKey, 'closed')
  answer('open')
  await reading
  assert.equal(queries.getQueryData(queryKey), 'closed')
})

test('what one person left in a tab is gone when another signs in after the page was loaded anew', () => {
  const tab = createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  /** Loads the page; answers the way to sign in and out. */
  const load = (first: string | undefined) => {
    let session: Session = first
      ? { status: 'signed-in', userId: first, userSlug: 'citizen' }
      : { status: 'visitor' }
    let tell = () => {}
    followPerson(
      createQueryClient(),
      {
        read: () => session,
        subscribe: listener => {
          tell = listener
          return () => undefined
        },
      },
      () => tab,
    )
    return (userId: string | undefined) => {
      session = userId ? { status: 'signed-in', userId, userSlug: 'citizen' } : { status: 'visitor' }
      tell()
    }
  }
  const become = load('noha')
  tab.setItem('form/noha/CARD', 'typed')
  become(undefined)
  // The sign-in page of a provider, or a reload.
  const again = load(undefined)
  again('noha')
  assert.equal(tab.getItem('form/noha/CARD'), 'typed')
  again(undefined)
  load(undefined)('karim')
  assert.equal(tab.getItem('form/noha/CARD'), null)
})
