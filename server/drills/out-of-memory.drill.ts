// The kernel ends a process for want of memory, for real: the portal, and a backend of PostgreSQL, in a group that may have too
// little, while people file. Nothing acknowledged is lost and no key files twice.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSession, raw } from '../platform/database/index.ts'
import { eventually } from '../platform/test-patience.ts'
import { signIn } from './calls.ts'
import { createLedger } from './ledger.ts'
import { isReady, startPortal } from './portals.ts'
import { startPostgres } from './postgres.ts'
import { storedRequests } from './requests-store.ts'

/** Where groups of processes get their memory: of the second version of control groups, or of the first. */
const second = existsSync('/sys/fs/cgroup/cgroup.controllers')
const folder = join(second ? '/sys/fs/cgroup' : '/sys/fs/cgroup/memory', `bawaba-drill-${process.pid}`)
const limit = join(folder, second ? 'memory.max' : 'memory.limit_in_bytes')
const skip = (() => {
  try {
    mkdirSync(folder)
    writeFileSync(limit, String(64 * 2 ** 20))
    rmdirSync(folder)
    return false
  } catch {
    return 'groups of processes with a limit of memory need root and a kernel that has them'
  }
})()

/** Puts a process where it may have so many megabytes more. */
const starve = (pid: number, megabytes: number): void => {
  writeFileSync(limit, String(megabytes * 2 ** 20))
  writeFileSync(join(folder, 'cgroup.procs'), String(pid))
}
/** How many processes of the group the kernel has ended. */
const ended = (): number => {
  const text = readFileSync(join(folder, second ? 'memory.events' : 'memory.oom_control'), 'utf8')
  return Number(/^oom_kill (\d+)$/m.exec(text)?.[1] ?? 0)
}

for (const victim of ['portal', 'backend'] as const)
  test(`a ${victim} that the kernel ends: nothing acknowledged is lost, no key files twice`, {
    skip,
  }, async context => {
    mkdirSync(folder)
    const postgres = await startPostgres(6)
    const environment = { ...postgres.environment, DATA_FOLDER: join(postgres.folder, 'portal') }
    let portal = await startPortal(environment)
    const { port } = portal
    try {
      const people = await Promise.all(postgres.citizens.map(citizen => signIn(port, citizen)))
      const ledger = createLedger()
      let isOver = false
      const filing = people.map(async person => {
        while (!isOver) if (!(await ledger.file(port, person, 5_000))) await sleep(20)
      })
      await sleep(500)
      if (victim === 'portal') {
        const exited = once(portal.child, 'exit')
        starve(portal.child.pid as number, 8)
        const [code, signal] = await Promise.race([exited, sleep(60_000, ['no end', null])])
        assert.deepEqual([code, signal], [null, 'SIGKILL'])
        portal = await startPortal(environment, { port })
      } else {
        const session = await openSession(postgres.url, 'greedy')
        const [row] = await session.query<{ pid: number }>(raw('select pg_backend_pid() as pid'))
        starve(row?.pid ?? 0, 32)
        await assert.rejects(
          session.query(
            raw(`set work_mem = '2GB'; select count(*) from (
            select distinct repeat(n::text, 200) from generate_series(1, 2000000) n) t`),
          ),
        )
        await session.close().catch(() => undefined)
      }
      assert.ok(await eventually(() => isReady(port), Boolean, 60), 'it does not come back')
      await sleep(1_000)
      isOver = true
      await Promise.all(filing)
      await ledger.settle(port)
      const found = ledger.verdict(await storedRequests(postgres.url))
      context.diagnostic(JSON.stringify({ ...found, ended: ended() }))
      assert.deepEqual([found.lost, found.doubled, found.wrong], [0, 0, []])
      assert.ok(ended() > 0 && found.acknowledged > people.length)
    } finally {
      await portal.end('SIGKILL')
      await postgres.stop()
      await eventually(
        () => {
          try {
            rmdirSync(folder)
            return true
          } catch {
            return false
          }
        },
        Boolean,
        10,
      )
    }
  })
