// Drafts at rest: nothing that was typed stands in the database, whoever stored it.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { json, raw, sql } from '../../platform/database/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const typed = { fullName: 'كناري المسودة', nationalId: '29104120107771', mobile: '+971507777123' }
const canaries = Object.values(typed)
const at = (id: string) => `drafts/LIBRARY_CARD/${id}`
const put = (who: Awaited<ReturnType<TestPortal['citizen']>>, id: string, revision?: number) =>
  who.send(`PUT ${at(id)}`, {
    body: { version: 1, activityId: 'SUBMIT', answers: typed },
    headers: revision === undefined ? {} : { 'if-match': `"${revision}"` },
  })

/** The tables in which any of the canaries stands, as it is or as JSON escapes it. */
const tablesWith = async (words: readonly string[]): Promise<string[]> => {
  const tables = await portal.database.query<{ name: string }>(
    sql`select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await portal.database.query(
      sql`select 1 from ${raw(`"${name}"`)} t, unnest(${[...words]}::text[]) w where strpos(t::text, w) > 0 limit 1`,
      { named: false },
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('what was typed is nowhere in the database, and is read back as it was typed', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  assert.equal((await put(person, id)).status, 200)
  assert.equal((await put(person, id, 1)).status, 200)
  assert.deepEqual((await person.send(`GET ${at(id)}`)).body.answers, typed)
  assert.deepEqual(await tablesWith(canaries), [])
  // The net is tight: it finds a name that stands in the clear.
  await person.file({ ...cardAnswers, fullName: 'Clear Canary' })
  assert.ok((await tablesWith(['Clear Canary'])).includes('requests'))
})

test('a sent draft holds nothing, sealed or not', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  await put(person, id)
  await person.file(cardAnswers, { version: 1, draftId: id, key: id })
  const row = await portal.database.one(sql`select answers, sealed from drafts where id = ${id}`)
  assert.deepEqual(row, { answers: {}, sealed: null })
})

test('a draft of a former version is read, and sealed by the next tidying; one that it changes again too', async () => {
  const person = await portal.citizen()
  const id = randomUUID()
  const others = Array.from({ length: 250 }, () => randomUUID())
  await portal.database.query(
    sql`insert into drafts (id, account_id, service_slug, version, activity_id, name, answers, created_at, updated_at)
      select id, ${person.id}::uuid, 'LIBRARY_CARD', 1, 'SUBMIT', id::text, ${json(typed)}::json, ${portal.now()}, ${portal.now()}
      from unnest(${[id, ...others]}::uuid[]) as v (id)`,
  )
  assert.deepEqual((await person.send(`GET ${at(id)}`)).body.answers, typed)
  assert.deepEqual(await tablesWith(canaries), ['drafts'])
  await portal.portal.tidy()
  assert.deepEqual(await tablesWith(canaries), [])
  assert.deepEqual((await person.send(`GET ${at(id)}`)).body.answers, typed)
  // A server of the former version beside this one knows nothing of the new column.
  const newer = { ...typed, booksAtOnce: 3 }
  await portal.database.query(
    sql`update drafts set answers = ${json(newer)}::json, revision = revision + 1 where id = ${id}`,
  )
  assert.deepEqual((await person.send(`GET ${at(id)}`)).body.answers, newer)
  await portal.portal.tidy()
  assert.deepEqual(await tablesWith(canaries), [])
  assert.deepEqual((await person.send(`GET ${at(id)}`)).body.answers, newer)
})
