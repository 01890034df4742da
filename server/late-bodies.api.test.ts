// A body may come long after its head. Whoever signs out, is signed out or loses a role in between does nothing more by
// it: what was admitted with the head is asked for again once all of the body is there.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { sql } from './platform/database/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
let port = 0
before(async () => {
  portal = await openTestPortal()
  port = Number(new URL(await portal.portal.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
after(() => portal.close())

type Person = Awaited<ReturnType<TestPortal['citizen']>>
const form = (name: string, content: string): string =>
  `--it\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/${name.endsWith('csv') ? 'csv' : 'plain'}\r\n\r\n${content}\r\n--it--\r\n`

/** Sends the head and the first byte of a body; the rest follows once `between` is done. */
const late = async (
  [method, path]: [string, string],
  person: Person,
  body: string,
  type: string,
  between: () => Promise<unknown>,
): Promise<number> => {
  const mode = path === 'users/import' ? 'EMPLOYEE' : 'CITIZEN'
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path: `/api/${path}`,
    headers: {
      cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-app-mode': mode,
      'x-csrf-token': person.held.token,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
    },
  })
  const answered = new Promise<number>((resolve, reject) => {
    sent.on('response', answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
  })
  // Admitted once the server has looked the session up: nothing tells of it from outside.
  sent.write(body.slice(0, 1))
  await new Promise(go => setTimeout(go, 300))
  await between()
  sent.end(body.slice(1))
  return answered
}
const over = (person: Person) => () =>
  portal.database.query(sql`update sessions set ended_at = now() where account_id = ${person.id}`)
const countOf = async (table: 'requests' | 'files', id: string): Promise<number> =>
  (
    await portal.database.one<{ count: number }>(
      table === 'requests'
        ? sql`select count(*)::int as count from requests where owner_id = ${id}`
        : sql`select count(*)::int as count from files where owner_id = ${id} and state = 'clean'`,
    )
  ).count

test('a body that comes after its session ended files nothing and stores nothing', async () => {
  const json = JSON.stringify({ data: cardAnswers })
  const filing: [string, string] = ['POST', 'LIBRARY_CARD']
  const [honest, removed] = [await portal.citizen(), await portal.citizen()]
  assert.equal(await late(filing, honest, json, 'application/json', async () => undefined), 201)
  // The service takes visitors too, but not with the anti-CSRF token of a session.
  assert.equal(await late(filing, removed, json, 'application/json', over(removed)), 409)
  assert.deepEqual([await countOf('requests', honest.id), await countOf('requests', removed.id)], [1, 0])
})

test('a file that comes after its session ended is not taken', async () => {
  const upload: [string, string] = ['POST', 'files']
  const [honest, removed] = [await portal.citizen(), await portal.citizen()]
  const type = 'multipart/form-data; boundary=it'
  const text = form('note.txt', 'a few words')
  assert.equal(await late(upload, honest, text, type, async () => undefined), 201)
  // Its first bytes come before the session ends, its last ones after. Visitors upload too, but not with a session's token.
  assert.equal(await late(upload, removed, text, type, over(removed)), 409)
  assert.deepEqual([await countOf('files', honest.id), await countOf('files', removed.id)], [1, 0])
})

test('a role that was taken away while the body was on its way is gone', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  assert.equal((await admin.call('GET users')).status, 200)
  const csv =
    'username,firstName,lastName,userSlug,email,roles\nnobody1,No,Body,employee,nobody1@example.eg,\n'
  const demote = () => portal.database.query(sql`update accounts set roles = '{}' where id = ${admin.id}`)
  const status = await late(
    ['POST', 'users/import'],
    admin,
    form('staff.csv', csv),
    'multipart/form-data; boundary=it',
    demote,
  )
  assert.equal(status, 403)
  const { count } = await portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from accounts where username = 'nobody1'`,
  )
  assert.equal(count, 0)
})
