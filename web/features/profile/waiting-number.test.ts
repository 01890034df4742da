import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSafeStorage } from '../../client/storage.ts'
import { forgetForms } from '../../client/stored-forms.ts'
import { waitingNumber } from './waiting-number.ts'

const waiting = {
  mobile: '+201055512345',
  verification: { channel: 'sms' as const, sentTo: '+2010…45', resendAfterSeconds: 60 },
}

test('a number that waits for its code outlives a reload, not the sign-out, another person or half an hour', () => {
  const shelf = createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const clock = { now: 1_000 }
  const of = (userId: string) => waitingNumber(shelf, userId, () => clock.now)
  of('noha').write(waiting)
  assert.equal(of('noha').read()?.mobile, waiting.mobile)
  assert.equal(of('karim').read(), undefined)
  clock.now += 30 * 60_000
  assert.equal(of('noha').read(), undefined)
  of('noha').write(waiting)
  forgetForms(shelf)
  assert.equal(of('noha').read(), undefined)
  of('noha').write(waiting)
  of('noha').write(undefined)
  assert.equal(of('noha').read(), undefined)
})
