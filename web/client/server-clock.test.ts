// The server's clock, read from answers by devices whose own is off.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { aheadBy, serverNow, serverTimeOf, setClock } from './server-clock.ts'

const at = Date.UTC(2026, 10, 27, 8)
const hour = 3_600_000
const header = (time: number) => new Date(time).toUTCString()

test('a clock that is right, to a few seconds, is left alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 0, max: 800 }), (off, way) =>
      assert.equal(aheadBy(header(at), at + off, at + off + way), 0),
    ),
  )
})

test('a clock that is minutes or hours off is corrected to within two seconds', () => {
  const anyError = fc.integer({ min: 10_000, max: 40 * 3_600_000 })
  fc.assert(
    fc.property(anyError, fc.boolean(), fc.integer({ min: 0, max: 2000 }), (error, isSlow, way) => {
      const device = at + (isSlow ? -error : error)
      const ahead = aheadBy(header(at + way / 2), device, device + way) ?? Number.NaN
      assert.ok(Math.abs(ahead + (isSlow ? -error : error)) <= 1500, String(ahead))
    }),
  )
})

test('an answer without a date, or that was long on its way, tells nothing', () => {
  assert.equal(aheadBy(null, at, at), undefined)
  assert.equal(aheadBy('yesterday', at, at), undefined)
  assert.equal(aheadBy(header(at), at - 60_000, at), undefined)
})

test('an answer sets the clock of the page, and one that tells nothing leaves it', () => {
  setClock(header(Date.now() + hour), Date.now())
  const isAhead = () => Math.abs(serverNow().getTime() - Date.now() - hour) <= 1500
  assert.ok(isAhead())
  setClock(null, Date.now())
  assert.ok(isAhead())
  setClock(header(Date.now()), Date.now())
  assert.equal(isAhead(), false)
})

test('when an answer was read is told by the server’s clock, on a device that is a day behind', () => {
  const readAt = Date.now()
  setClock(header(readAt + 24 * hour), readAt)
  assert.ok(Math.abs(serverTimeOf(readAt).getTime() - readAt - 24 * hour) <= 1500)
  setClock(header(Date.now()), Date.now())
})
