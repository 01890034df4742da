// What is one's own is in the documents that one asks for, the home page, the list of requests and each by itself: to be read
// before their script has come, by nobody else, and stored nowhere.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Renderer, registerPages } from './capabilities/pages/index.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'
import { drawingOf, testRenderer } from './test-renderer.ts'

type Person = Awaited<ReturnType<TestPortal['citizen']>>

let portal: TestPortal
let renderer: Renderer
before(async () => {
  renderer = await testRenderer()
  portal = await openTestPortal({}, undefined, undefined, [], (app, serving) =>
    registerPages(app, {
      ...serving,
      renderer,
      clientFolder: fileURLToPath(new URL('../web/dist/client/', import.meta.url)),
      hosts: { citizen: '', employee: '', agent: '' },
      outside: { images: [], reports: [] },
      clock: () => new Date(),
    }),
  )
})
after(() => portal.close())

const read = async (
  url: string,
  who?: Pick<Person, 'jar'>,
  jar: Iterable<[string, string]> = who?.jar ?? [],
) => {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { body, headers, statusCode } = await portal.portal.app.inject({ url, headers: { cookie } })
  return { html: body, headers, status: statusCode }
}
/** What stands there to be read, and not yet used. */
const drawnIn = (html: string): string =>
  /<fieldset disabled="" inert=""[^>]*>(?<page>[\s\S]*)<\/fieldset>/.exec(html)?.groups?.page ?? ''
const stateIn = (html: string) => JSON.parse(/id="state">(?<state>[^<]*)/.exec(html)?.groups?.state ?? '{}')

test('the list is in the document, in both languages, with the words of its services and what one has begun', async () => {
  const noha = await portal.citizen()
  const { ID } = await noha.file()
  await noha.send(`PUT drafts/LIBRARY_QUESTION/${randomUUID()}`, {
    body: { version: 1, activityId: 'ASK', answers: { question: 'When does it open?' } },
  })
  for (const [language, service, title, draft] of [
    ['ar', 'بطاقة مكتبة', 'طلباتي', 'المسودات'],
    ['en', 'Library card', 'My requests', 'Drafts'],
  ] as const) {
    const { html, status, headers } = await read(`/inbox?lang=${language}`, noha)
    assert.equal(status, 200)
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.equal(headers.etag, undefined)
    const drawn = drawnIn(html)
    for (const words of [ID, service, title, draft]) assert.ok(drawn.includes(words), `${language}: ${words}`)
    assert.match(html, new RegExp(`<title>[^<]*${title}`))
    assert.equal(stateIn(html).reader, noha.id)
    assert.ok(!html.includes(noha.held.token), 'the token against forged calls stands in no page')
    for (const [, value] of noha.jar) assert.ok(!html.includes(value), 'nor does a cookie')
  }
})

test('the home page of a person is drawn for them alone, with what they began, and stored nowhere', async () => {
  const noha = await portal.citizen()
  await noha.send(`PUT drafts/LIBRARY_QUESTION/${randomUUID()}`, {
    body: { version: 1, activityId: 'ASK', answers: { question: 'When does it open?' } },
  })
  const own = await read('/?lang=ar', noha)
  assert.deepEqual([own.status, own.headers['cache-control']], [200, 'private, no-store'])
  assert.equal(stateIn(own.html).reader, noha.id)
  for (const words of ['data-own', 'بانتظارك', 'الموعد التالي', '/services/LIBRARY_QUESTION/add'])
    assert.ok(own.html.includes(words), words)
  const visitor = await read('/?lang=ar')
  assert.equal(stateIn(visitor.html).reader, undefined)
  assert.ok(!visitor.html.includes('بانتظارك'))
})

test('so is a request by itself, with its answers and history', async () => {
  const noha = await portal.citizen()
  const { ID, serviceSlug } = await noha.file()
  const { html, status, headers } = await read(`/services/${serviceSlug}/entries/${ID}`, noha)
  assert.deepEqual([status, headers['cache-control']], [200, 'private, no-store'])
  for (const words of [ID, 'بطاقة مكتبة', 'Layla Hassan', 'سجل الطلب'])
    assert.ok(drawnIn(html).includes(words), words)
  const missing = await read(`/services/${serviceSlug}/entries/LIBR-2026-999999-9`, noha)
  assert.equal(missing.status, 404)
  assert.equal(drawnIn(missing.html), '')
})

test('nobody else is drawn it: another person, a visitor, whoever has signed out, another app’s person', async () => {
  const [noha, karim] = [await portal.citizen(), await portal.citizen()]
  const officer = await portal.employee(['CASE_OFFICER'])
  const { ID, serviceSlug } = await noha.file()
  const paths = ['/inbox', `/services/${serviceSlug}/entries/${ID}`]
  const before = [...noha.jar]
  for (const path of paths) {
    assert.ok(drawnIn((await read(path, noha)).html).includes(ID))
    assert.ok(!drawnIn((await read(path, karim)).html).includes(ID))
    for (const who of [undefined, officer]) {
      const { html, headers } = await read(path, who)
      assert.ok(drawnIn(html) === '' && stateIn(html).reader === undefined)
      // A visitor's page is everybody's: it waits in memory, and is no person's.
      assert.equal(headers['cache-control'], 'no-cache')
    }
  }
  await noha.call('POST :slug/logout', { params: { slug: 'citizen' }, body: {} })
  for (const path of paths) {
    const { html } = await read(path, undefined, before)
    assert.ok(drawnIn(html) === '' && stateIn(html).reader === undefined)
  }
})

test('nothing is drawn for one where something is looked for, nor on any other page', async () => {
  const noha = await portal.citizen()
  const { ID, serviceSlug } = await noha.file()
  for (const path of [
    `/inbox?q=${ID}`,
    '/inbox?service=LIBRARY_CARD',
    '/inbox?lang=en&lang=ar',
    '/INBOX',
    '/?from=mail',
    '/services',
    `/services/${serviceSlug}/entries/${ID}?sent=1`,
    `/services/${serviceSlug}`,
  ]) {
    const { html } = await read(path, noha)
    assert.equal(stateIn(html).reader, undefined, path)
    assert.ok(!html.replaceAll(encodeURI(path), '').includes(`${ID}</`), path)
  }
})

test('a list of which a part could not be had is left to the browser, which says so', async () => {
  const noha = await portal.citizen()
  const { ID } = await noha.file()
  const reader = { id: noha.id, userSlug: 'citizen', selectedLabels: [] }
  const cookie = [...noha.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  let calls = 0
  const draw = (isRefused: (path: string) => boolean) =>
    drawingOf(
      renderer,
      portal.portal.app,
      async (path, answer) => {
        calls += 1
        return isRefused(path) ? Response.json({ error: { code: 'OVERLOADED' } }, { status: 503 }) : answer()
      },
      { reader, cookie },
    )('/inbox', 'en')
  assert.ok((await draw(() => false)).html.includes(`${ID}</`))
  const { html, status } = await draw(path => path.includes('requestsInbox'))
  assert.equal(status, 200)
  assert.ok(calls > 5 && !html.includes('<fieldset disabled'), 'a page on its way stands there')
})
