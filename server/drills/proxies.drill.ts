// nginx and Caddy from Debian, set up as docs/operations/proxy.md says, before a portal in service: what the page
// promises is called for from outside. Then faults of such a set-up, which these checks notice.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { eventually } from '../platform/test-patience.ts'
import { type Answer, call, filing, type Person, signInBy } from './calls.ts'
import { type Front, startCaddy, startNginx } from './fronts.ts'
import { host, type Portal, startPortal } from './portals.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type From, knock, listen } from './tls-calls.ts'

let postgres: Postgres
let portal: Portal
const setting = (name: string) => ({ ...postgres.environment, DATA_FOLDER: join(postgres.folder, name) })

before(async () => {
  postgres = await startPostgres(4)
  portal = await startPortal(setting('portal'))
})
after(async () => {
  await portal?.end('SIGKILL')
  await postgres?.stop()
})

const citizenAt = (front: Front, index: number): Promise<Person> =>
  signInBy(sent => knock(front, sent), postgres.citizens[index] as { id: string; username: string })

/** What plain http answers. */
const redirectOf = async ({ httpPort }: Front, path: string) => {
  const sent = request({ host: '127.0.0.1', port: httpPort, path, headers: { host } }).end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  return [answer.statusCode, answer.headers.location]
}

/** Tries codes of a tracked request from one address until there are too many; how many were let. */
const triesLet = async (
  send: (path: string, from: From, headers: Record<string, string>) => Promise<Answer>,
  from: string,
  forge: (turn: number) => string,
): Promise<number> => {
  for (let turn = 0; turn < 40; turn++) {
    const answer = await send(
      '/api/track/LC-2026-0000001/status',
      { from },
      { 'x-forwarded-for': forge(turn) },
    )
    if (answer.status === 429) return turn
  }
  return 40
}
const visitor = async (front: Front) => {
  const first = await knock(front, { path: '/api/misc/appData' })
  const cookie = [first.headers['set-cookie'] ?? []].flat().join().split(';')[0] ?? ''
  const token = JSON.parse(first.body).csrfToken
  return (path: string, from: From, headers: Record<string, string>): Promise<Answer> =>
    knock(
      front,
      {
        method: 'POST',
        path,
        body: JSON.stringify({ code: '000000' }),
        headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': token, ...headers },
      },
      from,
    )
}
const another = (turn: number) => `198.51.100.${turn}`

/** How long a stream takes to begin and an event to be told, whichever is longer; undefined beyond three seconds. */
const eventDelay = async (front: Front, person: Person): Promise<number | undefined> => {
  const opened = performance.now()
  const sent = { path: '/api/events', headers: person.headers }
  const stream = await listen(front, sent, 3000).catch(() => undefined)
  if (!stream) return undefined
  const beginning = performance.now() - opened
  try {
    assert.equal(stream.status, 200)
    const filed = await knock(front, filing(person))
    assert.equal(filed.status, 201, filed.body)
    const began = performance.now()
    const isNotified = await eventually(() => stream.text().includes('"kind":"request"'), Boolean, 3)
    return isNotified ? Math.max(beginning, performance.now() - began) : undefined
  } finally {
    stream.close()
  }
}

const large = Buffer.alloc(15 * 2 ** 20, 'سطر من النص\n')
const inOneGo = (front: Front, { headers }: Person) => {
  const mark = 'drill-mark'
  const part = 'content-disposition: form-data; name="file"; filename="large.txt"\r\ncontent-type: text/plain'
  return knock(front, {
    method: 'POST',
    path: '/api/files',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${mark}` },
    body: Buffer.concat([
      Buffer.from(`--${mark}\r\n${part}\r\n\r\n`),
      large,
      Buffer.from(`\r\n--${mark}--\r\n`),
    ]),
  })
}
const inParts = async (front: Front, { headers }: Person): Promise<Answer> => {
  const tus = { ...headers, 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' }
  const begun = await knock(front, {
    method: 'POST',
    path: '/api/files/resumable',
    headers: {
      ...tus,
      'upload-length': String(large.length),
      'upload-metadata': `filename ${btoa('parts.txt')},filetype ${btoa('text/plain')}`,
    },
  })
  assert.equal(begun.status, 201, begun.body)
  const path = String(begun.headers.location)
  for (let at = 0; ; ) {
    const body = large.subarray(at, at + 4 * 2 ** 20)
    const sent = { method: 'PATCH', path, body, headers: { ...tus, 'upload-offset': String(at) } }
    const answer = await knock(front, sent)
    at += body.length
    if (answer.status !== 204) return answer
  }
}

for (const [name, start] of [
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)
  describe(name, () => {
    let front: Front
    before(async () => {
      front = await start(portal.port)
    })
    after(() => front?.stop())

    test('a page over https, with its marks; http leads there', async () => {
      const { status, headers } = await knock(front, { path: '/services' })
      assert.equal(status, 200)
      assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
      const data = await knock(front, { path: '/api/misc/appData' })
      assert.match(String(data.headers['set-cookie']), /^__Host-visitor=.*Path=\/.*Secure/)
      const [code, location] = await redirectOf(front, '/services?page=2')
      assert.ok(code === 301 || code === 308, `${code}`)
      assert.match(String(location), new RegExp(`^https://${host}(:\\d+)?/services\\?page=2$`))
    })

    test('other hosts are refused; what watches over the portal is not for the outside', async () => {
      for (const path of ['/', '/api/misc/appData', '/healthz'])
        assert.equal((await knock(front, { path, headers: { host: 'other.example' } })).status, 421, path)
      const forged = { path: '/services', headers: { 'x-forwarded-host': 'other.example' } }
      assert.equal((await knock(front, forged)).status, 200)
      for (const path of ['/metrics', '/readyz'])
        assert.equal(
          (await knock(front, { path, headers: { authorization: 'Bearer drill' } })).status,
          404,
          path,
        )
    })

    test('a request has an id of ours, whatever the caller calls it', async () => {
      const { headers } = await knock(front, { path: '/services', headers: { 'x-request-id': 'mine' } })
      assert.match(String(headers['x-request-id']), /^[\w-]{32,36}$/)
    })

    test('the address that is counted is the caller’s, whatever the caller says', async () => {
      const send = await visitor(front)
      const [one, other] = name === 'nginx' ? ['127.0.0.11', '127.0.0.12'] : ['127.0.0.21', '127.0.0.22']
      assert.equal(await triesLet(send, one, another), 30)
      const answer = await send('/api/track/LC-2026-0000001/status', { from: other }, {})
      assert.equal(answer.status < 429, true, `${other} pays for ${one}`)
    })

    test('an event is told within a second', async context => {
      const delay = await eventDelay(front, await citizenAt(front, 0))
      context.diagnostic(`${Math.round(delay ?? Number.NaN)} ms`)
      assert.ok(delay !== undefined && delay < 1000, `${delay} ms`)
    })

    test('15 MB pass, in one go and in parts; beyond the limit they do not', async () => {
      const person = await citizenAt(front, 1)
      for (const answer of [await inOneGo(front, person), await inParts(front, person)])
        assert.ok([200, 201].includes(answer.status), `${answer.status} ${answer.body}`)
      const length = { 'content-length': String(30 * 2 ** 20), expect: '100-continue' }
      const sent = { method: 'POST', path: '/api/files', headers: { ...person.headers, ...length } }
      assert.equal((await knock(front, sent)).status, 413)
    })
  })

describe('seeded', () => {
  const withNginx = async (
    port: number,
    changes: [string, string][],
    use: (front: Front) => Promise<void>,
  ): Promise<void> => {
    const front = await startNginx(port, changes)
    try {
      await use(front)
    } finally {
      await front.stop()
    }
  }

  test('a proxy that buffers streams is noticed', () =>
    withNginx(
      portal.port,
      [['proxy_buffering off;', 'proxy_buffering on;\nproxy_ignore_headers X-Accel-Buffering;']],
      async front => assert.equal(await eventDelay(front, await citizenAt(front, 2)), undefined),
    ))

  test('a proxy that passes on what callers wrote, and a TRUST_PROXY that holds callers, are noticed', async () => {
    const believer = await startPortal({ ...setting('believer'), TRUST_PROXY: '127.0.0.0/8' })
    try {
      const appending: [string, string] = ['For $remote_addr', 'For $proxy_add_x_forwarded_for']
      await withNginx(believer.port, [appending], async front =>
        assert.equal(await triesLet(await visitor(front), '127.0.0.31', another), 40),
      )
    } finally {
      await believer.end('SIGKILL')
    }
  })

  test('a proxy that does not pass the host on is noticed', () =>
    withNginx(
      portal.port,
      [
        ['proxy_set_header Host $host;', ''],
        ['proxy_set_header X-Forwarded-Host $host;', ''],
      ],
      async front => assert.equal((await knock(front, { path: '/services' })).status, 421),
    ))

  test('a portal that believes whoever reaches its port is noticed; one that names its proxy does not', async () => {
    const idFrom = async ({ port }: Portal) =>
      (await call(port, { path: '/healthz', headers: { 'x-request-id': 'mine' } })).headers['x-request-id']
    const [careful, careless] = await Promise.all([
      startPortal({ ...setting('careful'), TRUST_PROXY: '127.0.0.9' }),
      startPortal({ ...setting('careless'), TRUST_PROXY: '1' }),
    ])
    try {
      assert.notEqual(await idFrom(careful), 'mine')
      assert.equal(await idFrom(careless), 'mine')
    } finally {
      await Promise.all([careful, careless].map(each => each.end('SIGKILL')))
    }
  })
})
