// Drafts over the real API: whose they are, two tabs, what was deleted and brought back, what was sent, new versions.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { multipart, pdf } from '../../test-files.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const day = 86_400_000
const service = 'LIBRARY_CARD'
type Person = Awaited<ReturnType<TestPortal['citizen']>>
const typed = (fullName: string) => ({
  body: { version: 1, activityId: 'APPLY', answers: { fullName }, step: '2' },
})
const at = (id: string) => `drafts/${service}/${id}`
const put = (person: Person, id: string, name: string, revision?: number) =>
  person.send(`PUT ${at(id)}`, {
    ...typed(name),
    ...(revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } }),
  })

test('a draft is saved, changed, listed and read whole; its expiry is told', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  const first = await put(person, id, 'نه')
  assert.equal(first.status, 200)
  assert.equal(first.body.revision, 1)
  const second = await put(person, id, 'نهى', 1)
  assert.equal(second.body.revision, 2)
  const list = (await person.call('GET drafts')).body
  assert.deepEqual(
    list.map((draft: any) => [draft.id, draft.step, 'answers' in draft]),
    [[id, '2', false]],
  )
  const whole = (await person.send(`GET ${at(id)}`)).body
  assert.deepEqual(whole.answers, { fullName: 'نهى' })
  assert.equal(Date.parse(whole.expiresAt) - Date.parse(whole.updatedAt), 90 * day)
})

test('nobody reads, changes, deletes or restores a draft of somebody else, nor learns that it is there', async () => {
  const [owner, stranger] = [await portal.citizen(), await portal.citizen()]
  const id = randomUUID()
  await put(owner, id, 'سر')
  for (const call of [`GET ${at(id)}`, `DELETE ${at(id)}`, `POST ${at(id)}/restore`])
    assert.equal((await stranger.send(call, call.startsWith('POST') ? { body: {} } : {})).status, 404, call)
  assert.equal((await put(stranger, id, 'x', 1)).status, 404)
  assert.equal((await put(stranger, id, 'x')).status, 404)
  assert.deepEqual((await stranger.call('GET drafts')).body, [])
  assert.deepEqual((await owner.send(`GET ${at(id)}`)).body.answers, { fullName: 'سر' })
})

test('of two tabs the later one is told, with what the other wrote; both texts can be kept', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  await put(person, id, 'من هنا')
  await put(person, id, 'من هناك', 1)
  const late = await put(person, id, 'من هنا أيضًا', 1)
  assert.equal(late.status, 409)
  assert.equal(late.body.error.code, 'CONFLICT')
  assert.deepEqual(late.body.current.answers, { fullName: 'من هناك' })
  const copy = randomUUID()
  const named = { body: { ...typed('من هناك').body, name: 'نسخة' } }
  assert.equal((await person.send(`PUT ${at(copy)}`, named)).status, 200)
  assert.equal((await put(person, id, 'من هنا أيضًا', late.body.current.revision)).status, 200)
  assert.equal((await person.call('GET drafts')).body.length, 2)
})

test('a saving whose answer was lost is sent again: it is answered as before, and no conflict with oneself', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  const outcome = async (name: string, revision?: number) => {
    const { status, body } = await put(person, id, name, revision)
    return [status, body.revision]
  }
  assert.deepEqual(await outcome('first'), [200, 1])
  assert.deepEqual(await outcome('first'), [200, 1])
  assert.deepEqual(await outcome('second', 1), [200, 2])
  assert.deepEqual(await outcome('second', 1), [200, 2])
  assert.deepEqual((await outcome('other', 1))[0], 409, 'other answers on the same revision')
  assert.deepEqual((await outcome('first'))[0], 409, 'it has been changed since')
  const elsewhere = { ...typed('second').body, step: '3' }
  const moved = await person.send(`PUT ${at(id)}`, { body: elsewhere, headers: { 'if-match': '"1"' } })
  assert.equal(moved.status, 409, 'the same answers, left on another page of the form')
})

test('of two savings of one draft at once one counts, and the other is told', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  await put(person, id, 'أول')
  const both = await Promise.all(['من هنا', 'من هناك'].map(name => put(person, id, name, 1)))
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  const counted = both.findIndex(({ status }) => status === 200)
  const stored = (await person.send(`GET ${at(id)}`)).body
  assert.deepEqual([stored.revision, stored.answers.fullName], [2, ['من هنا', 'من هناك'][counted]])
})

test('a second unnamed draft of a service meets the first', async () => {
  const person = await portal.citizen()
  const [first, second] = [randomUUID(), randomUUID()]
  await put(person, first, 'أول')
  const met = await put(person, second, 'ثان')
  assert.equal(met.status, 409)
  assert.equal(met.body.current.id, first)
})

test('a deleted draft can be brought back for a day, and not after', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  await put(person, id, 'باق')
  assert.equal((await person.send(`DELETE ${at(id)}`)).status, 204)
  assert.equal((await person.send(`GET ${at(id)}`)).status, 404)
  const back = await person.send(`POST ${at(id)}/restore`, { body: {} })
  assert.equal(back.status, 200)
  assert.deepEqual((await person.send(`GET ${at(id)}`)).body.answers, { fullName: 'باق' })
  await person.send(`DELETE ${at(id)}`)
  portal.pass(2 * day)
  await portal.portal.tidy()
  const again = await portal.database.query(
    // The tests look into the table itself: the API would not show it either way.
    { text: 'select id from drafts where id = $1', values: [id] } as never,
  )
  assert.equal(again.length, 0)
})

test('sending consumes the draft; a tab that saves it afterwards is told that it is gone', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  await put(person, id, 'ليلى')
  const body = { data: cardAnswers, version: 1, draftId: id }
  const send = () => person.send(`POST ${service}`, { body, headers: { 'idempotency-key': id } })
  const sent = await Promise.all(Array.from({ length: 8 }, send))
  assert.equal(new Set(sent.filter(({ status }) => status === 201).map(answer => answer.body.ID)).size, 1)
  assert.deepEqual((await person.call('GET drafts')).body, [])
  assert.equal((await put(person, id, 'متأخر', 1)).status, 404)
  assert.equal((await put(person, id, 'متأخر')).status, 404)
})

test('what was sent is neither brought back as a draft nor saved as one that was on its way', async () => {
  const person = await portal.citizen()
  const [saved, unsaved] = [randomUUID(), randomUUID()]
  await put(person, saved, 'ليلى')
  for (const id of [saved, unsaved]) {
    const body = { data: cardAnswers, version: 1, draftId: id }
    const sent = await person.send(`POST ${service}`, { body, headers: { 'idempotency-key': id } })
    assert.equal(sent.status, 201)
    assert.equal((await person.send(`POST ${at(id)}/restore`, { body: {} })).status, 404)
    assert.equal((await put(person, id, 'متأخر')).status, 404)
  }
  assert.deepEqual((await person.call('GET drafts')).body, [])
})

test('a person has a hundred drafts and no more', async () => {
  const person = await portal.citizen()
  const save = async (name: string) => {
    const { body } = typed(name)
    return (await person.send(`PUT ${at(randomUUID())}`, { body: { ...body, name } })).status
  }
  const statuses = await Promise.all(Array.from({ length: 101 }, (_, index) => save(`draft ${index}`)))
  assert.deepEqual([statuses.filter(status => status === 200).length, await save('one more')], [100, 422])
})

test('a refused sending leaves the draft as it was', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  await put(person, id, 'ليلى')
  const refused = await person.send(`POST ${service}`, { body: { data: {}, version: 1, draftId: id } })
  assert.equal(refused.status, 422)
  assert.equal((await person.send(`GET ${at(id)}`)).status, 200)
})

test('too large, of a version that does not exist, of a service that does not exist: each its code', async () => {
  const person = await portal.citizen()
  const large = { ...typed('x').body, answers: { fullName: 'x'.repeat(600_000) } }
  const tooLarge = await person.send(`PUT ${at(randomUUID())}`, { body: large })
  assert.equal(tooLarge.status, 413)
  const ahead = await person.send(`PUT ${at(randomUUID())}`, { body: { ...typed('x').body, version: 9 } })
  assert.equal(ahead.body.error.code, 'VERSION_CHANGED')
  const ghost = await person.send(`PUT drafts/GHOST/${randomUUID()}`, typed('x'))
  assert.equal(ghost.status, 404)
})

test('a draft that is given the name of another is refused with the other, not lost', async () => {
  const person = await portal.citizen()
  const [nameless, named] = [randomUUID(), randomUUID()]
  await put(person, nameless, 'first')
  const body = { ...typed('second').body, name: 'For my sister' }
  assert.equal((await person.send(`PUT ${at(named)}`, { body })).status, 200)
  const { status, body: refused } = await put(person, named, 'second', 1)
  assert.deepEqual([status, refused.error.code, refused.current?.id], [409, 'DRAFT_EXISTS', nameless])
  assert.equal((await person.send(`GET ${at(named)}`)).body.answers.fullName, 'second')
})

test('a second draft without a name, or with the name of another, has a code of its own and names the other', async () => {
  const person = await portal.citizen()
  const [nameless, named] = [randomUUID(), randomUUID()]
  const withName = { ...typed('second').body, name: 'For my sister' }
  await put(person, nameless, 'first')
  await person.send(`PUT ${at(named)}`, { body: withName })
  const codeOf = ({ status, body }: { status: number; body: any }) => [
    status,
    body.error.code,
    body.current?.id,
  ]
  assert.deepEqual(codeOf(await put(person, randomUUID(), 'third')), [409, 'DRAFT_EXISTS', nameless])
  const again = await person.send(`PUT ${at(randomUUID())}`, { body: withName })
  assert.deepEqual(codeOf(again), [409, 'DRAFT_EXISTS', named])
  // One that was deleted and whose name another has taken comes back as little.
  await person.send(`DELETE ${at(named)}`)
  const heir = randomUUID()
  assert.equal((await person.send(`PUT ${at(heir)}`, { body: withName })).status, 200)
  const back = await person.send(`POST ${at(named)}/restore`, { body: {} })
  assert.deepEqual(codeOf(back), [409, 'DRAFT_EXISTS', heir])
})

test('a file that two drafts name outlives the one that is deleted', async () => {
  const person = await portal.citizen()
  const file = (await person.send('POST files', multipart(pdf()))).body
  const [original, copy] = [randomUUID(), randomUUID()]
  const body = { version: 1, activityId: 'APPLY', answers: { papers: [file.id] } }
  assert.equal((await person.send(`PUT ${at(original)}`, { body })).status, 200)
  assert.equal((await person.send(`PUT ${at(copy)}`, { body: { ...body, name: 'Copy' } })).status, 200)
  assert.equal((await person.send(`DELETE ${at(copy)}`)).status, 204)
  const of = async (id: string) =>
    (await person.send(`GET ${at(id)}`)).body.documents.map((each: { id: string }) => each.id)
  assert.deepEqual(await of(original), [file.id])
  portal.pass(3 * 86_400_000 + Math.max(0, Date.now() - portal.now().getTime()))
  await portal.portal.tidy()
  const rows = await portal.database.query({
    text: `select id from files where owner_id = '${person.id}' and state = 'clean'`,
    values: [],
  } as never)
  assert.equal(rows.length, 1)
})
