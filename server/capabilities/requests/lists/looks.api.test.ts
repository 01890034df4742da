// Lists of staff give what they show. Whole answers are asked for by name, and each person reads that theirs were read.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { raw } from '../../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
let people: Awaited<ReturnType<TestPortal['citizen']>>[]
let officer: (typeof people)[number]
const numbers: string[] = []
const shownColumns = ['fullName', 'branch', 'booksAtOnce']

before(async () => {
  portal = await openTestPortal()
  people = await Promise.all([portal.citizen(), portal.citizen(), portal.citizen()])
  officer = await portal.employee(['CASE_OFFICER'])
  for (const person of people) {
    const body = await person.file()
    numbers.push(body.ID)
  }
})
after(() => portal.close())

const filterOf = (filter: object) => encodeURIComponent(JSON.stringify(filter))
/** Looks at their requests; that their names were seen stands beside them. */
const looksAt = async (person: (typeof people)[number]) =>
  ((await person.send(`GET citizen/${person.id}/viewings`)).body as { kind: string; ID: string }[])
    .filter(({ kind }) => kind !== 'person.named')
    .map(({ kind, ID }) => [kind, ID])
const hidden = Object.keys(cardAnswers).filter(name => !shownColumns.includes(name))

test('applicants read the answers of the columns in lists of their own, and nobody else’s', async () => {
  const [mine] = people
  assert.ok(mine)
  for (const call of ['GET dynamic_services/requestsInbox', 'GET LIBRARY_CARD']) {
    const { body } = await mine.send(`${call}?filter=${filterOf({ fields: ['ID', 'columns'] })}`)
    assert.deepEqual(
      body.map((row: any) => [row.ID, Object.keys(row.data).toSorted()]),
      [[numbers[0], shownColumns.toSorted()]],
    )
    const named = await mine.send(`${call}?filter=${filterOf({ fields: ['ID'] })}`)
    assert.deepEqual(named.body, [{ ID: numbers[0] }])
  }
})

test('a list of staff gives the answers of its columns and no others', async () => {
  assert.ok(shownColumns.length > 0 && hidden.length > 0)
  const lists = [
    'GET LIBRARY_CARD',
    'GET dynamic_services/requestsInbox',
    `GET LIBRARY_CARD?filter=${filterOf({ fields: ['ID', 'columns'] })}`,
  ]
  for (const call of lists) {
    const { status, body } = await officer.send(call)
    assert.equal(status, 200, call)
    assert.equal(body.length, people.length)
    for (const row of body) {
      for (const name of Object.keys(row.data)) assert.ok(shownColumns.includes(name), `${call}: ${name}`)
      assert.equal(row.data.fullName, cardAnswers.fullName)
      assert.equal(row.given, undefined)
    }
  }
  const body = (await officer.send('POST LIBRARY_CARD/query', { body: {} })).body
  assert.ok(body.every((row: any) => Object.keys(row.data).every(name => shownColumns.includes(name))))
  const inbox = (await officer.send('GET dynamic_services/inbox')).body
  assert.equal(inbox.items.length, people.length)
  for (const { request } of inbox.items)
    for (const name of hidden) assert.equal(request.data?.[name], undefined, name)
  // What is left out by name does not bring the rest along.
  const { body: rest } = await officer.send(
    `GET LIBRARY_CARD?filter=${filterOf({ fields: { owner: false } })}`,
  )
  for (const row of rest) {
    assert.ok(row.ID && row.owner === undefined)
    for (const name of Object.keys(row.data)) assert.ok(shownColumns.includes(name), name)
  }
  const { body: bare } = await officer.send(
    `GET LIBRARY_CARD?filter=${filterOf({ fields: { data: false } })}`,
  )
  assert.ok(bare.every((row: any) => row.data === undefined && row.ID))
  for (const person of people) assert.deepEqual(await looksAt(person), [])
  // An applicant reads all of their own.
  const own = (await people[0]?.send('GET LIBRARY_CARD'))?.body
  assert.equal(own[0].data.nationalId, cardAnswers.nationalId)
})

test('whole answers leave only when every look is committed', async () => {
  const call = `GET LIBRARY_CARD?filter=${filterOf({ fields: ['ID', 'data'] })}`
  await portal.database.query(
    raw(`create function refuse_look() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
      create trigger refuse_look before insert on audit_entries for each row execute function refuse_look()`),
    { named: false },
  )
  const { status, body } = await officer.send(call)
  await portal.database.query(raw('drop trigger refuse_look on audit_entries'))
  assert.equal(status, 500)
  assert.ok(!JSON.stringify(body).includes(cardAnswers.fullName))
  for (const person of people) assert.deepEqual(await looksAt(person), [])
})

test('every request of a page of whole answers stands with its person, once', async () => {
  const call = `GET LIBRARY_CARD?filter=${filterOf({ fields: ['ID', 'data'] })}`
  for (let times = 0; times < 2; times++) {
    const { body } = await officer.send(call)
    assert.ok(body.every((row: any) => hidden.every(name => row.data[name] !== undefined)))
    assert.ok(body.every((row: any) => row.data.nationalId === `…${cardAnswers.nationalId.slice(-4)}`))
  }
  for (const [index, person] of people.entries())
    assert.deepEqual(await looksAt(person), [['request.viewed', numbers[index]]])
  const second = await portal.employee(['SUPERVISOR'])
  await second.send(
    `GET LIBRARY_CARD?filter=${filterOf({ fields: ['data'], limit: 1, order: 'createdAt ASC' })}`,
  )
  const counts = await Promise.all(people.map(async person => (await looksAt(person)).length))
  assert.deepEqual(counts.sort(), [1, 1, 2])
})
