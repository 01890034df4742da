// The newsletter: an address is subscribed by whoever reads its mail and by nobody else, and no answer tells who is.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let visitor: Awaited<ReturnType<TestPortal['browser']>>
before(async () => {
  portal = await openTestPortal()
  visitor = await portal.browser()
})
after(() => portal?.close())

const ask = (email: string, language = 'en') =>
  visitor.send('POST newsletter', { body: { email }, headers: { 'accept-language': language } })
const follow = (act: 'confirm' | 'unsubscribe', token: string) =>
  visitor.send(`POST newsletter/${act}`, { body: { token } })
const codeOf = (answer: Parameters<typeof outcomeOf>[0]) => {
  const [status, code] = outcomeOf(answer)
  return code ?? status
}
const letters = async (to: string) => (await visitor.send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body
const newest = async (to: string): Promise<{ subject: string; token: string; text: string }> => {
  const [{ subject, text }] = await letters(to)
  return { subject, text, token: /#([\w-]+)/.exec(text)?.[1] ?? '' }
}
const subscribed = async (email: string): Promise<boolean> =>
  (
    await portal.database.one<{ isThere: boolean }>(
      sql`select exists (select from newsletter_subscriptions where lower(email) = lower(${email})
        and subscribed_at is not null) as "isThere"`,
    )
  ).isThere

test('a link begins it once, by POST alone; a second one says that it was begun before', async () => {
  const email = 'Reader@example.eg'
  const first = await ask(email)
  assert.deepEqual([first.status, first.body], [202, { sentTo: 'R…@example.eg' }])
  assert.equal(await subscribed(email), false)
  const { token, subject } = await newest(email)
  assert.equal(subject, 'Confirm your newsletter subscription')
  // The worker that wipes links which are over leaves one that is good.
  await portal.portal.run('outbox.deliver')
  assert.equal((await newest(email)).token, token)
  // Whatever looks into the mail opens the page, and begins nothing.
  await portal.portal.app.inject({ url: '/newsletter' })
  assert.equal(await subscribed(email), false)
  assert.equal(codeOf(await follow('confirm', token)), 204)
  assert.equal(await subscribed(email), true)
  assert.equal(codeOf(await follow('confirm', token)), 'ALREADY_SUBSCRIBED')

  // Asked for again, in letters of another case: the answer is the same, and the letter says what is so.
  portal.pass(61_000)
  const again = await ask(email.toLowerCase())
  assert.deepEqual([again.status, Object.keys(again.body)], [first.status, Object.keys(first.body)])
  await portal.portal.run('outbox.deliver')
  const letter = await newest(email)
  assert.match(letter.text, /already subscribed/)
  assert.equal(codeOf(await follow('unsubscribe', letter.token)), 204)
  assert.equal(await subscribed(email), false)
  assert.equal(codeOf(await follow('unsubscribe', letter.token)), 'NEWSLETTER_LINK_EXPIRED')
})

test('no answer tells who has subscribed, and asking at once sends one letter', async () => {
  const [known, unknown] = ['known@example.eg', 'unseen@example.eg']
  await ask(known)
  await follow('confirm', (await newest(known)).token)
  portal.pass(61_000)
  const answers = await Promise.all([ask(known), ask(unknown)])
  for (const { status, body } of answers) assert.deepEqual([status, Object.keys(body)], [202, ['sentTo']])
  await Promise.all([ask(unknown), ask(unknown)])
  assert.equal((await letters(unknown)).length, 1)
})

test('refused: addresses that are none, links that are none or of another, and links that are over', async () => {
  for (const email of [
    '',
    'reader',
    'a@b',
    'a..b@example.eg',
    'نهى@example.eg',
    'a@example.eg\nbcc: b@example.eg',
    `${'a'.repeat(250)}@example.eg`,
  ])
    assert.equal(codeOf(await ask(email)), 'VALIDATION_FAILED', email)
  const email = 'late@example.eg'
  await ask(email)
  const { token } = await newest(email)
  for (const wrong of ['x', `${token}x`, token.slice(1)])
    assert.equal(codeOf(await follow('confirm', wrong)), 'NEWSLETTER_LINK_EXPIRED')
  // The link that begins it does not end it, nor does one that was made up.
  const { id } = await portal.database.one<{ id: string }>(
    sql`select id from newsletter_subscriptions where email = ${email}`,
  )
  for (const wrong of [token, id, `${id}${'a'.repeat(43)}`])
    assert.equal(codeOf(await follow('unsubscribe', wrong)), 'NEWSLETTER_LINK_EXPIRED')
  portal.pass(24 * 3_600_000 + 1_000)
  assert.equal(codeOf(await follow('confirm', token)), 'NEWSLETTER_LINK_EXPIRED')
  assert.equal(await subscribed(email), false)
  await portal.portal.tidy()
  const rows = await portal.database.query(
    sql`select id from newsletter_subscriptions where email = ${email}`,
  )
  assert.equal(rows.length, 0)
})

test('one address asks for so many letters and no more', async () => {
  const email = 'often@example.eg'
  for (let time = 0; time < 5; time += 1) {
    assert.equal((await ask(email)).status, 202)
    portal.pass(61_000)
  }
  assert.equal(codeOf(await ask(email)), 'MAX_ATTEMPTS')
})

test('an address is read as forms read it: with an apostrophe, without spaces and invisible characters', async () => {
  portal.pass(3_600_000)
  for (const email of ["o'neil@example.eg", 'o’hara@example.eg', '\u200bmona@ example.eg'])
    assert.equal((await ask(email)).status, 202, email)
  for (const email of ["o'neil@example.eg", "o'hara@example.eg", 'mona@example.eg'])
    assert.equal((await letters(email)).length, 1, email)
})

const languageOf = async (email: string): Promise<string> =>
  (
    await portal.database.one<{ language: string }>(
      sql`select language from newsletter_subscriptions where email = ${email}`,
    )
  ).language

test('the language of a subscription changes by a link to its address, never because somebody asked', async () => {
  portal.pass(3_600_000)
  const email = 'language@example.eg'
  await ask(email)
  await follow('confirm', (await newest(email)).token)
  portal.pass(61_000)
  await ask(email, 'ar')
  assert.equal(await languageOf(email), 'en')
  const letter = await newest(email)
  assert.equal(letter.subject, 'تغيير لغة النشرة البريدية')
  // Its link is good until it is followed.
  await portal.portal.run('outbox.deliver')
  assert.equal((await newest(email)).token, letter.token)
  assert.equal(codeOf(await follow('confirm', letter.token)), 204)
  assert.equal(await languageOf(email), 'ar')
  assert.equal(await subscribed(email), true)
  assert.equal(codeOf(await follow('confirm', letter.token)), 'ALREADY_SUBSCRIBED')
})

test('asking again ends no link that is on its way, whoever asked', async () => {
  portal.pass(3_600_000)
  const email = 'waiting@example.eg'
  await ask(email, 'ar')
  const mine = await newest(email)
  portal.pass(61_000)
  await ask(email, 'en')
  await portal.portal.run('outbox.deliver')
  assert.equal((await letters(email)).length, 2)
  assert.equal(codeOf(await follow('confirm', mine.token)), 204)
  assert.equal(await languageOf(email), 'ar')
})

test('readers of one mail provider unsubscribe in any number; guesses are counted', async () => {
  portal.pass(3_600_000)
  const addresses = Array.from({ length: 120 }, (_, index) => `reader-${index}@example.eg`)
  await portal.database.query(
    sql`insert into newsletter_subscriptions (id, email, language, asked_at, subscribed_at)
      select gen_random_uuid(), e, 'ar', now(), now() from unnest(${addresses}::text[]) e`,
  )
  const ids = await portal.database.query<{ id: string }>(
    sql`select id from newsletter_subscriptions where email = any(${addresses}::text[])`,
  )
  const { newsletter } = portal.portal
  const press = (token: string) =>
    visitor.send(`POST newsletter/unsubscribe/oneClick?token=${token}`, { raw: 'List-Unsubscribe=One-Click' })
  for (const { id } of ids) assert.equal((await press(newsletter.endingToken(id))).status, 204)
  const guesses = await Promise.all(
    Array.from({ length: 101 }, () => press(`${crypto.randomUUID()}${'a'.repeat(43)}`)),
  )
  const counts = Map.groupBy(guesses, answer => codeOf(answer))
  assert.deepEqual(
    [counts.get('NEWSLETTER_LINK_EXPIRED')?.length, counts.get('MAX_ATTEMPTS')?.length],
    [100, 1],
  )
})
