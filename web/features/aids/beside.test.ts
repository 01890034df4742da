// Where a guide stands: both it and its part are seen, and it never covers the part.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOf, planOf } from './beside.ts'

const view = { height: 800, header: 80, page: 4_000 }

test('below a part, both in the middle of what is free', () => {
  assert.deepEqual(planOf({ top: 1_000, height: 100 }, 200, view), { side: 'below', scrollTo: 718 })
})

test('above what would leave no room below it, and above what stands at the end of the page', () => {
  assert.deepEqual(planOf({ top: 1_000, height: 900 }, 200, view), { side: 'above', scrollTo: 688 })
  assert.equal(planOf({ top: 3_900, height: 60 }, 200, view).side, 'above')
})

test('below what has room on neither side', () => {
  assert.equal(planOf({ top: 100, height: 900 }, 200, view).side, 'below')
})

test('wherever a part stands, both are in sight where they have room for it', () => {
  for (const height of [20, 100, 300])
    for (let top = 0; top + height < view.page; top += 50) {
      const { side, scrollTo } = planOf({ top, height }, 220, view)
      const first = (side === 'below' ? top : top - 236) - scrollTo
      const last = (side === 'below' ? top + height + 236 : top + height) - scrollTo
      assert.ok(
        first >= Math.min(0, top - 236) && last <= view.height,
        `${top} ${height}: ${first} to ${last}`,
      )
    }
})

test('its start is in line with the part, from the right in Arabic, within the window', () => {
  const part = { left: 300, right: 900 }
  assert.equal(leftOf(part, 384, 1_440, false), 300)
  assert.equal(leftOf(part, 384, 1_440, true), 516)
  assert.equal(leftOf({ left: 1_300, right: 1_400 }, 384, 1_440, false), 1_040)
  assert.equal(leftOf({ left: 20, right: 370 }, 358, 390, true), 16)
})
