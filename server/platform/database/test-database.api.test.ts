// The databases that tests get: apart from each other, migrated, gone afterwards.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createDatabase, DatabaseUnavailable, sql } from './index.ts'
import { testDatabase } from './test-database.ts'

test('two files with the same migrations get two databases, with nothing of each other in them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations '))
  await writeFile(join(folder, '0001-notes.sql'), 'create table notes (t text)')
  const sources = [{ name: 'platform', folder }]
  const [one, two] = await Promise.all([testDatabase(sources), testDatabase(sources)])
  await one.database.query(sql`insert into notes values ('mine')`)
  assert.deepEqual(await two.database.query(sql`select t from notes`), [])
  await Promise.all([one.close(), two.close()])
  await rm(folder, { recursive: true })

  const dropped = createDatabase({ url: one.url, log: () => undefined })
  await assert.rejects(
    dropped.ping(),
    error =>
      error instanceof DatabaseUnavailable && error.reason === 'refused' && /does not exist/.test(`${error}`),
  )
  await dropped.close()
})

test('tests work with the rights of the server, not of a superuser', async () => {
  const { database, close } = await testDatabase([])
  const { superuser } = await database.one<{ superuser: string }>(
    sql`select current_setting('is_superuser') as superuser`,
  )
  await close()
  assert.equal(superuser, process.env.TEST_DATABASE_URL ? superuser : 'off')
})
