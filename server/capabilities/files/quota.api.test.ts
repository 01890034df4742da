// What a person may have that no request holds, uploaded all at once through two servers: bytes and files are counted in
// the statement that adds one.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { multipart, pdf } from '../../test-files.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

// As many at once as are sent: the quota is tried here.
const room = {
  UPLOADS_AT_ONCE: '100',
  FILE_MAX_SIZE: '100000',
  FILES_WAITING: '5',
  FILES_WAITING_BYTES: '1000000',
}
let portals: [TestPortal, TestPortal]
before(async () => {
  const one = await openTestPortal(room)
  portals = [one, await openTestPortal(room, one)]
})
after(async () => {
  await portals[1].close()
  await portals[0].close()
})

type Person = Awaited<ReturnType<TestPortal['citizen']>>
/** A call of a person through either server. */
const through = (turn: number, who: Person, key: string, options: Parameters<Person['send']>[1] = {}) =>
  (portals[turn % 2] as TestPortal).send(
    key,
    { ...options, headers: { 'x-app-mode': 'CITIZEN', 'x-csrf-token': who.held.token, ...options.headers } },
    who.jar,
  )
const begin = (turn: number, who: Person, size: number) => {
  const metadata = `filename ${Buffer.from('a.txt').toString('base64')},filetype ${Buffer.from('text/plain').toString('base64')}`
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(size), 'upload-metadata': metadata }
  return through(turn, who, 'POST files/resumable', { headers })
}
const stored = async (who: Person) => {
  const [row] = await portals[0].database.query<{ files: number; bytes: number }>({
    text: `select count(*)::int as files, coalesce(sum(size), 0)::int as bytes from files where owner_id = '${who.id}' and state <> 'refused'`,
    values: [],
  } as never)
  return row
}
const many = Array.from({ length: 40 }, (_, turn) => turn)
const counts = (answers: { status: number; body: any }[]) => [
  answers.filter(({ status }) => status === 201).length,
  answers.filter(({ body }) => body?.error?.code === 'TOO_MANY_FILES').length,
]

test('of forty files begun at once as many are taken as may wait', async () => {
  const who = await portals[0].citizen()
  assert.deepEqual(counts(await Promise.all(many.map(turn => begin(turn, who, 10)))), [5, 35])
  assert.deepEqual(await stored(who), { files: 5, bytes: 50 })
})

test('of files that come in one go none passes the quota either', async () => {
  const who = await portals[0].citizen()
  const answers = await Promise.all(many.map(turn => through(turn, who, 'POST files', multipart(pdf()))))
  assert.deepEqual(counts(answers), [5, 35])
})

test('bytes are counted as they are announced, in drafts too; removing a file makes room', async () => {
  const roomy = await openTestPortal({ ...room, FILES_WAITING: '1000', FILES_WAITING_BYTES: '200000' })
  try {
    const who = await roomy.citizen()
    const small = await who.send('POST files', multipart(pdf()))
    const body = { version: 1, activityId: 'APPLY', answers: { papers: [small.body.id] } }
    await who.send('PUT drafts/LIBRARY_CARD/01a1f000-0000-4000-8000-000000000001', { body })
    const metadata = `filename ${Buffer.from('a.txt').toString('base64')},filetype ${Buffer.from('text/plain').toString('base64')}`
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '100000', 'upload-metadata': metadata }
    const answers = await Promise.all(many.map(() => who.send('POST files/resumable', { headers })))
    // Two would fill it to the last byte, beside the one in the draft there is room for one.
    assert.deepEqual(counts(answers), [1, 39])
    const accepted = answers.find(({ status }) => status === 201)
    await who.send(`DELETE ${String(accepted?.headers.location).replace(/^.*\/api\//, '')}`, {
      headers: { 'tus-resumable': '1.0.0' },
    })
    assert.equal((await who.call('POST files/resumable', { headers })).status, 201)
  } finally {
    await roomy.close()
  }
})
