// A cursor is bound to its list, its order and its filter.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
let citizen: Awaited<ReturnType<TestPortal['citizen']>>
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  for (const fullName of ['A', 'B', 'C', 'D', 'E'])
    await citizen.file({ ...cardAnswers, fullName: `Name ${fullName}` })
})
after(() => portal.close())

const open = { status: 'WAITING' }
const filterOf = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`
const page = (path: string, filter: object, cursor = '') =>
  citizen.send(`GET ${path}?${filterOf(filter)}${cursor && `&after=${cursor}`}`)
const cursorIn = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['x-next-cursor'] ?? '')
const isRefused = ({ status, body }: { status: number; body: any }): void =>
  assert.deepEqual([status, body.error?.code], [400, 'CURSOR_OF_ANOTHER_LIST'])

test('a cursor leads through its own list, however much of it is read at a time and shown', async () => {
  const filter = { where: { status: { neq: 'NONE' }, ID: { neq: 'x' } }, order: 'createdAt DESC' }
  const first = await page('LIBRARY_CARD', { ...filter, limit: 2 })
  assert.equal(first.body.length, 2)
  const second = await page(
    'LIBRARY_CARD',
    {
      order: 'createdAt DESC',
      limit: 1,
      fields: ['ID'],
      where: { ID: { neq: 'x' }, status: { neq: 'NONE' } },
    },
    cursorIn(first),
  )
  assert.deepEqual([second.status, second.body.length], [200, 1], JSON.stringify(second.body))
  const third = await page('LIBRARY_CARD', { ...filter, limit: 9 }, cursorIn(second))
  const ids = [first, second, third].flatMap(({ body }) => body.map(({ ID }: { ID: string }) => ID))
  assert.equal(new Set(ids).size, 5)
})

test('a cursor of another order, filter or list is refused by a code of its own', async () => {
  const filter = { order: 'createdAt DESC', limit: 2 }
  const cursor = cursorIn(await page('LIBRARY_CARD', filter))
  assert.match(cursor, /\./)
  isRefused(await page('LIBRARY_CARD', { ...filter, order: 'createdAt ASC' }, cursor))
  isRefused(await page('LIBRARY_CARD', { ...filter, where: open }, cursor))
  isRefused(await page('Notifications', { limit: 2 }, cursor))
  const forged = await page('LIBRARY_CARD', filter, 'xx')
  assert.deepEqual([forged.status, forged.body.error.code], [400, 'INVALID_FILTER'])
})

test('a cursor of a former version, which has no mark, is taken', async () => {
  const filter = { order: 'createdAt DESC', limit: 2 }
  const [former] = cursorIn(await page('LIBRARY_CARD', filter)).split('.')
  assert.equal((await page('LIBRARY_CARD', filter, former)).body.length, 2)
})

test('a cursor in an answer’s body is bound too: requests found by one number are no page of another’s', async () => {
  const [applicant, other] = [await portal.citizen(), await portal.citizen()]
  for (let count = 0; count < 21; count += 1)
    await applicant.file({ ...cardAnswers, fullName: `Applicant ${count}` })
  await other.file({ ...cardAnswers, fullName: 'Someone else' })
  const supervisor = await portal.employee(['SUPERVISOR'])
  const find = (who: { username: string }, after?: string) =>
    supervisor.send('POST dynamic_services/inboxById', {
      body: { mobile: `+2${who.username}`, ...(after ? { after } : {}) },
    })
  const first = await find(applicant)
  assert.equal(first.body.requests.length, 20)
  const second = await find(applicant, first.body.next)
  assert.deepEqual([second.status, second.body.requests.length, second.body.next], [200, 1, undefined])
  isRefused(await find(other, first.body.next))
})
