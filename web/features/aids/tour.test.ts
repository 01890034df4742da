import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepsOn, wasSeen, withSeen } from './tour.ts'

const text = { ar: 'أ', en: 'a' }
const tour = {
  name: 'home',
  steps: ['h1', '.gone', 'footer'].map(selector => ({ selector, title: text, text })),
}

test('steps whose part is not on the page are left out', () => {
  const page = { querySelector: (selector: string) => (selector === '.gone' ? null : {}) }
  assert.deepEqual(
    stepsOn(tour, page).map(({ selector }) => selector),
    ['h1', 'footer'],
  )
})

test('a tour that was seen stays seen, and others do not', () => {
  const stored = withSeen(withSeen(null, tour), { ...tour, name: 'PAY_BILLS' })
  assert.equal(wasSeen(stored, tour), true)
  assert.equal(wasSeen(stored, { ...tour, name: 'OTHER' }), false)
  assert.equal(withSeen(stored, tour), stored)
  assert.equal(wasSeen(null, tour), false)
})
