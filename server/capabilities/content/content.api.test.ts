// Content: who reads what and when, what is refused, whose change counts, and which files go out.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { contentKindNames, contentKinds, footerSections, pageSlugs } from '@bawaba/contract/content-rules.ts'
import { sql } from '../../platform/database/index.ts'
import { pdf } from '../../test-files.ts'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
type Who = Pick<Awaited<ReturnType<TestPortal['browser']>>, 'call' | 'send'>
let admin: Who
let visitor: Who
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
  visitor = await portal.browser()
})
after(() => portal?.close())

const none = { ar: '', en: '' }
const both = (en: string) => ({ ar: `${en} بالعربية`, en })
const news = (title: string, change: object = {}) => ({
  title: both(title),
  summary: both('In short'),
  body: both('At length'),
  address: '',
  section: '',
  position: 0,
  files: [] as string[],
  active: true,
  ...change,
})
const seen = (revision: number | undefined) =>
  (revision === undefined ? {} : { 'if-match': `"${revision}"` }) as Record<string, string>
const put = (who: Who, path: string, revision: number | undefined, body: object) =>
  who.send(`PUT content/${path}`, { body, headers: seen(revision) })
const remove = (who: Who, path: string, revision?: number) =>
  who.send(`DELETE content/${path}`, { headers: seen(revision) })
const codeOf = (answer: Parameters<typeof outcomeOf>[0]) => {
  const [status, code] = outcomeOf(answer)
  return code ?? status
}
const detailsOf = (answer: { body: { error?: { details?: { path: string; key: string }[] } } }) =>
  (answer.body.error?.details ?? []).map(({ path, key }) => `${path} ${key}`)
const slugs = async (who: Who, kind: string): Promise<string[]> =>
  (await who.send(`GET content/${kind}`)).body.map(({ slug }: { slug: string }) => slug)

test('everybody reads what is shown now; an administrator reads all of it', async () => {
  const at = (ms: number) => new Date(portal.now().getTime() + ms).toISOString()
  assert.equal(codeOf(await put(admin, 'news/now', 0, news('Now'))), 200)
  await put(admin, 'news/off', 0, news('Off', { active: false }))
  await put(admin, 'news/later', 0, news('Later', { from: at(60_000), until: at(120_000) }))
  const others = [visitor, await portal.citizen(), await portal.employee(['CASE_OFFICER', 'SUPERVISOR'])]
  for (const who of others) {
    assert.deepEqual(await slugs(who, 'news'), ['now'])
    for (const hidden of ['off', 'later', 'nothing'])
      assert.equal(codeOf(await who.send(`GET content/news/${hidden}`)), 'NOT_FOUND')
    const { body } = await who.send('GET content/news/now')
    assert.deepEqual(body.body, both('At length'))
    for (const own of ['active', 'revision', 'changedBy', 'from']) assert.ok(!(own in body), own)
  }
  assert.deepEqual((await slugs(admin, 'news')).sort(), ['later', 'now', 'off'])
  portal.pass(60_000)
  assert.deepEqual(await slugs(visitor, 'news'), ['later', 'now'], 'the newest first')
  portal.pass(60_000)
  assert.deepEqual(await slugs(visitor, 'news'), ['now'])
  // A list of news leaves out what is read by itself.
  assert.deepEqual((await visitor.send('GET content/news')).body[0].body, none)
})

test('refused: other roles, unknown kinds and names, what is half written, hostile addresses', async () => {
  for (const who of [visitor, await portal.citizen(), await portal.employee(['CASE_OFFICER'])]) {
    const refusal = who === visitor ? 'UNAUTHENTICATED' : 'FORBIDDEN'
    assert.equal(codeOf(await put(who, 'news/mine', 0, news('Mine'))), refusal)
    assert.equal(codeOf(await remove(who, 'news/now', 1)), refusal)
    for (const path of ['content/news/now/history', 'news', 'news/count', 'userGuides'])
      assert.equal(codeOf(await who.send(`GET ${path}`)), refusal, path)
  }
  for (const path of ['content/letters', 'content/constructor', 'content/letters/one', 'content/__proto__/x'])
    assert.equal(codeOf(await visitor.send(`GET ${path}`)), 'NOT_FOUND', path)
  for (const path of ['news/UPPER', 'news/a--b', 'news/..%2f', 'letters/one', `news/${'a'.repeat(81)}`])
    assert.equal(codeOf(await put(admin, path, 0, news('x'))), 'NOT_FOUND', path)
  assert.equal(codeOf(await put(admin, 'page/of-my-own', 0, news('x'))), 'VALIDATION_FAILED')

  const refused = async (kind: string, change: object) =>
    detailsOf(await put(admin, `${kind}/refused`, 0, news('x', change)))
  assert.deepEqual(await refused('news', { title: { ar: ' ', en: 'x' } }), ['body.title.ar required'])
  assert.deepEqual(await refused('news', { title: { ar: 'س'.repeat(151), en: 'x' } }), [
    'body.title.ar tooLong',
  ])
  for (const address of ['http://example.com', '[x](HTTP://example.com/a)'])
    assert.deepEqual(await refused('news', { body: { ar: address, en: 'https://example.com' } }), [
      'body.body.ar unencryptedLink',
    ])
  assert.deepEqual(await refused('news', { address: '/services' }), ['body.address notAllowed'])
  assert.deepEqual(await refused('news', { until: portal.now().toISOString() }), ['body.until notAhead'])
  assert.deepEqual(await refused('faq', {}), ['body.summary.ar notAllowed', 'body.summary.en notAllowed'])
  const link = { summary: none, body: none, section: 'help' }
  for (const address of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://elsewhere.example',
    'https://',
    '/services\u202Egnp.exe',
    '/new\nline',
  ])
    assert.deepEqual(await refused('footer', { ...link, address }), ['body.address pattern'], address)
  assert.deepEqual(await refused('footer', { ...link, address: '' }), ['body.address required'])
  assert.deepEqual(await refused('footer', { ...link, address: '/x', section: 'constructor' }), [
    'body.section required',
  ])
  for (const address of ['https://example.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch', 'x'])
    assert.deepEqual(await refused('guide', { body: none, address }), ['body.address pattern'], address)
  assert.equal(codeOf(await put(admin, 'news/refused', 0, news('x', { colour: 'red' }))), 'VALIDATION_FAILED')
  assert.equal(codeOf(await visitor.send('GET content/news/refused')), 'NOT_FOUND')
})

test('a change counts only over what was seen, and one that was deleted never comes back by an old number', async () => {
  assert.equal(codeOf(await put(admin, 'news/race', undefined, news('x'))), 'PRECONDITION_REQUIRED')
  assert.equal(codeOf(await put(admin, 'news/race', 7, news('x'))), 'CONFLICT')
  const both = await Promise.all([
    put(admin, 'news/race', 0, news('One')),
    put(admin, 'news/race', 0, news('Two')),
  ])
  assert.deepEqual(both.map(codeOf).sort(), [200, 'CONFLICT'])
  const { revision } = both.find(({ status }) => status === 200)?.body ?? {}
  assert.equal(codeOf(await remove(admin, 'news/race')), 'PRECONDITION_REQUIRED')
  assert.equal(codeOf(await remove(admin, 'news/race', revision)), 204)
  assert.equal(codeOf(await remove(admin, 'news/race', revision)), 'CONFLICT')
  await put(admin, 'news/race', 0, news('Three'))
  assert.equal(codeOf(await put(admin, 'news/race', revision, news('Late'))), 'CONFLICT')
})

test('history says who did what, when, and how it read; the audit has it too', async () => {
  const path = 'news/told'
  const made = await put(admin, path, 0, news('First'))
  const changed = await put(admin, path, made.body.revision, news('Second'))
  const off = await put(admin, path, changed.body.revision, news('Second', { active: false }))
  const on = await put(admin, path, off.body.revision, news('Second'))
  await remove(admin, path, on.body.revision)
  const { body } = await admin.send(`GET content/${path}/history`)
  const acts = ['deleted', 'activated', 'deactivated', 'changed', 'added']
  assert.deepEqual(
    body.map(({ act }: { act: string }) => act),
    acts,
  )
  assert.deepEqual(body.at(-1).title, both('First'))
  assert.ok(body.every(({ by, at }: { by: { name: string }; at: string }) => by.name && at))
  const rows = await portal.database.query<{ kind: string }>(
    sql`select kind from audit_entries where stream = 'content' order by place desc limit 5`,
  )
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    acts.map(act => `content.${act}`),
  )
})

test('the product brings its pages in both languages; staff write over them, and deleting brings them back', async () => {
  assert.deepEqual(await slugs(visitor, 'page'), [...pageSlugs])
  for (const slug of pageSlugs) {
    const { body } = await visitor.send(`GET content/page/${slug}`)
    for (const language of ['ar', 'en'] as const) {
      const whole = `${body.title[language]} ${body.summary[language]} ${body.body[language]}`
      assert.ok(body.body[language].split(/\s+/).length > 100, `${slug} ${language} is short`)
      assert.doesNotMatch(whole, /[{}<>]/, `${slug} ${language}`)
    }
  }
  const own = (await admin.send('GET content/page/about')).body
  assert.deepEqual([own.isBrought, own.revision, own.changedBy], [true, 0, undefined])
  assert.match(own.summary.en, /\{authority\}/, 'staff see what they write')
  const about = { title: both('About us'), summary: both('Us'), body: both('{portal} [x](tel:1)') }
  const written = await put(admin, 'page/about', 0, news('', about))
  assert.equal(codeOf(written), 200)
  assert.equal((await visitor.send('GET content/page/about')).body.body.en, 'Bawaba [x](tel:1)')
  assert.equal(
    codeOf(await put(admin, 'page/about', written.body.revision, news('', { ...about, active: false }))),
    200,
  )
  assert.equal(codeOf(await visitor.send('GET content/page/about')), 'NOT_FOUND')
  const { revision } = (await admin.send('GET content/page/about')).body
  assert.equal(codeOf(await remove(admin, 'page/about', revision)), 204)
  assert.equal((await visitor.send('GET content/page/about')).body.title.en, 'About the portal')
})

test('links of the footer and the menu come with the settings; one that is switched off says why, or is gone', async () => {
  const links = async () => (await visitor.call('GET misc/appData')).body.config.links
  const { footer, navigation } = await links()
  assert.equal(footer.length, footerSections.length)
  assert.ok(footer.some(column => column.links.some(({ path }) => path === '/privacy-policy')))
  assert.deepEqual(navigation, [])
  const link = { body: none, summary: none, address: 'https://example.com/a?b=c' }
  const made = await put(admin, 'navigation/outside', 0, news('Outside', link))
  const shown = { path: link.address, text: both('Outside'), externalLink: true }
  assert.deepEqual((await links()).navigation, [shown])
  const off = await put(
    admin,
    'navigation/outside',
    made.body.revision,
    news('Outside', { ...link, active: false }),
  )
  assert.deepEqual((await links()).navigation, [])
  const why = both('Not yet')
  await put(
    admin,
    'navigation/outside',
    off.body.revision,
    news('Outside', { ...link, active: false, summary: why }),
  )
  assert.deepEqual((await links()).navigation[0]?.deactivate, { deactivate: true, message: why })
})

test('files of a guide go out once they are checked and while it is read; nobody’s other files do', async () => {
  const upload = async (who: Who, name: string) => {
    const { type, bytes } = pdf()
    const head = `content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}`
    const sent = await who.send('POST files', {
      headers: { 'content-type': 'multipart/form-data; boundary=seam' },
      raw: `--seam\r\n${head}\r\n\r\n${bytes}\r\n--seam--\r\n`,
    })
    assert.equal(sent.status, 201, JSON.stringify(sent.body))
    return sent.body.id as string
  }
  const guide = (files: string[], change: object = {}) =>
    news('Guide', { body: none, address: 'https://www.youtube.com/watch?v=abcdefghijk', files, ...change })
  const file = await upload(admin, 'guide.pdf')
  const made = await put(admin, 'guide/first', 0, guide([file]))
  assert.equal(codeOf(made), 200)
  const [shown] = (await visitor.send('GET content/guide')).body
  assert.deepEqual([shown.files[0].name, shown.files[0].type], ['guide.pdf', 'application/pdf'])
  const fetch = (path: string) => portal.portal.app.inject({ url: `/api/content/${path}` })
  const fetched = await fetch(`guide/first/files/${file}`)
  assert.equal(fetched.statusCode, 200)
  assert.match(String(fetched.headers['content-disposition']), /^attachment; filename="guide\.pdf"/)
  assert.match(String(fetched.headers['content-security-policy']), /^sandbox/)
  assert.equal(fetched.headers['x-content-type-options'], 'nosniff')

  // Not checked, not one's own, or held by something else: no file of this guide.
  const other = await portal.employee(['BFM_ADMIN'])
  const pending = crypto.randomUUID()
  await portal.database.query(
    sql`insert into files (id, owner_id, name, type, size, state, created_at)
      select ${pending}, owner_id, 'pending.pdf', 'application/pdf', 10, 'pending', now() from files where id = ${file}`,
  )
  for (const wrong of [pending, await upload(other, 'theirs.pdf'), crypto.randomUUID()]) {
    assert.deepEqual(detailsOf(await put(admin, 'guide/first', made.body.revision, guide([file, wrong]))), [
      'body.files.1 unknown',
    ])
    assert.equal((await fetch(`guide/first/files/${wrong}`)).statusCode, 404)
  }
  assert.deepEqual(detailsOf(await put(admin, 'guide/second', 0, guide([file]))), ['body.files.0 unknown'])
  assert.equal((await fetch(`news/now/files/${file}`)).statusCode, 404)

  const off = await put(admin, 'guide/first', made.body.revision, guide([file], { active: false }))
  assert.equal((await fetch(`guide/first/files/${file}`)).statusCode, 404)
  const emptied = await put(admin, 'guide/first', off.body.revision, guide([]))
  assert.equal((await fetch(`guide/first/files/${file}`)).statusCode, 404)
  const isHeld = async () =>
    (
      await portal.database.one<{ isHeld: boolean }>(
        sql`select is_held as "isHeld" from files where id = ${file}`,
      )
    ).isHeld
  assert.equal(await isHeld(), false)
  const back = await put(admin, 'guide/first', emptied.body.revision, guide([file]))
  assert.equal(await isHeld(), true)
  assert.equal(codeOf(await remove(admin, 'guide/first', back.body.revision)), 204)
  assert.equal(await isHeld(), false)
})

test('news and user guides are lists by the filter grammar', async () => {
  const titled = await admin.send(
    `GET news?filter=${encodeURIComponent(JSON.stringify({ where: { titleEn: { like: '%Now%' } }, fields: ['slug'] }))}`,
  )
  assert.deepEqual(titled.body, [{ slug: 'now' }])
  const where = encodeURIComponent(JSON.stringify({ active: false }))
  assert.deepEqual((await admin.send(`GET news/count?where=${where}`)).body, { count: 1 })
  assert.equal(codeOf(await admin.send('GET news?filter={"where":{"changed_by":1}}')), 'INVALID_FILTER')
  assert.deepEqual((await admin.send('GET userGuides/count')).body, { count: 0 })
})

test('every kind is written as its row says, and another server knows within a moment', async () => {
  for (const kind of contentKindNames) {
    const row = contentKinds[kind]
    const text = (part: 'title' | 'summary' | 'body') => (part in row.parts ? both(part) : none)
    const order = news('', {
      title: text('title'),
      summary: text('summary'),
      body: text('body'),
      address: { footer: '/faq', navigation: '/faq' }[kind as string] ?? '',
      section: 'sections' in row ? row.sections[0] : '',
    })
    const slug = 'slugs' in row ? row.slugs[0] : 'every-kind'
    assert.equal(codeOf(await put(admin, `${kind}/${slug}`, 0, order)), 200, kind)
    const read = await visitor.send(`GET content/${kind}/${slug}`)
    if (row.isMailed) assert.equal(codeOf(read), 'NOT_FOUND')
    else assert.equal(read.body.title.en, 'title')
  }
})
