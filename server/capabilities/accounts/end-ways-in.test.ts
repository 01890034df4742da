// Every statement that takes or changes a way into an account ends the others with it.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Statements that write one of these columns and rightly end nothing, each with its reason. */
const exempt: Record<string, string> = {
  'server/capabilities/accounts/store.ts: update accounts set password_hash = ${to} where id = ${id} and password_hash':
    'the same password under another cost',
  'server/capabilities/demo/store.ts: update accounts set is_demo = true, disabled_by_start = false, status = case when status':
    'demo accounts are enabled again at a start of demo mode',
  'server/capabilities/personal-data/erase-store.ts: update accounts a set username = ${erasedName}, password_hash = null':
    'an erasure deletes sessions and everything else of the person by its own statements',
}

const written = /\b(password_hash|mobile|email|status)\s*=[^=]/

/** The updates of accounts in a file: from `update accounts` to the end of what is set, and the whole statement. */
const updatesIn = (text: string): { update: string; statement: string }[] =>
  [...text.matchAll(/update accounts\b/g)].map(({ index }) => {
    const update = text.slice(index).split(/\n\s*(?:from|where)\b|`,?\n/)[0] as string
    const begin = Math.max(text.lastIndexOf('sql`with', index), text.lastIndexOf('sql`update', index))
    const end = text.slice(index).search(/`,?\s*\)?,?\n/) + index
    return { update: update.replace(/\s+/g, ' '), statement: text.slice(begin, end) }
  })

const violations = (path: string, text: string): string[] =>
  updatesIn(text)
    .filter(({ update }) => written.test(update.split(/ where /)[0] as string))
    .filter(({ update }) => !Object.keys(exempt).some(known => `${path}: ${update}`.startsWith(known)))
    .filter(({ statement }) => !(/endWaysInSql/.test(statement) && /nextCredentials(If)?Sql/.test(statement)))
    .map(({ update }) => `${path}: ${update.slice(0, 120)}`)

test('every update of a password, number, address or status ends the ways in by the one fragment', () => {
  const paths = globSync('{server,programmes}/**/*store.ts', { cwd: root, exclude: ['**/node_modules/**'] })
  const updates = paths.flatMap(path => updatesIn(readFileSync(join(root, path), 'utf8')))
  assert.ok(updates.length > 10, `${updates.length} updates of accounts were found`)
  assert.deepEqual(
    paths.flatMap(path => violations(path, readFileSync(join(root, path), 'utf8'))),
    [],
  )
})

test('seeded: an update that ends nothing is found', () => {
  const careless = 'sql`update accounts set mobile = $1, updated_at = now()\n  where id = $2`,\n'
  assert.equal(violations('server/x/store.ts', careless).length, 1)
})
