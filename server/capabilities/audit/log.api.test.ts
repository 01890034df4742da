import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { auditKinds, auditStreams } from '@bawaba/contract/audit-kinds.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

/** A busy machine is no reason to turn a test away. */
const patient = { MAX_LOOP_DELAY_MS: '0', SCRIPT_TIMEOUT_MS: '20000' }
let portal: TestPortal
before(async () => {
  portal = await openTestPortal(patient)
})
after(() => portal?.close())

const query = (where: object, more: object = {}) =>
  `GET auditLog?total=true&filter=${encodeURIComponent(JSON.stringify({ where, ...more }))}`

test('auditors read who did what, by person, kind and time; the reading is recorded', async () => {
  const auditor = await portal.employee(['AUDITOR'])
  const citizen = await portal.citizen()
  const { status, body, headers } = await auditor.send(query({ personId: citizen.id, kind: 'session.begun' }))
  assert.deepEqual([status, body.length, headers['x-total-count']], [200, 1, '1'])
  assert.equal(body[0].actor.id, citizen.id)
  assert.match(body[0].actor.name, /^First\d+ Last\d+$/)
  assert.deepEqual(body[0].detail, { by: 'password', device: 'web' })
  assert.match(body[0].at, /^\d{4}-.*\.\d{3}Z$/)
  assert.equal((await auditor.send(query({ at: { gt: '2030-01-01T00:00:00Z' } }))).body.length, 0)

  const [reading] = (await auditor.send(query({ kind: 'audit.read', actorId: auditor.id }))).body
  assert.equal(reading.detail.found, 0)
  const people = await auditor.call('POST auditLog/people', { body: { text: citizen.username } })
  assert.deepEqual(
    people.body.map(({ id }: { id: string }) => id),
    [citizen.id],
  )
  assert.deepEqual((await auditor.call('POST auditLog/people', { body: { text: 'Fi' } })).body, [])
  // What was typed is nowhere in the audit.
  const searched = (await auditor.send(query({ kind: 'audit.searched' }))).body
  assert.equal(searched.length, 2)
  assert.ok(!JSON.stringify(searched).includes(citizen.username))
})

test('one event is found by its id and by a filter; reading it is recorded, and nobody else does', async () => {
  const auditor = await portal.employee(['AUDITOR'])
  const citizen = await portal.citizen()
  const where = { personId: citizen.id, kind: 'session.begun' }
  const [row] = (await auditor.send(query(where))).body
  const one = (id: string) => `GET auditLog/${encodeURIComponent(id)}`
  assert.deepEqual((await auditor.send(one(row.id))).body, row)
  const filter = encodeURIComponent(JSON.stringify({ where }))
  assert.deepEqual((await auditor.send(`GET auditLog/findOne?filter=${filter}`)).body, row)
  const none = encodeURIComponent(JSON.stringify({ where: { at: { gt: '2030-01-01T00:00:00Z' } } }))
  assert.equal((await auditor.send(`GET auditLog/findOne?filter=${none}`)).status, 404)
  const [reading] = (await auditor.send(query({ kind: 'audit.read', actorId: auditor.id }))).body
  assert.equal(reading.detail.found, 0)
  const readings = (await auditor.send(query({ kind: 'audit.read', actorId: auditor.id }))).body
  assert.ok(readings.some(({ detail }: { detail: object }) => 'id' in detail && detail.id === row.id))

  assert.deepEqual((await auditor.send(`${one(row.id)}/exists`)).body, { exists: true })
  for (const id of [`${row.stream}/999999999`, `none/${row.place}`, row.stream, 'a/0', 'a/1e3', '/1', '%']) {
    assert.equal((await auditor.send(one(id))).status, 404, id)
    assert.deepEqual((await auditor.send(`${one(id)}/exists`)).body, { exists: false }, id)
  }
  const admin = await portal.employee(['BFM_ADMIN'])
  for (const call of [one(row.id), `${one(row.id)}/exists`, `GET auditLog/findOne?filter=${filter}`])
    for (const other of [admin, citizen]) assert.equal((await other.send(call)).status, 403, call)
})

test('pages follow each other without a gap or a repetition, while rows are added', async () => {
  const auditor = await portal.employee(['AUDITOR'])
  for (let people = 0; people < 5; people++) await portal.citizen()
  const where = { kind: 'session.begun' }
  const { body: all } = await auditor.send(query(where, { limit: 100 }))
  const seen: string[] = []
  let after = ''
  do {
    const { body, headers } = await auditor.send(`${query(where, { limit: 2 })}${after}`)
    seen.push(...body.map(({ id }: { id: string }) => id))
    after = headers['x-next-cursor'] ? `&after=${headers['x-next-cursor']}` : ''
    await auditor.call('GET auditLog/count')
  } while (after !== '')
  assert.deepEqual(
    seen,
    all.map(({ id }: { id: string }) => id),
  )
  const oldest = await auditor.send(query(where, { limit: 100, order: 'at ASC' }))
  assert.equal(oldest.body.at(-1).at, all[0].at)
})

test('what is not understood is refused, and nobody else reads', async () => {
  const auditor = await portal.employee(['AUDITOR'])
  for (const key of [
    query({ detail: 'x' }),
    query({ personId: { neq: 'x' } }),
    query({}, { order: 'kind ASC' }),
    `${query({})}&after=x`,
    `${query({})}&after=${Buffer.from('["2026","a",1]').toString('base64url')}`,
  ]) {
    const { status, body } = await auditor.send(key)
    assert.deepEqual([status, body.error.code], [400, 'INVALID_FILTER'], key)
  }
  const admin = await portal.employee(['BFM_ADMIN'])
  assert.equal((await admin.call('GET auditLog')).status, 403)
  assert.equal((await (await portal.citizen()).call('GET auditLog')).status, 403)
})

test('every kind has words in both languages, and its stream too', () => {
  for (const [kind, { ar, en }] of Object.entries(auditKinds)) {
    assert.ok(/[\u0600-\u06ff]/.test(ar) && /[A-Za-z]/.test(en), kind)
    assert.ok(Object.hasOwn(auditStreams, kind.split('.')[0] as string), kind)
  }
})
