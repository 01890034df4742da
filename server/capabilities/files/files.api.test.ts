// Files over the real API: whose they are, links, resumable uploads, what is left behind, and what memory they take.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eventually } from '../../platform/test-patience.ts'
import { multipart, pdf, photo } from '../../test-files.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

type Person = Awaited<ReturnType<TestPortal['citizen']>>
let portal: TestPortal
let owner: Person
let stranger: Person
let officer: Person
let base = ''
const big = 200_000_000

before(async () => {
  portal = await openTestPortal({ FILE_MAX_SIZE: String(big), FILES_WAITING: '20' })
  ;[owner, stranger, officer] = await Promise.all([
    portal.citizen(),
    portal.citizen(),
    portal.employee(['CASE_OFFICER']),
  ])
  base = await portal.portal.app.listen({ host: '127.0.0.1', port: 0 })
})
after(() => portal.close())

const upload = async (who: Person, file = pdf()) => (await who.send('POST files', multipart(file))).body
const cookieOf = ({ jar }: Person) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
const headersOf = (who: Person, more: Record<string, string> = {}) => ({
  cookie: cookieOf(who),
  'x-app-mode': who === officer ? 'EMPLOYEE' : 'CITIZEN',
  'x-csrf-token': who.held.token,
  'accept-language': 'en',
  'tus-resumable': '1.0.0',
  ...more,
})
const inFolder = async (name: string): Promise<string[]> => {
  const found = await readdir(join(portal.folder, name), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return found.filter(entry => entry.isFile()).map(entry => entry.name)
}
const partsIn = async () => (await inFolder('files')).filter(name => name.includes('.part-'))
/** Bytes of the part of an upload that is just coming in. */
const comingIn = async (address: string): Promise<number> => {
  const id = address.split('/').at(-1) ?? ''
  const part = (await inFolder('quarantine')).find(name => name.startsWith(id))
  return part ? (await stat(join(portal.folder, 'quarantine', part))).size : 0
}
const hrefOf = async (who: Person, id: string, what = 'file'): Promise<string> =>
  (await who.send(`GET files/${id}/link?what=${what}`)).body.href
const get = (who: Person, href: string) =>
  portal.portal.app.inject({ url: href, headers: { cookie: cookieOf(who) } })

/** Begins a resumable upload; its address. */
const begin = async (who: Person, size: number, name = 'big.txt', type = 'text/plain') => {
  const metadata = `filename ${Buffer.from(name).toString('base64')},filetype ${Buffer.from(type).toString('base64')}`
  const headers = headersOf(who, { 'upload-length': String(size), 'upload-metadata': metadata })
  return fetch(`${base}/api/files/resumable`, { method: 'POST', headers })
}
const send = (who: Person, address: string, offset: number, bytes: Uint8Array) =>
  fetch(base + address, {
    method: 'PATCH',
    headers: headersOf(who, {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    }),
    body: new Uint8Array(bytes),
  })
const offsetOf = async (who: Person, address: string) => {
  const answer = await fetch(base + address, { method: 'HEAD', headers: headersOf(who) })
  return [answer.status, answer.headers.get('upload-offset')]
}

test('an uploaded file comes back as it was, as an attachment in a sandbox, and only by its link', async () => {
  const file = pdf('عقد إيجار (٢).pdf')
  const { id, name, size } = await upload(owner, file)
  assert.equal(size, file.bytes.length)
  const answer = await get(owner, await hrefOf(owner, id))
  assert.ok(answer.rawPayload.equals(file.bytes))
  const { headers } = answer
  assert.equal(headers['content-type'], 'application/pdf')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['content-security-policy'], `sandbox; default-src 'none'`)
  assert.equal(headers['cache-control'], 'no-store')
  const disposition = String(headers['content-disposition'])
  assert.match(disposition, /^attachment; filename="[\w .-]+\.pdf"; filename\*=UTF-8''/)
  assert.equal(decodeURIComponent(disposition.split("''")[1] ?? ''), name)
  for (const query of ['', '?what=file'])
    assert.equal((await owner.send(`GET files/${id}/content${query}`)).status, 400)
})

test('a thumbnail may stand in a page; a PDF has none', async () => {
  const picture = await upload(owner, await photo())
  assert.equal(picture.hasThumbnail, true)
  const answer = await get(owner, await hrefOf(owner, picture.id, 'thumbnail'))
  assert.deepEqual(
    [answer.headers['content-type'], answer.headers['content-disposition']],
    ['image/webp', 'inline'],
  )
  const { id } = await upload(owner)
  assert.equal((await owner.send(`GET files/${id}/link?what=thumbnail`)).status, 404)
})

test("another's file is not there: by id, link, content, removal or upload", async () => {
  const { id } = await upload(owner)
  const href = await hrefOf(owner, id)
  const begun = (await begin(owner, 10)).headers.get('location') ?? ''
  for (const who of [stranger, officer]) {
    for (const key of [`GET files/${id}`, `GET files/${id}/link`])
      assert.equal((await who.send(key)).status, 404, key)
    assert.equal((await who.send(`DELETE files/${id}`, { body: {} })).status, 404)
    // In the app where they are not signed in they are a visitor.
    for (const address of [href, href.replace('CITIZEN', 'EMPLOYEE')])
      assert.equal((await get(who, address)).statusCode, 404)
    assert.deepEqual(await offsetOf(who, begun), [404, null])
    assert.equal((await send(who, begun, 0, Buffer.from('0123456789'))).status, 404)
    const options = { method: 'DELETE', headers: headersOf(who) }
    assert.equal((await fetch(base + begun, options)).status, 404)
  }
  assert.equal((await owner.send(`GET files/${id}`)).status, 200)
  assert.deepEqual(await offsetOf(owner, begun), [200, '0'])
})

test('a forged, changed or expired link opens nothing', async () => {
  const { id } = await upload(owner)
  const other = await upload(owner)
  const href = await hrefOf(owner, id)
  const forged = [
    href.replace(/signature=[^&]+/, `signature=${'A'.repeat(43)}`),
    href.replace(/until=\d+/, 'until=9999999999999'),
    href.replace('what=file', 'what=thumbnail'),
    href.replace(id, other.id),
  ]
  for (const address of forged) assert.equal((await get(owner, address)).statusCode, 404, address)
  assert.equal((await get(owner, href)).statusCode, 200)
  portal.pass(301_000)
  assert.equal((await get(owner, href)).statusCode, 404)
})

test('an upload is no way round the anti-CSRF token, the Origin or the session', async () => {
  const length = { 'upload-length': '5', 'upload-metadata': `filename ${btoa('a.txt')}` }
  const attempt = (headers: Record<string, string>) =>
    fetch(`${base}/api/files/resumable`, {
      method: 'POST',
      headers: headersOf(owner, { ...length, ...headers }),
    })
  assert.equal((await attempt({})).status, 201)
  assert.equal((await attempt({ 'x-csrf-token': 'x' })).status, 409)
  assert.equal((await attempt({ origin: 'https://evil.example' })).status, 403)
  assert.equal((await attempt({ cookie: '' })).status, 409)
  const address = (await attempt({})).headers.get('location') ?? ''
  const patch = { method: 'PATCH', headers: headersOf(owner, { 'x-csrf-token': '', 'upload-offset': '0' }) }
  assert.equal((await fetch(base + address, patch)).status, 409)
})

test('an upload goes on where it was cut, and ends with the file', async () => {
  const bytes = Buffer.from('line of text\n'.repeat(100_000))
  const address = (await begin(owner, bytes.length)).headers.get('location') ?? ''
  assert.match(address, /^\/api\/files\/resumable\/[0-9a-f-]{36}$/)
  // The connection breaks after a third.
  const third = Math.floor(bytes.length / 3)
  await new Promise<void>(done => {
    const call = httpRequest(base + address, {
      method: 'PATCH',
      headers: headersOf(owner, {
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
      }),
    })
    call.on('error', () => done())
    call.write(bytes.subarray(0, third))
    void eventually(
      () => comingIn(address),
      size => size > 0,
    ).finally(() => call.destroy())
  })
  // The protocol lets go of the upload once it has seen that nobody sends any more.
  const [status, offset] = await eventually(
    () => offsetOf(owner, address),
    ([found, header]) => found === 200 && header !== '0',
  )
  assert.equal(status, 200)
  assert.ok(Number(offset) > 0 && Number(offset) <= third, `${offset} of ${third}`)
  assert.equal((await send(owner, address, 0, bytes)).status, 409)
  const answer = await send(owner, address, Number(offset), bytes.subarray(Number(offset)))
  const { id, size, state } = (await answer.json()) as { id: string; size: number; state: string }
  assert.deepEqual([answer.status, size, state], [200, bytes.length, 'clean'])
  assert.ok((await get(owner, await hrefOf(owner, id))).rawPayload.equals(bytes))
  // The answer may be lost: whoever asks is told that everything has come.
  assert.deepEqual(await offsetOf(owner, address), [200, String(bytes.length)])
  assert.deepEqual([await partsIn(), await inFolder('quarantine')], [[], []])
})

test('a resumable upload keeps to its length, its limit and what is taken', async () => {
  const codeOf = async (answer: Response) => ((await answer.json()) as any).error.code
  assert.equal(await codeOf(await begin(owner, big + 1)), 'FILE_TOO_LARGE')
  assert.equal(await codeOf(await begin(owner, 0)), 'FILE_EMPTY')
  assert.equal(await codeOf(await begin(owner, 5, 'a.svg', 'image/svg+xml')), 'FILE_TYPE')
  const address = (await begin(owner, 5)).headers.get('location') ?? ''
  assert.equal((await send(owner, address, 0, Buffer.from('123456'))).status, 413)
  const pictured = (await begin(owner, 5, 'a.png', 'image/png')).headers.get('location') ?? ''
  const refused = await send(owner, pictured, 0, Buffer.from('12345'))
  const { code, requestId } = ((await refused.json()) as any).error
  assert.deepEqual([refused.status, code], [422, 'FILE_TYPE_MISMATCH'])
  assert.equal(requestId, refused.headers.get('x-request-id'))
  assert.equal((await owner.send(`GET files/${pictured.split('/').at(-1)}`)).body.error.code, code)
  assert.equal((await fetch(base + address, { method: 'DELETE', headers: headersOf(owner) })).status, 204)
  assert.deepEqual(await offsetOf(owner, address), [404, null])
  assert.deepEqual(await partsIn(), [])
})

test('an upload in one go that is cut off leaves nothing; a slow one holds nobody up', async () => {
  const who = await portal.citizen()
  const { headers, raw } = multipart(pdf())
  const start = () =>
    httpRequest(`${base}/api/files`, {
      method: 'POST',
      headers: { ...headersOf(who), ...headers, 'content-length': String(raw.length) },
    })
  const waiting = async () => (await inFolder('quarantine')).length
  const before = await waiting()
  /** Sends the beginning, up to where the server has begun to store the file. */
  const sendBeginning = async (call: ReturnType<typeof start>) => {
    call.write(raw.subarray(0, raw.length - 100))
    assert.equal(await eventually(waiting, count => count > before), before + 1)
  }
  const broken = start()
  const ended = new Promise<void>(done => broken.on('error', () => done()))
  await sendBeginning(broken)
  broken.destroy()
  await ended
  assert.equal(await eventually(waiting, count => count === before), before)

  const slow = start()
  const answer = new Promise<number | undefined>((done, fail) => {
    slow.on('error', fail)
    slow.on('response', response => done(response.resume().statusCode))
  })
  await sendBeginning(slow)
  // Both are answered while the upload is under way.
  assert.equal((await owner.call('GET misc/appData')).status, 200)
  assert.equal((await upload(owner)).state, 'clean')
  slow.end(raw.subarray(raw.length - 100))
  assert.equal(await answer, 201)
})

/** How many megabytes are held above what was held at the start; what is only not yet collected does not count. */
const memoryGauge = async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heldBack = () => {
    collect()
    const { arrayBuffers, heapUsed } = process.memoryUsage()
    return (arrayBuffers + heapUsed) / 1e6
  }
  // Freed memory is handed back in the background, between two turns of the loop.
  const values: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    values.push(heldBack())
    await new Promise(resolve => setImmediate(resolve))
  }
  const first = Math.min(...values)
  /** What is held in earnest is still held later. */
  return (allowed: number, seconds?: number) =>
    eventually(
      () => Math.round(heldBack() - first),
      megabytes => megabytes < allowed,
      seconds,
    )
}

test('a large upload takes no more memory than a small one', async () => {
  const who = await portal.citizen()
  const piece = Buffer.from(randomBytes(512 * 1024).toString('hex'))
  const [steps, piecesOfStep, allowed] = [6, 12, 24]
  const whole = (1 + steps * piecesOfStep) * piece.length
  const address = (await begin(who, whole)).headers.get('location') ?? ''
  await send(who, address, 0, piece)
  const gauge = await memoryGauge()
  // One request for all the rest, with a look at the memory each time the server has stored what was sent.
  const call = httpRequest(base + address, {
    method: 'PATCH',
    headers: headersOf(who, {
      'upload-offset': String(piece.length),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(whole - piece.length),
    }),
  })
  const answer = new Promise<number | undefined>((done, fail) => {
    call.on('error', fail)
    call.on('response', response => done(response.resume().statusCode))
  })
  for (let step = 1; step <= steps; step++) {
    for (let count = 0; count < piecesOfStep; count++) call.write(piece)
    const sent = step * piecesOfStep * piece.length
    if (step < steps)
      assert.equal(
        await eventually(
          () => comingIn(address),
          size => size === sent,
          30,
        ),
        sent,
      )
    else call.end()
    const megabytes = await gauge(allowed)
    assert.ok(megabytes < allowed, `${megabytes} MB after ${Math.round(sent / 1e6)} MB`)
  }
  assert.equal(await answer, 200)
  // The gauge itself: it sees what a server would keep that gathers half of the file before it stores it.
  const gathered = Buffer.alloc(whole / 2, 1)
  assert.ok((await gauge(allowed, 0.1)) >= allowed && gathered.length > 0)
})

test('what an officer may see of a request they may see of its files; its owner removes them no more', async () => {
  const { id } = await upload(owner)
  assert.equal((await officer.send(`GET files/${id}`)).status, 404)
  const filed = await owner.file()
  assert.equal(await portal.portal.files.attachToRequest(owner.id, [id], filed.id), 1)
  assert.equal((await officer.send(`GET files/${id}`)).status, 200)
  const href = await hrefOf(officer, id)
  assert.equal((await get(officer, href)).statusCode, 200)
  const elsewhere = await portal.employee(['CASE_OFFICER'], ['ANOTHER'])
  assert.equal((await elsewhere.send(`GET files/${id}`)).status, 404)
  const removal = await owner.send(`DELETE files/${id}`, { body: {} })
  assert.deepEqual([removal.status, removal.body.error.code], [422, 'FILE_ATTACHED'])
})

test('an answer may hold clean files of its own person, and none of another request', async () => {
  const { files } = portal.portal
  const [mine, theirs] = [await upload(owner), await upload(stranger)]
  const ids = [mine.id, theirs.id, 'no id', "' or true --"]
  assert.deepEqual([...(await files.documentsOf({ accountId: owner.id }, ids)).keys()], [mine.id])
  const filed = await owner.file()
  assert.equal(await files.attachToRequest(owner.id, [mine.id, theirs.id], filed.id), 1)
  assert.equal((await files.documentsOf({ accountId: owner.id }, ids)).size, 0)
  assert.equal((await files.documentsOf({ accountId: owner.id }, ids, filed.id)).size, 1)
  const filter = encodeURIComponent(JSON.stringify({ where: { ID: filed.ID } }))
  const { body: shown } = await owner.send(`GET LIBRARY_CARD/findOne?filter=${filter}`)
  assert.deepEqual(
    shown.documents.map(({ id }: { id: string }) => id),
    [mine.id],
  )
})

test('a person may let only so many files wait', async () => {
  const who = await portal.citizen()
  for (let count = 0; count < 20; count++) assert.equal((await begin(who, 5)).status, 201)
  assert.equal((await begin(who, 5)).status, 422)
  assert.equal((await upload(who)).error.code, 'TOO_MANY_FILES')
})

test('after a day what nothing holds is gone, row and bytes; what a draft or a request holds stays', async () => {
  const who = await portal.citizen()
  const [orphan, drafted] = [await upload(who, await photo()), await upload(who)]
  const body = { version: 1, activityId: 'APPLY', answers: { papers: [drafted.id] } }
  const saved = await who.send('PUT drafts/LIBRARY_CARD/01a1f000-0000-4000-8000-000000000001', { body })
  assert.equal(saved.status, 200)
  const whole = await who.send('GET drafts/LIBRARY_CARD')
  assert.deepEqual(
    whole.body[0].documents.map(({ id }: { id: string }) => id),
    [drafted.id],
  )
  await begin(who, 10)
  const objects = async () => (await inFolder('files')).filter(name => name.includes(orphan.id)).sort()
  assert.match((await objects()).join(), /\.file,.+\.thumbnail$/)
  await portal.portal.tidy()
  assert.equal((await who.send(`GET files/${orphan.id}`)).status, 200)
  // Times of files on the disk are the machine's: the clock moves far enough for those too.
  portal.pass(3 * 86_400_000 + Math.max(0, Date.now() - portal.now().getTime()))
  await portal.portal.tidy()
  const rows = await portal.database.query<{ id: string }>({
    text: `select id from files where owner_id = '${who.id}'`,
    values: [],
  } as never)
  assert.deepEqual(
    rows.map(({ id }) => id),
    [drafted.id],
  )
  assert.deepEqual(await objects(), [])
  assert.deepEqual(await inFolder('quarantine'), [])
  assert.equal((await inFolder('files')).filter(name => name.startsWith(drafted.id)).length, 1)
})

test('nothing of a name or a link reaches the log', async () => {
  await upload(owner, pdf('canary-name.pdf'))
  await get(owner, '/api/files/01a1f000-0000-7000-8000-000000000001/content?signature=canary-signature')
  assert.doesNotMatch(portal.log.join(''), /canary/)
})
