// Three simulated years of 200 people and 460 days. One that goes wrong is lived again with fewer people and fewer days as long
// as it still goes wrong, so that the smallest is the one to look at.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Outcome, runYear } from '@bawaba/server/year/test-year.ts'
import { company } from './test-year-company.ts'

type Size = { people: number; days: number }
const live = (seed: number, size: Size): Promise<Outcome> => runYear({ seed, ...size, company })

/** The smallest year of a seed that still goes wrong. */
const shrink = async (seed: number, size: Size, found: Outcome): Promise<{ size: Size; wrong: string[] }> => {
  const smaller = [
    { ...size, people: Math.floor(size.people / 2) },
    { ...size, days: Math.floor((size.days * 2) / 3) },
  ]
  for (const next of smaller.filter(({ people, days }) => people >= 5 && days >= 120)) {
    const outcome = await live(seed, next)
    if (outcome.wrong.length > 0) return shrink(seed, next, outcome)
  }
  return { size, wrong: found.wrong }
}

for (const seed of [1_027, 20_261_129, 714_025])
  test(`a year drawn by ${seed}: what was promised is held`, { timeout: 1_800_000 }, async context => {
    const size = { people: 200, days: 460 }
    const outcome = await live(seed, size)
    context.diagnostic(JSON.stringify({ ...outcome, wrong: outcome.wrong.length }))
    if (outcome.wrong.length > 0) assert.fail(JSON.stringify(await shrink(seed, size, outcome), null, 2))
  })
