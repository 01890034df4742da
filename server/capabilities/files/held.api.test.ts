// A request holds the files of its answers from the moment it is filed, and only such as its sender may use.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { raw } from '../../platform/database/index.ts'
import { eventually } from '../../platform/test-patience.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { multipart, pdf } from '../../test-files.ts'
import { cardAnswers, openTestPortal, refusal, type TestPortal } from '../../test-portal.ts'
import { catalogueStore, readServiceFolders } from '../catalogue/index.ts'

let portal: TestPortal
type Person = Awaited<ReturnType<TestPortal['citizen']>>
const otherService = 'LIBRARY_CARD_OTHER'
const day = 86_400_000

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
  definition.activities.find(({ activityId }) => activityId === 'CORRECT')?.corrects?.fields?.push('papers')
  await catalogueStore(portal.database).publish(randomUUID(), uncheckedDefinition(definition, 'with files'))
  const other = { ...structuredClone(definition), serviceSlug: otherService }
  await catalogueStore(portal.database).publish(
    randomUUID(),
    uncheckedDefinition(other, 'another with files'),
  )
  await portal.portal.loadCatalogue()
})
after(() => portal.close())

const upload = async (who: Person, file = pdf()): Promise<string> =>
  (await who.send('POST files', multipart(file))).body.id
const fileWith = (who: Person, papers: unknown, service = 'LIBRARY_CARD') =>
  who.file({ ...cardAnswers, papers }, { service })

test('filing attaches the files: staff read them, their owner keeps them, tidying leaves them', async () => {
  const [owner, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const [id, other] = [await upload(owner), await upload(owner)]
  const filed = await fileWith(owner, [id])
  const { documents } = await officer.read(filed, ['documents'])
  assert.deepEqual(
    documents?.map(document => document.id),
    [id],
  )
  assert.equal((await officer.send(`GET files/${id}`)).status, 200)
  assert.equal((await officer.send(`GET files/${other}`)).status, 404)
  assert.equal((await owner.send(`DELETE files/${id}`, { body: {} })).body.error.code, 'FILE_ATTACHED')
  const later = await portal.citizen()
  await refusal(fileWith(later, [id]), 'VALIDATION_FAILED')
  // A file of one request is no answer of another, even of the same person.
  const { error } = await refusal(fileWith(owner, [id]), 'VALIDATION_FAILED')
  assert.equal(error.details?.[0]?.key, 'unknownFile')
})

test('files that staff put in the place of others stand in the history with those they replaced', async () => {
  const [owner, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const supervisor = await portal.employee(['SUPERVISOR'])
  const first = await upload(owner)
  const approved = await officer.act(await fileWith(owner, [first]), 'APPROVE')
  const second = await upload(supervisor)
  const { fullName, mobile, branch } = cardAnswers
  const corrected = await supervisor.act(approved, 'CORRECT', {
    data: { fullName, mobile, branch, papers: [second], reasonCorrected: 'The scan was not legible' },
  })
  const entry = corrected.history.find(({ kind }) => kind === 'corrected')
  assert.deepEqual(
    [entry?.kind, entry?.by?.id, entry?.before?.papers, entry?.data?.papers],
    ['corrected', supervisor.id, [first], [second]],
  )
  assert.equal((await supervisor.send(`GET files/${first}`)).status, 200)
  // What stands in the applicant's answers is theirs to read, whoever put it there.
  for (const id of [first, second]) assert.equal((await owner.send(`GET files/${id}`)).status, 200)
  assert.equal(
    (await supervisor.send(`DELETE files/${second}`, { body: {} })).body.error.code,
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
    const { error } = await refusal(fileWith(owner, papers), 'VALIDATION_FAILED')
    assert.equal(error.details?.[0]?.key, key)
  }
})

/** Begins an upload of which no byte has come; its id. */
const begin = async (who: Person): Promise<string> => {
  const encoded = (text: string) => Buffer.from(text).toString('base64')
  const metadata = `filename ${encoded('a.pdf')},filetype ${encoded('application/pdf')}`
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10', 'upload-metadata': metadata }
  const begun = await who.send('POST files/resumable', { headers })
  return String(begun.headers.location).split('/').at(-1) ?? ''
}

test('a file that is not checked yet is neither linked to nor an answer', async () => {
  const owner = await portal.citizen()
  const id = await begin(owner)
  assert.equal((await owner.send(`GET files/${id}`)).body.state, 'pending')
  const link = await owner.send(`GET files/${id}/link`)
  assert.deepEqual([link.status, link.body.error?.code], [404, 'NOT_FOUND'])
  const { error } = await refusal(fileWith(owner, [id]), 'VALIDATION_FAILED')
  assert.equal(error.details?.[0]?.key, 'unknownFile')
})

test('an upload goes on for a day, and not after', async () => {
  const owner = await portal.citizen()
  const id = await begin(owner)
  const headers = { 'tus-resumable': '1.0.0' }
  const offset = async () => (await owner.send(`HEAD files/resumable/${id}`, { headers })).status
  const goOn = async () => {
    const sent = { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    const answer = await owner.send(`PATCH files/resumable/${id}`, {
      headers: sent,
      raw: Buffer.from('%PDF-'),
    })
    return answer.status
  }
  await portal.passWith(day - 60_000, owner)
  assert.equal(await offset(), 200)
  await portal.passWith(2 * 60_000, owner)
  assert.deepEqual([await offset(), await goOn()], [404, 404])
})

test('a file stays with the request that holds it, whichever of its owner’s names it next', async () => {
  const [owner, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const id = await upload(owner)
  const first = await fileWith(owner, [id])
  const second = await fileWith(owner, [await upload(owner)], otherService)
  assert.equal(await portal.portal.files.attachToRequest(owner.id, [id], second.id), 0)
  const { documents } = await officer.read(first, ['documents'])
  assert.deepEqual(
    documents?.map(document => document.id),
    [id],
  )
})

test('a filing with files that is repeated is answered as before', async () => {
  const owner = await portal.citizen()
  const id = await upload(owner)
  const send = () => owner.file({ ...cardAnswers, papers: [id] }, { key: 'filed-with-papers' })
  const first = await send()
  assert.equal((await send()).ID, first.ID)
})

test('a look at a file is a look at its request, which its owner reads of', async () => {
  const [owner, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const id = await upload(owner)
  const filed = await fileWith(owner, [id])
  const { href } = (await officer.send(`GET files/${id}/link`)).body
  const looks = async () => (await owner.send(`GET citizen/${owner.id}/viewings`)).body
  assert.deepEqual(await looks(), [], 'a link shows nothing yet')
  const cookie = [...officer.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode } = await portal.portal.app.inject({ url: href, headers: { cookie } })
  assert.equal(statusCode, 200)
  assert.deepEqual(
    (await looks()).map(({ ID }: { ID: string }) => ID),
    [filed.ID],
  )
})

test('a link is good for the person it was made for, not for a colleague who may see the same file', async () => {
  const officers = [await portal.employee(['CASE_OFFICER']), await portal.employee(['CASE_OFFICER'])] as const
  const owner = await portal.citizen()
  const id = await upload(owner)
  await fileWith(owner, [id])
  const { href } = (await officers[0].send(`GET files/${id}/link`)).body
  const statuses = officers.map(async ({ jar }) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return (await portal.portal.app.inject({ url: href, headers: { cookie } })).statusCode
  })
  assert.deepEqual(await Promise.all(statuses), [200, 404])
})

test('one file named in filings of two services at once is held by one, and the other is refused with its name', async () => {
  const { database } = portal
  const owner = await portal.citizen()
  const id = await upload(owner)
  // Its row is held until both have looked at it, so that neither knows of the other.
  let both: ReturnType<typeof fileWith>[] = []
  let settled: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
  await database.transaction(
    async queries => {
      await queries.query(raw(`select id from files where id = '${id}' for update`))
      both = ['LIBRARY_CARD', otherService].map(service => fileWith(owner, [id], service))
      // One is refused as soon as the row is free, maybe before this is over.
      settled = Promise.allSettled(both)
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
  const outcomes = await settled
  const late = outcomes.findIndex(({ status }) => status === 'rejected')
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const { error } = await refusal(both[late] as Promise<unknown>, 'VALIDATION_FAILED')
  assert.equal(error.details?.[0]?.key, 'unknownFile')
  const counts = ['LIBRARY_CARD', otherService].map(
    async service => (await owner.send(`GET ${service}/count`)).body.count,
  )
  assert.deepEqual((await Promise.all(counts)).sort(), [0, 1])
})

test('a file that a programme holds is in no answer, cannot be removed, and stays until it is let go', async () => {
  const owner = await portal.citizen()
  const id = await upload(owner)
  const { files } = portal.portal
  assert.equal(await files.hold(portal.database, owner.id, id), true)
  assert.equal(await files.hold(portal.database, owner.id, id), false, 'it is held once')
  assert.equal((await files.documentsOf({ accountId: owner.id }, [id])).size, 0)
  await refusal(fileWith(owner, [id]), 'VALIDATION_FAILED')
  assert.equal((await owner.send(`DELETE files/${id}`, { body: {} })).body.error.code, 'FILE_ATTACHED')
  await files.tidy(new Date(portal.now().getTime() + day))
  assert.equal((await files.read(id)).name, 'عقد.pdf')
  await files.letGo(portal.database, id)
  await files.tidy(new Date(portal.now().getTime() + day))
  await assert.rejects(files.read(id))
})
