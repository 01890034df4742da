// kill -9 at random moments of an export, a newsletter, a settlement, a statement's import and the time that is added after a
// closing, while people file, upload, pay, hold units and an officer decides. Rows, files, the books of the gateway and what
// left are judged together.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { offer } from '../capabilities/reservations/index.ts'
import { eventually } from '../platform/test-patience.ts'
import { createTraffic, unitCode, unitCount } from './work-traffic.ts'
import { openWorkWorld } from './work-world.ts'
import { type Work, works } from './works.ts'
import { plantedFaults } from './works-faults-store.ts'

const rounds = Number(process.env.DRILL_ROUNDS ?? 1)
const people = 3
const patience = 150
/** Names of works, with commas; all without it. */
const chosen = process.env.DRILL_WORKS?.split(',')

const open = async () => {
  const world = await openWorkWorld(people)
  await offer(
    world.database,
    'unit',
    Array.from({ length: unitCount }, (_, index) => ({ code: unitCode(index) })),
  )
  const traffic = createTraffic(world)
  const all = Object.entries(works)
    .filter(([name]) => chosen?.includes(name) ?? true)
    .map(([name, make]): [string, Work] => [name, make({ world, store: traffic.store })])
  return { world, traffic, all }
}
type Opened = Awaited<ReturnType<typeof open>>
const isRight = (found: readonly string[]) => found.length === 0

/** One round of a work, killed after so many milliseconds or undisturbed; what is wrong in the end, and how long it took. */
const round = async ({ world, traffic }: Opened, work: Work, killAfter?: number) => {
  await work.prepare()
  traffic.begin()
  const begun = performance.now()
  const working = work.begin().catch(() => undefined)
  if (killAfter === undefined) {
    await working
    await eventually(work.isDone, Boolean, patience)
  } else {
    await sleep(killAfter)
    await world.kill()
  }
  const took = performance.now() - begun
  if (killAfter !== undefined) await world.start()
  await traffic.end()
  await work.again()
  const wrong = await eventually(
    async () => [...(await work.judge()), ...(await traffic.judge())],
    isRight,
    patience,
  )
  return { took, wrong }
}

/** Diagnostics are printed when the test ends; whoever waits reads these at once. */
const say = (line: object) => process.stderr.write(`${JSON.stringify(line)}\n`)

test('killed at any moment of its works a portal ends them, each once, and loses nothing of what is in progress', async context => {
  const opened = await open()
  try {
    for (const [name, work] of opened.all) {
      const { took, wrong } = await round(opened, work)
      say({ name, took, wrong })
      assert.deepEqual(wrong, [], `${name}, undisturbed`)
      const moments: number[] = []
      for (let count = 0; count < rounds * 2; count += 1) {
        const ms = took * Math.random()
        moments.push(Math.round(ms))
        const killed = await round(opened, work, ms)
        say({ name, ms, wrong: killed.wrong })
        assert.deepEqual(
          killed.wrong,
          [],
          `${name}, killed after ${Math.round(ms)} of ${Math.round(took)} ms`,
        )
      }
      context.diagnostic(`${name}: ${Math.round(took)} ms, killed after ${moments.join(', ')}`)
    }
    context.diagnostic(JSON.stringify(opened.traffic.counts()))
  } finally {
    await opened.world.close()
  }
})

test('seeded: each fault of a work, and of what is in progress beside it, is named', async context => {
  const opened = await open()
  const { world, traffic, all } = opened
  const judgeAll = async () =>
    [...(await Promise.all(all.map(([, work]) => work.judge()))), await traffic.judge()].flat()
  try {
    for (const [name, work] of all) assert.deepEqual((await round(opened, work)).wrong, [], name)
    for (const { name, plant, seenAs } of plantedFaults) {
      assert.deepEqual(
        (await judgeAll()).filter(line => seenAs.test(line)),
        [],
        `before: ${name}`,
      )
      await plant(world.database)
      const found = await eventually(judgeAll, lines => lines.some(line => seenAs.test(line)), 60)
      const [first] = found.filter(line => seenAs.test(line))
      assert.ok(first, `${name}: ${found.slice(0, 5).join('; ')}`)
      context.diagnostic(`${name}: ${first}`)
    }
  } finally {
    await world.close()
  }
})
