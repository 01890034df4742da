// Complaints of visitors: the question and the answer go where the visitor chose, number and code open both, and the reply
// comes back with them.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { multipart, pdf } from '@bawaba/server/test-files.ts'
import { type Person, refusal, type TestPortal } from '@bawaba/server/test-portal.ts'
import type { RequestAt } from '@bawaba/server/test-requests.ts'
import { openContact, service, type Visitor } from './test-contact.ts'

let portal: TestPortal
let visitor: Visitor
let officer: Person
before(async () => {
  ;({ portal, visitor, officer } = await openContact())
})
after(() => portal.close())

const [mobile, email] = ['+201112345678', 'noha@example.com']
const ways = {
  SMS: { answerBy: 'SMS', mobile },
  EMAIL: { answerBy: 'EMAIL', email },
  CALL: { answerBy: 'CALL', mobile },
}
type Way = keyof typeof ways
let count = 0
const complain = async (way: Way, who: Pick<Visitor, 'file'> = visitor, language = 'en') => {
  count += 1
  const content = `Nobody came to look at the meter, for the time ${count}`
  const own = { messageType: 'COMPLAINT', content, fullName: 'Noha Abdelrahman', ...ways[way] }
  return who.file(own, { service, headers: { 'accept-language': language } })
}
const [question, reply, answer] = [
  'On which day did our colleague not come?',
  'It was on Sunday, the 5th',
  'We are sorry. A colleague comes tomorrow morning.',
]
const ask = (request: RequestAt) =>
  officer.act(request, 'ASK_INFORMATION', { data: { informationAsked: question } })
const decide = (request: RequestAt) => officer.act(request, 'APPROVE', { data: { decisionNote: answer } })
const show = (ID: string, code: string | undefined, who = visitor) =>
  who.call('GET track/:id', { params: { id: ID }, headers: { 'x-tracking-secret': code ?? '' } })
const send = (ID: string, code: string | undefined, body: object, who = visitor) =>
  who.call('POST track/:id/reply', {
    params: { id: ID },
    headers: { 'x-tracking-secret': code ?? '' },
    body: body as { askedAt: string; text: string },
  })
const textsTo = async (to: string, ID: string): Promise<string[]> =>
  (await portal.messagesTo(to)).map(({ text }) => text).filter(text => text.includes(ID))
const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')

test('the code has eight signs, none of which looks like another', async () => {
  const { trackingSecret = '' } = await complain('SMS')
  assert.match(trackingSecret, /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
})

test('a visitor is asked by text message, replies by its link, and reads the answer there and in a message', async () => {
  const filed = await complain('SMS')
  const waiting = await ask(await officer.read({ ...filed, serviceSlug: service }))
  const [text = ''] = await textsTo(mobile, filed.ID)
  assert.ok(text.includes(question), text)
  const link = linkIn(text)
  const number = link.searchParams.get('number') ?? ''
  const code = link.hash.slice(1)
  assert.deepEqual([number, code], [filed.ID, filed.trackingSecret])
  const { body: shown } = await show(number, code)
  assert.equal(shown.question?.words, question)
  assert.ok(shown.question?.until)
  const { body: upload } = await visitor.send('POST files', multipart(pdf()))
  const { askedAt = '' } = shown.question ?? {}
  const { body: replied } = await send(number, code, { askedAt, text: reply, files: [upload.id] })
  assert.equal(replied.question, undefined)
  assert.deepEqual(replied.conversation?.map(({ actor, words }) => [actor, words]).slice(0, 2), [
    ['applicant', reply],
    ['staff', question],
  ])
  const back = await officer.read(waiting)
  assert.equal(back.status, 'UNDER_REVIEW')
  assert.equal(back.data.informationSupplied, reply)
  assert.deepEqual(
    back.documents?.map(({ id }) => id),
    [upload.id],
  )
  await decide(back)
  assert.ok((await textsTo(mobile, filed.ID)).some(text => text.includes(answer)))
  const { body: ended } = await show(number, code)
  assert.equal(ended.conversation?.[0]?.words, answer)
  assert.equal(ended.statusKind, 'done')
})

test('a visitor whose complaint was rejected appeals by the same code, once, and another officer reads it', async () => {
  const filed = await complain('SMS')
  const rejectionReason = 'The meter is not one of ours'
  const appeal = 'The bill names your company'
  await officer.act(await officer.read({ ...filed, serviceSlug: service }), 'REJECT', {
    data: { rejectionReason },
  })
  const { body: shown } = await show(filed.ID, filed.trackingSecret)
  assert.equal(shown.statusKind, 'rejected')
  assert.equal(shown.question?.isAppeal, true)
  assert.ok(shown.question?.until)
  const { askedAt = '' } = shown.question ?? {}
  const { body: sent } = await send(filed.ID, filed.trackingSecret, { askedAt, text: appeal })
  assert.deepEqual([sent.statusKind, sent.question], ['open', undefined])
  assert.equal(
    (await send(filed.ID, filed.trackingSecret, { askedAt, text: appeal })).status,
    200,
    'sent again',
  )
  const colleague = await portal.employee(['CASE_OFFICER'])
  const seen = await colleague.read({ ...filed, serviceSlug: service })
  assert.deepEqual([seen.status, seen.data.appealReason], ['APPEALED', appeal])
  await colleague.act(seen, 'DISMISS_APPEAL', { data: { appealDismissed: 'The company was sold last year' } })
  assert.equal((await show(filed.ID, filed.trackingSecret)).body.question, undefined)
})

test('after staff correct a wrong number, whoever had the first message opens nothing any more; the visitor does', async () => {
  const [wrong, right] = ['+201112345001', '+201112345002']
  count += 1
  const content = `Nobody came to look at the meter, for the time ${count}`
  const filed = await visitor.file(
    { messageType: 'COMPLAINT', content, fullName: 'Noha Abdelrahman', answerBy: 'SMS', mobile: wrong },
    { service, headers: { 'accept-language': 'en' } },
  )
  await decide(await officer.read({ ...filed, serviceSlug: service }))
  const codeIn = (text: string) => linkIn(text).hash.slice(1)
  const [first = ''] = await textsTo(wrong, filed.ID)
  assert.equal((await show(filed.ID, codeIn(first))).status, 200)
  const supervisor = await portal.employee(['SUPERVISOR'])
  const reasonCorrected = 'The number was typed wrong'
  await supervisor.act(await supervisor.read({ ...filed, serviceSlug: service }), 'CORRECT', {
    data: { mobile: right, reasonCorrected },
  })
  const [corrected = ''] = await textsTo(right, filed.ID)
  assert.notEqual(corrected, '', 'the right number hears of it')
  assert.equal((await show(filed.ID, codeIn(corrected))).status, 200)
  for (const former of [codeIn(first), filed.trackingSecret])
    assert.equal(
      (await visitor.send(`GET track/${filed.ID}`, { headers: { 'x-tracking-secret': former ?? '' } }))
        .status,
      404,
    )
})

test('a visitor who chose e-mail is asked and answered by e-mail, in the language of their form', async () => {
  const filed = await complain('EMAIL', visitor, 'ar')
  await ask(await officer.read({ ...filed, serviceSlug: service }))
  const [text = ''] = await textsTo(email, filed.ID)
  assert.match(text, /بوابة الخدمات: سؤال عن طلبك رقم/)
  assert.ok(text.includes(question))
  assert.deepEqual(await textsTo(mobile, filed.ID), [])
})

test('a visitor who chose a call is not written to: staff owe a call until they have reached them', async () => {
  const filed = await complain('CALL')
  const decided = await decide(await officer.read({ ...filed, serviceSlug: service }))
  assert.deepEqual(await textsTo(mobile, filed.ID), [])
  assert.deepEqual([decided.contact?.way, decided.contact?.to], ['CALL', mobile])
  assert.ok(decided.contact?.callSince)
  const missed = await officer.on(decided, 'POST :service/:id/called', { isReached: false })
  assert.ok(missed.contact?.callSince, 'a call that nobody answered stays owed')
  const reached = await officer.on(decided, 'POST :service/:id/called', { isReached: true })
  assert.equal(reached.contact?.callSince, undefined)
  await refusal(
    officer.on(decided, 'POST :service/:id/called', { isReached: true }),
    'TRANSITION_NOT_ALLOWED',
  )
})

test('a call is owed to a person with an account who chose it, too', async () => {
  const citizen = await portal.citizen()
  const filed = await complain('CALL', citizen)
  const decided = await decide(await officer.read({ ...filed, serviceSlug: service }))
  assert.ok(decided.contact?.callSince)
  assert.equal((await citizen.read({ ...filed, serviceSlug: service })).contact, undefined, 'it is for staff')
})

test('a reply that is sent again is answered the same; another one afterwards is refused', async () => {
  const filed = await complain('SMS')
  await ask(await officer.read({ ...filed, serviceSlug: service }))
  const { body: shown } = await show(filed.ID, filed.trackingSecret)
  const body = { askedAt: shown.question?.askedAt ?? '', text: reply }
  const first = await send(filed.ID, filed.trackingSecret, body)
  const second = await send(filed.ID, filed.trackingSecret, body)
  assert.deepEqual(second.body.conversation, first.body.conversation)
  await refusal(
    send(filed.ID, filed.trackingSecret, { ...body, text: 'No, it was Monday' }),
    'TRANSITION_NOT_ALLOWED',
  )
})

test('another visitor’s file does not go with a reply', async () => {
  const filed = await complain('SMS')
  await ask(await officer.read({ ...filed, serviceSlug: service }))
  const { body: shown } = await show(filed.ID, filed.trackingSecret)
  const stranger = await portal.browser()
  const { body: upload } = await stranger.send('POST files', multipart(pdf()))
  const body = { askedAt: shown.question?.askedAt ?? '', text: reply, files: [upload.id] }
  await refusal(send(filed.ID, filed.trackingSecret, body), 'VALIDATION_FAILED', 'body.files')
})

test('the code is read in small letters, with Arabic digits, with and without the dash', async () => {
  const { ID, trackingSecret = '' } = await complain('SMS')
  const arabic = trackingSecret.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  const { readShortCode } = await import('@bawaba/contract/short-code.ts')
  assert.equal(readShortCode(arabic), trackingSecret.replace('-', ''))
  for (const typed of [trackingSecret.toLowerCase(), trackingSecret.replace('-', ' '), trackingSecret])
    assert.equal((await show(ID, typed)).status, 200, typed)
})

test('wrong codes are counted for each network and for each number; right ones are not', async () => {
  const { portal: own, visitor: stranger } = await openContact()
  try {
    const filed = await complain('SMS', stranger)
    for (let tries = 0; tries < 40; tries += 1)
      assert.equal((await show(filed.ID, filed.trackingSecret, stranger)).status, 200)
    for (let tries = 0; tries < 30; tries += 1)
      await refusal(show(filed.ID, '2222-2222', stranger), 'NOT_FOUND')
    await refusal(show(filed.ID, '2222-2222', stranger), 'MAX_ATTEMPTS')
  } finally {
    await own.close()
  }
})

test('a comment for the applicant reaches a visitor, unless it is taken back in time', async () => {
  const filed = await complain('SMS')
  const request = await officer.read({ ...filed, serviceSlug: service })
  const comment = (text: string) =>
    officer.on(request, 'POST :service/:id/comment', { text, visibleToApplicant: true })
  await comment('We have asked the centre.')
  portal.pass(20_000)
  await portal.portal.deliver()
  assert.ok((await textsTo(mobile, filed.ID)).some(text => text.includes('We have asked the centre.')))
  const { body: shown } = await show(filed.ID, filed.trackingSecret)
  assert.equal(shown.conversation?.[0]?.words, 'We have asked the centre.')
  const { history = [] } = await comment('This was meant for somebody else.')
  await officer.call('DELETE :service/:id/comments/:entryId', {
    params: { service, id: filed.id, entryId: history[0]?.id ?? '' },
  })
  const rows = await portal.database.query<{ dropped: boolean }>(
    sql`select given_up_at is not null as dropped from messages where body like '%meant for somebody else%' and recipient = ${mobile}`,
  )
  assert.deepEqual(rows, [{ dropped: true }])
})

test('a visitor is warned before the time to answer ends, and notified when it has ended', async () => {
  const filed = await complain('SMS')
  await ask(await officer.read({ ...filed, serviceSlug: service }))
  const texts = () => textsTo(mobile, filed.ID)
  const before = (await texts()).length
  const until = new Date((await show(filed.ID, filed.trackingSecret)).body.question?.until ?? '')
  portal.pass(until.getTime() - portal.now().getTime() - 30 * 3_600_000)
  await portal.portal.tick()
  const warned = await texts()
  assert.equal(warned.length, before + 1)
  assert.match(warned[0] ?? '', /closes unless you answer/)
  portal.pass(5 * 86_400_000)
  await portal.portal.tick()
  const { body: lapsed } = await show(filed.ID, filed.trackingSecret)
  assert.equal(lapsed.statusKind, 'cancelled')
  assert.equal((await texts()).length, before + 2)
})
