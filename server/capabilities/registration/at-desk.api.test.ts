// An employee opens an account for a person who has none: with the code that reached the person's phone, and with nothing
// that would let the employee in afterwards.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let officer: Person
before(async () => {
  portal = await openTestPortal()
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

let people = 0
/** The answers of somebody new, with a national ID and a number of their own. */
const someone = (more: object = {}) => {
  people += 1
  return {
    identity: 'NATIONAL_ID',
    nationalId: `2910412010${String(3000 + people)}`,
    firstName: 'هدى',
    lastName: 'سالم',
    mobile: `+20115550${String(people).padStart(4, '0')}`,
    ...more,
  }
}
type Answers = ReturnType<typeof someone>
const outcome = ({ status, body }: { status: number; body: any }) => body?.error?.code ?? status
const sendCode = (data: object, who: Pick<Person, 'send'> = officer) =>
  who.send('POST people/sendCode', { body: { data } })
const openWith = (data: object, code: string, who: Pick<Person, 'send'> = officer, more: object = {}) =>
  who.send('POST people', { body: { data, code, ...more } })
const opened = async (data: Answers, more: object = {}) => {
  assert.equal(outcome(await sendCode(data)), 200)
  return openWith(data, await portal.codeTo(data.mobile), officer, more)
}
const accountOf = (mobile: string) =>
  portal.database.maybeOne<{
    id: string
    email: string | null
    roles: string[]
    language: string
    status: string
  }>(
    sql`select id, email, roles, language, status from accounts where mobile = ${mobile} and user_slug = 'citizen'`,
  )

test('with the code of the person the account is open: recorded, told to the person by name, its password unknown', async () => {
  const data = someone()
  const { status, body } = await opened(data, { language: 'en' })
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual([body.username, body.name], [`0${data.mobile.slice(3)}`, 'هدى سالم'])
  assert.deepEqual(await accountOf(data.mobile), {
    id: body.id,
    email: null,
    roles: [],
    language: 'en',
    status: 'active',
  })
  const entries = await portal.database.query<{ kind: string; actorId: string }>(
    sql`select kind, actor_id as "actorId" from audit_entries where subject_id = ${body.id}`,
  )
  assert.deepEqual(entries, [{ kind: 'person.openedAtDesk', actorId: officer.id }])
  const [message] = await portal.messagesTo(data.mobile)
  assert.match(
    stripBidi(message?.text ?? ''),
    /First\d+ Last\d+ opened an account for you.*\/forget-password\/validate/,
  )
  // The person chooses the password by a code of their own, and finds in their list who opened the account.
  portal.pass(2 * 60_000)
  const phone = await portal.browser()
  await phone.send('POST citizen/forgetPassword', { body: { username: body.username } })
  const otp = await portal.codeTo(data.mobile)
  const { token } = (
    await phone.send('POST citizen/validateResetPasswordOTP', {
      body: { username: body.username, otp, identityEnd: data.nationalId.slice(-4) },
    })
  ).body
  const password = 'Palm#2026x'
  const reset = await phone.send('POST citizen/reset-password', {
    body: { data: { password, confirmPassword: password } },
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(reset.status, 204)
  const session = await phone.send('POST citizen/login', { body: { username: body.username, password } })
  assert.equal(session.body.userId, body.id)
  const [notice] = (await phone.send('GET Notifications')).body
  assert.equal(notice.kind, 'accountOpened')
})

test('the code is of that number and of that employee’s session alone, and opens nothing else', async () => {
  const [data, other] = [someone(), someone()]
  const colleague = await portal.employee(['CASE_OFFICER'])
  assert.equal(outcome(await openWith(data, '123456')), 'NO_CODE_WAS_SENT')
  assert.equal(outcome(await sendCode(data)), 200)
  const code = await portal.codeTo(data.mobile)
  assert.equal(outcome(await openWith(data, code, colleague)), 'NO_CODE_WAS_SENT')
  assert.equal(outcome(await openWith(other, code)), 'NO_CODE_WAS_SENT')
  assert.equal(
    outcome(await officer.send('POST owners/verify', { body: { mobile: data.mobile, code } })),
    'NO_CODE_WAS_SENT',
  )
  assert.equal(outcome(await openWith(data, code === '111111' ? '222222' : '111111')), 'INVALID_CODE')
  assert.equal(outcome(await openWith(data, code)), 201)
  assert.equal(outcome(await openWith(data, code)), 'EXPIRED_CODE')
})

test('a code that the person asked for themselves opens no account for the employee, and the message says what it is for', async () => {
  const data = someone({ email: 'own@example.com' })
  const phone = await portal.browser()
  const password = 'Palm#2026x'
  await phone.send('POST citizen', { body: { data, password, confirmPassword: password } })
  const own = await portal.codeTo(data.mobile)
  assert.equal(outcome(await openWith(data, own)), 'NO_CODE_WAS_SENT')
  const next = someone()
  await officer.send('POST people/sendCode', { body: { data: next, language: 'ar' } })
  assert.match((await portal.messagesTo(next.mobile))[0]?.text ?? '', /فتح حساب/)
})

test('an e-mail, a password, roles and an id that the employee sends are not looked at', async () => {
  const data = someone({
    email: 'officer@example.com',
    password: 'Palm#2026x',
    roles: ['BFM_ADMIN'],
    id: officer.id,
  })
  const { body, status } = await opened(data)
  assert.equal(status, 201)
  const stored = await accountOf(data.mobile)
  assert.deepEqual([stored?.email, stored?.roles], [null, []])
  assert.notEqual(stored?.id, officer.id)
  const phone = await portal.browser()
  const credentials = { username: body.username, password: 'Palm#2026x' }
  assert.equal(outcome(await phone.send('POST citizen/login', { body: credentials })), 'WRONG_CREDENTIALS')
})

test('nobody loses a number or papers to it: a person who has an account is named after the code, and stays as they were', async () => {
  const former = someone()
  const { body } = await opened(former)
  portal.pass(2 * 60_000)
  // The same answer before the code, whoever has an account.
  const sameNumber = someone({ mobile: former.mobile })
  const again = await opened(sameNumber)
  assert.deepEqual(
    [outcome(again), again.body.error.details.map(({ path }: { path: string }) => path)],
    ['Duplicate_Data', ['data.mobile']],
  )
  // What was only typed keeps nobody out; what was proved does.
  await portal.database.query(
    sql`update accounts set identity_document = 'nationalId', identity_proved_at = now(), identity_provider = 'test' where id = ${body.id}`,
  )
  const samePapers = await opened(someone({ nationalId: former.nationalId }))
  assert.deepEqual(
    [outcome(samePapers), samePapers.body.error.details.map(({ path }: { path: string }) => path)],
    ['Duplicate_Data', ['data.nationalId']],
  )
  assert.equal((await accountOf(former.mobile))?.id, body.id)
})

test('the number of a colleague is refused before a code goes out, and so are wrong answers', async () => {
  const { mobile } = await portal.database.one<{ mobile: string }>(
    sql`select mobile from accounts where id = ${officer.id}`,
  )
  const refused = await sendCode(someone({ mobile }))
  assert.deepEqual(
    refused.body.error.details.map(({ path, key }: { path: string; key: string }) => [path, key]),
    [['data.mobile', 'staffMobile']],
  )
  assert.equal(outcome(await sendCode(someone({ nationalId: '123' }))), 'VALIDATION_FAILED')
})

test('agents, citizens, other employees and visitors open no accounts', async () => {
  const others = [
    await portal.person({ slug: 'agent' }),
    await portal.citizen(),
    await portal.employee(['SUPERVISOR']),
  ]
  for (const who of others) {
    assert.equal((await sendCode(someone(), who)).status, 403, who.slug)
    assert.equal((await openWith(someone(), '123456', who)).status, 403, who.slug)
  }
  const visitor = await portal.browser()
  assert.equal((await sendCode(someone(), visitor)).status, 401)
})
