// The lists of state kinds in SQL are those of the database's own indexes and triggers.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ends, stateKinds } from '@bawaba/forms/workflow/state-kinds.ts'
import { decidedKindsSql, endKindsSql } from './state-kinds-sql.ts'

const schema = readFileSync(new URL('../migrations/schema.sql', import.meta.url), 'utf8')

test('the indexes of what is under way leave out every end', () => {
  assert.equal(endKindsSql.sql, "('done', 'rejected', 'cancelled')")
  const lists = [...schema.matchAll(/status_kind <> ALL \(ARRAY\[(.*?)\]\)/g)].map(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind),
  )
  assert.ok(lists.length > 0)
  for (const list of lists) assert.deepEqual(list, ends)
})

test('its triggers and functions count every decision', () => {
  const lists = [...schema.matchAll(/status_kind in (\(.*?\))/g)].map(([, list]) => list)
  assert.ok(lists.length > 0)
  for (const list of lists) assert.equal(list, decidedKindsSql.sql)
})

test('the database names no kind that there is not', () => {
  const named = [...schema.matchAll(/status_kind = '([\w-]+)'/g)].map(([, kind]) => kind as string)
  assert.ok(named.length > 0)
  assert.deepEqual(
    named.filter(kind => !(stateKinds as string[]).includes(kind)),
    [],
  )
})
