// A form that is begun again takes over from the draft of the former one, and sending it leaves no draft behind.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openTestPortal, refusal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

type Citizen = Awaited<ReturnType<TestPortal['citizen']>>
const service = 'LIBRARY_QUESTION'
const entryOf = (question: string) => ({ question })
const first = entryOf('When does the library open?')
const second = entryOf('May I bring my own books along?')

const save = (who: Citizen, id: string, answers: object, more: object = {}) =>
  who.send(`PUT drafts/${service}/${id}`, { body: { version: 1, activityId: 'ASK', answers, ...more } })
type Naming = { draftId?: string; replaces?: string }
const file = (who: Citizen, key: string, data: Record<string, unknown>, more: Naming = {}) =>
  who.file(data, { service, key, version: 1, draftId: key, ...more })
const draftsOf = async (who: Citizen): Promise<string[]> =>
  (await who.send(`GET drafts/${service}`)).body.map(({ id }: { id: string }) => id)

test('a new draft takes over from the one that it replaces, which can be brought back once it has gone', async () => {
  const who = await portal.citizen()
  const [old, next] = [randomUUID(), randomUUID()]
  assert.equal((await save(who, old, first)).status, 200)
  // Without saying what it replaces it stands in the way.
  assert.equal((await save(who, next, second)).status, 409)
  assert.equal((await save(who, next, second, { replaces: old })).status, 200)
  assert.deepEqual(await draftsOf(who), [next])
  await who.send(`DELETE drafts/${service}/${next}`)
  assert.equal((await who.send(`POST drafts/${service}/${old}/restore`)).status, 200)
  assert.deepEqual(await draftsOf(who), [old])
})

test('a form that was begun again and sent before it was ever saved leaves no draft behind', async () => {
  const who = await portal.citizen()
  const [old, next] = [randomUUID(), randomUUID()]
  await save(who, old, first)
  await file(who, next, second, { replaces: old })
  assert.deepEqual(await draftsOf(who), [])
})

test('a form that was sent by another browser is not sent again; other answers are told its number, and become a new request', async () => {
  const who = await portal.citizen()
  const key = randomUUID()
  await save(who, key, first)
  const sent = await file(who, key, first)
  assert.deepEqual(await draftsOf(who), [])
  // What the other browser saves or sends under the same key.
  assert.equal((await save(who, key, second)).status, 404)
  assert.equal((await file(who, key, first)).ID, sent.ID)
  // The drafts it was typed into are no part of what was sent.
  assert.equal((await file(who, key, first, { replaces: randomUUID() })).ID, sent.ID)
  const refused = await refusal(file(who, key, second), 'IDEMPOTENCY_KEY_REUSED')
  assert.equal('ID' in refused && refused.ID, sent.ID)
  assert.notEqual((await file(who, randomUUID(), second)).ID, sent.ID)
})

test('a window that was left open for days neither saves nor sends once more what another has sent', async () => {
  const who = await portal.citizen()
  const [key, other] = [randomUUID(), randomUUID()]
  await save(who, key, first)
  const sent = await file(who, key, first)
  // The sending itself is remembered for a day.
  await portal.passWith(3 * 86_400_000, who)
  await portal.portal.tidy()
  assert.equal((await save(who, key, first)).status, 404)
  await refusal(file(who, key, first), 'IDEMPOTENCY_KEY_REUSED')
  await save(who, other, second)
  assert.equal((await save(who, key, first)).status, 404)
  assert.deepEqual(await draftsOf(who), [other])
  // Whoever sends it all the same, as the refusal offers, makes a new request.
  assert.notEqual((await file(who, randomUUID(), first)).ID, sent.ID)
  // Nobody else's key is spent by it.
  const stranger = await portal.citizen()
  assert.notEqual((await file(stranger, key, first)).ID, sent.ID)
})

test("nobody's draft is deleted by another person who names it", async () => {
  const [owner, other] = [await portal.citizen(), await portal.citizen()]
  const id = randomUUID()
  await save(owner, id, first)
  assert.equal((await save(other, randomUUID(), second, { replaces: id })).status, 200)
  await file(other, randomUUID(), second, { draftId: id, replaces: id })
  assert.deepEqual(await draftsOf(owner), [id])
})

test('a saving that runs while its form is sent leaves no draft behind, in any order', async () => {
  const who = await portal.citizen()
  for (let round = 0; round < 20; round += 1) {
    const key = randomUUID()
    const answers = entryOf(`When does the library open? ${round}`)
    await Promise.all([file(who, key, answers), save(who, key, answers), save(who, key, answers)])
    assert.deepEqual(await draftsOf(who), [])
    assert.equal((await who.send(`POST drafts/${service}/${key}/restore`)).status, 404)
  }
})
