// The hours of each kind of message: what leaves at once, what staff read together, and which are legal notices.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { directKindRows, useOf } from './message-hours.ts'
import { contradictingPairs, drops } from './message-pairs.ts'
import { kindRowOf, notificationKinds } from './notification-kinds.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const withUrgency = (urgency: string) =>
  notificationKinds.filter(kind => kindRowOf(kind).hours.urgency === urgency)
const isLegal = (kind: (typeof notificationKinds)[number], isDecided: boolean) =>
  useOf(kindRowOf(kind).hours, isDecided).isLegal

test('codes, turns, last minutes, answers to what somebody just did and news of a cut they reported leave at once', () => {
  assert.deepEqual(withUrgency('now').sort(), [
    'accountOpened',
    'disruptionConfirmed',
    'disruptionOver',
    'forgotPassword',
    'identityProved',
    'identityTaken',
    'lastMinutes',
    'paymentFailed',
    'paymentReceived',
    'registrationWelcome',
    'requestSubmitted',
    'saleTurn',
  ])
  assert.equal(directKindRows.code.urgency, 'now')
  assert.equal(directKindRows.link.urgency, 'now')
})

test('what staff are notified of is in their digest, but for the digest itself and a sale that ends within a day', () => {
  const ofStaff = notificationKinds.filter(kind => ['work', 'assignments'].includes(kindRowOf(kind).topic))
  assert.deepEqual(ofStaff.filter(kind => kindRowOf(kind).hours.urgency !== 'digest').sort(), [
    'morningDigest',
    'saleEndProposed',
  ])
  assert.deepEqual(
    withUrgency('digest').filter(kind => !ofStaff.includes(kind)),
    [],
    'nothing of citizens waits for a digest',
  )
})

test('rejections, decisions and money that goes back are legal notices, and never useless', () => {
  const legal = notificationKinds.filter(kind => isLegal(kind, false)).sort()
  assert.deepEqual(legal, [
    'letterRevoked',
    'paymentCorrected',
    'paymentRefunded',
    'paymentSurplus',
    'refundBounced',
    'transferRefused',
  ])
  assert.ok(isLegal('statusChanged', true) && !isLegal('statusChanged', false))
  assert.equal(useOf(kindRowOf('statusChanged').hours, true).uselessAfterMs, null)
  assert.equal(useOf(kindRowOf('paymentReminder').hours, true).isLegal, false)
  assert.ok(useOf(directKindRows.erasureDecided).isLegal)
})

test('a span is the time from when it is written', () => {
  assert.equal(useOf(directKindRows.code).uselessAfterMs, 5 * minute)
  assert.equal(useOf({ urgency: 'day', uselessAfter: { hours: 12 } }).uselessAfterMs, 12 * hour)
  assert.equal(useOf({ urgency: 'digest', uselessAfter: { days: 7 } }).uselessAfterMs, 7 * day)
  assert.equal(useOf({ urgency: 'now', uselessAfter: 'itsMoment' }).uselessAfterMs, null)
})

test('what staff read in their digest is of use longer than a feast with its weekends', () => {
  const uses = withUrgency('digest').map(kind => useOf(kindRowOf(kind).hours))
  assert.ok(uses.every(({ uselessAfterMs }) => Number(uselessAfterMs) >= 14 * day))
})

test('no pair drops a legal notice', () => {
  assert.deepEqual(
    drops.filter(({ drops: dropped }) => isLegal(dropped, false)),
    [],
  )
})

test('a pair without one that yields drops the older, whichever it is; one that yields is dropped in both orders', () => {
  const of = (kind: string) =>
    drops.filter(({ drops: dropped }) => dropped === kind).map(({ because, isEither }) => [because, isEither])
  assert.deepEqual(of('paymentFailed'), [
    ['paymentReceived', true],
    ['paymentExpired', false],
  ])
  assert.deepEqual(of('draftReminder'), [['draftReminder', false]])
  for (const { kinds, yields } of contradictingPairs)
    assert.ok(yields === undefined || kinds.includes(yields))
})
