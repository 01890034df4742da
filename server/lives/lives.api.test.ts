// Two hundred random lives of requests with fees: every piastre is explained after every step. The drill runs thousands.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLives, runLives } from './test-lives.ts'

const count = Number(process.env.LIVES ?? 200)
const seed = Number(process.env.LIVES_SEED ?? 20_261_128)

test(`${count} lives: received is kept, refunded, queued or waits for somebody, and is told as it is`, async context => {
  const crew = await openLives()
  try {
    const { lives, wrong, never } = await runLives(crew, count, seed)
    context.diagnostic(JSON.stringify({ lives, wrong: wrong.length, never, seed }))
    assert.deepEqual([wrong, never], [[], []])
  } finally {
    await crew.world.close()
  }
})
