// A week in which fifty people reserve units and never pay, each with three accounts whose ID was only typed, as cleverly as the
// rules allow: the unit-hours that they keep from others, beside the most that follows from the settings.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostHours, neverPay, rules } from './never-paid.ts'

const people = Number(process.env.DRILL_PEOPLE ?? 50)
const phones = 3
const accounts = people * phones
const most = accounts * mostHours(rules)

test(`${people} people with ${phones} accounts each pay for nothing in a week`, async context => {
  const { unitHours, calls, codes } = await neverPay(accounts)
  context.diagnostic(
    JSON.stringify({ unitHours, most: Math.round(most), ofOne: unitHours / people, calls, codes }),
  )
  assert.ok(unitHours <= most, `${unitHours} of ${most} hours`)
  assert.ok(unitHours > most / 2, 'they tried')
})

test('seeded: without the times of a day and a week they keep more', async context => {
  // Each account acts by itself: a tenth of them shows it.
  const few = Math.ceil(accounts / 10)
  const { unitHours } = await neverPay(few, { RESERVATION_DAILY_MINUTES: 0, RESERVATION_UNPAID_HOURS: 0 })
  const mostOfFew = few * mostHours(rules)
  context.diagnostic(JSON.stringify({ accounts: few, unitHours, most: Math.round(mostOfFew) }))
  assert.ok(unitHours > mostOfFew, `${unitHours} of ${mostOfFew} hours`)
})
