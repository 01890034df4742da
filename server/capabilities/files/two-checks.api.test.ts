// Two servers over one database and one bucket check one upload: the check of the first takes longer than its claim. Only
// whoever holds the claim says what becomes of the file, and nobody removes what another stored.

import assert from 'node:assert/strict'
import { createServer, type Server, type Socket } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { startBucket, type TestBucket } from '../../platform/storage/test-bucket.ts'
import { eventually } from '../../platform/test-patience.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

type Person = Awaited<ReturnType<TestPortal['citizen']>>
/** A scanner that answers when the test says so. */
type Scanner = { address: string; waiting(): number; answer(text: string): void; close(): void }
let [bucket, one, two]: [TestBucket?, TestPortal?, TestPortal?] = []
let scanners: { one: Scanner; two: Scanner }
let [address, owner]: [string, Person | undefined] = ['', undefined]
const claimMs = 180_000
const text = Buffer.from('What was uploaded.')

const startScanner = (): Promise<Scanner> =>
  new Promise(resolve => {
    const waiting: Socket[] = []
    const server: Server = createServer({ allowHalfOpen: true }, socket => {
      socket.resume().on('end', () => waiting.push(socket))
    })
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      resolve({
        address: `127.0.0.1:${port}`,
        waiting: () => waiting.length,
        answer: words => void waiting.shift()?.end(`stream: ${words}\0`),
        close: () => void server.close(),
      })
    })
  })

before(async () => {
  bucket = await startBucket()
  scanners = { one: await startScanner(), two: await startScanner() }
  const { endpoint, keyId, secret } = bucket.options
  const store = { S3_ENDPOINT: endpoint, S3_BUCKET: 'files', S3_KEY_ID: keyId, S3_SECRET: secret }
  one = await openTestPortal({ ...store, CLAMD: scanners.one.address })
  two = await openTestPortal({ ...store, CLAMD: scanners.two.address }, one)
  address = await one.portal.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  owner = await one?.citizen()
})
after(async () => {
  await two?.close()
  await one?.close()
  await bucket?.close()
  for (const scanner of Object.values(scanners ?? {})) scanner.close()
})

const at = (portal: TestPortal | undefined, key: string) => {
  const { jar, held } = owner as Person
  const headers = { 'x-app-mode': 'CITIZEN', 'accept-language': 'en', 'x-csrf-token': held.token }
  return (portal as TestPortal).send(key, { headers }, jar)
}

/** Uploads at the first server until the scanner of each server is asked: the second took the check over. */
const overtaken = async () => {
  const { jar, held } = owner as Person
  const headers = {
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-app-mode': 'CITIZEN',
    'x-csrf-token': held.token,
    'tus-resumable': '1.0.0',
  }
  const encoded = (word: string) => Buffer.from(word).toString('base64')
  const begun = await fetch(`${address}/api/files/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(text.length),
      'upload-metadata': `filename ${encoded('notes.txt')},filetype ${encoded('text/plain')}`,
    },
  })
  const path = begun.headers.get('location') ?? ''
  const id = path.split('/').at(-1) ?? ''
  const sent = fetch(address + path, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: text,
  })
  await eventually(
    () => scanners.one.waiting(),
    count => count === 1,
  )
  two?.pass(claimMs + 1000)
  const shown = at(two, `GET files/${id}`)
  await eventually(
    () => scanners.two.waiting(),
    count => count === 1,
  )
  one?.pass(claimMs + 1000)
  return { id, sent, shown }
}
const bytesOf = async (id: string) => {
  const { body } = await at(two, `GET files/${id}/link?what=file`)
  return at(two, body.href.replace('/api/', 'GET '))
}
const objectsOf = (id: string) => [...(bucket as TestBucket).objects.keys()].filter(key => key.includes(id))

test('of two checks of one upload the one that was overtaken stores nothing, and the bytes stay', async () => {
  const { id, sent, shown } = await overtaken()
  scanners.one.answer('OK')
  scanners.two.answer('OK')
  assert.equal((await shown).body.state, 'clean')
  const answer = await sent
  assert.deepEqual([answer.status, ((await answer.json()) as { state: string }).state], [200, 'clean'])
  const fetched = await bytesOf(id)
  assert.deepEqual([fetched.status, fetched.body], [200, text.toString()])
  assert.equal(objectsOf(id).length, 1)
})

test('the overtaken check comes second: what the other stored stays', async () => {
  const { id, sent, shown } = await overtaken()
  scanners.two.answer('OK')
  assert.equal((await shown).body.state, 'clean')
  scanners.one.answer('OK')
  assert.equal((await sent).status, 200)
  assert.deepEqual((await bytesOf(id)).body, text.toString())
  assert.equal(objectsOf(id).length, 1)
})

test('the overtaken check refuses: what counts is what the other finds', async () => {
  const { id, sent, shown } = await overtaken()
  scanners.one.answer('Eicar FOUND')
  await new Promise(resolve => setTimeout(resolve, 300))
  scanners.two.answer('OK')
  assert.equal((await shown).body.state, 'clean')
  assert.equal((await sent).status, 200)
  assert.deepEqual((await bytesOf(id)).body, text.toString())
})

test('the overtaken check fails: the claim of the other stands', async () => {
  const { id, sent, shown } = await overtaken()
  scanners.one.answer('ERROR')
  await new Promise(resolve => setTimeout(resolve, 300))
  // A third look does not begin a third check.
  const third = at(one, `GET files/${id}`)
  await new Promise(resolve => setTimeout(resolve, 300))
  assert.equal(scanners.one.waiting(), 0)
  scanners.two.answer('OK')
  assert.deepEqual([(await shown).body.state, (await third).body.state], ['clean', 'clean'])
  assert.equal((await sent).status, 200)
  assert.deepEqual((await bytesOf(id)).body, text.toString())
})

test('a file that is removed while two check it leaves nothing', async () => {
  const { id, sent, shown } = await overtaken()
  assert.equal((await at(one, `DELETE files/${id}`)).status, 204)
  scanners.one.answer('OK')
  scanners.two.answer('OK')
  await Promise.all([sent, shown])
  assert.deepEqual(objectsOf(id), [])
})
