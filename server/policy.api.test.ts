// The permission table against the real server: every call for a visitor, a citizen, an agent and every role of staff.
// A caller without a row is refused before anything is read; one with a row gets past the door.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallKey, calls } from '@bawaba/contract/calls/index.ts'
import { type Role, roles } from '@bawaba/contract/entities/person.ts'
import {
  actingCallers,
  isOpenToActing,
  permittedScope,
  type TableCaller,
} from '@bawaba/contract/test-permissions.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const addressOf = (key: string): string =>
  key
    .replace(':service', 'LIBRARY_CARD')
    .replace(':slug', 'citizen')
    .replace(':identityId', '00000000-0000-4000-8000-000000000000')
    .replace(':draftId', '00000000-0000-4000-8000-000000000000')
    .replace(':entryId', '00000000-0000-4000-8000-000000000000')
    .replace(':audience', 'everyone')
    .replace(':kind', 'news')
    .replace(':name', 'sample')
    .replace(
      ':id',
      /files\/|dynamic_services\/|erasures\/|holds\/|:slug|views\/|decisions\/|exports\/|reservations\/|savedReports\/|notificationTemplates\/|outgoingMessages\/|payments\/|bookings\/|refunds\/|differences\/|closures\//.test(
        key,
      )
        ? '01a1f000-0000-7000-8000-000000000001'
        : 'LIBR-2026-000000-0',
    )

/** An agent or an employee who acts for a citizen: their browser sends the permission with every call. */
const actingFor = async (who: Awaited<ReturnType<TestPortal['person']>>): Promise<Browser> => {
  const citizen = await portal.citizen()
  const token = await portal.actFor(who, `+2${citizen.username}`)
  const headers = { 'request-owner-token': token }
  return {
    send: (key, options) => who.send(key, { ...options, headers: { ...headers, ...options?.headers } }),
  }
}

type Browser = Pick<Awaited<ReturnType<TestPortal['browser']>>, 'send'>

const doorCodes = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_REQUEST_OWNER_TOKEN'])

/** The door's answer alone: an empty body or query is refused later, which proves that the door was passed. */
const isRefused = async (who: Browser, key: CallKey): Promise<number | undefined> => {
  const { status, body } = await who.send(addressOf(key), key.startsWith('GET') ? {} : { body: {} })
  // HEAD has no body: its status says it.
  if (key.startsWith('HEAD')) return [401, 403, 422].includes(status) ? status : undefined
  return doorCodes.has(body?.error?.code) ? status : undefined
}

test('every call x every kind of caller', async () => {
  const keys = Object.keys(calls) as CallKey[]
  // Signing out ends the session that the other calls need.
  const order = [...keys.filter(key => key !== 'POST :slug/logout'), 'POST :slug/logout' as const]
  const callers: [TableCaller, Browser][] = [
    ['visitor', await portal.browser()],
    ['citizen', await portal.citizen()],
    ['agent', await portal.person({ slug: 'agent' })],
    ['employee', await portal.employee([])],
  ]
  for (const role of roles) callers.push([role, await portal.employee([role])])
  // Whoever acts reaches, besides their own, what the row opens to them; leaving it would end the permission.
  const acting: [TableCaller, Browser][] = [
    ['agent', await actingFor(await portal.person({ slug: 'agent' }))],
    ['BFM_ADMIN', await actingFor(await portal.employee(['BFM_ADMIN']))],
    ['CASE_OFFICER', await actingFor(await portal.employee(['CASE_OFFICER']))],
  ]
  let cells = 0
  for (const [name, browser] of acting)
    for (const key of order.filter(key => key !== 'POST owners/release' && key !== 'POST :slug/logout')) {
      const isAllowed = isOpenToActing(key) || permittedScope(name, key) !== undefined
      assert.equal(await isRefused(browser, key), isAllowed ? undefined : 403, `acting ${name}: ${key}`)
      cells += 1
    }
  assert.equal(cells, acting.length * (keys.length - 2))
  cells = 0
  for (const [name, browser] of callers) {
    for (const key of order) {
      const isAllowed = permittedScope(name, key) !== undefined
      // Whoever may be given a permission is asked for it, and not signed out.
      const lacksOwner = !isAllowed && isOpenToActing(key) && actingCallers.includes(name)
      const expected = isAllowed ? undefined : lacksOwner ? 422 : name === 'visitor' ? 401 : 403
      assert.equal(await isRefused(browser, key), expected, `${name}: ${key}`)
      cells += 1
    }
  }
  assert.equal(cells, callers.length * keys.length)
})

test('a role taken away counts from the next call', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.equal((await officer.send('GET LIBRARY_CARD')).status, 200)
  await portal.database.query({
    text: `update accounts set roles = '{}' where id = '${officer.id}'`,
    values: [],
  } as never)
  assert.equal((await officer.send('GET LIBRARY_CARD')).status, 403)
})

test('a case worker sees the services they are given and no other', async () => {
  const elsewhere = await portal.employee(['CASE_OFFICER'], ['ANOTHER'])
  const answer = await elsewhere.send('GET dynamic_services/requestsInbox?total=true')
  assert.deepEqual([answer.status, answer.body, answer.headers['x-total-count']], [200, [], '0'])
})

test('two roles reach what either reaches, whatever their order', async () => {
  const citizen = await portal.citizen()
  assert.equal((await citizen.send('POST LIBRARY_CARD', { body: { data: cardAnswers } })).status, 201)
  const found = async (roles: Role[]) => {
    // Of no service: whoever reaches the requests reaches them all.
    const who = await portal.employee(roles, [])
    const body = { mobile: `+2${citizen.username}` }
    return (await who.call('POST dynamic_services/inboxById', { body })).body.total
  }
  assert.equal(await found(['CASE_OFFICER']), 0)
  for (const both of [
    ['CASE_OFFICER', 'BFM_ADMIN'],
    ['BFM_ADMIN', 'CASE_OFFICER'],
  ] as Role[][])
    assert.equal(await found(both), 1)
})
