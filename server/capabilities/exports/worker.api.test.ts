// The worker of exports beside others: a file that takes long to store is made once, and none is left until the next round.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, mock, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { type ExportsStore, exportsStore } from './store.ts'
import { createWorker } from './worker.ts'

let portal: TestPortal
let folder = ''
before(async () => {
  portal = await openTestPortal()
  folder = await mkdtemp(join(tmpdir(), 'bawaba-exports-'))
})
after(async () => {
  mock.timers.reset()
  await portal?.close()
  await rm(folder, { recursive: true, force: true })
})

async function* cells() {
  yield ['Head']
  yield ['Row']
}
const rowsOf = async () => ({ count: 1, rows: cells() })
const workerOf = (store: Parameters<typeof createWorker>[0]['store'], put: Storage['put']) =>
  createWorker({
    store,
    rowsOf,
    storage: { put, remove: async () => undefined } as Partial<Storage> as Storage,
    folder,
    clock: portal.now,
    newId: () => randomUUID(),
    report: error => assert.fail(String(error)),
  })

test('a file that takes minutes to store is stored once, beside a second server', async () => {
  const { id: accountId } = await portal.add({ slug: 'employee' })
  const store = exportsStore(portal.database as Parameters<typeof exportsStore>[0])
  const id = randomUUID()
  const createdAt = portal.now()
  await store.add(
    {
      id,
      accountId,
      key: null,
      kind: 'report',
      format: 'csv',
      spec: { measure: 'counts', by: 'service', every: 'month' },
      language: 'en',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 86_400_000),
    },
    5,
  )
  const [begun, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let puts = 0
  const put = async () => {
    puts += 1
    begun.resolve()
    await stored.promise
  }
  let beats = 0
  const counting: typeof store = {
    ...store,
    beat: (...row) => {
      beats += 1
      return store.beat(...row)
    },
  }
  const [one, two] = [workerOf(counting, put), workerOf(store, put)]
  mock.timers.enable({ apis: ['setInterval'] })
  const first = one.work()
  await begun.promise
  const seenAt = async () =>
    (
      await portal.database.one<{ seenAt: Date }>(
        sql`select seen_at as "seenAt" from exports where id = ${id}`,
      )
    ).seenAt
  for (let minute = 0; minute < 4; minute += 1) {
    await portal.pass(60_000)
    mock.timers.tick(60_000)
    const since = portal.now().getTime()
    for (let look = 0; look < 100 && (await seenAt()).getTime() < since; look += 1);
    assert.equal(await two.isLost(), false, `minute ${minute}`)
    await two.work()
  }
  stored.resolve()
  await first
  const row = await portal.database.one(sql`select state, tries::int from exports where id = ${id}`)
  assert.deepEqual([puts, row], [1, { state: 'done', tries: 1 }])
  const before = beats
  mock.timers.tick(60_000)
  assert.equal(beats, before, 'it beats on for what is finished')
})

test('an export that is added as a round ends is made by that round', async () => {
  mock.timers.reset()
  const lastLook = Promise.withResolvers<undefined>()
  let looks = 0
  const store: Partial<ExportsStore> = {
    take: () => {
      looks += 1
      return looks === 1 ? lastLook.promise : Promise.resolve(undefined)
    },
  }
  const worker = workerOf(store as ExportsStore, () => assert.fail('there is no file'))
  const first = worker.work()
  // The look found nothing and its answer is on its way; now one is added, and this server is called.
  const second = worker.work()
  lastLook.resolve(undefined)
  await Promise.all([first, second])
  assert.equal(looks, 2)
  // A call after the end begins anew.
  await worker.work()
  assert.equal(looks, 3)
})
