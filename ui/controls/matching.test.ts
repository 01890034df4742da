// What is found by typing into a long list.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldOptions, matchesOf, namedBy } from './matching.ts'

/** Milliseconds that this process has been at work: what else the machine does is not counted. */
const cpuTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const labels = [
  'مصر',
  'الإمارات العربية المتحدة',
  'المملكة العربية السعودية',
  'الأردن',
  'سوريا',
  'United Kingdom',
]
const folded = foldOptions(labels.map((label, index) => ({ value: String(index), label })))
const found = (typed: string) => matchesOf(folded, typed).map(({ label }) => label)

test('an empty text finds everything in its order, a strange one nothing', () => {
  assert.deepEqual(found(' '), labels)
  assert.deepEqual(found('zz'), [])
})

test('spelling is forgiven: hamza, article, case', () => {
  assert.deepEqual(found('اردن'), ['الأردن'])
  assert.deepEqual(found('امارات'), ['الإمارات العربية المتحدة'])
  assert.deepEqual(found('KINGDOM'), ['United Kingdom'])
})

test('what begins with the text stands before what holds it', () => {
  assert.deepEqual(found('ال').slice(0, 3), [
    'الإمارات العربية المتحدة',
    'المملكة العربية السعودية',
    'الأردن',
  ])
  assert.deepEqual(found('س'), ['سوريا', 'المملكة العربية السعودية'])
})

test('a text names an option when it is its whole label, and that of no other', () => {
  assert.equal(namedBy(folded, 'الاردن')?.value, '3')
  assert.equal(namedBy(folded, 'الارد'), undefined)
  assert.equal(namedBy(folded, ''), undefined)
  const twins = foldOptions([
    { value: 'a', label: 'الأمل' },
    { value: 'b', label: 'الامل' },
  ])
  assert.equal(namedBy(twins, 'الامل'), undefined)
})

test('5,000 options are searched within a key press', () => {
  const many = foldOptions(
    Array.from({ length: 5000 }, (_, index) => ({ value: String(index), label: `قرية ${index}` })),
  )
  const began = cpuTime()
  assert.equal(matchesOf(many, 'قرية ٤٩٩٩').length, 1)
  assert.ok(cpuTime() - began < 100)
})
