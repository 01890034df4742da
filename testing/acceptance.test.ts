// Every acceptance point whose screen exists has a journey that names it, and the page that says which is up to date.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { coveredIn, page, pageOf, readCovered, readUnasserted, unassertedIn } from './acceptance.ts'
import { consequences } from './consequences.ts'
import { engine } from './engine.ts'
import { failures } from './failures.ts'
import { ground } from './ground.ts'
import { groundRequirements } from './ground-requirements.ts'
import { hardening } from './hardening.ts'
import { look } from './look.ts'
import { money } from './money.ts'
import { root } from './processes.ts'
import { time } from './time.ts'
import { trust } from './trust.ts'
import { points, waiting } from './waiting-points.ts'

const covered = readCovered()

for (const point of points) {
  const isWaiting = waiting.some(({ ids }) => ids.includes(point))
  test(`${point} ${isWaiting ? 'waits for its screen' : 'is held by a journey'}`, () =>
    assert.equal(
      covered.some(({ id }) => id === point),
      !isWaiting,
    ))
}

test('a journey that bears the id of a point has an assertion that names it', () =>
  assert.deepEqual(
    readUnasserted().map(({ id, file, title }) => `${file}: ${id}: ${title}`),
    [],
  ))

test('a point is held by an assertion, and of several each by one that names it', () => {
  const source = [
    "test('F1: nothing', async () => {})",
    "test('F2: by what it expects', () => expect(1).toBe(1))",
    "test('F3, F4: one of two', () => expect(1, 'F3: it is one').toBe(1))",
    "test('F5, F6, F7: all', async () => {",
    "  await test.step('F5, F6: a step', () => expectAll())",
    ['  await expect(box, `F7: $', '{name}`).toBeVisible()'].join(''),
    '})',
  ].join('\n')
  assert.deepEqual(
    unassertedIn('a.spec.ts', source).map(({ id }) => id),
    ['F1', 'F4'],
  )
})

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

test('docs/acceptance.md is what the journeys say; `node run.mjs testing/acceptance.ts` writes it', () =>
  assert.equal(readFileSync(page, 'utf8'), pageOf(covered)))

for (const { what, file, title } of [
  ...ground,
  ...groundRequirements,
  ...money,
  ...trust,
  ...engine,
  ...time,
  ...failures,
  ...consequences,
  ...look,
  ...hardening,
])
  test(`the test that holds "${what}" is there`, () => {
    const source = readFileSync(join(root, file), 'utf8')
    assert.ok(title.length > 5 && source.includes(title), `${file} has no test "${title}"`)
  })
