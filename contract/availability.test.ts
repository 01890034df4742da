import assert from 'node:assert/strict'
import { test } from 'node:test'
import { availabilityOf } from './availability.ts'

const status = (service: Parameters<typeof availabilityOf>[0], now: string) =>
  availabilityOf(service, new Date(now)).availabilityStatus
const open = { deactivated: false }

test('without dates a service is active unless its flag is set', () => {
  assert.equal(status(open, '2026-11-20T10:00:00Z'), 'active')
  assert.equal(status({ deactivated: true }, '2026-11-20T10:00:00Z'), 'deactivated')
})

test('dates open and close it, and the flag beats them', () => {
  const dated = { ...open, fromDate: '2026-03-01T00:00:00+02:00', toDate: '2026-04-01T00:00:00+02:00' }
  assert.equal(status(dated, '2026-02-28T21:59:59Z'), 'about-to-be-active')
  assert.equal(status(dated, '2026-02-28T22:00:00Z'), 'active')
  assert.equal(status(dated, '2026-03-31T22:00:00Z'), 'deactivated')
  assert.equal(status({ ...dated, deactivated: true }, '2026-03-10T00:00:00Z'), 'deactivated')
})

test('days of the month count by the clock of Cairo and may run into the next month', () => {
  const turn = { ...open, availability: { kind: 'monthly', from: 25, to: 5 } } as const
  assert.equal(status(turn, '2026-11-24T21:59:00Z'), 'about-to-be-active')
  assert.equal(status(turn, '2026-11-24T22:00:00Z'), 'active')
  assert.equal(status(turn, '2026-12-05T21:00:00Z'), 'active')
  assert.equal(status(turn, '2026-12-05T22:00:00Z'), 'about-to-be-active')
})

test('until a day includes that day', () => {
  const until = { ...open, availability: { kind: 'until', day: '2026-11-20' } } as const
  assert.equal(status(until, '2026-11-20T21:59:00Z'), 'active')
  assert.equal(status(until, '2026-11-20T22:00:00Z'), 'deactivated')
})
