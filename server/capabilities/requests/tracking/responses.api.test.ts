// What applicants say of their requests, and how they follow them by a code: replies and ratings within their times,
// nobody else's, and answers that tell nothing of numbers one does not hold.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cardAnswers, openTestPortal, type TestPortal } from '../../../test-portal.ts'
import { ratingsStore } from './ratings-store.ts'

let portal: TestPortal
type Person = Awaited<ReturnType<TestPortal['citizen']>>
let officer: Person
before(async () => {
  portal = await openTestPortal()
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const day = 86_400_000
const file = async (who: Person): Promise<{ id: string; ID: string }> => {
  const { status, body } = await who.call('POST LIBRARY_CARD', { body: { data: cardAnswers } })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}
const approve = async (id: string) => {
  const done = await officer.call(`PATCH LIBRARY_CARD/${id}`, {
    body: { activityId: 'APPROVE' },
    headers: { 'if-match': '"1"' },
  })
  assert.equal(done.body.statusKind, 'done', JSON.stringify(done.body))
}
const rate = (who: Person, id: string, body: object) => who.call(`POST LIBRARY_CARD/${id}/rating`, { body })
const reply = (who: Person, id: string, text = 'Is anything missing?') =>
  who.call(`POST LIBRARY_CARD/${id}/reply`, { body: { text } })
const seenBy = async (who: Person, id: string) => {
  const filter = encodeURIComponent(JSON.stringify({ where: { id } }))
  return (await who.call(`GET LIBRARY_CARD/findOne?filter=${filter}`)).body
}
/** Lets time pass; sessions end meanwhile. */
const pass = async (ms: number, who: Person): Promise<Person> => {
  portal.pass(ms)
  const again = await portal.browser()
  await portal.signIn(again, 'citizen', who.username)
  const staff = await portal.browser('EMPLOYEE')
  await portal.signIn(staff, 'employee', officer.username)
  officer = { ...officer, ...staff }
  return { ...who, ...again }
}

test('an outcome is rated once there is one, by its applicant alone', async () => {
  const citizen = await portal.citizen()
  const { id } = await file(citizen)
  assert.equal((await rate(citizen, id, { level: 3 })).body.error.code, 'TRANSITION_NOT_ALLOWED')
  assert.equal((await rate(citizen, id, { level: 3, about: 'filing' })).status, 200)
  await approve(id)
  const stranger = await portal.citizen()
  assert.equal((await rate(stranger, id, { level: 1 })).status, 404)
  // Staff rate for nobody but a person who gave them a code.
  assert.equal((await rate(officer, id, { level: 1 })).body.error.code, 'INVALID_REQUEST_OWNER_TOKEN')
  for (const level of [0, 4, 1.5]) assert.notEqual((await rate(citizen, id, { level })).status, 200)
  const rated = await rate(citizen, id, { level: 2, comment: ' It took long. ' })
  assert.equal(rated.status, 200, JSON.stringify(rated.body))
  const [newest] = rated.body.history
  assert.deepEqual(
    [newest.kind, newest.actor, newest.level, newest.about, newest.text],
    ['rated', 'applicant', 2, 'outcome', 'It took long.'],
  )
  const [entry] = (await seenBy(officer, id)).history
  assert.deepEqual([entry.kind, entry.level], ['rated', 2])
})

test('a rating may be changed within a day; the same again is nothing new', async () => {
  let citizen = await portal.citizen()
  const { id } = await file(citizen)
  await approve(id)
  const first = await rate(citizen, id, { level: 1 })
  const again = await rate(citizen, id, { level: 1 })
  assert.equal(again.body.history.length, first.body.history.length)
  assert.equal((await rate(citizen, id, { level: 3 })).body.history[0].level, 3)
  citizen = await pass(day + 1000, citizen)
  assert.equal((await rate(citizen, id, { level: 2 })).body.error.code, 'RATING_KEPT')
  const now = new Date('2027-01-01T00:00:00Z')
  const rows = await ratingsStore(portal.database).averages(new Date(0), now)
  const outcome = rows.find(({ about }) => about === 'outcome')
  // Two outcomes were rated here: the one of the journey before, and this one, which counts once, as it was changed to.
  assert.deepEqual([outcome?.service, outcome?.count, outcome?.average], ['LIBRARY_CARD', 2, 2.5])
})

test('the applicant reads what is visible and answers it; the status and the revision stay', async () => {
  const citizen = await portal.citizen()
  const { id } = await file(citizen)
  const comment = (text: string, visibleToApplicant: boolean) =>
    officer.call(`POST LIBRARY_CARD/${id}/comment`, { body: { text, visibleToApplicant } })
  await comment('Bring the card', true)
  await comment('Looks odd', false)
  // Until then it could be taken back.
  portal.pass(13_000)
  const answered = await reply(citizen, id, ' I will ')
  assert.equal(answered.status, 200, JSON.stringify(answered.body))
  const comments = answered.body.history.filter(({ kind }: any) => kind === 'comment')
  assert.deepEqual(
    comments.map(({ actor, text, by }: any) => [actor, text, by !== undefined]),
    [
      ['applicant', 'I will', true],
      ['staff', 'Bring the card', false],
    ],
  )
  assert.deepEqual([answered.body.status, answered.body.revision], ['NEW', 1])
  assert.equal((await seenBy(officer, id)).history[0].text, 'I will')
  const stranger = await portal.citizen()
  assert.equal((await reply(stranger, id)).status, 404)
  assert.notEqual((await reply(officer, id)).status, 200)
  assert.equal((await reply(citizen, id, '  ')).status, 422)
})

test('twenty replies a day, and none once the request is over for thirty days', async () => {
  let citizen = await portal.citizen()
  const { id } = await file(citizen)
  for (let count = 0; count < 20; count += 1) assert.equal((await reply(citizen, id)).status, 200)
  const refused = await reply(citizen, id)
  assert.deepEqual([refused.status, refused.body.error.code], [429, 'MAX_ATTEMPTS'])
  await approve(id)
  citizen = await pass(29 * day, citizen)
  assert.equal((await reply(citizen, id)).status, 200)
  citizen = await pass(day, citizen)
  assert.equal((await reply(citizen, id)).body.error.code, 'CONVERSATION_OVER')
})

test('a code sent to the mobile shows the status; unknown numbers are answered alike', async () => {
  const citizen = await portal.citizen()
  const { ID } = await file(citizen)
  const visitor = await portal.browser()
  const ask = (number: string) => visitor.call(`POST track/${number}/code`, { body: {} })
  const show = (number: string, code: string) =>
    visitor.call(`POST track/${number}/status`, { body: { code } })
  const unknown = ID.replace(/\d+$/, '999999')
  assert.equal((await show(ID, '000000')).body.error.code, 'INVALID_CODE')
  assert.equal((await show(unknown, '000000')).body.error.code, 'INVALID_CODE')
  const [sent, notSent] = [await ask(ID.toLowerCase()), await ask(unknown)]
  assert.deepEqual([sent.status, sent.body], [notSent.status, notSent.body])
  assert.equal((await ask(unknown)).body.error.code, 'NOT_ALLOWED_RESEND')
  assert.equal((await ask(ID)).body.error.code, 'NOT_ALLOWED_RESEND')

  const mobile = encodeURIComponent(`+2${citizen.username}`)
  const [{ code }] = (await visitor.call(`GET dev/outbox?to=${mobile}`)).body
  const wrong = code === '111111' ? '222222' : '111111'
  assert.deepEqual(
    [(await show(ID, wrong)).body.error.code, (await show(unknown, code)).body.error.code],
    ['INVALID_CODE', 'INVALID_CODE'],
  )
  const seen = await show(ID, code)
  assert.equal(seen.status, 200, JSON.stringify(seen.body))
  assert.deepEqual([seen.body.ID, 'data' in seen.body, 'owner' in seen.body], [ID, false, false])
  assert.equal((await show(ID, code)).body.error.code, 'EXPIRED_CODE')
})

test('three codes for a number in a day, known or not', async () => {
  const { ID } = await file(await portal.citizen())
  const visitor = await portal.browser()
  for (const number of [ID, ID.replace(/\d+$/, '888888')]) {
    for (let count = 0; count < 3; count += 1) {
      assert.equal((await visitor.call(`POST track/${number}/code`, { body: {} })).status, 200)
      portal.pass(61_000)
    }
    const refused = await visitor.call(`POST track/${number}/code`, { body: {} })
    assert.equal(refused.body.error.code, 'MAX_ATTEMPTS')
  }
})
