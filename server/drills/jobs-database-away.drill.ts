// PostgreSQL is killed by itself, twenty times, while jobs run: the portal's process survives each kill, no rejection
// stays unheard, and no job stays locked.

import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, sql } from '../platform/database/index.ts'
import { eventually } from '../platform/test-patience.ts'
import { call } from './calls.ts'
import { isReady, startPortal } from './portals.ts'
import { startPostgres } from './postgres.ts'

const rounds = Number(process.env.DRILL_ROUNDS ?? 20)
/** Jobs that a round queues: the queue is busy for longer than the kill waits. */
const jobsPerRound = 400

type Found = {
  /** Rounds after which the process had ended. */
  deaths: number
  /** By the portal's own count. */
  rejections: number
  /** Jobs that are still locked a good minute after the last kill. */
  locked: number
  kills: number
}

const rejectionsOf = async (port: number): Promise<number> => {
  const headers = { authorization: 'Bearer drill' }
  // A server whose database has just come back may refuse for a moment.
  const { body } = await eventually(
    () => call(port, { path: '/metrics', headers }),
    ({ status }) => status === 200,
    30,
  )
  return Number(/^unhandled_rejections_total (\d+)$/m.exec(body)?.[1] ?? assert.fail(body.slice(0, 200)))
}

/** Asks the database by a connection of its own, again and again while it is away. */
const ask = async <Row extends object>(url: string, statement: ReturnType<typeof sql>): Promise<Row[]> => {
  const tryOnce = async (): Promise<Row[] | undefined> => {
    const database = createDatabase({ url, log: () => undefined, statementTimeout: 10_000 })
    try {
      return await database.query<Row>(statement)
    } catch {
      return undefined
    } finally {
      await database.close()
    }
  }
  const rows = await eventually(tryOnce, answer => answer !== undefined, 60)
  return rows ?? assert.fail('the database does not come back')
}

const drill = async (count: number, nodeOptions = ''): Promise<Found> => {
  const postgres = await startPostgres(1)
  const environment = {
    ...postgres.environment,
    DATA_FOLDER: join(postgres.folder, 'portal'),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${nodeOptions}`,
  }
  const found: Found = { deaths: 0, rejections: 0, locked: 0, kills: 0 }
  let portal = await startPortal(environment)
  try {
    const { port } = portal
    for (let round = 0; round < count; round++) {
      // Half of the jobs are known to no server: they fail, as the others do whose database goes away.
      await ask(
        postgres.url,
        sql`select graphile_worker.add_job(
            case when number % 2 = 0 then 'outbox.deliver' else 'drill.unknown' end, max_attempts => 25)
          from generate_series(1, ${jobsPerRound}::int) number`,
      )
      await sleep(20 + (round % 10) * 15)
      postgres.kill()
      found.kills += 1
      const isBack = await eventually(
        async () => portal.child.exitCode !== null || (await isReady(port)),
        Boolean,
        30,
      )
      assert.ok(isBack, 'it does not come back')
      if (portal.child.exitCode !== null) {
        found.deaths += 1
        portal = await startPortal(environment, { port })
      }
    }
    found.rejections = await rejectionsOf(port)
    const locked = () =>
      ask<{ id: string }>(
        postgres.url,
        sql`select id::text from graphile_worker.jobs where locked_at < now() - interval '5 seconds'`,
      )
    found.locked = (await eventually(locked, rows => rows.length === 0, 75)).length
    return found
  } finally {
    await portal.end('SIGKILL')
    await postgres.stop()
  }
}

test('PostgreSQL killed by itself while jobs run ends no portal and leaves no job locked', async context => {
  const found = await drill(rounds)
  context.diagnostic(JSON.stringify(found))
  assert.deepEqual(found, { deaths: 0, rejections: 0, locked: 0, kills: rounds })
})

test('seeded: a library that lets its rejections go unheard is noticed, and ends nothing', async context => {
  const file = join(process.env.TMPDIR ?? '/tmp', `bawaba-careless-${process.pid}.mjs`)
  // Each connection that the pool cannot give is rejected a second time, to nobody.
  writeFileSync(
    file,
    `import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    const { connect } = pg.Pool.prototype
    pg.Pool.prototype.connect = function (...given) {
      const connecting = connect.apply(this, given)
      connecting?.then(client => client)
      return connecting
    }`,
  )
  const found = await drill(3, `--import=${file}`)
  context.diagnostic(JSON.stringify(found))
  assert.ok(found.rejections > 0)
  assert.equal(found.deaths, 0)
})
