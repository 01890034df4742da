// The address of the inbox: anything may be typed into it, and only what means something is read.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberIn, readSearch, viewOf } from './address.ts'

test('a number is found by any digits, with spaces and marks', () => {
  assert.equal(numberIn(' ٠٠٤٨١٢ '), '004812')
  assert.equal(numberIn('\u2066firs-۲۰۲۶ \u2069'), 'FIRS-2026')
  assert.equal(numberIn('   '), undefined)
})

/** The parts of an address that mean something. */
const parsed = (search: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readSearch(search)).filter(([, value]) => value !== undefined))

test('what means nothing is left out', () => {
  assert.deepEqual(parsed({ view: 'constructor', sort: 'due; drop', from: -20, request: '' }), {})
  assert.deepEqual(parsed({ from: '1.5', view: 7 }), {})
})

test('a number written in the address as a number keeps its place', () => {
  assert.deepEqual(parsed({ view: 'late', number: 4812, from: 40, sort: '-sent' }), {
    view: 'late',
    number: '4812',
    sort: '-sent',
    from: 40,
  })
})

test('a number is looked for in every view; without a view one sees what is assigned to oneself', () => {
  assert.equal(viewOf({}), 'mine')
  assert.equal(viewOf({ view: 'late' }), 'late')
  assert.equal(viewOf({ view: 'late', number: '4812' }), undefined)
})
