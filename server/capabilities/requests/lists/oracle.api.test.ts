// Random filters, each read twice: by the server as SQL, and by a reading of LoopBack's documentation over all rows. Both
// must give the same rows in the same order.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../../platform/database/index.ts'
import { applyFilter, parseFilter } from '../../../platform/filter/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../../test-portal.ts'
import { filtersBy, randomBy } from './test-filters.ts'
import { oracle, type Properties, type Row } from './test-oracle.ts'

const people = [
  'أحمد حسن',
  'احمد محمد حسن',
  'Ada Lovelace',
  'ada byron',
  'منة الله حماد',
  'سارة ح علي',
  'Omar 100% Ali',
]
const rowsInAll = 60
let portal: TestPortal
let citizen: Awaited<ReturnType<TestPortal['citizen']>>
let rows: Row[] = []

before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  for (let index = 0; index < rowsInAll; index += 1) {
    const data = {
      ...cardAnswers,
      fullName: people[index % people.length],
      branch: ['RIVER', 'GARDEN', 'TOWER'][index % 3],
      booksAtOnce: (index % 10) + 1,
    }
    assert.equal((await citizen.send('POST LIBRARY_CARD', { body: { data } })).status, 201)
    portal.pass(40_001)
  }
  // What an applicant's requests differ in once they were worked on.
  await portal.database.query(sql`update requests set
    status = (array['NEW', 'UNDER_REVIEW', 'APPROVED'])[1 + (extract(minute from created_at)::int % 3)],
    deliverable_number = 1 + (extract(minute from created_at)::int % 2),
    due_at = case when extract(minute from created_at)::int % 4 = 0 then null else due_at end,
    data = case when extract(minute from created_at)::int % 5 = 0 then data - 'booksAtOnce' else data end`)
  rows = (await citizen.send(`GET LIBRARY_CARD?filter=${encodeURIComponent('{"limit":100}')}`)).body
  assert.equal(rows.length, rowsInAll)
})
after(() => portal.close())

const properties: Properties = {
  ID: { kind: 'string' },
  status: { kind: 'string' },
  channel: { kind: 'string' },
  'owner.id': { kind: 'string' },
  version: { kind: 'number' },
  deliverableNumber: { kind: 'number' },
  createdAt: { kind: 'date' },
  dueAt: { kind: 'date' },
  'data.fullName': { kind: 'string', isFolded: true },
  'data.branch': { kind: 'string' },
  'data.booksAtOnce': { kind: 'number' },
}
const at = (row: any, path: string) => path.split('.').reduce((part, name) => part?.[name], row)

/** Values of each property: those that rows have, and one that none has. */
const valuesIn = (known: Properties) =>
  Object.fromEntries(
    Object.entries(known).map(([name, { kind }]) => [
      name,
      [...rows.map(row => at(row, name) ?? null), { string: 'none', number: 3.5, date: '2026-11-20' }[kind]],
    ]),
  )
const numbers = (found: readonly any[]) => found.map(({ ID }) => ID)

/** A thousand filters, each as `give` answers it and as the documentation says. */
const compare = async (
  known: Properties,
  seed: number,
  give: (filter: Record<string, unknown>) => Promise<unknown[]> | unknown[],
) => {
  const nextFilter = filtersBy(randomBy(seed), known, valuesIn(known))
  const reading = oracle(known)
  let some = 0
  for (let number = 0; number < 1000; number += 1) {
    const filter = nextFilter()
    const expected = numbers(reading.rows(rows, filter))
    assert.deepEqual(await give(filter), expected, `filter ${number}: ${JSON.stringify(filter)}`)
    if (expected.length > 0) some += 1
  }
  // Filters that find nothing would prove little.
  assert.ok(some > 400, `${some} of 1000 find something`)
}

const runs: [what: string, isReady: boolean, seed: number][] = [
  ['answers in columns of their own', true, 20261120],
  ['answers as they were filed', false, 20261121],
]
for (const [what, isReady, seed] of runs)
  test(`a thousand random filters mean what LoopBack says: ${what}`, async () => {
    await portal.database.query(sql`update hot_fields set is_ready = ${isReady}`)
    await portal.portal.loadCatalogue()
    const known: Properties = {
      ...properties,
      'data.fullName': { kind: 'string', isFolded: isReady, isTyped: true },
    }
    await compare(known, seed, async filter => {
      const text = encodeURIComponent(JSON.stringify(filter))
      const { status, body } = await citizen.send(`GET LIBRARY_CARD?filter=${text}`)
      assert.equal(status, 200, JSON.stringify([filter, body]))
      return numbers(body)
    })
  })

test('a thousand random filters mean what LoopBack says: rows in memory', async () => {
  const plain: Properties = { ...properties, 'data.fullName': { kind: 'string' } }
  const types = { string: 'text', number: 'number', date: 'instant' } as const
  const fields = new Map(Object.entries(plain).map(([name, { kind }]) => [name, types[kind]]))
  const vocabulary = { fields, parts: ['ID'], defaultLimit: 20, maxLimit: 100 }
  const flat = rows.map(row => Object.fromEntries([...fields.keys()].map(name => [name, at(row, name)])))
  await compare(plain, 20261122, filter => numbers(applyFilter(parseFilter(filter, vocabulary), flat)))
})
