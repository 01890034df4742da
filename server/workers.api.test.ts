// WORKERS=2: two processes behind one port, with the embedded database that belongs to their supervisor.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { eventually } from './platform/test-patience.ts'

const folder = mkdtempSync(join(tmpdir(), 'bawaba-workers-'))
let server: ChildProcess
let output = ''
let address = ''
/** The log from here on is that of the workers that run. */
let since = 0

before(async () => {
  server = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      ...process.env,
      WORKERS: '2',
      PORT: '0',
      DEMO: 'on',
      DEMO_STORY: 'off',
      DATA_FOLDER: folder,
      MAX_LOOP_DELAY_MS: '0',
    },
  })
  const read = (chunk: Buffer) => {
    output += chunk
  }
  server.stdout?.on('data', read)
  server.stderr?.on('data', read)
  const greeted = () => /Citizens\s+(http:\S+?)\/\s/.exec(output)?.[1]
  address = (await eventually(greeted, found => found !== undefined || server.exitCode !== null, 90)) ?? ''
  assert.ok(address, output)
})
after(() => {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** By a connection of its own, which the supervisor gives to whichever worker is next. */
const call = (key: string, headers: Record<string, string> = {}, json?: unknown) =>
  new Promise<{ status: number; body: string; cookies: string[] }>((resolve, reject) => {
    const [method, path = ''] = key.split(' ')
    const sent = request(
      new URL(path, address),
      {
        method,
        agent: false,
        headers: {
          'x-app-mode': 'CITIZEN',
          'accept-language': 'en',
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      answer => {
        let body = ''
        answer.on('data', chunk => {
          body += chunk
        })
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body,
            cookies: (answer.headers['set-cookie'] ?? []).map(cookie => cookie.split(';')[0] ?? ''),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(json === undefined ? undefined : JSON.stringify(json))
  })
const times = <Result>(count: number, work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, work))

/** The processes that have answered calls, by the lines of the log so far. */
const answering = async (from = since): Promise<Set<number>> => {
  const found = () =>
    new Set(
      [...output.slice(from).matchAll(/"pid":(\d+)[^\n]*"path":"\/api\/dynamic_services"/g)].map(([, pid]) =>
        Number(pid),
      ),
    )
  return eventually(found, pids => pids.size >= 2, 10)
}

const signIn = async (password = 'Citizen#2026') => {
  const first = await call('GET /api/misc/appData')
  const cookie = first.cookies.join('; ')
  const { csrfToken } = JSON.parse(first.body)
  const answer = await call(
    'POST /api/citizen/login',
    { cookie, 'x-csrf-token': csrfToken },
    { username: '01112345678', password },
  )
  return { ...answer, cookie: [cookie, ...answer.cookies].join('; ') }
}

test('both answer, and a session that began at one is good at the other', async () => {
  const { status, cookie } = await signIn()
  assert.equal(status, 200)
  const answers = await times(12, () => call('GET /api/dynamic_services', { cookie }))
  assert.deepEqual([...new Set(answers.map(answer => answer.status))], [200])
  assert.equal((await answering()).size, 2)
  const own = await times(6, () => call('GET /api/dynamic_services/requestsInbox', { cookie }))
  assert.deepEqual([...new Set(own.map(answer => answer.status))], [200])
  const { csrfToken } = JSON.parse((await call('GET /api/misc/appData', { cookie })).body)
  const signedOut = await call('POST /api/citizen/logout', { cookie, 'x-csrf-token': csrfToken }, {})
  assert.ok(signedOut.status < 300, signedOut.body)
  const later = await times(6, () => call('GET /api/dynamic_services/requestsInbox', { cookie }))
  assert.deepEqual([...new Set(later.map(answer => answer.status))], [401])
})

test('figures are those of both, and what all share is counted once', async () => {
  const count = async () => {
    const { body } = await call('GET /metrics')
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
    return {
      calls: figure('http_request_duration_seconds_count\\{call="GET dynamic_services",status="200"\\}'),
      limit: figure('messages_of_day_limit'),
    }
  }
  const { calls, limit } = await count()
  await times(10, () => call('GET /api/dynamic_services'))
  assert.deepEqual(await count(), { calls: calls + 10, limit })
  assert.equal(limit, 50_000)
})

test('wrong passwords are counted together', async () => {
  const answers: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) answers.push((await signIn('Wrong#2026')).status)
  const refused = answers.indexOf(429)
  assert.ok(refused > 0, `${answers}`)
  assert.deepEqual([...new Set(answers.slice(refused))], [429])
})

test('one that is killed is replaced, and calls are answered meanwhile', async () => {
  const [first = 0] = await answering()
  since = output.length
  process.kill(first, 'SIGKILL')
  await eventually(() => output.slice(since).includes('workers.ended'), Boolean, 10)
  const answers = await times(8, () => call('GET /api/dynamic_services'))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const pids = await eventually(
    async () => {
      await times(6, () => call('GET /api/dynamic_services'))
      return answering()
    },
    found => found.size === 2,
    60,
  )
  assert.equal(pids.size, 2)
  assert.ok(!pids.has(first))
})

test('a signal stops all of them and the database, sent to each of them too', async () => {
  const pids = [...(await answering())]
  const from = output.length
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  // As systemd does.
  for (const pid of pids) process.kill(pid, 'SIGTERM')
  assert.deepEqual(await ended, [0, null])
  assert.doesNotMatch(output.slice(from), /workers\.ended/)
  for (const pid of pids) assert.throws(() => process.kill(pid, 0))
  await assert.rejects(call('GET /healthz'))
})
