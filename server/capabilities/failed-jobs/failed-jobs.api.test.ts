// Failed jobs over the API: what administrators read of one, and that they run it again or remove it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { queueSql } from '../../platform/jobs/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

/** A job as it stands after so many of its tries failed; its id. */
const failed = async (name: string, tries: number | 'all'): Promise<string> => {
  await portal.database.query(queueSql(name))
  const { id } = await portal.database.one<{ id: string }>(
    sql`update graphile_worker._private_jobs set last_error = 'ECONNREFUSED at server/x.ts:1',
        attempts = case when ${tries}::text = 'all' then max_attempts else ${tries === 'all' ? 0 : tries}::int end,
        run_at = now() + interval '1 hour'
      where id = (select max(id) from graphile_worker._private_jobs) returning id::text`,
  )
  return id
}
const auditOf = (kind: string) =>
  portal.database.query<{ detail: unknown }>(sql`select detail from audit_entries where kind = ${kind}`)

test('administrators read what failed, run it again and remove it; each stands in the audit', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  assert.deepEqual((await admin.call('GET failedJobs')).body, [])
  const waiting = await failed('exports.make', 2)
  const dead = await failed('lamps.unknown', 'all')
  await portal.database.query(queueSql('exports.make'))

  const { body: list } = await admin.call('GET failedJobs')
  const byId = (id: string) => list.find(job => job.id === id) ?? assert.fail(`${id} is not listed`)
  assert.equal(list.length, 2)
  assert.equal(byId(waiting).title?.en, 'Prepare exported files')
  assert.equal(byId(waiting).tries, 2)
  assert.ok((byId(waiting).nextAt ?? '') > byId(waiting).failedAt)
  assert.equal(byId(dead).error, 'ECONNREFUSED at server/x.ts:1')
  assert.equal('title' in byId(dead) || 'nextAt' in byId(dead), false)

  assert.equal((await admin.send(`POST failedJobs/${dead}/run`)).status, 204)
  assert.equal((await admin.send(`DELETE failedJobs/${waiting}`)).status, 204)
  assert.deepEqual((await admin.call('GET failedJobs')).body, [])
  const { attempts } = await portal.database.one<{ attempts: number }>(
    sql`select attempts::int from graphile_worker.jobs where id = ${dead}::bigint and run_at <= now()`,
  )
  assert.equal(attempts, 0)
  assert.deepEqual(
    (await auditOf('job.runAgain')).map(({ detail }) => detail),
    [{ job: 'lamps.unknown', id: dead }],
  )
  assert.deepEqual(
    (await auditOf('job.removed')).map(({ detail }) => detail),
    [{ job: 'exports.make', id: waiting }],
  )
})

test('what is gone or under way is not found', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  for (const call of ['POST failedJobs/999999/run', 'DELETE failedJobs/999999', 'DELETE failedJobs/none'])
    assert.equal((await admin.send(call)).status, 404)
  const id = await failed('exports.make', 1)
  await portal.database.query(
    sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another' where id = ${id}::bigint`,
  )
  assert.equal((await admin.send(`DELETE failedJobs/${id}`)).status, 404)
  assert.equal((await admin.send(`POST failedJobs/${id}/run`)).status, 404)
})
