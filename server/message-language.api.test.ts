// Every message is in the language of its reader, whatever the language of those who had it written.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { notificationKinds } from '@bawaba/contract/notification-kinds.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { CodePurpose } from './capabilities/codes/index.ts'
import { standardNotices } from './capabilities/notifications/index.ts'
import { sql } from './platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

/** Every purpose of a code: a new one does not compile without a line here. */
const purposes = Object.keys({
  'sign-in': 0,
  'step-up': 0,
  prove: 0,
  reset: 0,
  mobile: 0,
  owner: 0,
  track: 0,
  account: 0,
} satisfies Record<CodePurpose, 0>) as CodePurpose[]

const arabicLetters = /[\u0621-\u064a]{2}/
const languageOf = (text: string): Language => (arabicLetters.test(text) ? 'ar' : 'en')

const readIn = async ({ id }: { id: string }, language: Language) => {
  await portal.database.query(
    sql`update accounts set language = ${language}, email = ${`${id}@example.eg`}, email_verified_at = now() where id = ${id}`,
  )
}
/** What was written to a person, each message once as text and once as subject. */
const writtenTo = async ({ id }: { id: string }) => {
  await portal.portal.run('notifications.announce')
  const rows = await portal.database.query<{ channel: string; subject: string | null; text: string }>(
    sql`select channel, subject, body as text from messages where account_id = ${id} order by created_at`,
  )
  return rows.flatMap(({ subject, text }) => (subject === null ? [text] : [subject, text]))
}
const allIn = async (reader: { id: string }, language: Language, atLeast: number) => {
  const texts = await writtenTo(reader)
  assert.ok(texts.length >= atLeast, `${texts.length} texts: ${texts.join('\n')}`)
  for (const text of texts) assert.equal(languageOf(text), language, text)
}
const inLanguage = (who: Pick<Person, 'call'>, language: Language): Person['call'] =>
  ((key: never, input: { headers?: object } = {}) =>
    who.call(key, {
      ...input,
      headers: { ...input.headers, 'accept-language': language },
    } as never)) as never

for (const [reader, other] of [
  ['ar', 'en'],
  ['en', 'ar'],
] as const) {
  test(`a code of every purpose is in the language of its account: ${reader}, asked for in ${other}`, async () => {
    const person = await portal.citizen()
    await readIn(person, reader)
    for (const [channel, recipient] of [
      ['sms', `+2${person.username}`],
      ['email', `${person.id}@example.eg`],
    ] as const)
      for (const purpose of purposes)
        await portal.portal.codes.send({
          purpose,
          subject: `${purpose} ${channel} ${person.id}`,
          to: { channel, recipient, accountId: person.id },
          language: other,
          address: '192.0.2.1',
        })
    await allIn(person, reader, purposes.length * 3)
  })

  test(`what officers, agents and visitors with ${other} cause reaches a person in ${reader}`, async () => {
    const [citizen, officer, agent, visitor] = [
      await portal.citizen(),
      await portal.employee(['CASE_OFFICER', 'SUPERVISOR']),
      await portal.person({ slug: 'agent' }),
      await portal.browser(),
    ]
    await readIn(citizen, reader)
    for (const each of [officer, agent]) await readIn(each, other)
    const request = await citizen.file()
    const mobile = `+2${citizen.username}`

    await inLanguage(visitor, other)('POST track/:id/code', { params: { id: request.ID }, body: {} })
    const asAgent = inLanguage(agent, other)
    await asAgent('POST owners/sendCode', { body: { mobile } })
    const begun = await asAgent('POST owners/verify', {
      body: { mobile, code: await portal.codeTo(mobile) },
    })
    assert.equal(begun.status, 200)
    const { revision } = await officer.read(request)
    const commented = await inLanguage(officer, other)('PATCH :service/:id', {
      params: { service: 'LIBRARY_CARD', id: request.id },
      headers: { 'if-match': `"${revision}"` },
      body: { activityId: 'START_REVIEW', data: {} },
    })
    assert.equal(commented.status, 200, JSON.stringify(commented.body))
    await inLanguage(visitor, other)('POST :slug/forgetPassword', {
      params: { slug: 'citizen' },
      body: { email: `${citizen.id}@example.eg` },
    })
    await allIn(citizen, reader, 5)
  })

  test(`what an administrator with ${other} does to an account of the staff is written in ${reader}`, async () => {
    const admin = await portal.employee(['BFM_ADMIN'])
    await readIn(admin, other)
    const asAdmin = inLanguage(admin, other)
    const added = await asAdmin('POST users', {
      body: {
        username: `invited${reader}`,
        userSlug: 'employee',
        firstName: 'Mona',
        lastName: 'Said',
        email: `invited-${reader}@example.eg`,
        roles: ['CASE_OFFICER'],
        services: ['*'],
        language: reader,
        invite: true,
      },
    } as never)
    assert.equal(added.status, 201, JSON.stringify(added.body))
    const { id } = added.body as { id: string }
    await allIn({ id }, reader, 2)
    const staff = await portal.employee(['CASE_OFFICER'])
    await readIn(staff, reader)
    const count = (await writtenTo(staff)).length
    await asAdmin('POST users/:id/resetPassword', { params: { id: staff.id }, body: {} } as never)
    const texts = (await writtenTo(staff)).slice(count)
    assert.ok(texts.length > 0)
    for (const text of texts) assert.equal(languageOf(text), reader, text)
  })
}

test('a code for a number without an account is in Arabic, but in the language of whoever signs up with it', async () => {
  const send = async (purpose: CodePurpose, mobile: string, language?: Language) => {
    await portal.portal.codes.send({
      purpose,
      subject: mobile,
      to: { channel: 'sms', recipient: mobile, accountId: null },
      language,
      address: '192.0.2.1',
    })
    const [newest] = await portal.messagesTo(mobile)
    return languageOf(newest?.text ?? '')
  }
  assert.equal(await send('owner', '+201559900001'), 'ar')
  assert.equal(await send('mobile', '+201559900002', 'en'), 'en')
  assert.equal(await send('mobile', '+201559900003', 'ar'), 'ar')
})

test('a notice of every kind has words in both languages', () => {
  for (const kind of notificationKinds) {
    const { title, text } = standardNotices.write(kind, () => ({}))
    for (const words of [title, text])
      assert.deepEqual([languageOf(words.ar), languageOf(words.en)], ['ar', 'en'], kind)
  }
})
