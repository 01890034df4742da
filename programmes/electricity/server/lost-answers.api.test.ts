// Deeds that the company did and whose answer was lost: whatever becomes of the request meanwhile, the portal finds out and says
// so, and sends nothing that is no longer wanted.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cairoDate } from '@bawaba/language/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { confirmedBy } from '@bawaba/server/test-bookings.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import type { EntryOf, RecordName } from '../simulator/books.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const entriesOf = <Name extends RecordName>(record: Name, index: number) =>
  electricity.utility
    .entries()
    .filter(
      entry =>
        entry.record === record &&
        'meterNumber' in entry &&
        entry.meterNumber === accountAt(index).meterNumber,
    ) as EntryOf<Name>[]
type Named = { serviceSlug?: string; ID: string }
const outside = async (who: Person, named: Named) =>
  ((await who.read(named as never)).outside ?? []).map(({ state, deed }) => [deed.en, state])
const ownMeters = async (who: Person): Promise<string[]> =>
  (await who.send('GET meters')).body
    .filter(({ state }: { state: string }) => state === 'APPROVED')
    .map(({ number }: { number: string }) => number)

/** A transfer that was approved and paid by a code. */
const paidTransfer = async (heir: Person, index: number) => {
  const { officer } = electricity
  const filed = await heir.file(await electricity.transferAnswers(heir, index), { service: 'NAME_TRANSFER' })
  await officer.act(await officer.read(filed), 'APPROVE')
  await electricity.pay(heir, 'NAME_TRANSFER', filed.ID, { channel: 'payment-code' })
  assert.equal((await heir.read(filed)).status, 'CARRYING_OUT')
  return filed
}
/** The provider's list of the next day misses the payment, and finance record that it never arrived. */
const takeFeeBack = async (filed: Named, ...people: Person[]) => {
  const { world, portal, officer } = electricity
  const finance = confirmedBy(
    portal,
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  )
  const day = cairoDate(portal.now())
  const { transactionId } = await portal.database.one<{ transactionId: string }>(
    sql`select e.transaction_id as "transactionId"
      from payment_events e join payment_attempts a on a.id = e.attempt_id join payments p on p.id = a.payment_id
        join requests r on r.id = p.request_id where r.number = ${filed.ID} and e.kind = 'received'`,
  )
  await world.control('/settlements/vanish', { transactionId })
  await portal.passWith(26 * 3_600_000, finance, officer, ...people)
  await finance.call('POST reconciliation', { body: { gatewayId: 'sandbox', day } })
  const open = (await finance.call('GET reconciliation/differences')).body.find(
    each => each.transactionId === transactionId && each.resolvedAt === undefined,
  )
  await finance.call('POST reconciliation/differences/:id/resolve', {
    params: { id: open?.id ?? '' },
    body: { resolution: 'corrected', reason: 'By the list' },
  })
  for (const notice of await world.sent()) await world.deliver(notice)
  await world.run('payments.publish')
}

test('a transfer that was done without an answer is shown though its fee was taken back', async () => {
  const { portal, utility } = electricity
  const [former, heir] = [await portal.citizen(), await portal.citizen()]
  await electricity.register(former, 10)
  const filed = await paidTransfer(heir, 10)
  utility.inject({ fault: 'break', times: 1, after: true })
  assert.equal(await electricity.sendOut(), 0, 'nobody heard of it')
  assert.equal(entriesOf('transfer', 10).length, 1)
  await takeFeeBack(filed, former, heir)
  assert.equal((await heir.read(filed)).status, 'FEES_DUE')
  assert.deepEqual(await outside(heir, filed), [['The transfer to the new holder', 'owed']])
  await electricity.sendOut()
  for (const who of [heir, electricity.officer])
    assert.deepEqual(await outside(who, filed), [['The transfer to the new holder', 'confirmed']])
  assert.deepEqual(await ownMeters(former), [], 'its contract is no longer theirs')
  assert.equal(entriesOf('transfer', 10).length, 1)
  assert.deepEqual(await electricity.waiting(), [])
})

test('a transfer that never arrived is not done once its fee was taken back, and is done when it is paid again', async () => {
  const { portal, utility } = electricity
  const heir = await portal.citizen()
  const filed = await paidTransfer(heir, 20)
  utility.inject({ fault: 'down', times: 1 })
  assert.equal(await electricity.sendOut(), 0)
  await takeFeeBack(filed, heir)
  await electricity.sendOut()
  assert.deepEqual([entriesOf('transfer', 20), await outside(heir, filed)], [[], []])
  await electricity.pay(heir, 'NAME_TRANSFER', filed.ID)
  await electricity.sendOut()
  assert.equal((await heir.read(filed)).status, 'APPROVED')
  assert.equal(entriesOf('transfer', 20).length, 1)
})

test('an ending that was done without an answer is shown as done though the contract passed on meanwhile', async () => {
  const { portal, officer, utility } = electricity
  const [owner, buyer] = [await portal.citizen(), await portal.citizen()]
  await electricity.register(owner, 0)
  const { body } = await owner.send(`GET meters/${accountAt(0).meterNumber}/reading`)
  const answers = {
    meter: accountAt(0).meterNumber,
    day: '2026-12-31',
    why: 'SOLD',
    lastReading: body.previous.value + 1,
    bankName: 'البنك الأهلي',
    account: '0012345678',
    agree: true,
  }
  const filed = await owner.file(answers, { service: 'DISCONNECTION' })
  await officer.act(await officer.read(filed), 'APPROVE')
  utility.inject({ fault: 'break', times: 1, after: true })
  assert.equal(await electricity.sendOut(), 0)
  assert.equal(entriesOf('ending', 0).length, 1)
  const transfer = await paidTransfer(buyer, 0)
  utility.inject({ fault: 'down', times: 1 })
  await electricity.sendOut()
  assert.equal((await buyer.read(transfer)).status, 'APPROVED')
  await electricity.sendOut()
  assert.deepEqual(await outside(owner, filed), [['The end of the contract', 'confirmed']])
  assert.equal((await owner.read(filed)).status, 'APPROVED')
})
