// What a demo has to read: there at the first start, over two servers too, and left as staff change it.

import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { derivedRing, fixedKeys } from '../../platform/keys.ts'
import { createSeal } from '../../platform/sealed.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { createPasswords } from '../accounts/index.ts'
import { createIdentity } from '../users/index.ts'
import { seedDemo } from './index.ts'

type Item = { slug: string; title: { ar: string; en: string }; files: { id: string; name: string }[] }
let portal: TestPortal
let other: TestPortal
before(async () => {
  portal = await openTestPortal()
  other = await openTestPortal({}, portal)
})
after(async () => {
  await other.close()
  await portal.close()
})

const fillBoth = async () => {
  await Promise.all([portal.portal.fillDemo(), other.portal.fillDemo()])
  for (const each of [portal, other]) await each.portal.load()
}
const read = async (path: string) => (await (await portal.browser()).send(`GET ${path}`)).body

test('news, guides with files and an announcement, in both languages; once', async () => {
  await fillBoth()
  assert.deepEqual(await read('content/news'), [], 'without its administrator a demo has nothing')
  const passwords = createPasswords(randomBytes, { memory: 64 })
  const identity = createIdentity(createSeal(fixedKeys(derivedRing('s'.repeat(40))), randomBytes))
  await seedDemo(portal.accounts, passwords, randomUUID, identity)
  await fillBoth()
  await fillBoth()
  const news: Item[] = await read('content/news')
  assert.deepEqual(
    news.map(({ slug }) => slug),
    ['evening-hours', 'check-documents', 'reminders'],
  )
  const guides: Item[] = await read('content/guide')
  assert.deepEqual(
    guides.map(({ slug, files }) => [slug, files.length]),
    [
      ['citizen-guide', 2],
      ['clients-charter', 2],
    ],
  )
  for (const { title } of [...news, ...guides]) assert.match(title.ar, /[\u0600-\u06ff]/)
  const [file] = guides[0]?.files ?? []
  // Each of these two has a folder of its own, where servers in service share one: whoever was first has the file.
  const path = `GET content/guide/citizen-guide/files/${file?.id}`
  const visitors = await Promise.all([portal, other].map(each => each.browser()))
  const answers = await Promise.all(visitors.map(visitor => visitor.send(path)))
  assert.ok(answers.some(({ status }) => status === 200))
  const [announcement] = await read('announcements/current')
  assert.equal(announcement.title.en, 'This is a demo portal')
})

test('what staff delete stays deleted at the next start', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const { revision } = (await admin.send('GET content/news/reminders')).body
  const removed = await admin.send('DELETE content/news/reminders', {
    headers: { 'if-match': `"${revision}"` },
  })
  assert.equal(removed.status, 204)
  await fillBoth()
  const slugs = (await read('content/news')).map(({ slug }: Item) => slug)
  assert.deepEqual(slugs, ['evening-hours', 'check-documents'])
})

test('what staff edit keeps their words over ten starts', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const own = (await admin.send('GET content/news/evening-hours')).body
  const { title, summary, body, address, section, position, active, from } = own
  const edited = await admin.send('PUT content/news/evening-hours', {
    body: {
      title: { ...title, en: 'Our words' },
      summary,
      body,
      address,
      section,
      position,
      active,
      from,
      files: [],
    },
    headers: { 'if-match': `"${own.revision}"` },
  })
  assert.equal(edited.status, 200, JSON.stringify(edited.body))
  for (let count = 0; count < 10; count += 1) await fillBoth()
  const [news] = await read('content/news')
  assert.equal(news.title.en, 'Our words')
})
