// Migrations against a real PostgreSQL: order, several servers at once, history that was edited, a file that fails.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createDatabase, migrate, sql } from './index.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

describe('migrate', () => {
  let database_: TestDatabase
  let folders: { platform: string; housing: string }
  beforeEach(async () => {
    database_ = await testDatabase([])
  })
  const finish = () => database_.close()
  before(async () => {
    const make = () => mkdtemp(join(tmpdir(), 'هجرة '))
    folders = { platform: await make(), housing: await make() }
    await writeFile(
      join(folders.platform, '0001-first.sql'),
      'create table a (id int); create table log (t text);',
    )
    await writeFile(join(folders.platform, '0002-second.sql'), 'alter table a add column b int')
    await writeFile(join(folders.housing, '0001-units.sql'), 'create table units as select b from a')
  })
  after(() => Promise.all(Object.values(folders).map(folder => rm(folder, { recursive: true }))))
  const sources = () => [
    { name: 'platform', folder: folders.platform },
    { name: 'housing', folder: folders.housing },
  ]
  const everything = ['platform/0001-first.sql', 'platform/0002-second.sql', 'housing/0001-units.sql']

  test('runs the platform, then the programmes, once', async () => {
    assert.deepEqual(await migrate(database_.database, sources()), everything)
    assert.deepEqual(await migrate(database_.database, sources()), [])
    await finish()
  })

  test('eight servers at once apply each file once', async () => {
    const servers = Array.from({ length: 8 }, () =>
      createDatabase({ url: database_.url, log: () => undefined, statementTimeout: 30_000 }),
    )
    const done = await Promise.all(servers.map(server => migrate(server, sources())))
    assert.deepEqual(done.flat().toSorted(), everything.toSorted())
    await Promise.all(servers.map(server => server.close()))
    await finish()
  })

  test('an edited file is refused by name and nothing runs', async () => {
    await migrate(database_.database, sources())
    const file = join(folders.platform, '0002-second.sql')
    await writeFile(file, 'alter table a add column b bigint')
    await assert.rejects(migrate(database_.database, sources()), /platform\/0002-second\.sql was changed/)
    await writeFile(file, 'alter table a add column b int')
    await finish()
  })

  test('a file that fails leaves nothing, and those before it stay', async () => {
    const file = join(folders.platform, '0003-third.sql')
    await writeFile(file, `insert into log values ('half'); select 1 / 0`)
    await assert.rejects(
      migrate(database_.database, sources()),
      /platform\/0003-third\.sql failed: division by zero/,
    )
    assert.deepEqual(await database_.database.query(sql`select t from log`), [])
    assert.equal((await database_.database.query(sql`select name from migrations`)).length, 2)
    await rm(file)
    await finish()
  })
})
