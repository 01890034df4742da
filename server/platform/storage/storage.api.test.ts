// One contract for every storage: what goes in comes out, half an object is never read, nothing leaves its folder.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'
import { startBucket, type TestBucket } from './test-bucket.ts'
import { StorageUnavailable } from './unavailable.ts'

let folder = ''
let bucket: TestBucket
const members: Record<string, () => Storage> = {
  disk: () => diskStorage(join(folder, 'objects')),
  s3: () => s3Storage(bucket.options),
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-storage-'))
  // Pages of two: every list takes several.
  bucket = await startBucket(2)
})
after(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const local = async (bytes: Uint8Array): Promise<string> => {
  const path = join(folder, randomBytes(8).toString('hex'))
  await writeFile(path, bytes)
  return path
}
const bytesOf = async (storage: Storage, key: string): Promise<Buffer | undefined> => {
  const stream = await storage.read(key)
  return stream && Buffer.concat(await stream.toArray())
}

for (const [name, create] of Object.entries(members)) {
  test(`${name}: gives back what it was given, and the newer of two`, async () => {
    const storage = create()
    const [first, second] = [randomBytes(3_000_000), randomBytes(10)]
    await storage.put('a1.file', await local(first), 'application/pdf')
    assert.ok((await bytesOf(storage, 'a1.file'))?.equals(first))
    await storage.put('a1.file', await local(second), 'application/pdf')
    assert.ok((await bytesOf(storage, 'a1.file'))?.equals(second))
  })

  test(`${name}: what is not there is nothing; removing it twice is no fault`, async () => {
    const storage = create()
    assert.equal(await storage.read('nothing.file'), undefined)
    await storage.put('b2.file', await local(randomBytes(10)), 'image/png')
    await storage.remove('b2.file')
    await storage.remove('b2.file')
    assert.equal(await storage.read('b2.file'), undefined)
  })

  test(`${name}: tells which objects there are`, async () => {
    const storage = create()
    const before = await Readable.from(storage.list()).toArray()
    for (const key of ['c1.file', 'd2.file', 'd2.thumbnail'])
      await storage.put(key, await local(randomBytes(10)), 'image/png')
    const added = (await Readable.from(storage.list()).toArray()).filter(key => !before.includes(key))
    assert.deepEqual(added.sort(), ['c1.file', 'd2.file', 'd2.thumbnail'])
  })

  test(`${name}: a key that could leave its folder is refused`, async () => {
    const storage = create()
    for (const key of ['../secret', 'a/b', '', '.env', 'a\\b', 'a\u0000b'])
      await assert.rejects(storage.read(key), /shape/)
  })
}

test('a store that cannot be reached or refuses is an error, never an absence', async () => {
  const refused = (changed: object) => s3Storage({ ...bucket.options, ...changed }).read('a1.file')
  await assert.rejects(refused({ keyId: 'NOBODY' }), /answered 403/)
  await assert.rejects(refused({ secret: 'another' }), /answered 403/)
  await assert.rejects(refused({ endpoint: 'http://127.0.0.1:1' }), /does not answer/)
  const path = await local(randomBytes(10))
  const elsewhere = s3Storage({ ...bucket.options, bucket: 'absent' })
  await assert.rejects(elsewhere.put('a1.file', path, 'image/png'), /does not exist/)
})

/** A store that answers at once, then sends a piece every `pause` milliseconds. */
const slowStore = async (pieces: number, pause: number) => {
  const server = createServer(async (_request, response) => {
    response.writeHead(200)
    for (let piece = 0; piece < pieces; piece++) {
      response.write(Buffer.alloc(1000, piece))
      await sleep(pause)
    }
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    storage: s3Storage({ ...bucket.options, endpoint: `http://127.0.0.1:${port}` }, 1_000),
    close: () => server.closeAllConnections(),
    stop: () => server.close(),
  }
}

test('a download over a slow line takes as long as it takes', async () => {
  const { storage, stop } = await slowStore(8, 250)
  const bytes = await bytesOf(storage, 'a1.file')
  assert.equal(bytes?.length, 8_000)
  stop()
})

test('a store that falls silent in the middle of a file is noticed', async () => {
  const { storage, close, stop } = await slowStore(2, 5_000)
  await assert.rejects(bytesOf(storage, 'a1.file'))
  close()
  stop()
})

test('a store that falls silent in the middle of a list is noticed', async () => {
  const { storage, close, stop } = await slowStore(2, 5_000)
  await assert.rejects(Readable.from(storage.list()).toArray(), StorageUnavailable)
  close()
  stop()
})

/** Ways to leave the bytes of a store; each lets its answer go. */
const leavings: Record<string, (bytes: Readable) => void> = {
  'gives up after the first bytes': bytes => void bytes.once('data', () => bytes.destroy()),
  'gives up before the first byte': bytes => void bytes.destroy(),
  'never begins to read': () => undefined,
}
for (const [what, leave] of Object.entries(leavings))
  test(`a reader who ${what} leaves no connection open`, async () => {
    const closed = Promise.withResolvers<'closed'>()
    const server = createServer((_request, response) => {
      response.on('close', () => closed.resolve('closed'))
      response.writeHead(200)
      response.write(Buffer.alloc(1_000_000))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const storage = s3Storage({ ...bucket.options, endpoint: `http://127.0.0.1:${port}` }, 300)
    const bytes = await storage.read('a1.file')
    assert.ok(bytes)
    leave(bytes)
    const outcome = await Promise.race([closed.promise, sleep(5_000, 'open', { ref: false })])
    server.closeAllConnections()
    server.close()
    assert.equal(outcome, 'closed')
  })

test('whoever begins to read too late is told so, and the process lives on', async () => {
  const { storage, close, stop } = await slowStore(2, 0)
  const bytes = await storage.read('a1.file')
  await sleep(1_500)
  await assert.rejects(async () => bytes?.toArray(), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  close()
  stop()
})

test('whoever reads slowly loses nothing', async () => {
  const { storage, stop } = await slowStore(8, 0)
  const stream = await storage.read('a1.file')
  let length = 0
  for await (const chunk of stream ?? []) {
    length += chunk.length
    await sleep(300)
  }
  assert.equal(length, 8_000)
  stop()
})
