// Two months of a simulated year, with everything that can be away: the whole year runs in year.long.api.test.ts.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runYear } from '@bawaba/server/year/test-year.ts'
import { company } from './test-year-company.ts'

const seed = Number(process.env.YEAR_SEED ?? 20_261_129)
const days = Number(process.env.YEAR_DAYS ?? 160)
const people = Number(process.env.YEAR_PEOPLE ?? 60)

test(`${days} days of ${people} people, drawn by ${seed}: what was promised is held`, async context => {
  const { wrong, ...outcome } = await runYear({ seed, people, days, company })
  context.diagnostic(JSON.stringify(outcome))
  assert.deepEqual(wrong, [])
})
