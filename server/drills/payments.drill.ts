// Two thousand faults done to payments, judged by the gateway's own books.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLives, runLives } from '../lives/test-lives.ts'
import { sql } from '../platform/database/index.ts'
import { runFaults } from '../test-payment-faults.ts'
import { runKills } from '../test-payment-kills.ts'
import { openWorld, type World } from '../test-payment-world.ts'
import type { Person } from '../test-portal.ts'

const count = Number(process.env.DRILL_FAULTS ?? 2_000)
const seed = Number(process.env.DRILL_SEED ?? 20_261_123)

type Opened = { world: World; people: Person[]; finance: Person; second: Person }
const open = async (): Promise<Opened> => {
  const world = await openWorld()
  const finance = await world.portal.employee(['FINANCIAL_MANAGER'])
  const second = await world.portal.employee(['FINANCIAL_MANAGER'])
  const people: Person[] = []
  for (let index = 0; index < 8; index++) people.push(await world.portal.citizen())
  return { world, people, finance, second }
}

test(`${count} faults: nothing charged twice, nothing paid left unpaid, the ledger is zero and the gateway's`, async context => {
  const { world, people, finance, second } = await open()
  try {
    const found = await runFaults(world, { count, seed, people, finance, second })
    context.diagnostic(JSON.stringify({ ...found, seed }))
    assert.deepEqual(found.wrong, [])
    assert.ok(found.faults >= count)
  } finally {
    await world.close()
  }
})

test('killed at every step: nothing charged twice, nothing lost, and the request goes on', async context => {
  const { world, people, finance, second } = await open()
  try {
    const found = await runKills(world, { citizen: people[0] as Person, finance, second })
    context.diagnostic(JSON.stringify(found))
    assert.deepEqual(found.wrong, [])
    assert.ok(found.steps > 50)
  } finally {
    await world.close()
  }
})

test('seeded: money that counts once for each time that it is told of is noticed', async context => {
  const { world, people, finance, second } = await open()
  try {
    // What says that an event and its money are known is taken away.
    await world.portal.database.query(sql`alter table payment_events drop constraint payment_events_pkey`)
    await world.portal.database.query(sql`drop index payment_events_of_transaction`)
    const found = await runFaults(world, { count: 60, seed: seed + 1, people, finance, second })
    context.diagnostic(JSON.stringify({ ...found, wrong: found.wrong.length }))
    assert.ok(found.wrong.length > 0)
  } finally {
    await world.close()
  }
})

const lives = Number(process.env.DRILL_LIVES ?? 10_000)
/** Each portion has a portal of its own: in one that has lived for years every round would read all of them. */
const portion = 500
test(`${lives} lives: every piastre is explained after every step, and told as it is`, async context => {
  const begun = performance.now()
  const wrong: string[] = []
  let never: string[] | undefined
  for (let from = 0; from < lives; from += portion) {
    const crew = await openLives()
    try {
      const found = await runLives(crew, Math.min(portion, lives - from), seed + from)
      wrong.push(...found.wrong)
      never = never?.filter(act => found.never.includes(act)) ?? found.never
    } finally {
      await crew.world.close()
    }
    const minutes = Math.round((performance.now() - begun) / 6_000) / 10
    // Diagnostics are printed when the test ends; whoever waits reads this one at once.
    const line = JSON.stringify({
      lives: Math.min(from + portion, lives),
      minutes,
      wrong: wrong.slice(0, 20),
    })
    process.stderr.write(`${line}\n`)
  }
  context.diagnostic(
    JSON.stringify({ lives, ratio: (lives - wrong.length) / lives, seed, wrong: wrong.slice(0, 20) }),
  )
  assert.deepEqual([wrong, never], [[], []])
})
