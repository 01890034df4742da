// Hundreds of uploads of one person at once: they wait for themselves, nobody else does, and nothing is lost.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { multipart, pdf } from '../../test-files.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

const limit = 4
let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ UPLOADS_AT_ONCE: String(limit), FILES_WAITING: '1000' })
})
after(() => portal.close())

type Person = Awaited<ReturnType<TestPortal['citizen']>>
const upload = (who: Person, language = 'ar') => {
  const { raw, headers } = multipart(pdf())
  return who.send('POST files', { raw, headers: { ...headers, 'accept-language': language } })
}
const storedFiles = async (who: Person): Promise<number> => {
  const { count } = await portal.database.one<{ count: number }>({
    text: `select count(*)::int as count from files where owner_id = '${who.id}'`,
    values: [],
  } as never)
  return count
}
const resumable = (who: Person) =>
  who.send('POST files/resumable', {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')},filetype ${Buffer.from('text/plain').toString('base64')}`,
    },
  })

test('400 uploads of one person at once: told to come again, in their language; another person is not held up', async () => {
  const [eager, other] = [await portal.citizen(), await portal.citizen()]
  const burst = Promise.all(Array.from({ length: 400 }, () => upload(eager)))
  for (let turn = 0; turn < limit; turn++) assert.equal((await upload(other)).status, 201, 'another person')
  const answers = await burst
  const statuses = new Map<number, number>()
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const accepted = statuses.get(201) ?? 0
  assert.deepEqual([...statuses.keys()].sort(), [201, 429], JSON.stringify([...statuses]))
  assert.ok(accepted >= limit)
  for (const { body, headers } of answers.filter(({ status }) => status === 429)) {
    assert.equal(body.error.code, 'TOO_MANY_UPLOADS')
    assert.match(body.error.message, /ترفع ملفات كثيرة في وقت واحد/)
    assert.equal(headers['retry-after'], '2')
  }
  assert.equal(await storedFiles(eager), accepted, 'what was refused left nothing')
})

test('whoever comes again as told gets all of it stored, once', async () => {
  const who = await portal.citizen()
  let [left, rounds] = [40, 0]
  while (left > 0 && rounds < 40) {
    const answers = await Promise.all(Array.from({ length: left }, () => upload(who, 'en')))
    left -= answers.filter(({ status }) => status === 201).length
    rounds += 1
  }
  assert.equal(left, 0)
  assert.equal(await storedFiles(who), 40)
})

test('uploads that go in parts are counted with the others', async () => {
  const who = await portal.citizen()
  const answers = await Promise.all(Array.from({ length: 60 }, () => resumable(who)))
  const refused = answers.filter(({ status }) => status === 429)
  assert.ok(refused.length > 0)
  assert.equal(answers.filter(({ status }) => status === 201).length + refused.length, 60)
  for (const { body } of refused) assert.match(body.error.message, /many files at once/)
  assert.equal((await resumable(who)).status, 201)
})
