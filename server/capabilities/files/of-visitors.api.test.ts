// Files of visitors: all visitors share one account, and each browser sees, sends and removes its own files alone, within
// limits that are smaller than a person's; whoever signs in can take theirs along.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { multipart, pdf } from '../../test-files.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { publishService, questionAnswers } from '../../test-services.ts'

const room = {
  FILE_MAX_SIZE: '100000',
  VISITOR_FILE_MAX_SIZE: '5000',
  VISITOR_FILES_WAITING: '3',
  VISITOR_FILES_WAITING_BYTES: '8000',
  VISITORS_FILES_BYTES: '60000',
}
type Browser = Awaited<ReturnType<TestPortal['browser']>>
let portal: TestPortal
let officer: Person
let service: string

before(async () => {
  portal = await openTestPortal(room)
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  service = await publishService(designer, 'FILES_OF_VISITORS', definition => {
    definition.allowAnonymous = true
    Object.assign(definition.activities[0].steps[0].fieldsSchema, {
      picture: { label: 'answerText', type: 'Array', uniforms: { type: 'fileUpload' }, optional: true },
    })
  })
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const upload = (who: Browser | Person, file = pdf()) => who.send('POST files', multipart(file))
const idOf = async (who: Browser | Person): Promise<string> => {
  const { status, body } = await upload(who)
  assert.equal(status, 201, JSON.stringify(body))
  return body.id
}
const sized = (size: number) => {
  const file = pdf()
  const filling = Buffer.alloc(size - file.bytes.length, '\n')
  return { ...file, bytes: Buffer.concat([file.bytes, filling]) }
}
const announced = (size: number) => ({
  headers: {
    'tus-resumable': '1.0.0',
    'upload-length': String(size),
    'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')},filetype ${Buffer.from('text/plain').toString('base64')}`,
  },
})
const fileWith = (who: Browser | Person, picture: string[], key = crypto.randomUUID()) =>
  who.send(`POST ${service}`, {
    body: { data: { ...questionAnswers, picture } },
    headers: { 'idempotency-key': key },
  })

test('a visitor uploads, looks at, sends and is read by staff; the request holds the file', async () => {
  const visitor = await portal.browser()
  const id = await idOf(visitor)
  const { body: link } = await visitor.send(`GET files/${id}/link`)
  const { pathname, search } = new URL(link.href, 'http://portal')
  const content = await visitor.send(`GET ${pathname.replace('/api/', '')}${search}`)
  assert.equal(content.status, 200)
  const key = crypto.randomUUID()
  const filed = await fileWith(visitor, [id], key)
  assert.equal(filed.status, 201, JSON.stringify(filed.body))
  assert.deepEqual((await fileWith(visitor, [id], key)).body, filed.body)
  const { body: seen } = await officer.send(`GET ${service}/${filed.body.id}`)
  assert.deepEqual(
    seen.documents.map((document: any) => document.id),
    [id],
  )
  assert.equal((await officer.send(`GET files/${id}/link`)).status, 200)
  const removal = await visitor.send(`DELETE files/${id}`, { body: {} })
  assert.equal(removal.body.error.code, 'FILE_ATTACHED')
  assert.equal((await fileWith(visitor, [id])).body.error.code, 'VALIDATION_FAILED', 'held by one request')
})

test('nobody else reaches it: another visitor, a citizen, staff, a link in another browser', async () => {
  const [visitor, other] = [await portal.browser(), await portal.browser()]
  const id = await idOf(visitor)
  const { body: link } = await visitor.send(`GET files/${id}/link`)
  const { pathname, search } = new URL(link.href, 'http://portal')
  const citizen = await portal.citizen()
  for (const stranger of [other, citizen, officer]) {
    const answers = await Promise.all([
      stranger.send(`GET files/${id}`),
      stranger.send(`GET files/${id}/link`),
      stranger.send(`GET ${pathname.replace('/api/', '')}${search}`),
      stranger.send(`HEAD files/resumable/${id}`, { headers: { 'tus-resumable': '1.0.0' } }),
      stranger.send(`DELETE files/${id}`, { body: {} }),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404, 404, 404],
    )
  }
  for (const stranger of [other, citizen])
    assert.equal((await fileWith(stranger, [id])).body.error.code, 'VALIDATION_FAILED')
  assert.equal((await visitor.send(`GET files/${id}`)).status, 200)
})

test('the limits are those of visitors: size, files, bytes, in one go and resumable', async () => {
  const visitor = await portal.browser()
  const large = await upload(visitor, sized(5001))
  assert.deepEqual([large.status, large.body.error.code], [422, 'FILE_TOO_LARGE'])
  const begun = await visitor.send('POST files/resumable', announced(5001))
  assert.equal(begun.body.error.code, 'FILE_TOO_LARGE')
  assert.equal((await upload(visitor, sized(5000))).status, 201)
  assert.equal((await upload(visitor, sized(3500))).body.error.code, 'TOO_MANY_FILES', 'too many bytes')
  assert.equal((await visitor.send('POST files/resumable', announced(1000))).status, 201)
  const third = await visitor.send('POST files/resumable', announced(1000))
  assert.equal(third.status, 201)
  const fourth = await visitor.send('POST files/resumable', announced(10))
  assert.equal(fourth.body.error.code, 'TOO_MANY_FILES', 'too many files')
  // A person is not bound by them.
  const citizen = await portal.citizen()
  assert.equal((await upload(citizen, sized(20_000))).status, 201)
})

test('whoever signs in takes along what they uploaded in this browser, and nothing else', async () => {
  const [visitor, other] = [await portal.browser(), await portal.browser()]
  const [mine, theirs] = [await idOf(visitor), await idOf(other)]
  const citizen = await portal.citizen()
  // The cookie of the browser stays as its person signs in.
  const cookie = [...visitor.jar].find(([name]) => name.includes('visitor'))
  assert.ok(cookie)
  citizen.jar.set(...cookie)
  const claimed = await citizen.send('POST files/claim', { body: { ids: [mine, theirs] } })
  assert.deepEqual(claimed.body, { ids: [mine] })
  assert.equal((await citizen.send(`GET files/${mine}`)).status, 200)
  assert.equal((await visitor.send(`GET files/${mine}`)).status, 404)
  assert.equal((await other.send(`GET files/${theirs}`)).status, 200)
  assert.equal((await fileWith(citizen, [mine])).status, 201)
  assert.equal((await visitor.send('POST files/claim', { body: { ids: [mine] } })).status, 401)
})

test('all visitors together take no more than there is room for, and a person still uploads', async () => {
  const browsers = await Promise.all(Array.from({ length: 16 }, () => portal.browser()))
  const answers = await Promise.all(browsers.map(who => who.send('POST files/resumable', announced(4900))))
  const codes = answers.map(({ status, body }) => body?.error?.code ?? status)
  assert.ok(codes.includes('UPLOADS_FULL'), JSON.stringify(codes))
  const [{ bytes } = { bytes: 0 }] = await portal.database.query<{ bytes: number }>({
    text: `select sum(size)::int as bytes from files where visitor is not null and request_id is null and state <> 'refused'`,
    values: [],
  } as never)
  assert.ok(bytes <= 60_000 && bytes > 50_000, String(bytes))
  assert.equal((await upload(await portal.citizen())).status, 201)
})

test('one network address begins at most a hundred uploads an hour without signing in', async () => {
  const visitor = await portal.browser()
  let last: Awaited<ReturnType<typeof upload>> | undefined
  for (let turn = 0; turn < 101 && last?.status !== 429; turn++)
    last = await visitor.send('POST files/resumable', announced(1))
  assert.deepEqual([last?.status, last?.body.error.code], [429, 'MAX_ATTEMPTS'])
})
