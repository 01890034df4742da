// Bills are paid by card or code from the first to the 28th of each month: what is chosen after that waits for the first.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../../simulator/accounts.ts'
import { type Electricity, openElectricity } from '../test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const service = 'PAY_BILLS'
const day = 86_400_000
const means = async (who: Person, id: string) =>
  (
    await who.call('GET :service/:id/activity/:activityId/paymentDetails', {
      params: { service, id, activityId: 'APPLY' },
    })
  ).body.means
const begin = (who: Person, id: string, channel: 'card' | 'payment-code') =>
  who.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service, id, activityId: 'APPLY' },
    query: { gatewayId: 'sandbox', channel, successURL: '/a', failureURL: '/b' },
  })

test('on the last days of a month neither card nor code is open, and what was chosen then is paid on the first', async () => {
  const { portal } = electricity
  const who = await portal.citizen()
  const { paymentNumber } = accountAt(3)
  const billId = `${paymentNumber}-2026-08`
  // 28 November, half past eleven in the evening in Cairo: still open.
  await portal.passWith(8 * day + 11.5 * 3_600_000, who)
  const early = await who.file({ bills: { paymentNumber, bills: [billId] } }, { service })
  assert.ok((await means(who, early.ID)).every(({ closedUntilDay }) => closedUntilDay === undefined))
  await who.act(await who.read(early), 'CANCEL')
  // An hour later it is the 29th there, and in Greenwich still the 28th.
  await portal.passWith(3_600_000, who)
  const filed = await who.file({ bills: { paymentNumber, bills: [billId] } }, { service })
  const closed = await means(who, filed.ID)
  assert.deepEqual(
    closed.filter(({ channel }) => channel !== 'bank').map(({ closedUntilDay }) => closedUntilDay),
    closed.filter(({ channel }) => channel !== 'bank').map(() => 1),
  )
  for (const channel of ['card', 'payment-code'] as const)
    await refusal(begin(who, filed.ID, channel), 'PAYMENT_CLOSED_TODAY')
  await portal.passWith(2 * day, who)
  await portal.portal.tick()
  assert.equal((await who.read(filed)).status, 'PAYMENT_DUE', 'it has not lapsed meanwhile')
  assert.equal((await begin(who, filed.ID, 'card')).status, 200)
})

test('a bill never lapses on a day on which it could not be paid', async () => {
  const { portal } = electricity
  const who = await portal.citizen()
  const { paymentNumber } = accountAt(4)
  // Four working days from the 23rd of December end on the 29th, and the first of January is a Friday.
  await portal.passWith(Date.parse('2026-12-23T10:00:00Z') - portal.now().getTime(), who)
  const filed = await who.file({ bills: { paymentNumber, bills: [`${paymentNumber}-2026-08`] } }, { service })
  assert.equal((await who.read(filed)).dueAt, '2027-01-03T21:59:59.000Z')
})
