import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { eventually } from '../../platform/test-patience.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { createAudit } from '../audit/index.ts'
import { watchMaintenance } from './capability.ts'
import { createMaintenance } from './maintenance.ts'
import { maintenanceStore } from './store.ts'

/** A busy machine is no reason to turn a test away. */
const patient = { MAX_LOOP_DELAY_MS: '0', SCRIPT_TIMEOUT_MS: '20000' }
let portal: TestPortal
before(async () => {
  portal = await openTestPortal(patient)
})
after(() => portal?.close())

const message = { ar: 'نحدّث الأنظمة', en: 'We update the systems' }
const aMinute = 60_000
type Browser = Awaited<ReturnType<TestPortal['browser']>>
const close = (admin: Pick<Browser, 'call' | 'send'>, order: object) =>
  admin.call('PUT maintenance', { body: { message, ...order } })
const codeOf = async (who: Pick<Browser, 'call' | 'send'>, key: string, body?: object) => {
  const answer = await who.send(key, body ? { body } : {})
  return answer.body?.error?.code ?? answer.status
}

test('closed: everyone but staff is told so, in both languages, and staff go on and sign in', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const officer = await portal.employee(['CASE_OFFICER'])
  const citizen = await portal.citizen()
  const agent = await portal.person({ slug: 'agent' })
  const visitor = await portal.browser()
  const until = new Date(portal.now().getTime() + 60 * aMinute).toISOString()
  assert.equal((await close(admin, { until, drainMinutes: 0 })).body.state, 'closed')

  for (const who of [citizen, agent, visitor])
    for (const key of ['GET Categories', 'GET drafts', 'GET LIBRARY_CARD', 'GET search?q=a'])
      assert.equal(await codeOf(who, key), 'MAINTENANCE', key)
  const refused = await citizen.send('GET drafts')
  assert.equal(refused.status, 418)
  assert.deepEqual(refused.body.maintenance.message, message)
  assert.equal(refused.body.maintenance.until, until)
  assert.equal(refused.headers['retry-after'], '3600')
  const credentials = { username: citizen.username, password: portal.password }
  assert.equal(await codeOf(visitor, 'POST citizen/login', credentials), 'MAINTENANCE')

  const notice = await visitor.call('GET misc/appData')
  assert.deepEqual([notice.status, notice.body.config.maintenance?.message], [200, message])
  assert.equal((await portal.portal.app.inject({ url: '/healthz' })).statusCode, 200)
  assert.equal((await portal.portal.app.inject({ url: '/readyz' })).statusCode, 200)

  assert.equal(await codeOf(officer, 'GET LIBRARY_CARD'), 200)
  const door = await portal.browser('EMPLOYEE')
  assert.equal(
    await codeOf(door, 'POST employee/login', { username: officer.username, password: portal.password }),
    200,
  )
  // In a demo the code of their second step is read in the outbox: without it nobody could open the portal again.
  assert.equal(await codeOf(visitor, 'GET dev/outbox'), 200)
  const late = await portal.employee(['BFM_ADMIN'])
  assert.equal((await late.call('GET maintenance')).body.state, 'closed')
  // Staff whose session is over are asked to sign in; claiming to be staff opens nothing else.
  const stranger = await portal.browser('EMPLOYEE')
  assert.equal(await codeOf(stranger, 'GET LIBRARY_CARD'), 'UNAUTHENTICATED')
  assert.equal(await codeOf(stranger, 'GET Categories'), 'MAINTENANCE')
  assert.equal(await codeOf(stranger, 'POST LIBRARY_CARD', { data: {} }), 'MAINTENANCE')

  assert.equal(await codeOf(officer, 'DELETE maintenance'), 'FORBIDDEN')
  assert.equal((await admin.call('DELETE maintenance')).body.state, 'open')
  assert.equal(await codeOf(citizen, 'GET drafts'), 200)
})

test('a drain warns, lets people finish, and then closes by the clock', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const citizen = await portal.citizen()
  const order = await close(admin, { drainMinutes: 10 })
  assert.equal(order.body.state, 'closing')
  assert.equal(await codeOf(citizen, 'GET drafts'), 200)
  const { maintenance } = (await citizen.call('GET misc/appData')).body.config
  assert.ok(maintenance?.closesAt)
  assert.equal(Date.parse(maintenance.closesAt) - Date.parse(maintenance.now), 10 * aMinute)
  portal.pass(10 * aMinute)
  assert.equal(await codeOf(citizen, 'GET drafts'), 'MAINTENANCE')
  // A new message leaves it closed; a new drain opens it for that long.
  assert.equal((await close(admin, { message: { ar: 'أخرى', en: 'Another' } })).body.state, 'closed')
  assert.equal((await close(admin, { drainMinutes: 5 })).body.state, 'closing')
  assert.equal(await codeOf(citizen, 'GET drafts'), 200)
  await admin.call('DELETE maintenance')
})

test('what cannot be is refused: an end that has passed, a message in one language, a year', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const at = (minutes: number) => new Date(portal.now().getTime() + minutes * aMinute).toISOString()
  for (const order of [
    { until: at(-1) },
    { until: at(5), drainMinutes: 10 },
    { until: at(366 * 24 * 60) },
    { message: { ar: 'فقط' } },
    { message: { ar: ' ', en: 'x' } },
    { drainMinutes: -1 },
  ])
    assert.equal(
      await codeOf(admin, 'PUT maintenance', { message, ...order }),
      'VALIDATION_FAILED',
      JSON.stringify(order),
    )
  assert.equal((await admin.call('GET maintenance')).body.state, 'open')
})

test('two administrators at once make one period; every change stands in the audit', async () => {
  const admins = [await portal.employee(['BFM_ADMIN']), await portal.employee(['BFM_ADMIN'])]
  await Promise.all(admins.map(admin => close(admin, { drainMinutes: 5 })))
  const open = await portal.database.query(sql`select id from maintenance_periods where ended_at is null`)
  assert.equal(open.length, 1)
  await admins[0]?.call('DELETE maintenance')
  await admins[1]?.call('DELETE maintenance')
  const kinds = await portal.database.query<{ kind: string }>(
    sql`select kind from audit_entries where stream = 'maintenance' order by place desc limit 3`,
  )
  assert.deepEqual(kinds.map(({ kind }) => kind).sort(), [
    'maintenance.begun',
    'maintenance.changed',
    'maintenance.ended',
  ])
})

test('another server knows within a moment, and by looking where nothing is told', async () => {
  const { database } = portal
  const admin = await portal.employee(['BFM_ADMIN'])
  const other = createMaintenance({
    store: maintenanceStore(database),
    clock: portal.now,
    newId: () => crypto.randomUUID(),
    giveBack: async () => undefined,
    audit: createAudit({ database, clock: portal.now }),
  })
  const isKnown = async (state: string) => {
    const known = () => other.state().state
    assert.equal(await eventually(known, found => found === state), state)
  }
  const report = (error: unknown) => assert.fail(String(error))
  const notice = await watchMaintenance({
    maintenance: other,
    listen: database.listen,
    everyMs: 3_600_000,
    report,
  })
  await close(admin, { drainMinutes: 0 })
  await isKnown('closed')
  await notice()
  const deaf = async () => async () => undefined
  const looking = await watchMaintenance({
    maintenance: other,
    listen: deaf,
    everyMs: 50,
    report: () => undefined,
  })
  await admin.call('DELETE maintenance')
  await isKnown('open')
  await looking()
})
