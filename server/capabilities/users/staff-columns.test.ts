// The schema and the list of columns that name accounts: a new column needs a verdict on what becomes of it when staff leave.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { notPeople, staffColumns } from './staff-columns.ts'

const namedLikePeople =
  /^(?:\w+_by|account_id|assignee_id|actor_id|owner_id|subject_id|on_behalf_of|author_id|\w+_account_id)$/
const read = async (): Promise<Set<string>> => {
  const schema = await readFile(new URL('../../migrations/schema.sql', import.meta.url), 'utf8')
  const columns = new Set<string>()
  for (const [, table, body = ''] of schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)^\)/gm)) {
    for (const [, name = ''] of body.matchAll(/^ {2}(\w+) uuid(?:\[\])? /gm))
      if (namedLikePeople.test(name)) columns.add(`${table}.${name}`)
    for (const [, name] of body.matchAll(/FOREIGN KEY \((\w+)\) REFERENCES accounts\(id\)/g))
      columns.add(`${table}.${name}`)
  }
  return columns
}

test('each column that names an account says what becomes of it when that account leaves', async () => {
  const columns = await read()
  const missing = [...columns].filter(column => !staffColumns.has(column) && !notPeople.has(column))
  assert.deepEqual(missing, [])
  assert.ok(
    columns.has('requests.assignee_id') && columns.has('audit_entries.actor_id'),
    'the schema is read',
  )
})

test('the list names no column that is gone', async () => {
  const columns = await read()
  assert.deepEqual(
    [...staffColumns.keys(), ...notPeople].filter(column => !columns.has(column)),
    [],
  )
})
