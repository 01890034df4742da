// What must hold whatever way one takes: a request follows its answers to those who may see it, every look of staff is
// written down, a sending is answered once, and who comes second sees who came first.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
type Person = Awaited<ReturnType<TestPortal['citizen']>>
let citizen: Person
let supervisor: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  supervisor = await portal.employee(['CASE_OFFICER', 'SUPERVISOR'])
})
after(() => portal.close())

const sql = (text: string, values: unknown[] = []) => portal.database.query({ text, values } as never)
const file = async (who = citizen, headers = {}): Promise<{ id: string; ID: string }> =>
  (await who.call('POST LIBRARY_CARD', { body: { data: cardAnswers }, headers })).body
/** The answers that may be corrected. */
const previous = { fullName: cardAnswers.fullName, mobile: cardAnswers.mobile, branch: cardAnswers.branch }
const at = (revision: number) => ({ 'if-match': `"${revision}"` })
const act = (who: Person, id: string, revision: number, body: object) =>
  who.call(`PATCH LIBRARY_CARD/${id}`, { body, headers: at(revision) })
const findOne = (who: Person, id: string) =>
  who.call(`GET LIBRARY_CARD/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { id } }))}`)
const looksAt = async (who: Person, ID: string): Promise<number> =>
  (await who.call(`GET citizen/${who.id}/viewings`)).body.filter((look: { ID?: string }) => look.ID === ID)
    .length
const officerOf = async (center: string): Promise<Person> => {
  const officer = await portal.employee(['CASE_OFFICER'])
  await sql('update accounts set service_center = $2 where id = $1', [officer.id, center])
  return officer
}

test('a request follows the center that its answers name; the former center sees it no more', async () => {
  await sql("update services set center_field = 'branch' where slug = 'LIBRARY_CARD'")
  const [river, tower] = [await officerOf('RIVER'), await officerOf('TOWER')]
  const { id } = await file()
  assert.equal(cardAnswers.branch, 'RIVER')
  const openOf = async (who: Person) => (await who.call('GET dynamic_services/inbox/count')).body.views.open
  assert.deepEqual([await openOf(river), await openOf(tower)], [1, 0])
  const total = async (who: Person) =>
    (await who.call('GET LIBRARY_CARD?total=true')).headers['x-total-count']
  assert.deepEqual([await total(river), await total(tower)], ['1', '0'])

  await act(river, id, 1, {
    activityId: 'ASK_INFORMATION',
    data: { informationAsked: 'Which branch?' },
    ask: { fields: ['branch'] },
  })
  const data = { branch: 'TOWER' }
  assert.equal((await act(citizen, id, 2, { activityId: 'SUPPLY_INFORMATION', data })).status, 200)
  assert.deepEqual([(await findOne(river, id)).status, (await findOne(tower, id)).status], [404, 200])
  assert.deepEqual([await openOf(river), await openOf(tower)], [0, 1])
  await portal.portal.upkeep.aggregate()
  assert.deepEqual([await openOf(river), await openOf(tower)], [0, 1])
  assert.deepEqual([await total(river), await total(tower)], ['0', '1'])

  // Who leads it away by a correction is answered how it stands, and has it no more.
  await act(tower, id, 3, { activityId: 'APPROVE' })
  const head = await portal.employee(['SUPERVISOR'])
  await sql("update accounts set service_center = 'TOWER' where id = $1", [head.id])
  const correction = { ...previous, branch: 'RIVER', reasonCorrected: 'It was the other branch' }
  const corrected = await act(head, id, 4, { activityId: 'CORRECT', data: correction })
  assert.deepEqual([corrected.status, corrected.body.data?.branch], [200, 'RIVER'])
  assert.equal((await findOne(head, id)).status, 404)
  await sql("update services set center_field = null where slug = 'LIBRARY_CARD'")
})

test('the applicant reads of every way in which staff saw the whole request, once for one look', async () => {
  const owner = await portal.citizen()
  const { id, ID } = await file(owner)
  assert.equal(await looksAt(owner, ID), 0)
  const [first, second] = [await portal.employee(['CASE_OFFICER']), await portal.employee(['CASE_OFFICER'])]
  const refused = await act(first, id, 7, { activityId: 'APPROVE' })
  assert.deepEqual([refused.status, refused.body.current.data.fullName], [409, cardAnswers.fullName])
  assert.equal(await looksAt(owner, ID), 1, 'a refusal that shows it is a look')
  await second.call(`POST LIBRARY_CARD/${id}/print`, { body: {} })
  await findOne(second, id)
  assert.equal(await looksAt(owner, ID), 2)
  await findOne(owner, id)
  assert.equal(await looksAt(owner, ID), 2)
})

test('a sending that is repeated is answered as before, though it would be refused by now', async () => {
  const headers = { 'idempotency-key': 'the-same-sending-1' }
  const filed = await file(citizen, headers)
  const version = { data: cardAnswers, version: 99 }
  const other = await citizen.call('POST LIBRARY_CARD', { body: version, headers })
  assert.equal(other.body.error.code, 'IDEMPOTENCY_KEY_REUSED', 'the key is of another body')
  const fresh = await citizen.call('POST LIBRARY_CARD', { body: version })
  assert.equal(fresh.body.error.code, 'VERSION_CHANGED')
  assert.equal((await file(citizen, headers)).ID, filed.ID)
})

test('a correction leaves the day of the decision', async () => {
  const { id } = await file()
  const approved = await act(supervisor, id, 1, { activityId: 'APPROVE' })
  portal.pass(60_000)
  const data = { ...previous, fullName: 'Laila Hassan', reasonCorrected: 'A slip of the pen' }
  const corrected = await act(supervisor, id, 2, { activityId: 'CORRECT', data })
  assert.equal(corrected.status, 200, JSON.stringify(corrected.body))
  assert.equal(corrected.body.actionDate, approved.body.actionDate)
  assert.notEqual(corrected.body.updatedAt, approved.body.updatedAt)
})

test('who comes second to an assignment sees who came first', async () => {
  const [first, second] = [await portal.employee(['CASE_OFFICER']), await portal.employee(['CASE_OFFICER'])]
  const { id } = await file()
  const take = (who: Person) => who.call(`POST LIBRARY_CARD/${id}/assign`, { body: {}, headers: at(1) })
  assert.equal((await take(first)).status, 200)
  const late = await take(second)
  assert.deepEqual(
    [late.status, late.body.error.code, late.body.current.assignee.id],
    [409, 'CONFLICT', first.id],
  )
})
