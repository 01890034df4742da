// The scanner behind its protocol: what it calls clean, what it found, and that no answer is never a clean one.

import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createScan } from './index.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-scan-'))
})
after(() => rm(folder, { recursive: true }))

/** Speaks INSTREAM: reads the frames, then answers; `say` is given all bytes that came. */
const listen = (say: (bytes: Buffer) => string | undefined): Promise<{ server: Server; address: string }> =>
  new Promise(resolve => {
    const server = createServer(socket => {
      let seen = Buffer.alloc(0)
      socket.on('error', () => undefined)
      socket.on('data', chunk => {
        seen = Buffer.concat([seen, chunk])
        const bytes = wholeIn(seen)
        if (!bytes) return
        const answer = say(bytes)
        answer === undefined ? socket.destroy() : socket.end(answer)
      })
    })
    server.listen(0, '127.0.0.1', () => {
      resolve({ server, address: `127.0.0.1:${(server.address() as { port: number }).port}` })
    })
  })

/** The bytes of a stream that has ended; undefined while it goes on. */
const wholeIn = (seen: Buffer): Buffer | undefined => {
  const command = 'zINSTREAM\0'
  assert.ok(command.startsWith(seen.toString('latin1', 0, command.length)))
  const parts: Buffer[] = []
  for (let offset = command.length; offset + 4 <= seen.length; ) {
    const length = seen.readUInt32BE(offset)
    if (length === 0) return Buffer.concat(parts)
    if (offset + 4 + length > seen.length) return undefined
    parts.push(seen.subarray(offset + 4, offset + 4 + length))
    offset += 4 + length
  }
  return undefined
}

const scanBy = async (say: (bytes: Buffer) => string | undefined, words = 'honest words') => {
  const path = join(folder, 'file')
  await writeFile(path, words)
  const { server, address } = await listen(say)
  try {
    return await createScan(address)(path)
  } finally {
    server.close()
  }
}

test('the scanner gets every byte, and its word counts', async () => {
  const words = 'word '.repeat(60_000)
  let got = ''
  const say = (answer: string) => (bytes: Buffer) => {
    got = bytes.toString()
    return answer
  }
  assert.equal(await scanBy(say('stream: OK\0'), words), 'clean')
  assert.equal(got, words)
  assert.equal(await scanBy(say('stream: Some.Virus FOUND\0')), 'unsafe')
})

test('a scanner that fails, hangs up or is not there leaves nobody believing that a file is clean', async () => {
  for (const answer of ['INSTREAM size limit exceeded. ERROR\0', '', 'stream: OK FOUND? no', undefined])
    await assert.rejects(scanBy(() => answer))
  const path = join(folder, 'file')
  await assert.rejects(createScan('127.0.0.1:1')(path))
  await assert.rejects(createScan(join(folder, 'no-socket'))(path))
})

test('the built-in check comes first: the scanner is not asked about what is known', async () => {
  let requests = 0
  const verdict = await scanBy(() => {
    requests += 1
    return 'stream: OK\0'
  }, '#!/bin/sh\nrm -rf /')
  assert.deepEqual([verdict, requests], ['unsafe', 0])
})
