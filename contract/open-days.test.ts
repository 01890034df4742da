// The days on which services open and close, also those that a short month has not.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { availabilityOf } from './availability.ts'
import { closedFrom } from './closed-from.ts'
import { lastOpenDay, monthsWithout, opensAgainOn } from './open-days.ts'

const monthly = (from: number, to: number) =>
  ({ deactivated: false, availability: { kind: 'monthly', from, to } }) as const
const at = (wall: string) => new Date(`${wall}+02:00`)

test('a service that is open until a day is closed from the day after it', () => {
  const until = { availability: { kind: 'until', day: '2026-11-30' } } as const
  assert.equal(closedFrom(until, at('2026-12-05T10:00')), '2026-12-01')
  assert.equal(closedFrom(until, at('2026-11-30T10:00')), undefined)
})

test('a service that closes at midnight is closed from the day that begins then', () => {
  const closing = { toDate: '2026-12-01T00:00:00+02:00' }
  assert.equal(closedFrom(closing, at('2026-12-05T10:00')), '2026-12-01')
  assert.equal(closedFrom(closing, at('2026-11-30T23:59')), undefined)
  assert.equal(closedFrom({}, at('2026-12-05T10:00')), undefined)
})

test('a plain date as an end is the last open day, as a beginning the first', () => {
  const dated = { deactivated: false, fromDate: '2026-11-01', toDate: '2026-11-30' }
  const status = (wall: string) => availabilityOf(dated, at(wall)).availabilityStatus
  assert.equal(status('2026-10-31T23:59'), 'about-to-be-active')
  assert.equal(status('2026-11-01T00:00'), 'active')
  assert.equal(status('2026-11-30T23:59'), 'active')
  assert.equal(status('2026-12-01T00:00'), 'deactivated')
  assert.equal(closedFrom(dated, at('2026-12-02T10:00')), '2026-12-01')
})

test('days of each month open again next month, or in the next month that has them', () => {
  assert.equal(opensAgainOn(monthly(1, 10), at('2026-11-10T10:00')), '2026-12-01')
  assert.equal(opensAgainOn(monthly(1, 10), at('2026-11-20T10:00')), '2026-12-01')
  assert.equal(opensAgainOn(monthly(25, 5), at('2026-11-30T10:00')), '2026-12-25')
  assert.equal(opensAgainOn(monthly(30, 31), at('2027-01-31T10:00')), '2027-03-30')
  assert.equal(opensAgainOn(monthly(1, 31), at('2026-11-10T10:00')), undefined)
  assert.equal(opensAgainOn({ deactivated: false }, at('2026-11-10T10:00')), undefined)
})

test('the last open day is known when it is near', () => {
  assert.equal(lastOpenDay(monthly(1, 10), at('2026-11-10T10:00'), 3), '2026-11-10')
  assert.equal(lastOpenDay(monthly(1, 10), at('2026-11-08T10:00'), 3), '2026-11-10')
  assert.equal(lastOpenDay(monthly(1, 10), at('2026-11-02T10:00'), 3), undefined)
})

test('months that lack all days of each month are named, and those that lack some of them are not', () => {
  const [february, april, june, september, november] = [1, 3, 5, 8, 10]
  assert.deepEqual(monthsWithout({ from: 30, to: 31 }), [february])
  assert.deepEqual(monthsWithout({ from: 29, to: 29 }), [february])
  assert.deepEqual(monthsWithout({ from: 31, to: 31 }), [february, april, june, september, november])
  assert.deepEqual(monthsWithout({ from: 28, to: 31 }), [])
  assert.deepEqual(monthsWithout({ from: 30, to: 5 }), [])
})
