// Two portals on one database share their jobs: what was asked for at one is made once, by either; a job that fails at
// both becomes a dead letter, which an administrator runs again.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Parts } from './capabilities.ts'
import type { ProgrammeCapability } from './capability.ts'
import { sql } from './platform/database/index.ts'
import { queueSql, startJobs } from './platform/jobs/index.ts'
import { eventually } from './platform/test-patience.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let isBroken = true
let runs = 0
const lamps: ProgrammeCapability<Parts> = {
  name: 'lamps',
  contribute: () => ({
    jobs: [
      {
        name: 'lamps.light',
        title: { ar: 'إضاءة المصابيح', en: 'Light lamps' },
        isQueued: true,
        run: async () => {
          runs += 1
          if (isBroken) throw new Error('No oil')
        },
      },
    ],
  }),
}

const portals: TestPortal[] = []
const stops: (() => Promise<void>)[] = []
before(async () => {
  portals.push(await openTestPortal({}, undefined, [lamps]))
  portals.push(await openTestPortal({}, portals[0], [lamps]))
  for (const { portal, serverDatabase, serverUrl } of portals)
    stops.push(await startJobs(portal.jobs, { database: serverDatabase, url: serverUrl, log: portal.log }))
})
after(async () => {
  for (const stop of stops) await stop()
  for (const portal of portals.toReversed()) await portal.close()
})

test('an export is queued with its row and made once', async () => {
  const [one] = portals as [TestPortal]
  const manager = await one.employee(['REPORT_MANAGER'])
  const spec = { measure: 'counts', by: 'service', every: 'month' }
  const { body } = await manager.send('POST exports', {
    body: { kind: 'report', format: 'csv', spec },
    headers: { 'idempotency-key': 'once' },
  })
  const stateOf = async () => (await manager.send(`GET exports/${body.id}`)).body.state
  assert.equal(await eventually(stateOf, state => state === 'done'), 'done')
  const { tries } = await one.database.one<{ tries: number }>(
    sql`select tries::int from exports where id = ${body.id}`,
  )
  assert.equal(tries, 1)
})

test('a job that fails becomes a dead letter, and runs again when told', async () => {
  const [one] = portals as [TestPortal]
  const admin = await one.employee(['BFM_ADMIN'])
  const listed = async () => (await admin.call('GET failedJobs')).body
  await one.database.query(queueSql('lamps.light'))
  const [waiting] = await eventually(listed, jobs => jobs.length === 1)
  assert.ok(waiting)
  assert.equal(waiting.title?.en, 'Light lamps')
  assert.match(waiting.error, /^Error at server\/shared-jobs\.api\.test\.ts:\d+$/)
  assert.ok(waiting.nextAt)

  // The tries that are left, at once.
  await one.database.query(
    sql`select graphile_worker.reschedule_jobs(array[${waiting.id}::bigint], run_at => now(), attempts => ${waiting.mostTries - 1}::int)`,
  )
  const [dead] = await eventually(listed, ([job]) => job?.tries === waiting.mostTries)
  assert.ok(dead)
  assert.equal(dead.nextAt, undefined)
  assert.equal(runs, 2)

  isBroken = false
  assert.equal((await admin.send(`POST failedJobs/${dead.id}/run`)).status, 204)
  await eventually(
    () => runs,
    count => count === 3,
  )
  assert.equal(runs, 3)
  assert.deepEqual(await eventually(listed, jobs => jobs.length === 0), [])
})
