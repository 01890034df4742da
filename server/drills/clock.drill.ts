// A server whose clock is an hour off: it says that it is not ready, so that a proxy asks another, and is soon back.

import assert from 'node:assert/strict'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { eventually } from '../platform/test-patience.ts'
import { call } from './calls.ts'
import { isReady, startPortal } from './portals.ts'
import { type Postgres, startPostgres } from './postgres.ts'

let postgres: Postgres | undefined
before(async () => {
  postgres = await startPostgres(0)
})
after(() => postgres?.stop())

/** The library by which Debian's faketime moves the clock of one process. */
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')

test('an hour ahead or behind it is not ready and says so; set right it is ready within five seconds', {
  skip: library ? false : 'libfaketime is not installed',
}, async context => {
  const { environment, folder } = postgres as Postgres
  const file = join(folder, 'clock')
  const set = (offset: string) => writeFileSync(file, `${offset}\n`)
  set('+0')
  const portal = await startPortal({
    ...environment,
    DATA_FOLDER: join(folder, 'portal'),
    LD_PRELOAD: library as string,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  try {
    for (const offset of ['+1h', '-1h']) {
      set(offset)
      assert.ok(await eventually(async () => !(await isReady(portal.port)), Boolean, 5), offset)
      assert.equal((await call(portal.port, { path: '/healthz' })).status, 200)
      const metrics = await call(portal.port, {
        path: '/metrics',
        headers: { authorization: 'Bearer drill' },
      })
      const seconds = Number(/^clock_offset_seconds (\S+)/m.exec(metrics.body)?.[1])
      assert.ok(Math.abs(Math.abs(seconds) - 3600) < 60, `${seconds}`)
      set('+0')
      const began = performance.now()
      assert.ok(await eventually(() => isReady(portal.port), Boolean, 5), 'it stays not ready')
      context.diagnostic(`${offset}: ready again after ${Math.round(performance.now() - began)} ms`)
    }
    assert.match(portal.output(), /clock_off/)
  } finally {
    await portal.end('SIGKILL')
  }
})
