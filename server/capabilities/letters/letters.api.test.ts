// Letters over the API: issued once with the decision, signed, drawn in both languages, read by their owner and the staff of
// the request alone, revoked, replaced, ended by a reopening, and erased with their person.

import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import { after, before, test } from 'node:test'
import { readLetterText } from '@bawaba/contract/letter-text.ts'
import { sql } from '../../platform/database/index.ts'
import { linesOfPdf } from '../../platform/pdf/test-text.ts'
import { cardAnswers, openTestPortal, outcomeOf, type Person, type TestPortal } from '../../test-portal.ts'
import type { RequestAt } from '../../test-requests.ts'

let portal: TestPortal
let citizen: Person
let officer: Person
let supervisor: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
  supervisor = await portal.employee(['SUPERVISOR'])
})
after(() => portal.close())

const paramsOf = ({ serviceSlug, id }: RequestAt) => ({ service: serviceSlug, id })
const lettersOf = async (person: Person, request: RequestAt) =>
  (await person.call('GET :service/:id/letters', { params: paramsOf(request) })).body
const approved = async (answers: Record<string, unknown> = {}) => {
  const request = await officer.act(await citizen.file({ ...cardAnswers, ...answers }), 'APPROVE')
  const [letter] = await lettersOf(citizen, request)
  assert.ok(letter)
  return { request, letter }
}
const pathOf = ({ serviceSlug, id }: RequestAt, number: string) => `${serviceSlug}/${id}/letters/${number}`
const pdfOf = async (person: Person, request: RequestAt, number: string, language: 'ar' | 'en') => {
  const mode = person === citizen ? 'CITIZEN' : 'EMPLOYEE'
  const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await portal.portal.app.inject({
    url: `/api/${pathOf(request, number)}/content?language=${language}&mode=${mode}`,
    headers: { cookie },
  })
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}
const statusOf = async (number: string) =>
  (await portal.browser()).call('GET documents/:number/status', { params: { number } })

/** Whether the portal has signed what a link holds; and what it says. */
const checked = async (link: string) => {
  const { body: keys } = await (await portal.browser()).call('GET receiptKeys')
  const [body = '', keyId, signature = ''] = link.split('#')[1]?.split('.') ?? []
  const raw = keys.find(({ id }) => id === keyId)?.publicKey
  assert.ok(raw)
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' })
  const text = Buffer.from(body, 'base64url')
  return {
    isGood: verify(null, text, key, Buffer.from(signature, 'base64url')),
    text: readLetterText(text.toString()),
  }
}

test('the decision issues it: signed, in the request and in the person’s documents, valid for a year', async () => {
  const { request, letter } = await approved()
  assert.deepEqual(
    [letter.state, letter.ID, letter.validUntil, letter.title.en],
    ['valid', request.ID, '2027-11-19', 'Certificate of library membership'],
  )
  const { isGood, text } = await checked(letter.link)
  assert.equal(isGood, true)
  assert.deepEqual([text?.number, text?.issuedOn], [letter.number, '2026-11-20'])
  assert.deepEqual(
    text?.facts.map(({ value }) => value.en),
    ['Layla Hassan', 'River branch', '5 books'],
  )
  assert.deepEqual(
    (await citizen.call('GET documents')).body.map(({ number }) => number),
    [letter.number],
  )
  assert.deepEqual(
    (await lettersOf(officer, request)).map(({ number }) => number),
    [letter.number],
  )
  assert.deepEqual((await statusOf(letter.number)).body, { number: letter.number, state: 'valid' })
})

test('the PDF has the same words in each language', async () => {
  const { request, letter } = await approved({
    fullName: 'ليلى حسن الأمين',
    branch: 'GARDEN',
    booksAtOnce: 3,
  })
  const arabic = await pdfOf(citizen, request, letter.number, 'ar')
  assert.deepEqual([arabic.status, arabic.headers['content-type']], [200, 'application/pdf'])
  const lines = (await linesOfPdf(arabic.bytes)).join(' ')
  for (const words of [
    'شهادة عضوية في المكتبة',
    'بأن ليلى حسن الأمين من أعضائها',
    'فرع الحديقة',
    'ما يصل إلى ٣ كتب في المرة الواحدة',
  ])
    assert.ok(lines.includes(words), `${words}\n${lines}`)
  const english = (await linesOfPdf((await pdfOf(officer, request, letter.number, 'en')).bytes)).join(' ')
  for (const words of ['Certificate of library membership', 'Garden branch', letter.number, request.ID])
    assert.ok(english.includes(words), `${words}\n${english}`)
})

test('issued once, however often the decision is sent', async () => {
  const filed = await citizen.file()
  const answers = await Promise.allSettled([1, 2, 3].map(() => officer.act(filed, 'APPROVE')))
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal((await lettersOf(citizen, filed)).length, 1)
})

test('others are told nothing: not of the letter, not of its PDF, and by its status not whose it is', async () => {
  const { request, letter } = await approved()
  const stranger = await portal.citizen()
  assert.equal((await stranger.call('GET :service/:id/letters', { params: paramsOf(request) })).status, 404)
  assert.equal((await stranger.send(`GET ${pathOf(request, letter.number)}/content`)).status, 404)
  assert.deepEqual((await stranger.call('GET documents')).body, [])
  const elsewhere = await portal.employee(['CASE_OFFICER'], ['ROOM_BOOKING'])
  assert.equal((await elsewhere.send(`GET ${pathOf(request, letter.number)}/content`)).status, 404)
  // A number of another request of one's own opens nothing.
  const own = await approved()
  assert.equal((await citizen.send(`GET ${pathOf(own.request, letter.number)}/content`)).status, 404)
  assert.equal((await statusOf('L26-0000-0000-0000')).status, 404)
})

const revoke = (person: Person, request: RequestAt, number: string, reason = 'Issued by mistake') =>
  person.send(`POST ${pathOf(request, number)}/revoke`, { body: { reason } })

test('a supervisor revokes it with a reason, once; its owner is notified and reads why', async () => {
  const { request, letter } = await approved()
  assert.equal((await revoke(officer, request, letter.number)).status, 403)
  assert.equal((await revoke(citizen, request, letter.number)).status, 403)
  assert.equal((await revoke(supervisor, request, letter.number, ' ')).status, 422)
  const done = await revoke(supervisor, request, letter.number)
  assert.deepEqual([done.status, done.body[0].state, done.body[0].because], [200, 'revoked', 'staff'])
  assert.deepEqual(outcomeOf(await revoke(supervisor, request, letter.number)), [409, 'LETTER_NOT_VALID'])
  assert.deepEqual(outcomeOf(await revoke(supervisor, request, 'L26-0000-0000-0000')), [404, 'NOT_FOUND'])
  const { body } = await statusOf(letter.number)
  assert.deepEqual([body.state, body.because], ['revoked', 'staff'])
  const [line] = (await citizen.read(request)).history
  assert.deepEqual(
    [line?.kind, line?.letter, line?.text],
    ['letterRevoked', letter.number, 'Issued by mistake'],
  )
  const notices = (await citizen.call('GET Notifications')).body
  assert.ok(notices.some(({ text }) => /no longer valid|لم تعد سارية/.test(JSON.stringify(text))))
})

test('a correction issues another in its place; a reopening ends it', async () => {
  const { request, letter } = await approved()
  const { fullName, mobile } = cardAnswers
  const data = { branch: 'TOWER', reasonCorrected: 'The reader has moved' }
  const corrected = await supervisor.act(request, 'CORRECT', { data: { fullName, mobile, ...data } })
  const [newer, older] = await lettersOf(citizen, corrected)
  assert.deepEqual([older?.number, older?.state, older?.because], [letter.number, 'revoked', 'replaced'])
  assert.equal(newer?.state, 'valid')
  assert.equal((await checked(newer?.link ?? '')).text?.facts[1]?.value.en, 'Tower branch')
  await supervisor.act(corrected, 'REOPEN', { data: { reasonReopened: 'It was decided too early' } })
  assert.deepEqual(
    (await lettersOf(citizen, corrected)).map(({ because }) => because),
    ['reopened', 'replaced'],
  )
})

const wordsOf = async (person: Person, request: RequestAt, number: string, language: 'ar' | 'en') =>
  (await linesOfPdf((await pdfOf(person, request, number, language)).bytes)).join(' ')

test('the PDF of a revoked letter says so on every copy, and no longer until when it was valid', async () => {
  const { request, letter } = await approved()
  for (const person of [citizen, officer]) {
    assert.doesNotMatch(await wordsOf(person, request, letter.number, 'en'), /Revoked/)
    assert.match(await wordsOf(person, request, letter.number, 'en'), /Valid until/)
  }
  assert.equal((await revoke(supervisor, request, letter.number)).status, 200)
  for (const person of [citizen, officer, supervisor]) {
    const english = await wordsOf(person, request, letter.number, 'en')
    assert.match(english, /Revoked on 20 November 2026/)
    assert.doesNotMatch(english, /Valid until/)
    const arabic = await wordsOf(person, request, letter.number, 'ar')
    assert.match(arabic, /أُ?لغيت في ٢٠ نوفمبر ٢٠٢٦/)
    assert.doesNotMatch(arabic, /سارية حتى/)
  }
})

test('the PDF of a replaced letter says that it was revoked, that of its successor does not', async () => {
  const { request, letter } = await approved()
  const { fullName, mobile } = cardAnswers
  const data = { fullName, mobile, branch: 'TOWER', reasonCorrected: 'The reader has moved' }
  const corrected = await supervisor.act(request, 'CORRECT', { data })
  const [newer] = await lettersOf(citizen, corrected)
  assert.match(await wordsOf(citizen, corrected, letter.number, 'en'), /Revoked on 20 November 2026/)
  assert.doesNotMatch(await wordsOf(citizen, corrected, newer?.number ?? '', 'en'), /Revoked/)
})

test('answers that look like markup, turn directions or never end are words on the sheet', async () => {
  const names = [
    '#import "x.typ": * #panic("x")',
    '$ [ ] \\ {number} {x} // */ *b* _i_ `c` @a <b>',
    'محمد \u202eabc\u202c علي \u2067x',
    'ط'.repeat(80),
    'Layla 😀 \u0915\u0916 حسن',
  ]
  for (const fullName of names) {
    const { request, letter } = await approved({ fullName })
    assert.equal((await checked(letter.link)).isGood, true)
    for (const language of ['ar', 'en'] as const) {
      const { status, bytes } = await pdfOf(citizen, request, letter.number, language)
      assert.equal(status, 200, fullName)
      assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
      assert.doesNotMatch((await linesOfPdf(bytes)).join(), /[\u202a-\u202e\u2066-\u2069]/)
    }
  }
})

test('what was altered in the database is not drawn', async () => {
  const { request, letter } = await approved()
  const other = await approved()
  await portal.database.query(
    sql`update letters l set sealed = left(l.sealed, length(l.sealed) - 6) || 'AAAAAA' where number = ${letter.number}`,
  )
  assert.equal((await pdfOf(citizen, request, letter.number, 'en')).status, 500)
  assert.equal((await pdfOf(citizen, other.request, other.letter.number, 'en')).status, 200)
  await portal.database.query(sql`delete from letters where number = ${letter.number}`)
})

test('the address of receipts that were printed earlier leads to the page that checks both', async () => {
  const { statusCode, headers } = await portal.portal.app.inject({ url: '/verify-receipt' })
  assert.deepEqual([statusCode, headers.location], [308, '/verify'])
})

test('it expires after its last day', async () => {
  const { letter } = await approved()
  await portal.database.query(
    sql`update letters set valid_until = '2026-11-19' where number = ${letter.number}`,
  )
  assert.equal((await statusOf(letter.number)).body.state, 'expired')
})

test('an address that asks without end has to wait', async () => {
  const visitor = await portal.browser()
  const ask = () => visitor.send('GET documents/L26-0000-0000-0001/status')
  let last = await ask()
  for (let tries = 0; tries < 320 && last.status === 404; tries++) last = await ask()
  assert.deepEqual(outcomeOf(last), [429, 'MAX_ATTEMPTS'])
})

test('erased with its person: no word is left, and whether it is valid can still be asked', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const person = await portal.citizen()
  const request = await officer.act(await person.file(), 'APPROVE')
  const [letter] = await lettersOf(person, request)
  assert.ok(letter)
  await person.send(`POST citizen/${person.id}/erasure`, { body: { reason: '' } })
  const [waiting] = (await admin.call('GET erasures')).body
  const decision = { decision: 'erase', answer: 'As you asked.' }
  const done = await admin.send(`POST erasures/${waiting?.id}/decide`, { body: decision })
  assert.equal(done.status, 204, JSON.stringify(done.body))
  const { sealed } = await portal.database.one<{ sealed: string | null }>(
    sql`select sealed from letters where number = ${letter.number}`,
  )
  assert.equal(sealed, null)
  assert.deepEqual(await lettersOf(officer, request), [])
  assert.equal((await officer.send(`GET ${pathOf(request, letter.number)}/content`)).status, 404)
})
