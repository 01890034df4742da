// Draws of many people: one that takes longer than a transaction may be idle is drawn all the same, people call the portal
// meanwhile, and a sale that cannot be drawn stops no other.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
  // Entries of people who are not there, so that a hundred thousand need no accounts.
  await units.portal.database.query(
    sql`alter table lot_sale_entries drop constraint lot_sale_entries_account_id_fkey`,
  )
})
after(() => units.portal.close())

const minute = 60_000
const later = (minutes: number) => new Date(units.portal.now().getTime() + minutes * minute).toISOString()
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const beginDraw = async (project: string, entries: number) => {
  await units.add(`${project}-1`, { project })
  const begun = await units.admin.send(`PUT projects/${project}/sale`, {
    body: { method: 'draw', opensAt: later(0), closesAt: later(10), places: 1, turnMinutes: 10 },
  })
  assert.equal(begun.status, 204)
  const added = sql`insert into lot_sale_entries (sale_id, account_id, code, status, joined_at)
    select s.id, gen_random_uuid(), upper(substr(md5(g::text || s.id::text), 1, 12)), 'left', ${units.portal.now()}
    from lot_sales s, generate_series(1, ${entries}::int) g where s.lot = ${project} and s.ended_at is null`
  await units.portal.database.transaction(queries => queries.query(added), { statementTimeout: 60_000 })
}
const drawOf = async (project: string) =>
  (await units.visitor.send(`GET projects/${project}/draw`)).body.draw as {
    seed?: string
    order?: string[]
    entriesHash?: string
    drawnAt?: string
  }

test('a hundred thousand people are drawn, as the published rule says, and calls are answered meanwhile', async () => {
  const size = 100_000
  await beginDraw('SABA', size)
  const person = await units.portal.citizen()
  await person.send('PUT projects/SABA/entry')
  units.portal.pass(10 * minute)
  let isOver = false
  const drawing = units.portal.portal.sales.run().finally(() => {
    isOver = true
  })
  const answers = new Set<number>()
  while (!isOver) answers.add((await person.send('GET projects/SABA/entry')).status)
  await drawing
  assert.deepEqual([...answers], [200])
  const { seed, order = [], entriesHash } = await drawOf('SABA')
  assert.equal(order.length, size + 1)
  const list = (await units.portal.portal.app.inject({ url: '/api/projects/SABA/draw/entries' })).body
  assert.equal(sha(list), entriesHash)
  const drawHash = sha(`${seed}:${entriesHash}`)
  const hashes = order.map(code => sha(`${drawHash}:${code}`))
  assert.ok(
    hashes.every((hash, place) => place === 0 || (hashes[place - 1] as string) < hash),
    'each entry stands by its hash',
  )
  assert.deepEqual([...order].sort(), list.split('\n'))
  const [{ rank }] = (await units.portal.database.query(
    sql`select e.rank::int from lot_sale_entries e where e.account_id = ${person.id}`,
  )) as [{ rank: number }]
  const { code } = (await person.send('GET projects/SABA/entry')).body.entry
  assert.equal(order[rank - 1], code, 'the rank of a person is their place in the order')
})

test('a sale whose seed cannot be opened stops no other', async () => {
  await beginDraw('ZAHYA', 2)
  await beginDraw('MADINATY', 2)
  // The first of both that is worked on.
  await units.portal.database.query(sql`update lot_sales set seed_sealed = 'x' where lot = 'ZAHYA'`)
  units.portal.pass(10 * minute)
  await units.portal.portal.sales.run()
  assert.equal((await drawOf('ZAHYA')).drawnAt, undefined)
  assert.ok((await drawOf('MADINATY')).drawnAt)
})
