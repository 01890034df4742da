// Whoever asks for a file, or follows a link, reads it in the language of the page they ask from. Messages are in the
// language that is stored for the person who reads them (message-language.api.test.ts).

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from './platform/database/index.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const inLanguage = (language: string) => ({ 'accept-language': language })
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** The newest message to somebody. */
const messageTo = async (to: string): Promise<string> =>
  (await (await portal.browser()).send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body[0]?.text ?? ''

test('a link to a new e-mail address, and the one that is sent again, are in the language of the account', async () => {
  for (const [own, page] of [
    ['en', 'ar'],
    ['ar', 'en'],
  ] as const) {
    const person = await portal.citizen()
    await portal.database.query(sql`update accounts set language = ${own} where id = ${person.id}`)
    const email = `caller-${own}@example.com`
    const changed = await person.send(`PATCH citizen/${person.id}`, {
      body: { data: { email } },
      headers: inLanguage(page),
    })
    assert.equal(changed.status, 200, JSON.stringify(changed.body))
    assert.equal(isArabic(await messageTo(email)), own === 'ar', `first, ${own}`)
    portal.pass(2 * 60_000)
    const again = await person.send(`GET citizen/verifyUserEmail/${person.id}`, {
      headers: inLanguage(page),
    })
    assert.equal(again.status, 202)
    assert.equal(isArabic(await messageTo(email)), own === 'ar', `again, ${own}`)
  }
})

test('the files of a report, each in the language it was asked for in, whatever the others are in', async () => {
  const manager = await portal.employee(['REPORT_MANAGER'])
  const spec = { measure: 'counts', by: 'service', every: 'month' }
  const cookie = () => [...manager.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const made: [string, string][] = []
  for (const language of ['ar', 'en', 'ar']) {
    const { status, body } = await manager.send('POST exports', {
      body: { kind: 'report', format: 'csv', spec },
      headers: { 'idempotency-key': crypto.randomUUID(), ...inLanguage(language) },
    })
    assert.equal(status, 201, JSON.stringify(body))
    made.push([language, body.id])
  }
  await portal.portal.makeExports()
  for (const [language, id] of made) {
    const url = `/api/exports/${id}/content?mode=EMPLOYEE`
    const file = await portal.portal.app.inject({ method: 'GET', url, headers: { cookie: cookie() } })
    assert.equal(file.statusCode, 200)
    assert.equal(isArabic(file.body.split('\r\n')[0] ?? ''), language === 'ar', language)
  }
})

test('a link that is followed is refused in the language of its page, not of the browser', async () => {
  for (const language of ['ar', 'en']) {
    const followed = await portal.portal.app.inject({
      method: 'GET',
      url: `/api/exports/${crypto.randomUUID()}/content?mode=EMPLOYEE`,
      headers: {
        ...inLanguage(language === 'ar' ? 'en-GB,en;q=0.9' : 'ar-EG,ar;q=0.9'),
        cookie: `lang=${language}`,
        'sec-fetch-mode': 'navigate',
      },
    })
    assert.equal(followed.statusCode, 401)
    assert.equal(isArabic(followed.json().error.message), language === 'ar', language)
  }
})
