// The two roles of a database: what sets them up, what the server's can do with a migrated portal, and what it cannot.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { auditStore, createAudit, verifyAudit } from './capabilities/audit/index.ts'
import { readConfig } from './config.ts'
import { guardedTables, migrationSources, openDatabase } from './database.ts'
import {
  createDatabase,
  type Database,
  grantServer,
  listPending,
  migrate,
  raw,
} from './platform/database/index.ts'
import { runStatements, setupScript } from './platform/database/roles.ts'
import { testCluster } from './platform/database/test-cluster.ts'
import { migrateQueue } from './platform/jobs/schema.ts'

const suffix = randomUUID().replaceAll('-', '').slice(0, 12)
const setup = {
  database: `portal_${suffix}`,
  owner: { role: `owner_${suffix}`, password: "o'wner" },
  server: { role: `server_${suffix}`, password: 'server' },
}
let adminUrl = ''
let [owner, server]: Database[] = []

const urlFor = ({ role, password }: { role: string; password: string }): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${setup.database}`
  url.username = role
  url.password = encodeURIComponent(password)
  return url.href
}
const open = (url: string) => createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })

before(async () => {
  adminUrl = (await testCluster()).adminUrl
  assert.deepEqual(await runStatements(adminUrl, setup), [])
  owner = open(urlFor(setup.owner))
  server = open(urlFor(setup.server))
})
after(async () => {
  await server?.close()
  await owner?.close()
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`drop database if exists ${setup.database} with (force)`)
  for (const { role } of [setup.server, setup.owner]) await client.query(`drop role if exists ${role}`)
  await client.end()
})

const refused = (text: string) =>
  assert.rejects(
    (server as Database).query(raw(text), { named: false }),
    (error: { code?: string }) => error.code === '42501',
    text,
  )

test('set up twice it finds what is there; migrations run as the owner and not as the server', async () => {
  assert.deepEqual(await runStatements(adminUrl, setup), [
    setup.owner.role,
    setup.server.role,
    setup.database,
  ])
  const sources = migrationSources([])
  assert.ok((await listPending(server as Database, sources)).length > 20)
  await assert.rejects(migrate(server as Database, sources), /permission denied/)
  await migrate(owner as Database, sources)
  await assert.rejects(migrateQueue(server as Database, urlFor(setup.server)), /permission denied/)
  await migrateQueue(owner as Database, urlFor(setup.owner))
  await grantServer(owner as Database, setup.server.role, guardedTables)
  assert.deepEqual(await listPending(server as Database, sources), [])
  // Nothing is missing: the next start changes nothing.
  await grantServer(owner as Database, setup.server.role, guardedTables)
})

test('the server adds to the audit and can neither alter, empty nor unguard it', async () => {
  const database = server as Database
  const audit = createAudit({ database, clock: () => new Date() })
  for (const kind of ['session.begun', 'person.added'] as const)
    await audit.deed((_, record) => record({ kind }))
  for (const table of guardedTables) {
    await refused(`truncate ${table}`)
    await refused(`delete from ${table}`)
    await refused(`update ${table} set place = 9`)
    await refused(`insert into ${table} select * from ${table}`)
    await refused(`alter table ${table} disable trigger all`)
    await refused(`drop table ${table}`)
    await refused(
      `create trigger quiet before insert on ${table} for each row execute function refuse_change()`,
    )
  }
  const { tamperings, rows } = await verifyAudit(auditStore(database), {
    byStream: new Map(),
    refused: [],
    empty: [],
    count: 0,
  })
  assert.deepEqual([tamperings, rows], [[], 2])
})

test('the server writes rows and changes nothing of the schema', async () => {
  await refused('create table mine (a int)')
  await refused('alter table requests add column mine int')
  await refused('truncate requests')
  await refused(`insert into migrations (source, name, sha256) values ('platform', '9999-none.sql', '')`)
  await refused(
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  )
  await assert.doesNotReject((server as Database).query(raw('delete from drafts'), { named: false }))
})

test('what a hand granted beyond that is taken back, and what a new table needs is granted', async () => {
  const [database, role] = [owner as Database, setup.server.role]
  await database.query(
    raw(`grant truncate, insert on audit_entries to ${role}; create table added (a int)`),
    {
      named: false,
    },
  )
  await refused('select * from added')
  await grantServer(database, role, guardedTables)
  await refused('truncate audit_entries')
  await (server as Database).query(raw('insert into added values (1)'), { named: false })
})

test('the owner does not empty the audit by accident either', () =>
  assert.rejects((owner as Database).query(raw('truncate audit_streams'), { named: false }), /never changed/))

test('a server works the queue, and cannot change its tables or say that they were migrated', async () => {
  const run = (text: string) => (server as Database).query<{ count: number }>(raw(text), { named: false })
  await run("select graphile_worker.add_job('test.roles', job_key => 'test.roles')")
  const seen = await run(
    "select count(*)::int as count from graphile_worker._private_jobs where key = 'test.roles'",
  )
  assert.equal(seen[0]?.count, 1)
  await run("select graphile_worker.remove_job('test.roles')")
  await refused('alter table graphile_worker._private_jobs add column x int')
  await refused('create table graphile_worker.x ()')
  await refused('insert into graphile_worker.migrations (id) values (99)')
  await refused('truncate graphile_worker._private_jobs')
})

test('a server that was granted nothing yet, as after the step from one role, says what to do', async () => {
  const role = setup.server.role
  await (owner as Database).query(raw(`revoke all on all tables in schema public from ${role}`), {
    named: false,
  })
  const config = readConfig({ DATABASE_URL: urlFor(setup.server), UNSAFE_DATABASE: 'yes' })
  const quiet = { report: () => undefined, log: () => undefined, isUnsafe: true }
  await assert.rejects(openDatabase(config, [], quiet), /npm run admin -- migrate/)
  await grantServer(owner as Database, role, guardedTables)
  await (await openDatabase(config, [], quiet)).close()
  // The same of the queue alone.
  await (owner as Database).query(raw(`revoke all on schema graphile_worker from ${role}`), { named: false })
  await assert.rejects(openDatabase(config, [], quiet), /npm run admin -- migrate/)
  await grantServer(owner as Database, role, guardedTables)
  await (await openDatabase(config, [], quiet)).close()
})

test('the script for psql creates only what is not there', () => {
  const creating = setupScript(setup)
    .split('\n')
    .filter(line => /create (role|database) /.test(line))
  assert.equal(creating.length, 3)
  for (const line of creating) assert.match(line, /^select '.*' where not exists \(select 1 .*\) \\gexec$/)
  assert.match(creating[0] ?? '', /password ''o''''wner''/)
})
