// kill -9 at random moments of a first start, with its migrations and publication, and of a publication by command: what is
// there afterwards is whole, and the next try ends the work.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPortal } from './portals.ts'
import { startPostgres } from './postgres.ts'
import { halfPublished, leaveHalf, publications } from './publications-store.ts'

const rounds = Number(process.env.DRILL_ROUNDS ?? 4)
const service = fileURLToPath(
  new URL('../../programmes/library-card/services/LIBRARY_QUESTION/', import.meta.url),
)
const command = fileURLToPath(new URL('../services.ts', import.meta.url))

/** Versions of a service come one after the other, each recorded once; nothing else is half there. */
const assertWhole = async (url: string): Promise<Map<string, { version: number; days: number }>> => {
  const found = await publications(url)
  for (const { slug, version, versions, recorded } of found) {
    assert.deepEqual(
      versions,
      Array.from({ length: version }, (_, index) => index + 1),
      slug,
    )
    assert.deepEqual(recorded, versions, `${slug}: what the audit has`)
  }
  return new Map(found.map(({ slug, version, days }) => [slug, { version, days }]))
}

test('a start that is killed again and again, from its first migration on, is ended by the next', async context => {
  // Nothing is in the database yet.
  const postgres = await startPostgres(0, {}, undefined, async () => [])
  const environment = { ...postgres.environment, DATA_FOLDER: join(postgres.folder, 'portal') }
  try {
    const begun = performance.now()
    const first = await startPortal(environment)
    const usual = performance.now() - begun
    await first.end('SIGKILL')
    const undisturbed = await assertWhole(postgres.url)
    assert.ok(undisturbed.size > 3 && [...undisturbed.values()].every(({ version }) => version === 1))
    let longest = 0
    for (let round = 0; round < rounds; round += 1) {
      const fresh = await startPostgres(0, {}, undefined, async () => [])
      try {
        const own = { ...fresh.environment, DATA_FOLDER: join(fresh.folder, 'portal') }
        for (const share of [0.2, 0.45, 0.7, 0.95]) {
          const killed = await startPortal(own, { isAwaited: false })
          const ms = usual * (share + 0.2 * Math.random())
          longest = Math.max(longest, ms)
          await sleep(ms)
          await killed.end('SIGKILL')
        }
        const last = await startPortal(own)
        assert.deepEqual(await assertWhole(fresh.url), undisturbed)
        await last.end('SIGKILL')
      } finally {
        await fresh.stop()
      }
    }
    context.diagnostic(`a start takes ${Math.round(usual)} ms; killed up to ${Math.round(longest)} ms`)
  } finally {
    await postgres.stop()
  }
})

test('a publication that is killed is there whole or not at all, beside a server that runs', async context => {
  const postgres = await startPostgres(0, {}, undefined, async () => [])
  const environment = { ...postgres.environment, DATA_FOLDER: join(postgres.folder, 'portal') }
  const portal = await startPortal(environment)
  const folder = join(postgres.folder, 'LIBRARY_QUESTION')
  const file = join(folder, 'service.json')
  cpSync(service, folder, { recursive: true })
  const shipped = readFileSync(file, 'utf8')
  /** Publishes it with so many days; killed after some time, or ended by itself. */
  const publish = async (days: number, killAfter?: number): Promise<number | null> => {
    writeFileSync(file, shipped.replace(/"durationDays": \d+/, `"durationDays": ${days}`))
    const child = spawn(process.execPath, [command, 'publish', folder], {
      env: {
        ...process.env,
        ...environment,
        ORIGIN: 'https://portal.example',
        DEMO: 'off',
        PROGRAMMES: 'library-card',
        SECRET: 's'.repeat(40),
      },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    if (killAfter !== undefined) {
      await Promise.race([sleep(killAfter), ended])
      child.kill('SIGKILL')
    }
    return ended
  }
  try {
    const begun = performance.now()
    assert.equal(await publish(11), 0)
    const usual = performance.now() - begun
    let [applied, cut] = [0, 0]
    let former = (await assertWhole(postgres.url)).get('LIBRARY_QUESTION')
    assert.equal(former?.days, 11)
    for (let round = 0; round < rounds * 2; round += 1) {
      const days = 20 + round
      await publish(days, usual * (0.6 + 0.45 * Math.random()))
      const now = (await assertWhole(postgres.url)).get('LIBRARY_QUESTION')
      const isApplied: boolean = now?.version !== former?.version
      assert.equal(now?.days, isApplied ? days : former?.days)
      if (isApplied) applied += 1
      else cut += 1
      former = now
    }
    context.diagnostic(
      `a publication takes ${Math.round(usual)} ms; ${applied} came through, ${cut} were cut`,
    )
    assert.ok(cut > 0)
    assert.equal(await publish(99), 0)
    assert.equal((await assertWhole(postgres.url)).get('LIBRARY_QUESTION')?.days, 99)
  } finally {
    await portal.end('SIGKILL')
    await postgres.stop()
  }
})

for (const half of halfPublished)
  test(`seeded: ${half} is caught`, async () => {
    const postgres = await startPostgres(0, {}, undefined, async () => [])
    try {
      const portal = await startPortal({
        ...postgres.environment,
        DATA_FOLDER: join(postgres.folder, 'portal'),
      })
      await portal.end('SIGKILL')
      await assertWhole(postgres.url)
      await leaveHalf(postgres.url, half)
      await assert.rejects(assertWhole(postgres.url), assert.AssertionError)
    } finally {
      await postgres.stop()
    }
  })
