// Every acceptance point of filling in, checking and sending has a journey, and the page that says which is up to date.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { coveredIn, page, pageOf, readCovered } from './acceptance.ts'
import { hardening } from './hardening.ts'
import { root } from './processes.ts'

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
const points = ['S2', 'C7', 'E4', ...numbered('F', 21), ...numbered('K', 5)]

const covered = readCovered()

for (const point of points)
  test(`${point} is held by a journey`, () => assert.ok(covered.some(({ id }) => id === point)))

test('titles are read in every form, and a journey without an id holds nothing', () => {
  const source = [
    "test('F1, F2: one', async () => {})",
    ['test(`K3: two in $', '{theme}`, async () => {})'].join(''),
    "test(\n  'E4: three, on a line of its own', async () => {})",
    "test('a fourth', async () => {})",
    "test.describe('F9: no journey', () => {})",
  ].join('\n')
  assert.deepEqual(
    coveredIn('a.spec.ts', source).map(({ id, title }) => [id, title]),
    [
      ['F1', 'one'],
      ['F2', 'one'],
      ['K3', 'two in (theme)'],
      ['E4', 'three, on a line of its own'],
    ],
  )
})

test('docs/acceptance.md is what the journeys say; `node testing/acceptance.ts` writes it', () =>
  assert.equal(readFileSync(page, 'utf8'), pageOf(covered)))

for (const { what, file, title } of hardening)
  test(`the test that holds "${what}" is there`, () => {
    const source = readFileSync(join(root, file), 'utf8')
    assert.ok(title.length > 5 && source.includes(title), `${file} has no test "${title}"`)
  })
