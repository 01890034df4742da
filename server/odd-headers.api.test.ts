// Headers that no browser sends: forms without a boundary, odd uploads, odd hosts, bodies full of unknown keys. Each is
// refused in words, never with an error of ours.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { measureCpu, pace } from './platform/test-patience.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
let own: Record<string, string>
let citizen: Awaited<ReturnType<TestPortal['citizen']>>
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  own = {
    cookie: [...citizen.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-app-mode': 'CITIZEN',
    'x-csrf-token': citizen.held.token,
  }
})
after(() => portal.close())

/** Refused by 4xx, with the code and both its words. */
const assertRefused = async (what: string, request: object): Promise<void> => {
  const answer = await portal.portal.app.inject(request as never)
  assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, `${what}: ${answer.statusCode}`)
  assert.ok(answer.json().error.code, what)
}

const boundaries = [
  '',
  '; boundary=',
  '; boundary=""',
  `; boundary=${'x'.repeat(300)}`,
  '; boundary=a b',
  '; boundary=a',
]
for (const boundary of boundaries)
  test(`a form with the boundary "${boundary.slice(0, 30)}" is refused`, () =>
    assertRefused(boundary, {
      method: 'POST',
      url: '/api/files',
      headers: { ...own, 'content-type': `multipart/form-data${boundary}` },
      payload: 'no part of a form',
    }))

// The router cannot read these itself: nothing that answers other calls is asked.
const unreadable = [
  '/api/%',
  '/api/%ff',
  '/%',
  `/api/files/${'a'.repeat(200)}`,
  `/api/COMPLAINT/${'a'.repeat(200)}`,
]
for (const url of unreadable)
  test(`the address ${url.slice(0, 24)} is refused as any other is`, async () => {
    const request = { method: 'GET', url, headers: own } as const
    await assertRefused(url, request)
    const { headers, body } = await portal.portal.app.inject(request)
    assert.ok(!body.includes('FST_'), body)
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-request-id'])
      assert.ok(headers[name], name)
    assert.equal(headers['cache-control'], 'no-store')
    const page = await portal.portal.app.inject({ ...request, url: '/%', headers: { accept: 'text/html' } })
    assert.match(page.body, /lang="ar".*lang="en"/s)
    for (const name of ['permissions-policy', 'x-frame-options', 'referrer-policy'])
      assert.ok(page.headers[name], name)
  })

/** Nothing is wrong with it but what a case adds. */
const announced = {
  'tus-resumable': '1.0.0',
  'upload-length': '10',
  'upload-metadata': `filename ${btoa('a.txt')},filetype ${btoa('text/plain')}`,
}

const uploads: Record<string, string>[] = [
  { 'upload-concat': 'partial' },
  { 'upload-concat': 'final;/a /b' },
  { 'upload-concat': 'final;http://evil.example/a' },
  { 'upload-length': '-1' },
  { 'upload-length': '1e99' },
  { 'upload-length': 'many' },
  { 'upload-metadata': 'a b c,,,' },
  { 'upload-metadata': 'filename !!!' },
  { 'tus-resumable': '9.9.9' },
  { 'upload-defer-length': '2' },
]
for (const headers of uploads)
  test(`an upload with ${JSON.stringify(headers)} is never an error of ours`, async () => {
    const answer = await portal.portal.app.inject({
      method: 'POST',
      url: '/api/files/resumable',
      headers: { ...announced, ...own, ...headers },
    })
    assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, `${answer.statusCode} ${answer.body}`)
    assert.ok(answer.json().error.code)
  })

const hosts = [
  'a b',
  '[::1',
  'x'.repeat(300),
  'localhost,evil',
  '%6cocalhost',
  'localhost:80:80',
  '@localhost',
  'a@localhost',
]
for (const host of hosts)
  test(`the host "${host.slice(0, 20)}" is refused`, () =>
    assertRefused(host, { url: '/api/misc/appData', headers: { host } }))

test('a body of 18,000 unknown keys costs little more than reading it', async () => {
  const body = (count: number) => ({
    data: {
      question: 'When does the library open?',
      ...Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 1])),
    },
  })
  const send = async (count: number) => {
    const payload = body(count)
    const answer = await citizen.send('POST LIBRARY_QUESTION', { body: payload })
    assert.equal(answer.status, 422)
    assert.ok(JSON.stringify(answer.body).length < 4000, 'it names no more than a reader takes in')
  }
  await send(10)
  // The least of three: what the collector of memory does meanwhile is no work of the body.
  const leastOf = async (count: number): Promise<number> => {
    const rounds: number[] = []
    for (let round = 0; round < 3; round++) rounds.push((await measureCpu(() => send(count))).milliseconds)
    return Math.min(...rounds)
  }
  const [few, many] = [await leastOf(10), await leastOf(18_000)]
  assert.ok(many - few < 100 * pace, `${many} ms of work, ${few} with ten keys`)
})

test('an upload behind two proxies, which both name their scheme, is begun', async () => {
  const headers = { ...own, ...announced, 'x-forwarded-proto': 'https, http' }
  const { statusCode, body } = await portal.portal.app.inject({
    method: 'POST',
    url: '/api/files/resumable',
    headers,
  })
  assert.equal(statusCode, 201, body)
})

const parts: Record<string, string>[] = [
  { 'upload-offset': '-1' },
  { 'upload-offset': '1e9' },
  { 'upload-offset': '' },
  { 'upload-offset': '00' },
  { 'upload-offset': '0', 'upload-metadata': '!!! ,' },
  { 'upload-offset': '0', 'upload-length': 'x' },
  { 'upload-offset': '0', 'tus-resumable': '0.2.2' },
  { 'upload-offset': '0', 'content-type': 'text/plain' },
]
for (const headers of parts)
  test(`a part with ${JSON.stringify(headers)} is refused in words`, async () => {
    const begun = await portal.portal.app.inject({
      method: 'POST',
      url: '/api/files/resumable',
      headers: { ...own, ...announced },
    })
    assert.equal(begun.statusCode, 201, begun.body)
    await assertRefused(JSON.stringify(headers), {
      method: 'PATCH',
      url: String(begun.headers.location),
      headers: {
        ...own,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      payload: 'some bytes',
    })
  })
