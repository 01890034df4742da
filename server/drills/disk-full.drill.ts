// A full disk, for real: a small file system under the files of a portal, and under its database. What cannot be stored
// is refused, what was acknowledged stays, and room is used as soon as there is some.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../platform/test-patience.ts'
import { call, type Person, signIn } from './calls.ts'
import { createLedger } from './ledger.ts'
import { type Portal, startPortal } from './portals.ts'
import { startPostgres } from './postgres.ts'
import { storedRequests } from './requests-store.ts'

const soon = 5_000

/** A file system of so many megabytes; undefined where this account may not mount one. */
const mountSmall = (megabytes: number): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    chmodSync(folder, 0o755)
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}
const unmount = (folder: string) => {
  execFileSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
}
const canMount = (() => {
  const folder = mountSmall(1)
  if (folder) unmount(folder)
  return folder !== undefined
})()
const skip = canMount ? false : 'mounting a file system needs root'

/** Fills what is left but for so many bytes; answers how to free it again. */
const fill = (folder: string, left: number): (() => void) => {
  const { bavail, bsize } = statfsSync(folder)
  const ballast = join(folder, 'ballast')
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)))
  return () => rmSync(ballast)
}

const upload = (port: number, { headers }: Person, bytes: Buffer) => {
  const head = `--drill\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n`
  return call(port, {
    method: 'POST',
    path: '/api/files',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=drill' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--drill--\r\n')]),
  })
}
const text = (megabytes: number) => Buffer.from(randomBytes((megabytes * 2 ** 20) / 2).toString('hex'))

const tus = { 'tus-resumable': '1.0.0' }
/** An upload in parts that has begun and sent nothing; `sendRest` sends all that the server has not. */
const beginParts = async (port: number, { headers }: Person, bytes: Buffer) => {
  const coded = (word: string) => Buffer.from(word).toString('base64')
  const metadata = `filename ${coded('a.txt')},filetype ${coded('text/plain')}`
  const announced = { 'upload-length': String(bytes.length), 'upload-metadata': metadata }
  const path = '/api/files/resumable'
  const begun = await call(port, { method: 'POST', path, headers: { ...headers, ...tus, ...announced } })
  assert.equal(begun.status, 201, begun.body)
  const id = String(begun.headers.location).split('/').at(-1) as string
  const offset = async () =>
    Number(
      (await call(port, { method: 'HEAD', path: `${path}/${id}`, headers: { ...headers, ...tus } })).headers[
        'upload-offset'
      ],
    )
  const sendRest = async () => {
    const from = await offset()
    const sent = { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' }
    const all = { ...headers, ...tus, ...sent }
    return call(port, { method: 'PATCH', path: `${path}/${id}`, headers: all, body: bytes.subarray(from) })
  }
  return { id, bytes, offset, sendRest }
}

/** What a portal's folder holds of files: whole ones by their ids, and everything else by its name. */
const filesIn = (folder: string) => {
  const found = readdirSync(join(folder, 'portal'), { recursive: true, withFileTypes: true })
  const names = found
    .filter(entry => entry.isFile() && /[\\/](files|quarantine)([\\/]|$)/.test(entry.parentPath))
    .map(({ name }) => name)
  return {
    whole: names.filter(name => name.endsWith('.file')).map(name => name.split('.')[0] as string),
    rest: names.filter(name => !name.endsWith('.file')),
  }
}

/** The bytes of an uploaded file, by its link. */
const fetched = async (port: number, { headers }: Person, id: string): Promise<string> => {
  const { body } = await call(port, { path: `/api/files/${id}/link`, headers })
  return (await call(port, { path: JSON.parse(body).href, headers })).body
}

test('no room for files: uploads are refused, stored ones are whole, requests are filed', {
  skip,
}, async context => {
  const small = mountSmall(24) as string
  const postgres = await startPostgres(1)
  let portal: Portal | undefined
  try {
    portal = await startPortal({ ...postgres.environment, DATA_FOLDER: join(small, 'portal') })
    const person = await signIn(portal.port, postgres.citizens[0] as never)
    const stored = new Map<string, Buffer>()
    let [refused, turn] = [0, 0]
    while (refused < 3 && turn < 30) {
      turn += 1
      const bytes = text(2)
      const answer = await upload(portal.port, person, bytes)
      if (answer.status === 201) stored.set(JSON.parse(answer.body).id, bytes)
      else {
        refused += 1
        assert.equal(answer.status, 503, answer.body)
        assert.ok(answer.headers['retry-after'])
      }
    }
    context.diagnostic(`${stored.size} files stored, ${refused} refused`)
    assert.ok(refused === 3 && stored.size > 2)
    for (const [id, bytes] of stored)
      assert.ok((await fetched(portal.port, person, id)) === bytes.toString(), `${id} is not whole`)
    assert.ok(await createLedger().file(portal.port, person), 'a request is filed all the same')
    // An upload in parts is refused as clearly, and keeps what it had.
    const parts = await beginParts(portal.port, person, text(3))
    const cutShort = await parts.sendRest()
    assert.equal(cutShort.status, 503, cutShort.body)
    assert.ok(cutShort.headers['retry-after'] && JSON.parse(cutShort.body).error.code === 'STORE_AWAY')
    const stands = await parts.offset()
    // Of what was refused nothing stands there: whole files alone, and what the upload in parts has.
    const { whole, rest } = filesIn(small)
    assert.deepEqual(whole.sort(), [...stored.keys()].sort())
    assert.ok(rest.every(name => name.startsWith(parts.id)) && rest.length <= 1, rest.join())
    // Room again: some go, a new one comes, and the upload in parts goes on where it stood. Until it is checked it stands there
    // three times: in parts, whole, and as it is stored.
    const removedOnes = [...stored.keys()].slice(0, 6)
    for (const id of removedOnes) {
      const path = `/api/files/${id}`
      const removed = await call(portal.port, { method: 'DELETE', path, headers: person.headers, body: '{}' })
      assert.equal(removed.status, 204, removed.body)
    }
    const began = performance.now()
    const isBack = await eventually(
      async () => (await upload((portal as Portal).port, person, text(1))).status === 201,
      Boolean,
      5,
    )
    assert.ok(isBack && performance.now() - began < soon)
    assert.equal(await parts.offset(), stands)
    const finished = await parts.sendRest()
    assert.equal(finished.status, 200, finished.body)
    assert.ok(
      (await fetched(portal.port, person, parts.id)) === parts.bytes.toString(),
      'an upload that went on',
    )
    // Seeded: a file that lost its end is noticed by the same comparison.
    const [id, bytes] = [...stored][6] as [string, Buffer]
    const [found] = execFileSync('find', [small, '-name', `${id}.*file`], { encoding: 'utf8' }).split('\n')
    writeFileSync(found as string, bytes.subarray(0, 1000))
    assert.notEqual(await fetched(portal.port, person, id).catch(() => ''), bytes.toString())
  } finally {
    await portal?.end('SIGKILL')
    await postgres.stop()
    unmount(small)
  }
})

test('no room for the database: filing is refused, reading goes on, nothing acknowledged is lost', {
  skip,
}, async context => {
  const small = mountSmall(400) as string
  const postgres = await startPostgres(2, { max_wal_size: '64MB', min_wal_size: '32MB' }, small)
  const data = mkdtempSync(join(tmpdir(), 'bawaba-drill-'))
  let portal: Portal | undefined
  try {
    portal = await startPortal({ ...postgres.environment, DATA_FOLDER: data })
    const { port } = portal
    const people: Person[] = []
    for (const citizen of postgres.citizens) people.push(await signIn(port, citizen))
    const ledger = createLedger()
    for (const person of people) assert.ok(await ledger.file(port, person))
    const free = fill(small, 0)
    let refused = 0
    const until = Date.now() + 60_000
    while (refused < 10 && Date.now() < until)
      if (!(await ledger.file(port, people[0] as Person, 10_000))) refused += 1
    assert.equal(refused, 10, 'the disk is not full')
    const catalogue = await call(port, { path: '/api/Categories' })
    assert.ok(catalogue.status === 200, `${catalogue.status}`)
    free()
    const began = performance.now()
    while (!(await ledger.file(port, people[0] as Person, 10_000)) && performance.now() < began + 60_000)
      await sleep(50)
    const back = performance.now() - began
    await ledger.settle(port)
    const found = ledger.verdict(await storedRequests(postgres.url))
    context.diagnostic(JSON.stringify({ ...found, backAfter: Math.round(back) }))
    assert.deepEqual([found.lost, found.doubled, found.wrong], [0, 0, []])
    assert.ok(back < soon, `back after ${back} ms`)
  } finally {
    await portal?.end('SIGKILL')
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
    unmount(small)
  }
})
