// Nobody decides on a request that is in some way their own, over the real API: by any act, alone or among many, whoever
// assigned it to them.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { personActions, type RequestAt } from '../../test-requests.ts'

let portal: TestPortal
let supervisor: Person
before(async () => {
  portal = await openTestPortal()
  supervisor = await portal.employee(['SUPERVISOR'])
})
after(() => portal.close())

const numberOf = ({ username }: Person) => `+2${username}`
const company = { name: 'Nile Trading', registerNumber: '12345' }

/** What an employee does for a citizen who gave them a code. */
const actingFor = async (who: Person, citizen: Person, of?: typeof company) => {
  const token = await portal.actFor(who, numberOf(citizen), 'At the counter', of)
  return personActions((address, options = {}) =>
    who.send(address, { ...options, headers: { 'request-owner-token': token, ...options.headers } }),
  )
}
const at = (who: Person, request: RequestAt) => who.read(request)

/** Every act of staff on one request is refused to them, and somebody else does it. */
const assertOwn = async (who: Person, filed: RequestAt) => {
  const seen = await at(who, filed)
  assert.deepEqual(seen.can, [])
  const params = { service: seen.serviceSlug, id: seen.id }
  const headers = { 'if-match': `"${seen.revision}"` }
  await refusal(who.act(seen, 'APPROVE'), 'OWN_REQUEST')
  await refusal(who.on(seen, 'POST :service/:id/pending', { activityId: 'APPROVE' }), 'OWN_REQUEST')
  await refusal(who.on(seen, 'POST :service/:id/assign', {}), 'OWN_REQUEST')
  const items = [{ id: seen.id, revision: seen.revision }]
  for (const key of ['POST :service/bulkPerform', 'POST :service/bulkPending'] as const) {
    const { results } = (
      await who.call(key, { params, body: { items, activityId: 'APPROVE' }, headers } as never)
    ).body as { results: { error?: { code: string } }[] }
    assert.equal(results[0]?.error?.code, 'OWN_REQUEST', key)
  }
  await refusal(supervisor.on(seen, 'POST :service/:id/assign', { assigneeId: who.id }), 'ASSIGNEE_UNKNOWN')
  const bulk = await supervisor.call('POST :service/bulkAssign', {
    params: { service: seen.serviceSlug },
    body: { items, assigneeId: who.id },
  })
  assert.ok(bulk.body.results[0]?.error)
  assert.equal((await supervisor.read(filed)).revision, seen.revision)
  assert.equal((await supervisor.act(seen, 'APPROVE')).status, 'APPROVED')
}

test('an employee decides on nothing that they filed for somebody', async () => {
  const [officer, citizen] = [await portal.employee(['CASE_OFFICER']), await portal.citizen()]
  await assertOwn(officer, await (await actingFor(officer, citizen)).file())
})

test('nor on what they supplied for somebody who had filed it themselves', async () => {
  const [officer, citizen] = [await portal.employee(['CASE_OFFICER']), await portal.citizen()]
  const filed = await citizen.file()
  const waiting = await supervisor.act(filed, 'ASK_INFORMATION', {
    data: { informationAsked: 'The branch, please' },
    ask: { fields: ['branch'] },
  })
  const acting = await actingFor(officer, citizen)
  const supplied = await acting.act(waiting, 'SUPPLY_INFORMATION', { data: { branch: 'TOWER' } })
  await officer.call('POST owners/release', { body: {} })
  await assertOwn(officer, supplied)
})

test('nor while they act for its applicant, and again once they have stopped', async () => {
  const [officer, citizen] = [await portal.employee(['CASE_OFFICER']), await portal.citizen()]
  const filed = await citizen.file()
  await actingFor(officer, citizen)
  await refusal(officer.act(filed, 'START_REVIEW'), 'OWN_REQUEST')
  await officer.call('POST owners/release', { body: {} })
  assert.equal((await officer.act(filed, 'START_REVIEW')).status, 'UNDER_REVIEW')
})

test('nor on a request of the company that they act for', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const [agent, one, other] = [
    await portal.person({ slug: 'agent' }),
    await portal.citizen(),
    await portal.citizen(),
  ]
  const filed = await (await actingFor(agent, one, company)).file()
  await actingFor(officer, other, company)
  await refusal(officer.act(filed, 'START_REVIEW'), 'OWN_REQUEST')
})

test('nor on what they filed as a citizen: the same national ID is the same person', async () => {
  const [officer, citizen] = [await portal.employee(['CASE_OFFICER']), await portal.citizen()]
  const filed = await citizen.file()
  await portal.database.query(
    sql`update accounts set national_id = 'sealed', national_id_index = ${Buffer.from(citizen.id)}
      where id in (${officer.id}, ${citizen.id})`,
  )
  await assertOwn(officer, filed)
})

test('a decision that waits is not sent once it is one’s own', async () => {
  const [officer, citizen] = [await portal.employee(['CASE_OFFICER']), await portal.citizen()]
  const filed = await citizen.file()
  const pending = await officer.on(filed, 'POST :service/:id/pending', { activityId: 'APPROVE' })
  assert.ok(pending.pending)
  await actingFor(officer, citizen)
  portal.pass(60_000)
  await portal.portal.sendDecisions()
  assert.equal((await supervisor.read(filed)).status, 'NEW')
  const [notice] = (await officer.call('GET decisions')).body
  assert.equal(notice?.cancelled?.code, 'OWN_REQUEST')
})
