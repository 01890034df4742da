// The permission table against the real server: every call for a visitor, a citizen, an agent and every role of staff.
// A caller without a row is refused before anything is read; one with a row gets past the door.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallKey, calls } from '@bawaba/contract/calls/index.ts'
import { roles } from '@bawaba/contract/entities/person.ts'
import { type PolicyRow, policies } from '@bawaba/contract/policies.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const addressOf = (key: string): string =>
  key
    .replace(':service', 'LIBRARY_CARD')
    .replace(':slug', 'citizen')
    .replace(':draftId', '00000000-0000-4000-8000-000000000000')
    .replace(
      ':id',
      /files\/|dynamic_services\//.test(key) ? '01a1f000-0000-7000-8000-000000000001' : 'LIBR-2026-000000-0',
    )

type Browser = Pick<Awaited<ReturnType<TestPortal['browser']>>, 'call'>

/** The door's answer alone: an empty body or query is refused later, which proves that the door was passed. */
const isRefused = async (who: Browser, key: CallKey): Promise<number | undefined> => {
  const { status, body } = await who.call(addressOf(key), key.startsWith('GET') ? {} : { body: {} })
  // HEAD has no body: its status says it.
  if (key.startsWith('HEAD')) return status === 401 || status === 403 ? status : undefined
  return body?.error?.code === 'UNAUTHENTICATED' || body?.error?.code === 'FORBIDDEN' ? status : undefined
}

test('every call x every kind of caller', async () => {
  const keys = Object.keys(calls) as CallKey[]
  // Signing out ends the session that the other calls need.
  const order = [...keys.filter(key => key !== 'POST :slug/logout'), 'POST :slug/logout' as const]
  const callers: [name: keyof PolicyRow | 'none', Browser][] = [
    ['visitor', await portal.browser()],
    ['citizen', await portal.citizen()],
    ['agent', await portal.person({ slug: 'agent' })],
    ['none', await portal.employee([])],
  ]
  for (const role of roles) callers.push([role, await portal.employee([role])])
  let cells = 0
  for (const [name, browser] of callers) {
    for (const key of order) {
      const row: PolicyRow = policies[key]
      const isStaff = name === 'none' || (roles as readonly string[]).includes(name)
      const isAllowed = name === 'none' ? row.employee : (row[name] ?? (isStaff ? row.employee : undefined))
      const expected = isAllowed ? undefined : name === 'visitor' ? 401 : 403
      assert.equal(await isRefused(browser, key), expected, `${name}: ${key}`)
      cells += 1
    }
  }
  assert.equal(cells, callers.length * keys.length)
})

test('a role taken away counts from the next call', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.equal((await officer.call('GET LIBRARY_CARD')).status, 200)
  await portal.database.query({
    text: `update accounts set roles = '{}' where id = '${officer.id}'`,
    values: [],
  } as never)
  assert.equal((await officer.call('GET LIBRARY_CARD')).status, 403)
})

test('a case worker sees the services they are given and no other', async () => {
  const elsewhere = await portal.employee(['CASE_OFFICER'], ['ANOTHER'])
  const answer = await elsewhere.call('GET dynamic_services/requestsInbox?total=true')
  assert.deepEqual([answer.status, answer.body, answer.headers['x-total-count']], [200, [], '0'])
})
