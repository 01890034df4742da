// Two servers as two processes: one database, one bucket, no folder in common. Whatever is begun at one goes on at the
// other.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { migrationSources } from './database.ts'
import { type TestDatabase, testDatabase } from './platform/database/test-database.ts'
import { startBucket, type TestBucket } from './platform/storage/test-bucket.ts'

let [database, bucket, folder]: [TestDatabase?, TestBucket?, string?] = []
const running: ChildProcess[] = []
const addresses: string[] = []

/** Starts a server over the common database and bucket; its address. */
const start = (name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: {
        ...process.env,
        PORT: '0',
        LOG_LEVEL: 'silent',
        DEMO: 'on',
        DEMO_STORY: 'off',
        SECRET: 's'.repeat(40),
        MAX_LOOP_DELAY_MS: '0',
        DATA_FOLDER: join(folder as string, name),
        UNSAFE_DATABASE: 'yes',
        DATABASE_URL: database?.serverUrl,
        MIGRATION_DATABASE_URL: database?.url,
        DATABASE_TIMEOUT_MS: '30000',
        S3_ENDPOINT: bucket?.options.endpoint,
        S3_BUCKET: 'files',
        S3_KEY_ID: bucket?.options.keyId,
        S3_SECRET: bucket?.options.secret,
      },
    })
    running.push(child)
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      if (/Messages that would go out[^\n]+\n/.test(output))
        resolve(/Citizens\s+(http:\S+?)\/\s/.exec(output)?.[1] ?? '')
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-two-'))
  database = await testDatabase(migrationSources([]))
  bucket = await startBucket()
  // One after the other: the first may have to build the pages.
  for (const name of ['one', 'two']) addresses.push(await start(name))
})
after(async () => {
  const ended = running.map(child => new Promise(resolve => child.once('exit', resolve)))
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(ended)
  await bucket?.close()
  await database?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** A browser whose calls go to whichever server they name. */
const signIn = async () => {
  const jar = new Map<string, string>()
  let token = ''
  const call = async (server: number, key: string, init: RequestInit & { json?: unknown } = {}) => {
    const [method, path] = key.split(' ') as [string, string]
    const { json, ...rest } = init
    const answer = await fetch(new URL(path, addresses[server]), {
      ...rest,
      method,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-app-mode': 'CITIZEN',
        'x-csrf-token': token,
        'accept-language': 'en',
        'tus-resumable': '1.0.0',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
      },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const readToken = async (): Promise<void> => {
    token = ((await (await call(0, 'GET /api/misc/appData')).json()) as any).csrfToken
  }
  await readToken()
  const body = { username: '01012345678', password: 'Citizen#2026' }
  const answer = await call(0, 'POST /api/citizen/login', { json: body })
  assert.equal(answer.status, 200, await answer.clone().text())
  // The session that just began has a token of its own.
  await readToken()
  return call
}
type Browser = Awaited<ReturnType<typeof signIn>>

const bytes = Buffer.from('سطر من النص\n'.repeat(20_000))
const begin = async (call: Browser): Promise<string> => {
  const metadata = `filename ${Buffer.from('سطور.txt').toString('base64')},filetype ${Buffer.from('text/plain').toString('base64')}`
  const headers = { 'upload-length': String(bytes.length), 'upload-metadata': metadata }
  const answer = await call(0, 'POST /api/files/resumable', { headers })
  assert.equal(answer.status, 201)
  return answer.headers.get('location') ?? ''
}
const send = (call: Browser, server: number, path: string, from: number, to: number) =>
  call(server, `PATCH ${path}`, {
    headers: { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes.subarray(from, to)),
  })
const fetched = async (call: Browser, server: number, id: string): Promise<Buffer> => {
  const { href } = (await (await call(server, `GET /api/files/${id}/link`)).json()) as any
  const answer = await call(1 - server, `GET ${href}`)
  assert.equal(answer.status, 200)
  return Buffer.from(await answer.arrayBuffer())
}

test('an upload goes on at the other server and is handed out by both', async () => {
  const call = await signIn()
  const path = await begin(call)
  const third = Math.floor(bytes.length / 3)
  assert.equal((await send(call, 0, path, 0, third)).status, 204)
  const head = await call(1, `HEAD ${path}`)
  assert.deepEqual([head.status, head.headers.get('upload-offset')], [200, String(third)])
  assert.equal((await send(call, 1, path, third, 2 * third)).status, 204)
  const ended = await send(call, 0, path, 2 * third, bytes.length)
  assert.equal(ended.status, 200, await ended.clone().text())
  const { id, state } = (await ended.json()) as any
  assert.equal(state, 'clean')
  for (const server of [0, 1]) assert.ok((await fetched(call, server, id)).equals(bytes))
})

test('the same part sent to both at once is taken once, and the file is whole', async () => {
  const call = await signIn()
  for (let round = 0; round < 5; round++) {
    const path = await begin(call)
    const half = Math.floor(bytes.length / 2)
    const first = await Promise.all([0, 1].map(server => send(call, server, path, 0, half)))
    assert.deepEqual(first.map(({ status }) => status).sort(), [204, 409])
    // The last part ends the upload at whoever takes it; the other is told that it has come, or that it is too late.
    const last = await Promise.all([0, 1].map(server => send(call, server, path, half, bytes.length)))
    const statuses = last.map(({ status }) => status)
    assert.ok(
      statuses.includes(200) && statuses.every(status => [200, 404, 409].includes(status)),
      `${statuses}`,
    )
    const id = path.split('/').at(-1) ?? ''
    assert.ok((await fetched(call, round % 2, id)).equals(bytes))
  }
})

test('a file that came in one go at one server is in a draft and a request at the other', async () => {
  const call = await signIn()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/plain' }), 'سطور.txt')
  const { id } = (await (await call(0, 'POST /api/files', { body: form })).json()) as any
  assert.ok((await fetched(call, 1, id)).equals(bytes))
  assert.equal((await call(1, `DELETE /api/files/${id}`, { json: {} })).status < 300, true)
  assert.equal((await call(0, `GET /api/files/${id}`)).status, 404)
})

/** Opens the stream of events at a server; answers how to wait for the next one of a kind, and how to close it. */
const listen = async (call: Browser, server: number) => {
  const stop = new AbortController()
  const answer = await call(server, 'GET /api/events?mode=CITIZEN', { signal: stop.signal })
  assert.equal(answer.status, 200)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (kind: string): Promise<void> => {
    for (let text = ''; !text.includes(`"kind":"${kind}"`); ) text += (await reader?.read())?.value ?? ''
  }
  return { next, close: () => stop.abort() }
}

test('a notification that is made at one server is told within a second to whoever listens at the other', async () => {
  const call = await signIn()
  const { next, close } = await listen(call, 1)
  const count = async () => ((await (await call(1, 'GET /api/Notifications/count')).json()) as any).count
  try {
    let seen = await count()
    for (let round = 0; round < 5; round += 1) {
      const arrival = next('notification')
      const json = { data: { question: `When is the garden branch open? ${round}` } }
      const filed = await call(0, 'POST /api/LIBRARY_QUESTION', { json })
      const filedAt = performance.now()
      assert.equal(filed.status, 201, await filed.clone().text())
      await arrival
      const now = await count()
      assert.ok(
        performance.now() - filedAt < 1000,
        `seen after ${Math.round(performance.now() - filedAt)} ms`,
      )
      assert.equal(now, seen + 1)
      seen = now
    }
  } finally {
    close()
  }
})
