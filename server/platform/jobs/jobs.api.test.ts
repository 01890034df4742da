// The queue over two servers on one database: each job runs once, a failing one is tried again and becomes a dead letter,
// what a lost server took is given back, and a stop waits for what is under way.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { migrationSources } from '../../database.ts'
import { createWire } from '../../drills/wire.ts'
import { sql } from '../database/index.ts'
import { type TestDatabase, testDatabase } from '../database/test-database.ts'
import type { WriteEvent } from '../log/events.ts'
import { eventually } from '../test-patience.ts'
import { type Job, queueSql, startJobs } from './index.ts'
import { queueVersion } from './schema.ts'
import { queueStore } from './store.ts'

const title = { ar: 'تجربة', en: 'A test' }
let own: TestDatabase
before(async () => {
  own = await testDatabase(migrationSources([]))
})
after(() => own.close())

type Logged = { event: string; fields: Parameters<WriteEvent>[1] }
/** A server's jobs, with what it logged. */
const serverWith = async (jobs: readonly Job[], url = own.serverUrl) => {
  const log: Logged[] = []
  const stop = await startJobs(jobs, {
    database: own.serverDatabase,
    url,
    log: (event, fields) => void log.push({ event, fields }),
  })
  return { log, stop }
}
const queue = (name: string, payload: object = {}) => own.serverDatabase.query(queueSql(name, payload))
const rowsOf = (name: string) =>
  own.database.query<{
    id: string
    attempts: number
    max: number
    error: string | null
    isUnderWay: boolean
  }>(
    sql`select j.id::text, j.attempts::int, j.max_attempts::int as max, j.last_error as error,
        j.locked_at is not null as "isUnderWay"
      from graphile_worker.jobs j where j.task_identifier = ${name} order by j.id`,
  )
/** Tries a job that waits for its next try now; with `isLast`, for the last time. */
const hurry = (name: string, isLast = false) =>
  own.database.query(
    sql`select graphile_worker.reschedule_jobs(array_agg(j.id), run_at => now(),
        attempts => (case when ${isLast}::boolean then max(j.max_attempts) - 1 else max(j.attempts) end)::int)
      from graphile_worker.jobs j where j.task_identifier = ${name} and j.locked_at is null`,
  )

test('the tables are as the installed version makes them', async () => {
  const { newest } = await own.serverDatabase.one<{ newest: number }>(
    sql`select max(id)::int as newest from graphile_worker.migrations`,
  )
  assert.equal(newest, queueVersion)
})

test('two servers share what is queued: each job is done once', async () => {
  const done: string[] = []
  const jobOf = (server: string): Job => ({
    name: 'test.count',
    title,
    isQueued: true,
    run: async payload => void done.push(`${server} ${(payload as { number: number }).number}`),
  })
  for (let number = 0; number < 20; number++) await queue('test.count', { number })
  const servers = await Promise.all(['one', 'two'].map(name => serverWith([jobOf(name)])))
  await eventually(
    async () => (await rowsOf('test.count')).length,
    count => count === 0,
  )
  for (const { stop } of servers) await stop()
  const numbers = done.map(text => Number(text.split(' ')[1])).sort((a, b) => a - b)
  assert.deepEqual(
    numbers,
    Array.from({ length: 20 }, (_, number) => number),
  )
})

test('what is due is done by one of two servers, and nothing is queued while nothing is', async () => {
  let waiting = 0
  const done: number[] = []
  const job: Job = {
    name: 'test.due',
    title,
    everyMs: 20,
    isDue: async () => waiting > 0,
    run: async () => {
      done.push(waiting)
      waiting = 0
    },
  }
  const servers = await Promise.all([serverWith([job]), serverWith([job])])
  waiting = 7
  await eventually(
    () => done.length,
    count => count > 0,
  )
  await eventually(
    async () => (await rowsOf('test.due')).length,
    count => count === 0,
  )
  for (const { stop } of servers) await stop()
  assert.equal(done[0], 7)
})

test('a job that fails is tried again, then stands as a dead letter without its message, and runs again when told', async () => {
  let isBroken = true
  let runs = 0
  const job: Job = {
    name: 'test.fail',
    title,
    isQueued: true,
    run: async () => {
      runs += 1
      if (isBroken) throw new TypeError('Layla Hassan 29104120103458')
    },
  }
  const { log, stop } = await serverWith([job])
  try {
    await queue('test.fail')
    await eventually(
      () => rowsOf('test.fail'),
      ([row]) => row?.error !== null && row?.attempts === 1,
    )
    const [failed] = await rowsOf('test.fail')
    assert.match(failed?.error ?? '', /^TypeError at server\/platform\/jobs\/jobs\.api\.test\.ts:\d+$/)
    await hurry('test.fail', true)
    await eventually(
      () => rowsOf('test.fail'),
      // A try counts from its beginning; until it is over nobody can ask for another.
      ([row]) => row?.attempts === row?.max && !row?.isUnderWay,
    )
    const [dead] = await rowsOf('test.fail')
    assert.equal(runs, 2)
    assert.deepEqual(
      log.map(({ event, fields }) => [event, fields?.job, fields?.id, fields?.attempt]),
      [
        ['scheduler.job_failed', 'test.fail', dead?.id, 1],
        ['scheduler.job_given_up', 'test.fail', dead?.id, dead?.max],
      ],
    )
    isBroken = false
    await own.serverDatabase.query(
      sql`select graphile_worker.reschedule_jobs(array[${dead?.id}::bigint], run_at => now(), attempts => 0)`,
    )
    await eventually(
      () => rowsOf('test.fail'),
      rows => rows.length === 0,
    )
    assert.equal(runs, 3)
  } finally {
    await stop()
  }
})

test('a recurring job that failed for good rests, begins anew, and leaves one dead letter', async () => {
  const store = queueStore(own.serverDatabase)
  const count = async () => (await rowsOf('test.rest')).length
  await store.queueDue('test.rest')
  await store.queueDue('test.rest')
  assert.equal(await count(), 1)
  /** As a worker leaves it after the last try. */
  const die = (rest: string) =>
    own.database.query(
      sql`update graphile_worker._private_jobs j set attempts = max_attempts, run_at = now() + ${rest}::interval
        from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'test.rest'`,
    )
  await die('1 minute')
  await store.queueDue('test.rest')
  assert.equal(await count(), 1)
  for (let round = 0; round < 3; round++) {
    await die('-1 second')
    await store.queueDue('test.rest')
    await store.forgetDead(['test.rest'])
    assert.equal(await count(), 2)
  }
})

test('what a server took that is gone is given back; what one that lives took is not', async () => {
  const store = queueStore(own.serverDatabase)
  const lock = (name: string, by: string) =>
    own.database.query(
      sql`update graphile_worker._private_jobs j set locked_by = ${by}, locked_at = now() - interval '1 minute', attempts = 1
        from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = ${name}`,
    )
  const isLocked = async (name: string) =>
    (
      await own.database.one<{ isLocked: boolean }>(
        sql`select j.locked_at is not null as "isLocked" from graphile_worker.jobs j where j.task_identifier = ${name}`,
      )
    ).isLocked
  const isNamed = async () =>
    (
      await own.database.one<{ isNamed: boolean }>(
        sql`select exists (select from pg_stat_activity a join graphile_worker.jobs j on j.locked_by = a.application_name
          where j.task_identifier = 'test.long') as "isNamed"`,
      )
    ).isNamed
  await queue('test.lost')
  await lock('test.lost', 'pool-gone')
  await store.releaseLost()
  assert.equal(await isLocked('test.lost'), false)

  let finish = () => {}
  const isDone = new Promise<void>(resolve => {
    finish = resolve
  })
  let isBegun = false
  const { stop } = await serverWith([
    {
      name: 'test.long',
      title,
      isQueued: true,
      run: async () => {
        isBegun = true
        await isDone
      },
    },
  ])
  try {
    await queue('test.long')
    await eventually(() => isBegun, Boolean)
    // The connection is named beside the first jobs, not before them.
    await eventually(isNamed, Boolean)
    await own.database.query(
      sql`update graphile_worker._private_jobs j set locked_at = now() - interval '1 minute' where locked_at is not null`,
    )
    await store.releaseLost()
    assert.equal(await isLocked('test.long'), true)
    // A stop waits for what is under way.
    let isStopped = false
    const stopped = stop().then(() => {
      isStopped = true
    })
    await new Promise(resolve => setImmediate(resolve))
    assert.equal(isStopped, false)
    finish()
    await stopped
    assert.equal((await rowsOf('test.long')).length, 0)
  } finally {
    // A test that failed above would keep the file from ever ending.
    finish()
    await stop()
  }
})

for (const [title, isFailing] of [
  ['a job that fails while the database is away', true],
  ['a job that ends well while the database is away', false],
] as const)
  test(`${title} leaves no rejection unhandled, and is run again soon after`, async () => {
    const direct = new URL(own.serverUrl)
    const wire = await createWire({ host: direct.hostname, port: Number(direct.port) })
    direct.port = String(wire.port)
    const rejections: unknown[] = []
    const onRejection = (reason: unknown) => void rejections.push(reason)
    process.on('unhandledRejection', onRejection)
    let runs = 0
    const job: Job = {
      name: `test.away_${isFailing}`,
      title: { ar: 'تجربة', en: 'A test' },
      isQueued: true,
      run: async () => {
        runs += 1
        if (runs > 1) return
        wire.cut()
        if (isFailing) throw new Error('the database is away')
      },
    }
    const { stop } = await serverWith([job], direct.href)
    try {
      await queue(job.name)
      assert.ok(
        await eventually(
          () => runs,
          count => count === 1,
        ),
      )
      // Long enough for the statement that records the end to fail.
      await new Promise(resolve => setTimeout(resolve, 500))
      wire.mend()
      await own.database.query(
        sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '5 seconds' where locked_at is not null`,
      )
      assert.equal(
        await eventually(
          () => runs,
          count => count > 1,
          20,
        ),
        2,
      )
      assert.equal(
        (
          await eventually(
            () => rowsOf(job.name),
            rows => rows.length === 0,
          )
        ).length,
        0,
      )
      assert.deepEqual(rejections, [])
    } finally {
      await stop()
      process.off('unhandledRejection', onRejection)
      await wire.stop()
    }
  })

test('deliveries that hang, and providers that do not answer, keep nothing else waiting', async () => {
  const release = Promise.withResolvers<void>()
  const done = new Set<string>()
  const work = (name: string, lane?: Job['lane']): Job => ({
    name,
    title,
    ...(lane && { lane }),
    everyMs: 200,
    isDue: async () => !done.has(name),
    run: async () => void done.add(name),
  })
  const hangs = (name: string): Job => ({ ...work(name, 'outside'), run: () => release.promise })
  for (let number = 0; number < 12; number++) await queue('test.hang', { number })
  const deliveries: Job = {
    name: 'test.hang',
    title,
    lane: 'deliveries',
    isQueued: true,
    run: () => release.promise,
  }
  const { stop } = await serverWith([
    deliveries,
    ...['test.silent_one', 'test.silent_two', 'test.silent_three'].map(hangs),
    work('test.code', 'outside'),
    work('test.move'),
  ])
  try {
    await eventually(
      async () => [...done].sort(),
      names => names.join() === 'test.code,test.move',
    )
  } finally {
    release.resolve()
    await eventually(
      async () => (await rowsOf('test.hang')).length,
      count => count === 0,
    )
    await stop()
  }
})
