// Who keeps others waiting is named, also while nobody waits just then; who only reads is not.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { eventually } from '../test-patience.ts'
import { createDatabase } from './database.ts'
import { lockHolders } from './locks.ts'
import { sql } from './sql.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

let own: TestDatabase
before(async () => {
  own = await testDatabase([])
  await own.database.query(sql`create table shelves (id int primary key)`)
  await own.database.query(sql`insert into shelves values (1)`)
})
after(() => own.close())

/** A session of somebody else, in a transaction. */
const sessionWith = async (statement: string) => {
  const client = new pg.Client({ connectionString: own.url, application_name: 'psql of a colleague' })
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return () => client.end()
}

test('nobody is named where nobody waits', async () => {
  const end = await sessionWith('select * from shelves')
  try {
    assert.deepEqual(await lockHolders(own.database), [])
  } finally {
    await end()
  }
})

test('a lock on a whole table is named after two seconds, before anybody waits for it', async () => {
  const end = await sessionWith('lock table shelves in access exclusive mode')
  try {
    assert.deepEqual(await lockHolders(own.database), [], 'a moment is nothing')
    const [holder, ...others] = await eventually(
      () => lockHolders(own.database),
      found => found.length > 0,
    )
    assert.equal(others.length, 0)
    assert.deepEqual(
      { ...holder, pid: 0, seconds: 0 },
      { pid: 0, application: 'psql of a colleague', seconds: 0, tables: ['shelves'], waiting: 0 },
    )
  } finally {
    await end()
  }
})

test('whoever holds a row is named as soon as somebody waits for it', async () => {
  const end = await sessionWith('update shelves set id = 1')
  const slow = createDatabase({ url: own.url, log: () => undefined, statementTimeout: 30_000 })
  const waiting = slow.query(sql`update shelves set id = 1`)
  try {
    const found = await eventually(
      // By the role of a server, which may read less of others' sessions.
      () => lockHolders(own.serverDatabase),
      ([holder]) => holder?.waiting === 1,
    )
    assert.deepEqual(
      found.map(({ application, tables, waiting: count }) => [application, tables, count]),
      [['psql of a colleague', ['shelves'], 1]],
    )
  } finally {
    await end()
    await waiting
    await slow.close()
  }
  assert.deepEqual(await lockHolders(own.database), [])
})

test('a vacuum, which keeps no reader and no writer waiting, is not named however long it takes', async () => {
  // The lock of VACUUM, ANALYZE and CREATE INDEX CONCURRENTLY.
  const end = await sessionWith('lock table shelves in share update exclusive mode')
  try {
    await sleep(11_000)
    assert.deepEqual(await lockHolders(own.database), [])
  } finally {
    await end()
  }
})

test('a connection that the database refuses for a wrong password is one that it cannot serve now', async () => {
  const wrong = new URL(own.url)
  wrong.password = 'wrong'
  wrong.pathname = '/no_such_database'
  const refused = createDatabase({ url: wrong.href, log: () => undefined })
  try {
    await assert.rejects(refused.query(sql`select`), {
      name: 'DatabaseUnavailable',
      reason: 'refused',
    })
  } finally {
    await refused.close()
  }
})
