// A request holds the files of its answers from the moment it is filed, and only such as its sender may use.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { raw } from '../../platform/database/index.ts'
import { eventually } from '../../platform/test-patience.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'
import { catalogueStore, readServiceFolders } from '../catalogue/index.ts'
import { multipart, pdf } from './test-files.ts'

let portal: TestPortal
type Person = Awaited<ReturnType<TestPortal['citizen']>>
const otherService = 'LIBRARY_CARD_OTHER'

before(async () => {
  portal = await openTestPortal()
  const service = readServiceFolders(libraryCard.services).find(
    ({ serviceSlug }) => serviceSlug === 'LIBRARY_CARD',
  )
  assert.ok(service)
  const definition = structuredClone(service)
  Object.assign(definition.activities[0]?.steps[0]?.fieldsSchema ?? {}, {
    papers: {
      label: 'f.fullName',
      type: 'Array',
      uniforms: { type: 'fileUpload' },
      maxCount: 2,
      extensions: ['pdf'],
      maxSize: 1000,
    },
  })
  definition.activities.find(({ activityId }) => activityId === 'CORRECT')?.corrects?.fields.push('papers')
  await catalogueStore(portal.database).publish(randomUUID(), definition, 'with files')
  const other = { ...structuredClone(definition), serviceSlug: otherService }
  await catalogueStore(portal.database).publish(randomUUID(), other, 'another with files')
  await portal.portal.loadCatalogue()
})
after(() => portal.close())

const upload = async (who: Person, file = pdf()): Promise<string> =>
  (await who.call('POST files', multipart(file))).body.id
const fileWith = (who: Person, papers: unknown, service = 'LIBRARY_CARD') =>
  who.call(`POST ${service}`, { body: { data: { ...cardAnswers, papers } } })

test('filing attaches the files: staff read them, their owner keeps them, tidying leaves them', async () => {
  const [owner, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const [id, other] = [await upload(owner), await upload(owner)]
  const filed = await fileWith(owner, [id])
  assert.equal(filed.status, 201, JSON.stringify(filed.body))
  const filter = encodeURIComponent(JSON.stringify({ where: { ID: filed.body.ID }, include: ['documents'] }))
  const { body } = await officer.call(`GET LIBRARY_CARD/findOne?filter=${filter}`)
  assert.deepEqual(
    body.documents.map((document: { id: string }) => document.id),
    [id],
  )
  assert.equal((await officer.call(`GET files/${id}`)).status, 200)
  assert.equal((await officer.call(`GET files/${other}`)).status, 404)
  assert.equal((await owner.call(`DELETE files/${id}`, { body: {} })).body.error.code, 'FILE_ATTACHED')
  const later = await portal.citizen()
  assert.equal((await fileWith(later, [id])).status, 422)
  // A file of one request is no answer of another, even of the same person.
  assert.equal((await fileWith(owner, [id])).body.error.details[0].key, 'unknownFile')
})

test('files that staff put in the place of others stand in the history with those they replaced', async () => {
  const [owner, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const supervisor = await portal.employee(['SUPERVISOR'])
  const first = await upload(owner)
  const { body: filed } = await fileWith(owner, [first])
  const act = (who: Person, revision: number, body: object) =>
    who.call(`PATCH LIBRARY_CARD/${filed.id}`, { body, headers: { 'if-match': `"${revision}"` } })
  assert.equal((await act(officer, 1, { activityId: 'APPROVE' })).status, 200)
  const second = await upload(supervisor)
  const { fullName, mobile, branch } = cardAnswers
  const corrected = await act(supervisor, 2, {
    activityId: 'CORRECT',
    data: { fullName, mobile, branch, papers: [second], reasonCorrected: 'The scan was not legible' },
  })
  assert.equal(corrected.status, 200, JSON.stringify(corrected.body))
  const [entry] = corrected.body.history
  assert.deepEqual(
    [entry.kind, entry.by.id, entry.before.papers, entry.data.papers],
    ['corrected', supervisor.id, [first], [second]],
  )
  assert.equal((await supervisor.call(`GET files/${first}`)).status, 200)
  assert.equal(
    (await supervisor.call(`DELETE files/${second}`, { body: {} })).body.error.code,
    'FILE_ATTACHED',
  )
})

test("another's file, one that does not fit and one that is no file are faults of the answer", async () => {
  const [owner, stranger] = [await portal.citizen(), await portal.citizen()]
  const large = pdf('large.pdf', '', `%${'x'.repeat(2000)}`)
  const text = { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('hello') }
  const wrong: [unknown, string][] = [
    [[await upload(stranger)], 'unknownFile'],
    [[randomUUID()], 'unknownFile'],
    [["' or true --"], 'unknownFile'],
    [[await upload(owner, large)], 'tooLarge'],
    [[await upload(owner, text)], 'wrongType'],
    [[await upload(owner), await upload(owner), await upload(owner)], 'maxCount'],
    [[], 'required'],
  ]
  for (const [papers, key] of wrong) {
    const { status, body } = await fileWith(owner, papers)
    assert.deepEqual([status, body.error?.details?.[0]?.key], [422, key], JSON.stringify(body))
  }
})

test('a filing with files that is repeated is answered as before; a look at a file is told to its owner', async () => {
  const [owner, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const id = await upload(owner)
  const send = () =>
    owner.call('POST LIBRARY_CARD', {
      body: { data: { ...cardAnswers, papers: [id] } },
      headers: { 'idempotency-key': 'filed-with-papers' },
    })
  const first = await send()
  const again = await send()
  assert.deepEqual([first.status, again.status, again.body.ID], [201, 201, first.body.ID])

  const { href } = (await officer.call(`GET files/${id}/link`)).body
  const looks = async () => (await owner.call(`GET citizen/${owner.id}/viewings`)).body
  assert.deepEqual(await looks(), [], 'a link shows nothing yet')
  const cookie = [...officer.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode } = await portal.portal.app.inject({ url: href, headers: { cookie } })
  assert.equal(statusCode, 200)
  assert.deepEqual(
    (await looks()).map(({ ID }: { ID: string }) => ID),
    [first.body.ID],
  )
})

test('one file named in filings of two services at once is held by one, and the other is refused with its name', async () => {
  const { database } = portal
  const owner = await portal.citizen()
  const id = await upload(owner)
  // Its row is held until both have looked at it, so that neither knows of the other.
  let both: ReturnType<typeof fileWith>[] = []
  await database.transaction(
    async queries => {
      await queries.query(raw(`select id from files where id = '${id}' for update`))
      both = ['LIBRARY_CARD', otherService].map(service => fileWith(owner, [id], service))
      await eventually(
        () =>
          queries.one<{ count: number }>(
            raw(`select count(*)::int as count from pg_locks where not granted and pid in (
              select pid from pg_stat_activity where datname = current_database())`),
          ),
        ({ count }) => count === 2,
      )
    },
    { lockTimeout: 0, statementTimeout: 0 },
  )
  const answers = await Promise.all(both)
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422])
  const refused = answers.find(({ status }) => status === 422)
  assert.equal(refused?.body.error.details[0].key, 'unknownFile', JSON.stringify(refused?.body))
  const counts = ['LIBRARY_CARD', otherService].map(
    async service => (await owner.call(`GET ${service}/count`)).body.count,
  )
  assert.deepEqual((await Promise.all(counts)).sort(), [0, 1])
})
