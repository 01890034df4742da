// What people who never pay keep from others in a week: no more than the documented bound, which is computed from the settings
// alone. `npm run drill -- programmes/housing/server/never-paid.drill.ts` does it with fifty who have three accounts each.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostHours, neverPay, rules } from './never-paid.ts'

const accounts = 2

test('who never pays keeps no more units from others in a week than the rules say', async context => {
  const { unitHours, codes } = await neverPay(accounts)
  const most = accounts * mostHours(rules)
  context.diagnostic(JSON.stringify({ unitHours, most, codes }))
  assert.ok(unitHours <= most, `${unitHours} of ${most} hours`)
  assert.ok(unitHours > most / 2, 'they tried')
  assert.ok((codes.HOLD_DAY_SPENT ?? 0) > 0 && (codes.UNPAID_WEEK_SPENT ?? 0) > 0, JSON.stringify(codes))
})

test('seeded: without the times of a day and a week they keep more', async context => {
  const { unitHours, codes } = await neverPay(accounts, {
    RESERVATION_DAILY_MINUTES: 0,
    RESERVATION_UNPAID_HOURS: 0,
  })
  const most = accounts * mostHours(rules)
  context.diagnostic(JSON.stringify({ unitHours, most, codes }))
  assert.ok(unitHours > most, `${unitHours} of ${most} hours`)
})
