// What applicants say of their requests: replies and ratings within their times, nobody else's.

import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Calls } from '@bawaba/contract/calls/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../../test-portal.ts'
import type { RequestAt } from '../../../test-requests.ts'
import { ratingsStore } from './ratings-store.ts'

let portal: TestPortal
let citizen: Person
let officer: Person
before(async () => {
  portal = await openTestPortal()
  officer = await portal.employee(['CASE_OFFICER'])
})
beforeEach(async () => {
  citizen = await portal.citizen()
})
after(() => portal.close())

const day = 86_400_000
type Rating = Calls['POST :service/:id/rating']['body']
const rate = (who: Person, request: RequestAt, rating: Rating) =>
  who.on(request, 'POST :service/:id/rating', rating)
const reply = (who: Person, request: RequestAt, text = 'Is anything missing?') =>
  who.on(request, 'POST :service/:id/reply', { text })
const pass = (ms: number) => portal.passWith(ms, citizen, officer)

test('an outcome is rated once there is one', async () => {
  const filed = await citizen.file()
  await refusal(rate(citizen, filed, { level: 3 }), 'TRANSITION_NOT_ALLOWED')
  await rate(citizen, filed, { level: 3, about: 'filing' })
  await officer.act(filed, 'APPROVE')
  const rated = await rate(citizen, filed, { level: 2, comment: ' It took long. ' })
  const [newest] = rated.history
  assert.deepEqual(
    [newest?.kind, newest?.actor, newest?.level, newest?.about, newest?.text],
    ['rated', 'applicant', 2, 'outcome', 'It took long.'],
  )
  const [entry] = (await officer.read(filed)).history
  assert.deepEqual([entry?.kind, entry?.level], ['rated', 2])
})

test('a request is rated by its applicant alone', async () => {
  const filed = await citizen.file()
  await officer.act(filed, 'APPROVE')
  await refusal(rate(await portal.citizen(), filed, { level: 1 }), 'NOT_FOUND')
  // Staff rate for nobody but a person who gave them a code.
  await refusal(rate(officer, filed, { level: 1 }), 'INVALID_REQUEST_OWNER_TOKEN')
})

test('a rating is one of three levels', async () => {
  const filed = await citizen.file()
  await officer.act(filed, 'APPROVE')
  for (const level of [0, 4, 1.5])
    await refusal(rate(citizen, filed, { level: level as Rating['level'] }), 'VALIDATION_FAILED')
})

test('a rating may be changed within a day; the same again is nothing new', async () => {
  const filed = await citizen.file()
  await officer.act(filed, 'APPROVE')
  const first = await rate(citizen, filed, { level: 1 })
  const again = await rate(citizen, filed, { level: 1 })
  assert.equal(again.history.length, first.history.length)
  assert.equal((await rate(citizen, filed, { level: 3 })).history[0]?.level, 3)
  await pass(day + 1000)
  await refusal(rate(citizen, filed, { level: 2 }), 'RATING_KEPT')
})

test('a rating that was changed counts once, as it was changed to', async () => {
  const now = new Date('2027-01-01T00:00:00Z')
  const outcome = async () => {
    const rows = await ratingsStore(portal.database).averages(new Date(0), now)
    const { count = 0, average = 0 } = rows.find(({ about }) => about === 'outcome') ?? {}
    return { count, sum: count * average }
  }
  const filed = await citizen.file()
  await officer.act(filed, 'APPROVE')
  const before = await outcome()
  await rate(citizen, filed, { level: 1 })
  await rate(citizen, filed, { level: 3 })
  assert.deepEqual(await outcome(), { count: before.count + 1, sum: before.sum + 3 })
})

test('the applicant reads what is visible and answers it; the status and the revision stay', async () => {
  const filed = await citizen.file()
  const comment = (text: string, visibleToApplicant: boolean) =>
    officer.on(filed, 'POST :service/:id/comment', { text, visibleToApplicant })
  await comment('Bring the card', true)
  await comment('Looks odd', false)
  // Until then it could be taken back.
  portal.pass(13_000)
  const answered = await reply(citizen, filed, ' I will ')
  assert.deepEqual(
    answered.history.flatMap(({ kind, actor, text, by }) =>
      kind === 'comment' ? [[actor, text, by !== undefined]] : [],
    ),
    [
      ['applicant', 'I will', true],
      ['staff', 'Bring the card', false],
    ],
  )
  assert.deepEqual([answered.status, answered.revision], ['NEW', 1])
  assert.equal((await officer.read(filed)).history[0]?.text, 'I will')
})

test('only the applicant replies, and says something', async () => {
  const filed = await citizen.file()
  await refusal(reply(await portal.citizen(), filed), 'NOT_FOUND')
  await refusal(reply(officer, filed), 'INVALID_REQUEST_OWNER_TOKEN')
  await refusal(reply(citizen, filed, '  '), 'VALIDATION_FAILED')
})

test('twenty replies a day', async () => {
  const filed = await citizen.file()
  for (let count = 0; count < 20; count += 1) await reply(citizen, filed)
  await refusal(reply(citizen, filed), 'MAX_ATTEMPTS')
  await pass(day)
  await reply(citizen, filed)
})

test('no reply once the request is over for thirty days', async () => {
  const filed = await citizen.file()
  await officer.act(filed, 'APPROVE')
  await pass(29 * day)
  await reply(citizen, filed)
  await pass(day)
  await refusal(reply(citizen, filed), 'CONVERSATION_OVER')
})
