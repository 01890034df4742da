// The client against a server that answers what the test says: headers, errors, and the three refusals.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError, errorOf, serverWords } from './call-error.ts'
import { type ClientOptions, createClient, type Transport } from './client.ts'
import { createStored, memoryShelf } from './stored.ts'

type Seen = { path: string; init: RequestInit }

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const problem = (statusCode: number, code: string) =>
  json(statusCode, { error: { statusCode, code, message: `said ${code}`, requestId: 'r1' } })

const setUp = (
  answers: (seen: Seen) => Response | Promise<Response>,
  mode: ClientOptions['mode'] = 'CITIZEN',
  proves = true,
) => {
  const seen: Seen[] = []
  const notified: string[] = []
  const transport: Transport = async (path, init) => {
    seen.push({ path, init })
    return answers({ path, init })
  }
  const client = createClient({
    transport,
    mode,
    language: 'en',
    device: () => 'web',
    stored: createStored(memoryShelf(), mode),
    reactions: {
      signedOut: () => void notified.push('signedOut'),
      maintenance: () => void notified.push('maintenance'),
      ownerRefused: () => void notified.push('ownerRefused'),
      proof: async () => {
        notified.push('proof')
        return proves
      },
    },
  })
  const headers = (index: number) => seen[index]?.init.headers as Record<string, string>
  return { client, seen, told: notified, headers }
}

const signedIn = {
  userId: 'u1',
  userSlug: 'citizen',
  usertoken: 't1',
  expiresAt: '2026-11-20T20:00:00Z',
  user: {
    id: 'u1',
    ID: 1,
    username: '01012345678',
    userSlug: 'citizen',
    firstName: 'Noha',
    lastName: 'Mahmoud',
    englishFullName: null,
    roles: [],
    language: 'ar',
  },
} as const
const login = { params: { slug: 'citizen' }, body: { username: 'a', password: 'b' } } as const

test('a reading call carries language, device and mode, and no token', async () => {
  const { client, seen, headers } = setUp(() => json(200, []))
  assert.deepEqual(await client.call('GET Categories', { query: { filter: '{"order":"name"}' } }), [])
  assert.equal(seen[0]?.path, '/api/Categories?filter=%7B%22order%22%3A%22name%22%7D')
  assert.equal(headers(0)['Accept-Language'], 'en')
  assert.equal(headers(0)['X-Device-Type'], 'web')
  assert.equal(headers(0)['X-App-Mode'], 'CITIZEN')
  assert.equal(headers(0)['X-CSRF-Token'], undefined)
})

test('a visitor fetches a token before the first unsafe call', async () => {
  const { client, seen, headers } = setUp(({ path }) =>
    json(200, path === '/api/misc/appData' ? { csrfToken: 'visitor' } : signedIn),
  )
  await client.call('POST :slug/login', login)
  assert.deepEqual(
    seen.map(({ path }) => path),
    ['/api/misc/appData', '/api/citizen/login'],
  )
  assert.equal(headers(1)['X-CSRF-Token'], 'visitor')
  assert.equal(seen[1]?.init.body, '{"username":"a","password":"b"}')
})

test('a stale token is fetched anew and the call tried once more, once', async () => {
  const { client, seen, headers } = setUp(({ path }) =>
    path === '/api/misc/appData' ? json(200, { csrfToken: 'fresh' }) : problem(409, 'CSRF_STALE'),
  )
  client.session.begin({ ...signedIn, user: { ...signedIn.user, roles: [] } })
  await assert.rejects(client.call('POST :slug/logout', { params: { slug: 'citizen' }, body: {} }), {
    code: 'CSRF_STALE',
  })
  assert.equal(seen.length, 3)
  assert.equal(headers(0)['X-CSRF-Token'], 't1')
  assert.equal(headers(2)['X-CSRF-Token'], 'fresh')
  assert.equal(client.stored.get('usertoken'), 'fresh')
})

test('the body of an error is passed on', async () => {
  const { client } = setUp(() => problem(422, 'WRONG_CREDENTIALS'))
  const error = await client.call('GET Categories').catch(thrown => thrown)
  assert.ok(error instanceof CallError)
  assert.deepEqual(
    [error.statusCode, error.code, error.message, error.requestId],
    [422, 'WRONG_CREDENTIALS', 'said WRONG_CREDENTIALS', 'r1'],
  )
  assert.equal(serverWords(error), 'said WRONG_CREDENTIALS')
})

test('an answer that is none of ours, a proxy’s page, is GENERAL_ERROR with its status', () => {
  for (const body of [undefined, null, '<html>Bad gateway</html>', {}, { error: {} }]) {
    const { statusCode, code, message } = errorOf(502, body, 'en')
    assert.deepEqual([statusCode, code], [502, 'GENERAL_ERROR'])
    assert.ok(message.length > 0)
  }
})

test('no answer is 000 NETWORK-ERROR, a cancelled call 001 CANCEL', async () => {
  const { client } = setUp(() => Promise.reject(new TypeError('fetch failed')))
  await assert.rejects(client.call('GET Categories'), { statusCode: '000', code: 'NETWORK-ERROR' })
  const signal = AbortSignal.abort()
  await assert.rejects(client.call('GET Categories', { signal }), { statusCode: '001', code: 'CANCEL' })
  const thrown = (input?: { signal: AbortSignal }) =>
    client.call('GET Categories', input).catch(error => error)
  for (const error of [await thrown(), await thrown({ signal })]) assert.equal(serverWords(error), undefined)
})

for (const status of [401, 403]) {
  test(`${status} ends the session`, async () => {
    const { client, told: notified } = setUp(() => problem(status, 'UNAUTHENTICATED'))
    client.session.begin({ ...signedIn, user: { ...signedIn.user, roles: [] } })
    assert.equal(client.session.read().status, 'signed-in')
    await assert.rejects(client.call('GET Categories'))
    assert.equal(client.session.read().status, 'visitor')
    assert.equal(client.stored.get('user'), null)
    // Who lost a right has a session on the server yet.
    assert.equal(client.stored.get('endOwed'), status === 403 ? 'yes' : null)
    assert.deepEqual(notified, ['signedOut'])
  })
}

for (const status of [401, 403, 418])
  test(`${status} of a proxy signs nobody out`, async () => {
    const pages = [
      new Response('<h1>Blocked</h1>', { status, headers: { 'content-type': 'text/html' } }),
      json(status, { error: { code: status, message: 'blocked' } }),
      json(status, { error: 'blocked' }),
      new Response(null, { status }),
    ]
    const { client, told: notified } = setUp(() => pages.shift() as Response)
    client.session.begin({ ...signedIn, user: { ...signedIn.user, roles: [] } })
    for (const _ of [...pages]) await assert.rejects(client.call('GET Categories'), { statusCode: status })
    assert.equal(client.session.read().status, 'signed-in')
    assert.deepEqual(notified, [])
  })

test('a call that nobody answers is given up after its limit, and says so', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const hang = ({ init }: Seen) =>
    new Promise<Response>((_, reject) => {
      if (init.signal?.aborted) reject(new Error())
      init.signal?.addEventListener('abort', () => reject(new Error()))
    })
  const { client } = setUp(hang)
  const outcome = (call: Promise<unknown>) => {
    let code: string | undefined
    call.catch(error => {
      code = error.code
    })
    return async (ms: number) => {
      await new Promise(done => setImmediate(done))
      context.mock.timers.tick(ms)
      await new Promise(done => setImmediate(done))
      return code
    }
  }
  const read = outcome(client.call('GET Categories'))
  assert.deepEqual([await read(29_999), await read(1)], [undefined, 'TIMEOUT'])
  client.session.begin({ ...signedIn, user: { ...signedIn.user, roles: [] } })
  const write = outcome(client.call('POST :slug/login', login))
  assert.deepEqual([await write(59_999), await write(1)], [undefined, 'TIMEOUT'])
  const short = outcome(client.call('POST :slug/login', { ...login, limitMs: 10_000 }))
  assert.deepEqual([await short(9_999), await short(1)], [undefined, 'TIMEOUT'])
  const cancel = new AbortController()
  const cancelled = outcome(client.call('GET Categories', { signal: cancel.signal }))
  cancel.abort()
  assert.equal(await cancelled(0), 'CANCEL')
})

test('an answer that arrives slowly is waited for as long as something comes, and given up when nothing does', async context => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  let parts: ReadableStreamDefaultController<Uint8Array> | undefined
  const { client } = setUp(({ init }) => {
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        parts = controller
        init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
  const settle = async (ms: number) => {
    await new Promise(done => setImmediate(done))
    context.mock.timers.tick(ms)
    await new Promise(done => setImmediate(done))
  }
  const send = (text: string) => parts?.enqueue(new TextEncoder().encode(text))
  const slow = client.call('GET Categories')
  await settle(29_000)
  for (const text of ['[', ' ', ' ', ']']) {
    send(text)
    await settle(29_000)
  }
  parts?.close()
  assert.deepEqual(await slow, [])
  const silent = client.call('GET Categories').catch(({ code }) => code)
  await settle(0)
  send('[')
  await settle(29_999)
  await settle(1)
  assert.equal(await silent, 'TIMEOUT')
})

test('an answer without content is one, though browsers give it a stream', async () => {
  const empty = new Response(null, { status: 204 })
  Object.defineProperty(empty, 'body', { value: new ReadableStream({ start: stream => stream.close() }) })
  const { client } = setUp(() => empty)
  assert.equal(await client.call('GET Categories'), undefined)
})

test('a session ends once: what else was on its way, and a visitor’s refusal, forget nothing more', async () => {
  const { client, told: notified } = setUp(() => problem(401, 'UNAUTHENTICATED'))
  client.session.begin({ ...signedIn, user: { ...signedIn.user, roles: [] } })
  const calls = [client.call('GET Categories'), client.call('GET Categories')]
  assert.ok((await Promise.allSettled(calls)).every(({ status }) => status === 'rejected'))
  await assert.rejects(client.call('GET Categories'))
  assert.deepEqual(notified, ['signedOut'])
})

test('418 ends the session and shows maintenance', async () => {
  const { client, told: notified } = setUp(() => problem(418, 'MAINTENANCE'))
  client.session.begin({ ...signedIn, user: { ...signedIn.user, roles: [] } })
  await assert.rejects(client.call('GET Categories'))
  assert.equal(client.session.read().status, 'visitor')
  assert.deepEqual(notified, ['maintenance'])
})

const noha = { id: 'c1', name: 'Noha', englishName: null, reason: '', expiresAt: '2026-11-20T20:00:00Z' }

test('of several calls with a refused owner token one tells; a page never takes on another person’s token', async () => {
  const {
    client,
    told: notified,
    headers,
  } = setUp(() => problem(422, 'INVALID_REQUEST_OWNER_TOKEN'), 'AGENT')
  client.session.begin({ ...signedIn, userSlug: 'agent', user: { ...signedIn.user, roles: [] } })
  client.session.actFor({ token: 'o1', owner: noha })
  client.session.actFor({ token: 'o2', owner: { ...noha, id: 'c2' } })
  assert.equal(client.session.ownerToken(), 'o1')
  await Promise.allSettled([client.call('GET drafts'), client.call('GET Categories')])
  assert.equal(headers(0)['Request-Owner-Token'], 'o1')
  assert.deepEqual(notified, ['ownerRefused'])
  assert.equal(client.stored.get('requestOwnerToken'), 'o2', 'another tab goes on')
})

test('a refusal of a call of one’s own says nothing about the person acted for', async () => {
  const {
    client,
    told: notified,
    headers,
  } = setUp(() => problem(422, 'INVALID_REQUEST_OWNER_TOKEN'), 'EMPLOYEE')
  client.session.begin({ ...signedIn, userSlug: 'employee', user: { ...signedIn.user, roles: [] } })
  client.session.actFor({ token: 'o1', owner: noha })
  await assert.rejects(client.call('GET drafts'))
  assert.equal(headers(0)['Request-Owner-Token'], undefined)
  assert.equal(client.session.read().actingFor?.id, noha.id)
  assert.deepEqual(notified, [])
})

test('an owner token that is refused is dropped, the session stays', async () => {
  const {
    client,
    told: notified,
    headers,
  } = setUp(() => problem(422, 'INVALID_REQUEST_OWNER_TOKEN'), 'EMPLOYEE')
  client.session.begin({ ...signedIn, userSlug: 'employee', user: { ...signedIn.user, roles: [] } })
  client.session.actFor({ token: 'o1', owner: noha })
  await assert.rejects(client.call('GET Categories', { asOwner: true }))
  assert.equal(headers(0)['Request-Owner-Token'], 'o1')
  assert.equal(client.session.read().actingFor, undefined)
  assert.equal(client.session.read().status, 'signed-in')
  assert.deepEqual(notified, ['ownerRefused'])
})

const users = { body: { userSlug: 'employee' } } as never
test('a call that needs a proof goes out again as it was, once its person gave one', async () => {
  let isProved = false
  const { client, seen, told } = setUp(({ path }) => {
    if (!path.endsWith('/users')) return json(200, { csrfToken: 'c1' })
    if (isProved) return json(200, { id: 'u2' })
    isProved = true
    return problem(422, 'STEP_UP_REQUIRED')
  })
  const answer = await client.call('POST users', users)
  assert.deepEqual([answer, told], [{ id: 'u2' }, ['proof']])
  const sent = seen.filter(({ path }) => path.endsWith('/users')).map(({ init }) => init.body)
  assert.deepEqual(sent, [JSON.stringify({ userSlug: 'employee' }), JSON.stringify({ userSlug: 'employee' })])
})

test('of calls that need a proof at a time one asks; given up, each is refused as the server said', async () => {
  const answer = ({ path }: Seen) =>
    path.endsWith('appData') ? json(200, { csrfToken: 'c1' }) : problem(422, 'STEP_UP_REQUIRED')
  const { client, told } = setUp(answer, 'EMPLOYEE', false)
  const outcomes = await Promise.allSettled([
    client.call('POST users', users),
    client.call('POST users', users),
  ])
  assert.deepEqual(
    outcomes.map(outcome => outcome.status === 'rejected' && outcome.reason.code),
    ['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED'],
  )
  assert.deepEqual(told, ['proof'])
  // The proof itself asks for none.
  await assert.rejects(
    client.call('POST :slug/:id/proof', { params: { slug: 'employee', id: 'u1' }, body: { password: 'x' } }),
    { code: 'STEP_UP_REQUIRED' },
  )
  assert.deepEqual(told, ['proof'])
})
