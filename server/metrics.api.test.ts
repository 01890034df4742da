// The figures that alarms compare: those that docs/operations/monitoring.md names are there, and each moves with what it counts.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runCommand } from './backup-run.ts'
import { databaseFolder } from './capabilities/health/index.ts'
import { readConfig } from './config.ts'
import { DatabaseUnavailable, sql } from './platform/database/index.ts'
import { queueSql } from './platform/jobs/index.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

const token = 'figures-and-causes-for-operators'
let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ METRICS_TOKEN: token, DATABASE_TIMEOUT_MS: '1500' })
})
after(() => portal.close())

const figures = async (): Promise<Map<string, number>> => {
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const { statusCode, body } = await portal.portal.app.inject({ url: '/metrics', headers })
  assert.equal(statusCode, 200)
  return new Map(
    body
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => {
        const gap = line.lastIndexOf(' ')
        return [line.slice(0, gap), Number(line.slice(gap + 1))]
      }),
  )
}

test('every figure that an alarm names is there', async () => {
  await portal.portal.run('audit.sign')
  const page = readFileSync(new URL('../docs/operations/monitoring.md', import.meta.url), 'utf8')
  const [alarms = ''] = page.split('## Incidents')
  const named = new Set(
    alarms
      .split('\n')
      .filter(line => line.startsWith('| '))
      .flatMap(line =>
        [...(line.split('|')[2] ?? '').matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, name = '']) => name),
      ),
  )
  assert.ok(named.size > 12, [...named].join(' '))
  const names = readFileSync(new URL('capabilities/health/own-metrics.ts', import.meta.url), 'utf8')
  const listed = [...(await figures()).keys()].map(key => key.replace(/\{.*/, ''))
  // One with a label has no line before there is something to count.
  assert.deepEqual(
    [...named].filter(
      name =>
        !listed.includes(name) && !names.includes(`name: '${name}',\n    help`) && !/^messages_/.test(name),
    ),
    [],
  )
})

test('messages that wait, and the oldest of those that leave at once, by channel', async () => {
  const write = (channel: string, seconds: number, urgency: string, failure: string | null) =>
    portal.database.query(
      sql`insert into messages (id, recipient, channel, body, created_at, urgency, failure)
        values (gen_random_uuid(), 'someone', ${channel}, 'News', ${portal.now()}::timestamptz - make_interval(secs => ${seconds}::int), ${urgency}, ${failure})`,
    )
  await write('sms', 45, 'now', null)
  await write('sms', 4_000, 'day', null)
  await write('sms', 5_000, 'now', '422')
  await write('email', 7, 'now', null)
  const read = await figures()
  assert.deepEqual(
    ['messages_waiting', 'messages_oldest_seconds'].map(name =>
      ['sms', 'email'].map(channel => read.get(`${name}{channel="${channel}"}`)),
    ),
    [
      [3, 1],
      [45, 7],
    ],
  )
})

test('a statement that takes too long, a refused call and the release are counted by what they are', async () => {
  const former = await figures()
  assert.equal(former.get('database_up'), 1)
  assert.equal(former.get('build_info{version="0.0.0"}'), 1)
  for (const name of ['store_free_bytes', 'temporary_free_bytes', 'descriptors_left'])
    assert.ok((former.get(name) ?? 0) > 100, name)
  const citizen = await portal.citizen()
  assert.equal((await citizen.send('GET dynamic_services/none-of-these')).status, 404)
  const slow = portal.serverDatabase.transaction(queries => queries.query(sql`select pg_sleep(5)`), {
    statementTimeout: 100,
  })
  await assert.rejects(slow, DatabaseUnavailable)
  const now = await figures()
  const grown = (key: string) => (now.get(key) ?? 0) - (former.get(key) ?? 0)
  assert.equal(grown('database_unserved_total{why="too slow"}'), 1)
  assert.equal(grown('calls_refused_total{code="MODEL_NOT_FOUND"}'), 1)
})

/** Runs the command; answers its exit code. */
const backUp = (folder: string) => {
  const say = () => undefined
  const environment = {
    DATABASE_URL: portal.url,
    DATA_FOLDER: portal.folder,
    SECRET: portal.secret,
    PROGRAMMES: 'library-card',
  }
  return runCommand('backup', [folder], { environment, say, complain: say })
}

test('the age of the last backup and of the newest heads of the audit', async () => {
  assert.equal((await figures()).has('backup_age_seconds'), false)
  const parent = await mkdtemp(join(tmpdir(), 'bawaba-figures-'))
  try {
    assert.equal(await backUp(join(parent, 'first')), 0)
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
  const { age } = await portal.database.one<{ age: number }>(
    sql`select extract(epoch from clock_timestamp() - taken_at)::float8 as age from last_backup`,
  )
  assert.ok(age < 60, `${age}`)
  await portal.database.query(
    sql`update last_backup set taken_at = ${portal.now()}::timestamptz - interval '2 days'`,
  )
  await portal.portal.run('audit.sign')
  portal.pass(3 * 3_600_000)
  const now = await figures()
  assert.equal(now.get('backup_age_seconds'), 51 * 3_600)
  assert.equal(now.get('audit_head_age_seconds'), 3 * 3_600)
})

test('the room of the disk of the database: the embedded one, one on this machine that says where it is, no other', async () => {
  assert.ok(((await figures()).get('database_free_bytes') ?? 0) > 0)
  const folderOf = (url: string, database: Parameters<typeof databaseFolder>[0]['database']) =>
    databaseFolder({ config: readConfig({ DATABASE_URL: url }), database })
  // The role of the server may not read it unless somebody granted that.
  assert.equal(await folderOf(portal.url, portal.serverDatabase), undefined)
  const telling = { ...portal.serverDatabase, one: async () => ({ folder: tmpdir() }) as never }
  assert.equal(await folderOf(portal.url, telling), tmpdir())
  assert.equal(await folderOf('postgres://bawaba@db.example/bawaba', telling), undefined)
})

test('a backup that lacks a file is no backup that counts', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'bawaba-figures-'))
  const backupsTaken = async () =>
    (await portal.database.query<{ at: Date }>(sql`select taken_at as at from last_backup`)).map(
      ({ at }) => at,
    )
  const before = await backupsTaken()
  const citizen = await portal.citizen()
  await portal.database.query(
    sql`insert into files (id, owner_id, name, type, size, sha256, state, created_at)
      values (gen_random_uuid(), ${citizen.id}, 'a.txt', 'text/plain', 3, 'x', 'clean', ${portal.now()})`,
  )
  try {
    const code = await backUp(join(parent, 'lacking'))
    assert.deepEqual([code, await backupsTaken()], [1, before])
  } finally {
    await portal.database.query(sql`delete from files`)
    await rm(parent, { recursive: true, force: true })
  }
})

test('jobs that are due and those that failed', async () => {
  await portal.database.query(queueSql('lamps.due'))
  await portal.database.query(queueSql('lamps.failed'))
  await portal.database.query(
    sql`update graphile_worker._private_jobs j set run_at = now() - interval '90 seconds',
      attempts = case when t.identifier = 'lamps.failed' then j.max_attempts else 0 end
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier in ('lamps.due', 'lamps.failed')`,
  )
  const read = await figures()
  assert.deepEqual([read.get('jobs_due'), read.get('jobs_failed')], [1, 1])
  assert.ok((read.get('jobs_oldest_seconds') ?? 0) >= 90)
})

test('without its database a server still tells the other figures, and no old values of what it cannot read', async () => {
  const { database } = portal.portal
  assert.ok((await figures()).has('jobs_due'))
  const fail = () => Promise.reject(new DatabaseUnavailable('no connection', 'as the test says'))
  const former = { ...database }
  Object.assign(database, { ping: fail, query: fail, one: fail, maybeOne: fail })
  try {
    const read = await figures()
    assert.equal(read.get('database_up'), 0)
    assert.deepEqual([read.has('jobs_due'), read.has('messages_waiting{channel="sms"}')], [false, false])
    assert.ok(read.has('log_lines_dropped_total'))
  } finally {
    Object.assign(database, former)
  }
})
