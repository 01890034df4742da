// Search over the API: what one may see, in one's language, and what is searched for most without anybody's words.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

type Sender = Pick<Person, 'send'>
const find = async (query: string, who?: Sender, rest = '') =>
  (await (who ?? (await portal.browser())).send(`GET search?q=${encodeURIComponent(query)}${rest}`)).body

test('an answer has its kind, its address, and where its words stand, in the language of the caller', async () => {
  const visitor = await portal.browser()
  const address = `GET search?q=${encodeURIComponent('بطاقه مكتبه')}`
  const { body } = await visitor.send(address, { headers: { 'accept-language': 'ar' } })
  const [first] = body.items
  assert.equal(first.serviceSlug, 'LIBRARY_CARD')
  assert.equal(first.path, '/services/LIBRARY_CARD')
  assert.deepEqual(first.titleMarks, [
    [0, 5],
    [6, 11],
  ])
  assert.equal(body.counts.service, body.total)
  assert.equal(body.isPartial, false)
  assert.equal((await visitor.send(address)).body.items[0].title, 'Library card')
})

test('hostile queries are answered: signs, emoji, patterns, long ones', async () => {
  for (const query of ['(.*)+$', "' or 1=1 --", '😀😀', '\u202e\u2066', '<b>', '%', 'ا'.repeat(200)])
    assert.equal((await find(query)).total, 0, query)
  const visitor = await portal.browser()
  const long = await visitor.send(`GET search?q=${'x'.repeat(10_000)}`)
  assert.equal(long.status, 400)
})

test('questions about services are found by signed-in people alone, and kinds are asked for apart', async () => {
  const citizen = await portal.citizen()
  // What everybody reads is a question of the portal itself.
  const visitors = await find('بطاقة', undefined, '&kind=faq')
  assert.deepEqual(new Set(visitors.items.map(({ path }: { path: string }) => path)), new Set(['/faq']))
  const { items } = await find('بطاقة', citizen, '&kind=service')
  assert.ok(items.length > 0 && items.every(({ kind }: { kind: string }) => kind === 'service'))
})

test('a deactivated service is not found, nor counted, nor among the most searched', async () => {
  await portal.database.query(sql`update services set deactivated = true where slug = 'ROOM_BOOKING'`)
  await portal.portal.parts.catalogue.load()
  const { items, counts } = await find('حجز قاعة')
  assert.ok(!items.some(({ id }: { id: string }) => id === 'ROOM_BOOKING'))
  assert.equal(counts.service ?? 0, items.length)
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.ok((await find('حجز قاعة', officer)).items.some(({ id }: { id: string }) => id === 'ROOM_BOOKING'))
})

test('the most searched: from five visitors of a month on, never their words', async () => {
  const most = async () => (await (await portal.browser()).call('GET search/mostSearched')).body
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => portal.citizen()))
  for (const who of people.slice(0, 4)) await find('اسأل المكتبة', who)
  // The same person again, and one who is still typing.
  await find('اسال المكتبه', people[0])
  await find('اسأل المكت', people[4], '&typing=true')
  await portal.portal.run('search.count')
  assert.deepEqual(await most(), [])
  await find('اسأل المكتبة', people[4])
  await portal.portal.run('search.count')
  portal.pass(11 * 60_000)
  assert.deepEqual(
    (await most()).map(({ id }) => id),
    ['LIBRARY_QUESTION'],
  )
  const rows = await portal.database.query(sql`select * from search_counts where item = 'LIBRARY_QUESTION'`)
  assert.equal(rows.length, 5)
  assert.ok(!JSON.stringify(rows).includes('اسأل'))
  portal.pass(63 * 86_400_000)
  await portal.portal.tidy()
  assert.equal((await portal.database.query(sql`select 1 from search_counts`)).length, 0)
})

test('what staff write is found while it may be read, and what the product brings from the start', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const text = (ar: string, en: string) => ({ ar, en })
  const put = (active: boolean, revision: number) =>
    admin.send('PUT content/news/zanbaq', {
      body: {
        title: text('افتتاح حديقة الزنبق', 'The lily garden opens'),
        summary: text('موعد الافتتاح', 'When it opens'),
        body: text('تفتح الحديقة أبوابها', 'The garden opens its gates'),
        address: '',
        section: '',
        position: 0,
        files: [],
        active,
      },
      headers: { 'if-match': `"${revision}"` },
    })
  assert.equal((await find('الزنبق')).total, 0)
  const added = await put(true, 0)
  assert.equal(added.status, 200, JSON.stringify(added.body))
  const [found] = (await find('حديقه الزنبق')).items
  assert.deepEqual([found.kind, found.path], ['news', '/news/zanbaq'])
  await put(false, added.body.revision)
  assert.equal((await find('الزنبق')).total, 0)
})
