// What must hold whatever way one takes: a request follows its answers to those who may see it, every look of staff is
// written down, a sending is answered once, and who comes second sees who came first.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let supervisor: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  supervisor = await portal.employee(['CASE_OFFICER', 'SUPERVISOR'])
})
after(() => portal.close())

/** The answers that may be corrected. */
const previous = { fullName: cardAnswers.fullName, mobile: cardAnswers.mobile, branch: cardAnswers.branch }
const looksAt = async (who: Person, ID: string): Promise<number> => {
  const params = { slug: 'citizen', id: who.id } as const
  const { body } = await who.call('GET :slug/:id/viewings', { params })
  return body.filter(look => look.ID === ID).length
}
const moveTo = (who: Person, center: string) =>
  portal.database.query(sql`update accounts set service_center = ${center} where id = ${who.id}`)
/** An employee of a service center. */
const employeeOf = async (center: string, role: 'CASE_OFFICER' | 'SUPERVISOR' = 'CASE_OFFICER') => {
  const employee = await portal.employee([role])
  await moveTo(employee, center)
  return employee
}

describe('where a service has centers', () => {
  const centerField = (field: string | null) =>
    portal.database.query(sql`update services set center_field = ${field} where slug = 'LIBRARY_CARD'`)
  before(() => centerField('branch'))
  after(() => centerField(null))
  const openOf = async (who: Person) => (await who.call('GET dynamic_services/inbox/count')).body.views.open
  const totalOf = async (who: Person) => {
    const list = await who.call('GET :service', {
      params: { service: 'LIBRARY_CARD' },
      query: { total: true },
    })
    return list.headers['x-total-count']
  }

  test('a request follows the center that its answers name; the former center sees it no more', async () => {
    const [river, tower] = [await employeeOf('RIVER'), await employeeOf('TOWER')]
    const filed = await citizen.file({ ...cardAnswers, branch: 'RIVER' })
    assert.deepEqual([await openOf(river), await openOf(tower)], [1, 0])
    assert.deepEqual([await totalOf(river), await totalOf(tower)], ['1', '0'])

    const waiting = await river.act(filed, 'ASK_INFORMATION', {
      data: { informationAsked: 'Which branch?' },
      ask: { fields: ['branch'] },
    })
    await citizen.act(waiting, 'SUPPLY_INFORMATION', { data: { branch: 'TOWER' } })
    await refusal(river.read(filed), 'NOT_FOUND')
    await tower.read(filed)
    assert.deepEqual([await openOf(river), await openOf(tower)], [0, 1])
    await portal.portal.upkeep.aggregate()
    assert.deepEqual([await openOf(river), await openOf(tower)], [0, 1])
    assert.deepEqual([await totalOf(river), await totalOf(tower)], ['0', '1'])
  })

  test('who leads a request away by a correction reads how it stands, and has it no more', async () => {
    const [tower, head] = [await employeeOf('TOWER'), await employeeOf('TOWER', 'SUPERVISOR')]
    const approved = await tower.act(await citizen.file({ ...cardAnswers, branch: 'TOWER' }), 'APPROVE')
    const data = { ...previous, branch: 'RIVER', reasonCorrected: 'It was the other branch' }
    const corrected = await head.act(approved, 'CORRECT', { data })
    assert.equal(corrected.data.branch, 'RIVER')
    await refusal(head.read(corrected), 'NOT_FOUND')
  })
})

test('the applicant reads of every way in which staff saw the whole request, once for one look', async () => {
  const owner = await portal.citizen()
  const filed = await owner.file()
  assert.equal(await looksAt(owner, filed.ID), 0)
  const [first, second] = [await portal.employee(['CASE_OFFICER']), await portal.employee(['CASE_OFFICER'])]
  const { current } = await refusal(first.act({ ...filed, revision: 7 }, 'APPROVE'), 'CONFLICT')
  assert.equal(current.data.fullName, cardAnswers.fullName)
  assert.equal(await looksAt(owner, filed.ID), 1, 'a refusal that shows it is a look')
  await second.on(filed, 'POST :service/:id/print', {})
  await second.read(filed)
  assert.equal(await looksAt(owner, filed.ID), 2)
  await owner.read(filed)
  assert.equal(await looksAt(owner, filed.ID), 2)
})

test('a sending that is repeated is answered as before, though it would be refused by now', async () => {
  const key = 'the-same-sending-1'
  const filed = await citizen.file(cardAnswers, { key })
  await refusal(citizen.file(cardAnswers, { key, version: 99 }), 'IDEMPOTENCY_KEY_REUSED')
  await refusal(citizen.file(cardAnswers, { version: 99 }), 'VERSION_CHANGED')
  assert.equal((await citizen.file(cardAnswers, { key })).ID, filed.ID)
})

test('a correction leaves the day of the decision', async () => {
  const approved = await supervisor.act(await citizen.file(), 'APPROVE')
  portal.pass(60_000)
  const data = { ...previous, fullName: 'Laila Hassan', reasonCorrected: 'A slip of the pen' }
  const corrected = await supervisor.act(approved, 'CORRECT', { data })
  assert.equal(corrected.actionDate, approved.actionDate)
  assert.notEqual(corrected.updatedAt, approved.updatedAt)
})

test('who comes second to an assignment sees who came first', async () => {
  const [first, second] = [await portal.employee(['CASE_OFFICER']), await portal.employee(['CASE_OFFICER'])]
  const filed = await citizen.file()
  await first.on(filed, 'POST :service/:id/assign', {})
  const { current } = await refusal(second.on(filed, 'POST :service/:id/assign', {}), 'CONFLICT')
  assert.equal(current.assignee?.id, first.id)
})
