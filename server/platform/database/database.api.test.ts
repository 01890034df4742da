// The pool over a real PostgreSQL: values, transactions, limits, connections that break, plans that go stale.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eventually, pace } from '../test-patience.ts'
import { createDatabase, type Database, DatabaseUnavailable, json, raw, sql } from './index.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

const ignore = () => undefined
const unavailable = (reason: string) => (error: unknown) =>
  error instanceof DatabaseUnavailable && error.reason === reason

describe('database', () => {
  let database_: TestDatabase
  before(async () => {
    database_ = await testDatabase([])
    await database_.database.query(sql`create table things (id bigint primary key, name text not null)`)
  })
  after(() => database_.close())
  const open = (poolSize: number, statementTimeout = 1500 * pace) =>
    createDatabase({
      url: database_.url,
      log: ignore,
      poolSize,
      statementTimeout,
    })
  test('what a failed statement locked is free for others once its error is heard', async () => {
    const [one, other] = [open(1), open(1)]
    await Promise.all([connect(one), connect(other)])
    for (let turn = 0; turn < 300; turn += 1) {
      await assert.rejects(
        one.query(
          sql`insert into things (id, name) select 1, pg_advisory_xact_lock(42)::text from generate_series(1, 2)`,
        ),
      )
      const { isFree } = await other.one<{ isFree: boolean }>(
        sql`select pg_try_advisory_xact_lock(42) as "isFree"`,
      )
      assert.ok(isFree, `turn ${turn}`)
    }
    await Promise.all([one.close(), other.close()])
  })

  /** Waits for a connection, however long that takes here: what follows is timed without it. */
  const connect = async (database: Database) =>
    assert.ok(await eventually(() => database.ping().then(() => true, ignore), Boolean))
  const connected = async (poolSize: number, statementTimeout: number) => {
    const database = open(poolSize, statementTimeout)
    await connect(database)
    return database
  }

  test('columns become what values.ts decided', async () => {
    const row = await database_.database.one<Record<string, unknown>>(sql`select
      9007199254740991::bigint as piastres, array[1, null]::bigint[] as ids, 0.10::numeric as exact,
      date '2026-11-20' as day, timestamptz '2026-11-20 10:00+02' as moment, timestamp '2026-11-20 10:00' as local,
      ${json(['أ', 1])}::jsonb as document, count(*) as many from things`)
    assert.deepEqual(row, {
      piastres: 9007199254740991,
      ids: [1, null],
      exact: '0.10',
      day: '2026-11-20',
      moment: new Date('2026-11-20T08:00:00Z'),
      local: '2026-11-20 10:00:00',
      document: ['أ', 1],
      many: 0,
    })
    await assert.rejects(database_.database.query(sql`select 9007199254740993::bigint`), RangeError)
  })

  test('one wants one row, maybeOne at most one', async () => {
    const { database } = database_
    assert.equal(await database.maybeOne(sql`select 1 where false`), undefined)
    await assert.rejects(database.one(sql`select 1 where false`), /found 0/)
    await assert.rejects(database.maybeOne(sql`select generate_series(1, 2)`), /found 2/)
  })

  test('values travel as parameters', async () => {
    const name = `'); drop table things; --`
    assert.equal(
      (await database_.database.one<{ name: string }>(sql`select ${name}::text as name`)).name,
      name,
    )
  })

  test('statements are prepared once and kept by name', async () => {
    const database = open(1)
    try {
      for (const id of [1, 2, 3]) await database.query(sql`select name from things where id = ${id}`)
      const prepared = await database.query<{ name: string }>(
        sql`select name from pg_prepared_statements where statement like 'select name from things%'`,
      )
      assert.equal(prepared.length, 1)
    } finally {
      await database.close()
    }
  })

  test('a transaction is all or nothing', async () => {
    const { database } = database_
    const insert = (id: number) => sql`insert into things values (${id}, 'x')`
    await assert.rejects(
      database.transaction(async queries => {
        await queries.query(insert(100))
        throw new Error('no')
      }),
      /^Error: no$/,
    )
    await assert.rejects(
      database.transaction(async queries => {
        await queries.query(insert(100))
        await queries.query(insert(100)).catch(ignore)
      }),
      /undone/,
      'a failure that the work swallowed is not reported as a commit',
    )
    assert.equal((await database.query(sql`select id from things where id = 100`)).length, 0)
    await database.transaction(queries => queries.query(insert(100)))
    assert.equal((await database.query(sql`select id from things where id = 100`)).length, 1)
  })

  test('two transactions that wait for each other both end well: one of them runs again', async () => {
    const { database } = database_
    await database.query(sql`insert into things values (201, ''), (202, '')`)
    const both = Promise.withResolvers<void>()
    let begun = 0
    const runs: string[] = []
    const change = (name: string, first: number, second: number) =>
      database.transaction(
        async queries => {
          runs.push(name)
          await queries.query(sql`update things set name = name || ${name} where id = ${first}`)
          begun += 1
          if (begun === 2) both.resolve()
          await both.promise
          await queries.query(sql`update things set name = name || ${name} where id = ${second}`)
        },
        // PostgreSQL looks for a deadlock after a second.
        { lockTimeout: 5000 * pace, statementTimeout: 5000 * pace },
      )
    await Promise.all([change('a', 201, 202), change('b', 202, 201)])
    assert.equal(runs.length, 3)
    const names = await database.query<{ name: string }>(sql`select name from things where id in (201, 202)`)
    assert.deepEqual(
      names.map(({ name }) => [...name].sort().join('')),
      ['ab', 'ab'],
    )
  })

  test('with the limits of a server too, one of two that wait for each other runs again', async () => {
    await database_.database.query(sql`insert into things values (203, ''), (204, '')`)
    const database = createDatabase({ url: database_.url, log: ignore })
    const both = Promise.withResolvers<void>()
    const begun = new Set<string>()
    let runs = 0
    const change = (name: string, first: number, second: number) =>
      database.transaction(async queries => {
        runs += 1
        await queries.query(sql`update things set name = name || ${name} where id = ${first}`)
        begun.add(name)
        if (begun.size === 2) both.resolve()
        await both.promise
        await queries.query(sql`update things set name = name || ${name} where id = ${second}`)
      })
    try {
      await connect(database)
      await Promise.all([change('a', 203, 204), change('b', 204, 203)])
      assert.equal(runs, 3)
    } finally {
      await database.close()
    }
  })

  test('a broken rule passes through and costs no connection', async () => {
    const database = open(1)
    const backend = () => database.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    try {
      const before = await backend()
      await assert.rejects(database.query(sql`insert into things values (1, null)`), { code: '23502' })
      assert.deepEqual(await backend(), before)
    } finally {
      await database.close()
    }
  })

  test('a column added under running statements breaks none of them, in and outside a transaction', async () => {
    const database = open(3)
    const all = sql`select * from things`
    const everywhere = () => Promise.all([1, 2, 3].map(() => database.query(all)))
    try {
      await everywhere()
      await database_.database.query(sql`alter table things add column first text`)
      await everywhere()
      await everywhere()
      await database_.database.query(sql`alter table things add column second text`)
      const rows = await database.transaction(queries => queries.query<object>(all))
      assert.ok(rows.every(row => 'second' in row))
    } finally {
      await database.close()
    }
  })

  test('waiting for a connection ends while another still has it', async () => {
    const database = await connected(1, 1500)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    try {
      const holding = database.transaction(
        async queries => {
          await queries.query(sql`select 1`)
          await released
          return queries.query(sql`select 1`)
        },
        { statementTimeout: 0 },
      )
      await assert.rejects(database.ping(), unavailable('no connection'))
      release()
      await holding
      await connect(database)
    } finally {
      release()
      await database.close()
    }
  })

  test('slow statements and held locks end by time-out', async () => {
    const database = await connected(2, 300)
    const plain = await connected(1, 1500)
    try {
      await assert.rejects(database.query(sql`select pg_sleep(2)`), unavailable('too slow'))
      // Where the driver gave up before the server did, that connection is gone.
      await connect(database)
      await database_.database.transaction(async queries => {
        await queries.query(sql`lock table things`)
        const waiting = database.transaction(other => other.query(sql`select id from things`), {
          statementTimeout: 5000,
          lockTimeout: 100,
        })
        await assert.rejects(waiting, unavailable('locked'))
      })
      const limits = await plain.one(sql`select current_setting('lock_timeout') as lock,
        current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`)
      assert.deepEqual(limits, { lock: '1250ms', statement: '1500ms', idle: '5s' })
      const idleWithin = (statementTimeout?: number) =>
        plain.transaction(
          queries => queries.one(sql`select current_setting('idle_in_transaction_session_timeout') as idle`),
          statementTimeout === undefined ? {} : { statementTimeout },
        )
      assert.deepEqual(await idleWithin(), { idle: '5s' })
      assert.deepEqual(await idleWithin(0), { idle: '0' }, 'long work may pause between two statements')
    } finally {
      await plain.close()
      await database.close()
    }
  })

  test('values and names have one meaning whatever the database is set to', async () => {
    const name = (await database_.database.one<{ name: string }>(sql`select current_database() as name`)).name
    const others = [
      "datestyle = 'German'",
      "intervalstyle = 'sql_standard'",
      "bytea_output = 'escape'",
      'jit = on',
      "search_path = 'pg_catalog'",
    ]
    for (const other of others) await database_.database.query(raw(`alter database "${name}" set ${other}`))
    const database = open(1)
    try {
      const row = await database.one<{
        at: string
        bytes: string
        length: string
        jit: string
        path: string
      }>(
        sql`select ('2026-11-09'::date)::text as at, ('\\x00ff'::bytea)::text as bytes, (interval '1 day 2 hours')::text as length,
          current_setting('jit') as jit, current_setting('search_path') as path`,
      )
      assert.deepEqual(row, {
        at: '2026-11-09',
        bytes: '\\x00ff',
        length: '1 day 02:00:00',
        jit: 'off',
        path: 'public',
      })
    } finally {
      await database.close()
      for (const other of others)
        await database_.database.query(raw(`alter database "${name}" reset ${other.split(' ')[0]}`))
    }
  })

  test('a connection that is cut, idle or at work or between two statements, is DatabaseUnavailable and heals', async () => {
    const database = open(1)
    const backend = () => database.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const cut = (pid: number) => database_.database.query(sql`select pg_terminate_backend(${pid}, 1000)`)
    try {
      const { pid } = await backend()
      const working = assert.rejects(database.query(sql`select pg_sleep(1)`), unavailable('connection lost'))
      await cut(pid)
      await working
      await assert.rejects(
        database.transaction(async queries => {
          await cut((await queries.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)).pid)
          await queries.query(sql`select 1`)
        }),
        unavailable('connection lost'),
      )
      await cut((await backend()).pid)
      await database.ping().catch(ignore)
      await database.ping()
    } finally {
      await database.close()
    }
  })

  test('nobody listening on the port is DatabaseUnavailable', async () => {
    const database = createDatabase({ url: 'postgres://x:y@127.0.0.1:1/x', log: ignore })
    await assert.rejects(database.ping(), unavailable('no connection'))
    await database.close()
  })
})
