// A migration beside work that holds the tables it changes: calls are answered while the migration waits for its lock.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../test-patience.ts'
import { createDatabase, type Database, migrate, openSession, raw, type Session, sql } from './index.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

let own: TestDatabase
let folder: string
let calls: Database
let backup: Session
const lines: string[] = []
const sources = () => [{ name: 'shop', folder }]
const run = (database = own.database) =>
  migrate(database, sources(), { report: line => void lines.push(line), pauseMs: 100 })

beforeEach(async () => {
  lines.length = 0
  own = await testDatabase([])
  folder = await mkdtemp(join(tmpdir(), 'migrations '))
  await writeFile(join(folder, '0001-orders.sql'), 'create table orders (id int primary key, amount int)')
  await run()
  await own.database.query(sql`insert into orders select n, n from generate_series(1, 2500) n`)
  // The limits of a portal in service.
  calls = createDatabase({ url: own.url, log: () => undefined })
  backup = await openSession(own.url, 'bawaba-backup')
})
afterEach(async () => {
  await backup.close()
  await calls.close()
  await own.close()
  await rm(folder, { recursive: true })
})

/** A transaction that has read the table and stays open, as a backup's does. */
const beginBackup = async () => {
  await backup.query(raw('begin isolation level repeatable read read only'))
  await backup.query(raw('select count(*) from orders'))
}

/** Reads and writes the table until the work has ended; answers how many calls there were and which were refused. */
const callUntil = async (work: Promise<unknown>) => {
  let [isOver, count] = [false, 0]
  const refused: string[] = []
  void work.catch(() => undefined).finally(() => (isOver = true))
  while (!isOver) {
    count += 1
    for (const text of [
      'select amount from orders where id = 1',
      'update orders set amount = 2 where id = 2',
    ])
      await calls.query(raw(text)).catch(error => refused.push(error.message))
    await sleep(5)
  }
  return { count, refused }
}

const isDone = (migrating: Promise<unknown>) => Promise.race([migrating.then(() => true), sleep(0, false)])

test('calls are answered while a migration waits for a backup, and it ends after the backup', async () => {
  await writeFile(join(folder, '0002-note.sql'), 'alter table orders add column note text')
  await beginBackup()
  const migrating = run()
  const calling = callUntil(migrating)
  await eventually(
    () => lines.length,
    count => count > 0,
  )
  await sleep(2500)
  assert.equal(await isDone(migrating), false, 'it waits for the backup')
  await backup.query(raw('commit'))
  assert.deepEqual(await migrating, ['shop/0002-note.sql'])
  const { count, refused } = await calling
  assert.deepEqual(refused, [])
  assert.ok(count > 5, `${count} calls`)
  assert.match(lines.join('\n'), /0002-note\.sql waits for a lock.*bawaba-backup/)
})

test('an index is built beside calls that write, also while a backup is open', async () => {
  await writeFile(
    join(folder, '0002-index.sql'),
    'create index concurrently orders_amount on orders (amount);',
  )
  await beginBackup()
  const migrating = run()
  const other = createDatabase({ url: own.url, log: () => undefined, statementTimeout: 30_000 })
  const second = run(other)
  const calling = callUntil(migrating)
  await sleep(1500)
  assert.equal(await isDone(migrating), false, 'it waits for the backup')
  await backup.query(raw('commit'))
  const done = await Promise.all([migrating, second])
  await other.close()
  assert.deepEqual(done.flat(), ['shop/0002-index.sql'], 'of two servers one built it')
  assert.deepEqual((await calling).refused, [])
})

test('an index whose build was cut short is built again', async () => {
  const isValid = () =>
    own.database.query(
      sql`select indisvalid as valid from pg_index where indexrelid = 'orders_amount'::regclass`,
    )
  const build = 'create unique index concurrently orders_amount on orders (amount)'
  await own.database.query(raw('update orders set amount = 1 where id = 2'))
  await writeFile(join(folder, '0002-index.sql'), build)
  await assert.rejects(run(), /0002-index\.sql failed: could not create unique index/)
  assert.deepEqual(await isValid(), [{ valid: false }])
  await own.database.query(raw('update orders set amount = 2 where id = 2'))
  assert.deepEqual(await run(), ['shop/0002-index.sql'])
  assert.deepEqual(await isValid(), [{ valid: true }])
})

test('a file that was cut short between two indexes goes on where it stopped', async () => {
  await own.database.query(raw('create index orders_former on orders (amount)'))
  await own.database.query(raw('update orders set amount = 1 where id = 2'))
  await writeFile(
    join(folder, '0002-index.sql'),
    `drop index concurrently orders_former;
    create unique index concurrently orders_amount on orders (amount);`,
  )
  await assert.rejects(run(), /0002-index\.sql failed: could not create unique index/)
  await own.database.query(raw('update orders set amount = 2 where id = 2'))
  assert.deepEqual(await run(), ['shop/0002-index.sql'])
})

test('an index whose build lost a deadlock is built again', async () => {
  await writeFile(
    join(folder, '0002-index.sql'),
    'create index concurrently orders_amount on orders (amount);',
  )
  await backup.query(raw('begin'))
  await backup.query(raw('update orders set amount = 2 where id = 2'))
  const migrating = run()
  void migrating.catch(() => undefined)
  // Once it waits for this transaction, this one waits for it.
  await eventually(
    () =>
      own.database.query(
        sql`select from pg_stat_activity where query like 'create index%' and wait_event_type = 'Lock'`,
      ),
    rows => rows.length > 0,
  )
  await backup.query(raw('lock table orders in share update exclusive mode'))
  await backup.query(raw('commit'))
  assert.deepEqual(await migrating, ['shop/0002-index.sql'])
})

test('rows are changed in batches, each a transaction of its own, until none is left', async () => {
  await writeFile(
    join(folder, '0002-double.sql'),
    `-- batches
    update orders set amount = -amount where id in (select id from orders where amount > 0 limit 1000) returning id`,
  )
  // A row that somebody holds keeps the last batch waiting; those before it are committed.
  await backup.query(raw('begin'))
  await backup.query(raw('select from orders where id = 2500 for update'))
  const migrating = run()
  const left = () =>
    calls.one<{ count: number }>(sql`select count(*)::int as count from orders where amount > 0`)
  const { count } = await eventually(left, ({ count }) => count <= 1500)
  assert.ok(count >= 500, `${count} are left`)
  await backup.query(raw('commit'))
  assert.deepEqual(await migrating, ['shop/0002-double.sql'])
  assert.deepEqual(await left(), { count: 0 })
})

test('a file that would keep calls from a table is refused by name, and nothing runs', async () => {
  await writeFile(join(folder, '0002-good.sql'), 'alter table orders add column note text')
  await writeFile(join(folder, '0003-index.sql'), 'create index orders_amount on orders (amount)')
  await assert.rejects(run(), /shop\/0003-index\.sql: .*concurrently/)
  assert.equal((await own.database.query(sql`select name from migrations`)).length, 1)
})

test('somebody who holds the table of migrations is named, and the migration goes on after them', async () => {
  await writeFile(join(folder, '0002-note.sql'), 'alter table orders add column note text')
  await backup.query(raw('begin; lock table migrations in access exclusive mode'))
  const migrating = run()
  await eventually(
    () => lines.length,
    count => count > 0,
  )
  assert.match(lines.join('\n'), /waits for a lock.*bawaba-backup/)
  assert.equal(await isDone(migrating), false)
  await backup.query(raw('rollback'))
  assert.deepEqual(await migrating, ['shop/0002-note.sql'])
})
