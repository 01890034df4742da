// Exports over the API: made in the background, fetched by their owner alone, safe to open.

import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { StorageUnavailable } from '../../platform/storage/index.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'
import type { Audit } from '../audit/index.ts'
import { createExports } from './exports.ts'
import { type ExportRow, type ExportsStore, exportsStore } from './store.ts'

let portal: TestPortal
let manager: Awaited<ReturnType<TestPortal['person']>>
const spec = { measure: 'counts', by: 'service', every: 'month' }
const body = { kind: 'report', format: 'csv', spec }

before(async () => {
  portal = await openTestPortal()
  manager = await portal.employee(['REPORT_MANAGER'])
  const citizen = await portal.citizen()
  await citizen.file(cardAnswers, { key: 'card' })
})
after(() => portal.close())

const ask = (changes: object = body, key: string = crypto.randomUUID(), language = 'en') =>
  manager.send('POST exports', {
    body: changes,
    headers: { 'idempotency-key': key, 'accept-language': language },
  })

/** The bytes of a file as text: the address alone says which app is meant, as a link does. */
const contentOf = async (who: typeof manager, id: string) => {
  const cookie = [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `/api/exports/${id}/content?mode=EMPLOYEE`
  return portal.portal.app.inject({ method: 'GET', url, headers: { cookie } })
}

test('the numbers of a report as CSV, in the language they were asked for in', async () => {
  const made = await ask(body, 'first', 'ar')
  assert.equal(made.status, 201, JSON.stringify(made.body))
  assert.equal(made.body.state, 'waiting')
  assert.equal((await contentOf(manager, made.body.id)).statusCode, 404)
  await portal.portal.makeExports()
  const done = (await manager.send(`GET exports/${made.body.id}`)).body
  assert.deepEqual([done.state, done.rows, done.total], ['done', 1, 1])
  const file = await contentOf(manager, made.body.id)
  assert.equal(file.statusCode, 200)
  assert.match(String(file.headers['content-disposition']), /^attachment; .*\.csv/)
  const lines = file.body.replace('\uFEFF', '').split('\r\n')
  assert.equal(lines[0], 'الخدمة,قيد المراجعة,بانتظار المتقدم,مرفوض,ملغى,مكتمل')
  assert.match(lines[1] ?? '', /,1,0,0,0,0$/)
  const kinds = await portal.database.query<{ kind: string }>(
    sql`select kind from audit_entries where kind like 'export.%' order by place`,
  )
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['export.made', 'export.read'],
  )
})

test('the same key makes one export', async () => {
  const [one, two] = [await ask(body, 'twice'), await ask(body, 'twice')]
  assert.equal(one.body.id, two.body.id)
  const other = await ask({ ...body, format: 'xlsx' }, 'twice')
  assert.equal(other.body.error.code, 'IDEMPOTENCY_KEY_REUSED')
  await portal.portal.makeExports()
})

test('the requests behind a report hold nobody’s data, page after page, and no formula', async () => {
  // More than a page, and a center whose code would be a formula.
  await portal.database.query(
    sql`insert into requests (id, number, service_slug, version, activity_id, status, status_kind, data, owner_id, filed_by,
          channel, created_at, updated_at, action_date)
      select gen_random_uuid(), 'COPY-' || n, service_slug, version, activity_id, status, status_kind, data, owner_id, filed_by,
        channel, created_at - make_interval(mins => n), updated_at, action_date
      from requests cross join generate_series(1, 2100) n`,
  )
  await portal.database.query(sql`update requests set center = '=1+1' where number = 'COPY-7'`)
  const made = await ask({ ...body, kind: 'requests' })
  await portal.portal.makeExports()
  const { body: csv } = await contentOf(manager, made.body.id)
  const lines = csv.trimEnd().split('\r\n')
  assert.equal(lines.length, 2102)
  assert.equal(new Set(lines).size, 2102)
  assert.equal(csv.split(`"'=1+1"`).length, 2)
  for (const personal of ['Layla', '29104120103458', 'First']) assert.ok(!csv.includes(personal), personal)
  const sheet = await ask({ ...body, kind: 'requests', format: 'xlsx' })
  await portal.portal.makeExports()
  const file = await contentOf(manager, sheet.body.id)
  assert.equal(file.rawPayload.subarray(0, 2).toString(), 'PK')
})

test('another manager neither sees, fetches nor deletes it', async () => {
  const made = await ask()
  await portal.portal.makeExports()
  const other = await portal.employee(['REPORT_MANAGER'])
  assert.deepEqual((await other.call('GET exports')).body, [])
  assert.equal((await other.send(`GET exports/${made.body.id}`)).status, 404)
  assert.equal((await contentOf(other, made.body.id)).statusCode, 404)
  assert.equal((await other.send(`DELETE exports/${made.body.id}`)).status, 404)
  assert.equal((await manager.send(`DELETE exports/${made.body.id}`)).status, 204)
  assert.equal((await contentOf(manager, made.body.id)).statusCode, 404)
})

test('an export whose worker fell silent is made anew, and given up after three takings', async () => {
  const made = await ask()
  const leave = () =>
    portal.database.query(
      sql`update exports set state = 'running', worker = gen_random_uuid(), seen_at = ${portal.now()}, tries = 1
        where id = ${made.body.id}::uuid`,
    )
  await leave()
  await portal.portal.makeExports()
  assert.equal((await manager.send(`GET exports/${made.body.id}`)).body.state, 'running')
  portal.pass(121_000)
  await portal.portal.makeExports()
  assert.equal((await manager.send(`GET exports/${made.body.id}`)).body.state, 'done')
  await leave()
  await portal.database.query(sql`update exports set tries = 3 where id = ${made.body.id}::uuid`)
  portal.pass(121_000)
  await portal.portal.makeExports()
  const failed = (await manager.send(`GET exports/${made.body.id}`)).body
  assert.deepEqual([failed.state, failed.error.code], ['failed', 'EXPORT_FAILED'])
})

test('five at once, wrong specs, other roles', async () => {
  for (let count = 0; count < 5; count += 1) assert.equal((await ask()).status, 201)
  assert.equal((await ask()).body.error.code, 'TOO_MANY_EXPORTS')
  const reversed = { ...spec, from: '2026-05-01', to: '2026-04-01' }
  assert.equal((await ask({ ...body, spec: reversed })).body.error.code, 'REPORT_PERIOD_REVERSED')
  for (const measure of ['counts', 'times'])
    for (const days of [{ to: '9999-12-31' }, { from: '0000-01-01' }]) {
      const endless = { ...spec, measure, by: 'period', ...days }
      assert.equal((await ask({ ...body, spec: endless })).body.error.code, 'REPORT_DAY_UNKNOWN')
    }
  const named = { ...spec, order: 'data.nationalId' }
  assert.equal((await ask({ ...body, spec: named })).body.error.code, 'VALIDATION_FAILED')
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.equal((await officer.send('POST exports', { body })).status, 403)
  await portal.portal.makeExports()
})

test('a file is kept for a day', async () => {
  const made = await ask()
  await portal.portal.makeExports()
  const [row] = await portal.database.query<{ key: string }>(
    sql`select file_key as key from exports where id = ${made.body.id}::uuid`,
  )
  assert.ok(row)
  portal.pass(86_400_001)
  await portal.portal.tidy()
  assert.equal((await portal.database.query(sql`select id from exports`)).length, 0)
})

const filesOf = async (): Promise<string[]> => {
  const found: string[] = []
  for await (const key of portal.portal.storage.list()) found.push(key)
  return found.sort()
}

test('a file of a worker that died before it could say so is removed by the next one', async () => {
  const before = await filesOf()
  const again = await portal.employee(['REPORT_MANAGER'])
  const made = await again.send('POST exports', { body, headers: { 'idempotency-key': 'of a killed one' } })
  const { storage } = portal.portal
  // As a killed worker leaves it: taken, the file stored, and no word of it.
  const [now, worker] = [portal.now(), crypto.randomUUID()]
  const work = await exportsStore(portal.serverDatabase).take(worker, now, new Date(now.getTime() - 120_000))
  assert.ok(work)
  assert.equal(work.id, made.body.id)
  const path = join(portal.folder, 'half-done.csv')
  await writeFile(path, 'a,b')
  await storage.put(work.fileKey, path, 'text/csv')
  assert.equal((await contentOf(again, made.body.id)).statusCode, 404)
  portal.pass(10 * 60_000)
  await portal.portal.makeExports()
  assert.equal((await contentOf(again, made.body.id)).statusCode, 200)
  assert.equal((await filesOf()).length, before.length + 1)
  assert.ok(!(await filesOf()).includes(work.fileKey))
})

test('an export is deleted with its file, or not at all', async () => {
  const again = await portal.employee(['REPORT_MANAGER'])
  const made = await again.send('POST exports', { body, headers: { 'idempotency-key': 'a key of nine' } })
  await portal.portal.makeExports()
  const withIt = await filesOf()
  const { storage } = portal.portal
  const remove = storage.remove
  storage.remove = async () => {
    throw new StorageUnavailable('away')
  }
  assert.equal((await again.send(`DELETE exports/${made.body.id}`)).status, 503)
  storage.remove = remove
  assert.equal((await again.send(`GET exports/${made.body.id}`)).status, 200)
  assert.equal((await again.send(`DELETE exports/${made.body.id}`)).status, 204)
  assert.equal((await filesOf()).length, withIt.length - 1)
})

test('an export that is deleted while a worker stores its file leaves no file, though the worker dies', async () => {
  const again = await portal.employee(['REPORT_MANAGER'])
  const made = await again.send('POST exports', { body, headers: { 'idempotency-key': 'deleted at work' } })
  const { storage } = portal.portal
  const now = portal.now()
  const work = await exportsStore(portal.serverDatabase).take(
    crypto.randomUUID(),
    now,
    new Date(now.getTime() - 120_000),
  )
  assert.equal(work?.id, made.body.id)
  assert.equal((await again.send(`DELETE exports/${made.body.id}`)).status, 204)
  assert.equal((await again.send(`GET exports/${made.body.id}`)).status, 404)
  assert.equal((await again.send(`DELETE exports/${made.body.id}`)).status, 404)
  await portal.portal.tidy()
  // The worker had not heard of it yet, and dies before it can remove what it stored.
  const path = join(portal.folder, 'stored-late.csv')
  await writeFile(path, 'a,b')
  await storage.put(work?.fileKey ?? '', path, 'text/csv')
  await portal.portal.makeExports()
  portal.pass(86_400_001)
  await portal.portal.tidy()
  assert.ok(!(await filesOf()).includes(work?.fileKey ?? ''))
  const rows = await portal.database.query(sql`select id from exports where id = ${made.body.id}::uuid`)
  assert.deepEqual(rows, [])
})

test('the period is that of the moment of the order, however late the file is made', async () => {
  // Ten seconds before midnight in Cairo, at the end of a month.
  portal.pass(new Date('2026-11-30T21:59:50Z').getTime() - portal.now().getTime())
  const late = await portal.employee(['REPORT_MANAGER'])
  const made = await late.send('POST exports', {
    body: { ...body, spec: { measure: 'counts', by: 'period', every: 'month' } },
    headers: { 'idempotency-key': 'before midnight' },
  })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  portal.pass(20_000)
  await portal.portal.makeExports()
  const lines = (await contentOf(late, made.body.id)).body.trimEnd().split('\r\n').slice(1)
  assert.match(lines[0] ?? '', /December 2025/)
  assert.match(lines.at(-1) ?? '', /November 2026/)
})

test('a file that could not be finished goes with its export', async () => {
  const before = await filesOf()
  const late = await portal.employee(['REPORT_MANAGER'])
  const made = await late.send('POST exports', { body, headers: { 'idempotency-key': 'never finished' } })
  assert.equal(made.status, 201)
  const { storage } = portal.portal
  const put = storage.put
  storage.put = async (...file) => {
    await put(...file)
    throw new Error('the connection broke after the last byte')
  }
  await portal.portal.makeExports()
  storage.put = put
  assert.equal((await filesOf()).length, before.length + 1)
  portal.pass(90 * 24 * 3_600_000)
  await portal.portal.tidy()
  assert.deepEqual(await filesOf(), [])
})

test('the bytes of an export are let go where the look cannot be recorded', async () => {
  const bytes = Readable.from(['a'])
  const row = { state: 'done', fileKey: 'a', kind: 'report', format: 'csv', spec, language: 'en' }
  const store: Partial<ExportsStore> = {
    find: async () => ({ ...row, createdAt: portal.now(), rows: 1 }) as ExportRow,
  }
  const exports = createExports({
    store: store as ExportsStore,
    storage: { read: async () => bytes, remove: async () => undefined },
    reports: { check: async () => assert.fail('nothing is ordered') },
    audit: { record: () => Promise.reject(new Error('no database')) } as Partial<Audit> as Audit,
    clock: portal.now,
    newId: () => crypto.randomUUID(),
  })
  const actor = { accountId: crypto.randomUUID(), roles: ['REPORT_MANAGER'] } as Partial<SignedIn> as SignedIn
  await assert.rejects(exports.fetch({ actor, address: '', language: 'en' }, 'x'), /no database/)
  assert.equal(bytes.destroyed, true)
})
