// Visitors' requests where things happen twice, too late or at once.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import type { Person, TestPortal } from '@bawaba/server/test-portal.ts'
import type { RequestAt } from '@bawaba/server/test-requests.ts'
import { openContact, service, type Visitor } from './test-contact.ts'

let portal: TestPortal
let visitor: Visitor
let officer: Person
before(async () => {
  ;({ portal, visitor, officer } = await openContact())
})
after(() => portal.close())

const mobile = '+201112345678'
let count = 0
const complain = async (way: 'SMS' | 'CALL') => {
  count += 1
  const content = `Nobody came to look at the meter, for the time ${count}`
  const own = { messageType: 'COMPLAINT', content, fullName: 'Noha Abdelrahman', answerBy: way, mobile }
  const filed = await visitor.file(own, { service, headers: { 'accept-language': 'en' } })
  return { filed, request: await officer.read({ ...filed, serviceSlug: service }) }
}
const ask = (request: RequestAt, words = 'On which day?') =>
  officer.act(request, 'ASK_INFORMATION', { data: { informationAsked: words } })
const show = (ID: string, code: string | undefined) =>
  visitor.call('GET track/:id', { params: { id: ID }, headers: { 'x-tracking-secret': code ?? '' } })
const send = (ID: string, code: string | undefined, body: { askedAt: string; text: string }) =>
  visitor.call('POST track/:id/reply', {
    params: { id: ID },
    headers: { 'x-tracking-secret': code ?? '' },
    body,
  })
const questionOf = async (ID: string, code: string | undefined) =>
  (await show(ID, code)).body.question?.askedAt ?? ''
const comment = (request: RequestAt, text: string) =>
  officer.on(request, 'POST :service/:id/comment', { text, visibleToApplicant: true })
const textsTo = async (ID: string): Promise<string[]> =>
  (await portal.messagesTo(mobile)).map(({ text }) => text).filter(text => text.includes(ID))

test('one reply sent twice at once arrives once, and both are answered the same', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { filed, request } = await complain('SMS')
    await ask(request)
    const body = { askedAt: await questionOf(filed.ID, filed.trackingSecret), text: 'It was on Sunday' }
    const answers = await Promise.all([1, 2, 3].map(() => send(filed.ID, filed.trackingSecret, body)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    const { history } = await officer.read(request)
    assert.equal(history.filter(({ activityId }) => activityId === 'SUPPLY_INFORMATION').length, 1)
  }
})

test('two replies at once: the second is refused and shows nothing of the answers', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { filed, request } = await complain('SMS')
    await ask(request)
    const askedAt = await questionOf(filed.ID, filed.trackingSecret)
    const answers = await Promise.all(
      ['Sunday', 'Monday', 'Tuesday'].map(text => send(filed.ID, filed.trackingSecret, { askedAt, text })),
    )
    for (const { answer } of answers) assert.doesNotMatch(JSON.stringify(answer.body), /Noha|2011123/)
  }
})

test('a reply whose text is tidied is known when it comes again', async () => {
  for (const text of [
    'It was\r\non Sunday',
    'on\u200b Sunday',
    'on \u202bSunday\u202c the 5th',
    'on  Sunday\t5',
  ]) {
    const { filed, request } = await complain('SMS')
    await ask(request)
    const body = { askedAt: await questionOf(filed.ID, filed.trackingSecret), text }
    assert.equal((await send(filed.ID, filed.trackingSecret, body)).status, 200)
    assert.equal((await send(filed.ID, filed.trackingSecret, body)).status, 200, JSON.stringify(text))
  }
})

test('a comment that is taken back owes no call', async () => {
  const { request } = await complain('CALL')
  const { history, contact } = await comment(request, 'We look into it')
  assert.ok(contact?.callSince)
  await officer.call('DELETE :service/:id/comments/:entryId', {
    params: { service, id: request.id, entryId: history[0]?.id ?? '' },
  })
  assert.equal((await officer.read(request)).contact?.callSince, undefined)
})

test('a call is owed since the first reason for it', async () => {
  const { request } = await complain('CALL')
  const first = await comment(request, 'We look into it')
  await portal.passWith(3_600_000, officer)
  const second = await comment(request, 'We still look into it')
  assert.equal(second.contact?.callSince, first.contact?.callSince)
  await portal.passWith(3_600_000, officer)
  const third = await ask(second)
  assert.equal(third.contact?.callSince, first.contact?.callSince)
})

test('nobody is warned of a time that has ended', async () => {
  const { filed, request } = await complain('SMS')
  await ask(request)
  const until = new Date((await show(filed.ID, filed.trackingSecret)).body.question?.until ?? '')
  // The portal was away when the warning was due. What ends with a day is followed at eight the next morning.
  await portal.passWith(until.getTime() - portal.now().getTime() + 3_600_000, officer)
  await portal.portal.tick()
  assert.equal((await show(filed.ID, filed.trackingSecret)).body.statusKind, 'waiting-on-applicant')
  const rows = await portal.database.query<{ body: string }>(
    sql`select body from messages where body like '%closes unless%' and body like ${`%${filed.ID}%`}`,
  )
  assert.deepEqual(rows, [])
})

test('a warning that could not leave in time is not sent', async () => {
  const { filed, request } = await complain('SMS')
  await ask(request)
  const { until = '' } = (await show(filed.ID, filed.trackingSecret)).body.question ?? {}
  await portal.passWith(new Date(until).getTime() - portal.now().getTime() - 30 * 3_600_000, officer)
  await portal.portal.tick()
  const rows = await portal.database.query<{ uselessAt: Date | null }>(
    sql`select useless_at as "uselessAt" from messages where body like '%closes unless%' and body like ${`%${filed.ID}%`}`,
  )
  assert.deepEqual(rows, [{ uselessAt: new Date(until) }])
})

test('words of staff stand as they are written', async () => {
  const { filed, request } = await complain('SMS')
  await ask(request, 'What does {until} and {link} on the paper mean?')
  const [text = ''] = await textsTo(filed.ID)
  assert.ok(text.includes('What does {until} and {link} on the paper mean?'), text)
})
