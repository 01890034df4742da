// Bills over the whole portal: found, chosen oldest first, paid, and recorded by the company once; judged by its books and the
// gateway's.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { ErrorCode } from '@bawaba/contract/errors.ts'
import { raw, sql } from '@bawaba/server/platform/database/index.ts'
import { judge } from '@bawaba/server/test-payment-world.ts'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import type { OpenBills } from '../../bill-calls.ts'
import { totalOf } from '../../fields/bills/bills.ts'
import { accountAt } from '../../simulator/accounts.ts'
import { type Electricity, openElectricity } from '../test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const service = 'PAY_BILLS'
const openBills = async (who: Person, paymentNumber: string): Promise<OpenBills> =>
  (await who.send(`GET bills?paymentNumber=${encodeURIComponent(paymentNumber)}`)).body
const choose = (who: Person, { paymentNumber, bills }: Pick<OpenBills, 'paymentNumber' | 'bills'>) =>
  who.file(
    { bills: { paymentNumber, bills: bills.map(({ billId }) => billId), total: totalOf(bills) } },
    { service },
  )
const pay = (who: Person, ID: string, channel: 'card' | 'payment-code' = 'card'): Promise<void> =>
  electricity.pay(who, service, ID, { channel })
const recorded = (paymentNumber: string) =>
  electricity.utility
    .entries()
    .filter(entry => entry.record === 'payment' && entry.billIds[0]?.startsWith(paymentNumber))
const firstKey = async (
  filing: Promise<unknown>,
  code: ErrorCode = 'VALIDATION_FAILED',
): Promise<string | undefined> => (await refusal(filing, code)).error.details?.[0]?.key

test('the bills of a number, in whatever digits and spaces it was copied; a wrong number is told as such', async () => {
  const who = await electricity.portal.citizen()
  const { paymentNumber, area } = accountAt(3)
  const arabic = paymentNumber.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  const shown = await openBills(who, `${arabic.slice(0, 4)}-${arabic.slice(4, 8)} ${arabic.slice(8)}`)
  assert.equal(shown.paymentNumber, paymentNumber)
  assert.deepEqual(shown.address, area, 'where it stands is the owner’s to read')
  const months = shown.bills.map(({ month }) => month)
  assert.deepEqual(months, ['2026-08', '2026-09', '2026-10'])
  for (const wrong of [`${paymentNumber.slice(0, -1)}${(Number(paymentNumber.at(-1)) + 1) % 10}`, 'عشرة', ''])
    assert.equal(
      (await who.send(`GET bills?paymentNumber=${encodeURIComponent(wrong)}`)).body.error.code,
      'PAYMENT_NO_INVALID',
      wrong,
    )
  assert.equal((await who.send(`GET bills?meterNumber=${accountAt(3).meterNumber}`)).status, 404)
  await electricity.register(who, 3)
  assert.deepEqual(
    (await who.send(`GET bills?meterNumber=${accountAt(3).meterNumber}`)).body.address,
    accountAt(3).address,
  )
})

test('two bills are paid by card, recorded by the company and receipted; the third is still open', async () => {
  const { portal, world, utility } = electricity
  const who = await portal.citizen()
  const { paymentNumber } = accountAt(8)
  const shown = await openBills(who, paymentNumber)
  assert.equal(shown.bills.length, 3)
  const chosen = shown.bills.slice(0, 2)
  const filed = await choose(who, { paymentNumber, bills: chosen })
  const status = (
    await who.call('GET :service/:id/paymentStatus', { params: { service, id: filed.ID }, query: {} })
  ).body
  const amount = totalOf(chosen) / 100
  assert.equal(Number(status.payment?.total.amount), amount, JSON.stringify(status))
  await pay(who, filed.ID)
  assert.equal((await who.read(filed)).status, 'CONFIRMING')
  utility.inject({ fault: 'down', times: 1 })
  assert.equal(await electricity.sendOut(), 0, 'the company is down')
  utility.inject({ fault: 'break', times: 1, after: true })
  assert.equal(await electricity.sendOut(), 0, 'it did the work, and nobody heard of it')
  assert.equal(await electricity.sendOut(), 1)
  assert.equal((await who.read(filed)).status, 'RECORDED')
  assert.deepEqual(
    recorded(paymentNumber).map(entry => entry.record === 'payment' && [entry.amount, entry.billIds.length]),
    [[totalOf(chosen), 2]],
  )
  assert.deepEqual(
    (await openBills(who, paymentNumber)).bills.map(({ month }) => month),
    ['2026-10'],
  )
  assert.deepEqual(await judge(world), [])
})

test('a newer bill before an older one, one that is paid, none, a made-up amount: refused, each in its own words', async () => {
  const who = await electricity.portal.citizen()
  const { paymentNumber } = accountAt(4)
  const { bills } = await openBills(who, paymentNumber)
  const [oldest, second, third] = bills
  assert.ok(oldest && second && third)
  const older = 'PAY_OLDER_BILLS_FIRST'
  assert.equal(await firstKey(choose(who, { paymentNumber, bills: [second] }), older), 'olderFirst')
  assert.equal(await firstKey(choose(who, { paymentNumber, bills: [oldest, third] }), older), 'olderFirst')
  assert.equal(await firstKey(choose(who, { paymentNumber, bills: [] })), 'noBill')
  const cheap = { ...oldest, amount: 1 }
  assert.equal(
    await firstKey(choose(who, { paymentNumber, bills: [cheap] }), 'PRICE_INVALID'),
    'priceChanged',
  )
  const sent = { paymentNumber, bills: [{ ...cheap, fees: 0 }] }
  const filed = await who.file({ bills: sent }, { service })
  await refusal(who.file({ bills: sent }, { service }), 'OPEN_REQUEST_EXISTS')
  const { data } = await who.read(filed)
  assert.equal((data.bills as { total: number }).total, totalOf([oldest]), 'its amount is the company’s')
  const past = `${paymentNumber}-2025-01`
  assert.equal(await firstKey(who.file({ bills: { paymentNumber, bills: [past] } }, { service })), 'notOpen')
  await who.act(await who.read(filed), 'CANCEL')
  const settled = accountAt(5).paymentNumber
  assert.equal(
    await firstKey(
      who.file({ bills: { paymentNumber: settled, bills: [`${settled}-2026-10`] } }, { service }),
    ),
    'nothingOwed',
  )
})

test('two people pay the same bill: it is recorded once, and the other’s money goes to the refunds at once', async () => {
  const { portal } = electricity
  const [first, second] = [await portal.citizen(), await portal.citizen()]
  const { paymentNumber } = accountAt(9)
  const shown = await openBills(first, paymentNumber)
  const bills = shown.bills.slice(0, 1)
  const [mine, theirs] = [
    await choose(first, { paymentNumber, bills }),
    await choose(second, { paymentNumber, bills }),
  ]
  await pay(first, mine.ID)
  await pay(second, theirs.ID, 'payment-code')
  assert.equal(await electricity.sendOut(), 2)
  assert.deepEqual(
    [(await first.read(mine)).status, (await second.read(theirs)).status],
    ['RECORDED', 'NOT_RECORDED'],
  )
  assert.equal(recorded(paymentNumber).length, 1)
  const history = (await second.read(theirs, ['history'])).history
  assert.match(history.find(({ to }) => to === 'NOT_RECORDED')?.reason?.en ?? '', /had been paid already/)
  // Nobody of the staff says that it was refunded: the ledger has it, and finance approves it.
  await portal.portal.run('payments.publish')
  const officer = await portal.employee(['CASE_OFFICER'])
  assert.deepEqual((await officer.read(theirs)).can, [])
  const finance = await portal.employee(['FINANCIAL_MANAGER'])
  const refunds = (await finance.call('GET refunds')).body
  assert.deepEqual(
    refunds.map(({ payment, status, amount }) => [payment.ID, status, Number(amount) > 0]),
    [[theirs.ID, 'requested', true]],
  )
})

test('numbers of others cannot be gone through, neither by looking nor by filing; one’s own are never counted', async () => {
  const who = await electricity.portal.citizen()
  const look = async (index: number) =>
    (await who.send(`GET bills?paymentNumber=${accountAt(index).paymentNumber}`)).status
  for (let index = 0; index < 58; index += 1) assert.equal(await look(index), 200)
  for (const unknown of [60, 61]) assert.equal(await look(unknown), 404)
  assert.equal(await look(59), 429)
  assert.equal(await look(0), 200, 'asked again it tells nothing new')
  // A stranger's number that is filed is looked up as well; what was typed stays in the draft.
  const { paymentNumber, bills } = await openBills(
    await electricity.portal.citizen(),
    accountAt(59).paymentNumber,
  )
  const answers = {
    bills: { paymentNumber, bills: bills.map(({ billId }) => billId), total: totalOf(bills) },
  }
  const draftId = crypto.randomUUID()
  const { version } = (
    await who.send(
      `GET dynamic_services/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { serviceSlug: service } }))}`,
    )
  ).body
  const draft = { version, activityId: 'APPLY', answers }
  assert.equal((await who.send(`PUT drafts/${service}/${draftId}`, { body: draft })).status, 200)
  const refused = await who.send(`POST ${service}`, { body: { data: answers, draftId } })
  assert.deepEqual([refused.status, refused.body.error.code], [429, 'MAX_ATTEMPTS'])
  assert.equal((await who.send(`GET drafts/${service}/${draftId}`)).status, 200)
  // A meter of their own, and what is owed for it, is theirs to read and pay whatever is left.
  await electricity.register(who, 1)
  const own = await who.send(`GET bills?meterNumber=${accountAt(1).meterNumber}`)
  assert.equal(own.status, 200)
  await choose(who, { ...own.body, bills: own.body.bills.slice(0, 1) })
})

test('bills that nobody pays lapse, and so does what they would have cost', async () => {
  const { portal } = electricity
  const who = await portal.citizen()
  const { paymentNumber } = accountAt(13)
  const { bills } = await openBills(who, paymentNumber)
  const filed = await choose(who, { paymentNumber, bills: bills.slice(0, 1) })
  await portal.passWith(6 * 86_400_000, who)
  await portal.portal.tick()
  assert.equal((await who.read(filed)).status, 'LAPSED')
})

test('a paid bill whose company is away for days is tried until it arrives, and staff are told each day', async () => {
  const { portal, world, utility } = electricity
  const who = await portal.citizen()
  const finance = await portal.employee(['FINANCIAL_MANAGER'])
  const supervisor = await portal.employee(['SUPERVISOR'])
  const { paymentNumber } = accountAt(13)
  const { bills } = await openBills(who, paymentNumber)
  const filed = await choose(who, { paymentNumber, bills: bills.slice(0, 1) })
  await pay(who, filed.ID)
  const messages = async (person: Person): Promise<number> =>
    (await person.call('GET Notifications')).body.filter(({ text }) => text?.includes(filed.ID)).length
  const hours = async (count: number) => {
    for (let hour = 0; hour < count; hour++) {
      portal.pass(61 * 60_000)
      utility.inject({ fault: 'down', times: 1 })
      await world.run('requests.deliver', 'owed.tell')
    }
    await portal.passWith(0, who, finance, supervisor)
  }
  await hours(3)
  assert.deepEqual([await messages(finance), await messages(supervisor)], [1, 1], 'on the first day')
  await hours(48)
  assert.deepEqual([await messages(finance), await messages(supervisor)], [3, 3], 'and daily')
  const owed = async () => (await finance.call('GET owedWork')).body.filter(({ ID }) => ID === filed.ID)
  const [row] = await owed()
  assert.equal(row?.name, 'requests.deliver')
  assert.ok((row?.tries ?? 0) > 25, String(row?.tries))
  assert.equal((await who.read(filed)).status, 'CONFIRMING')
  portal.pass(61 * 60_000)
  await world.run('requests.deliver')
  await portal.passWith(0, who, finance)
  assert.equal((await who.read(filed)).status, 'RECORDED')
  assert.deepEqual(await owed(), [])
  assert.equal(recorded(paymentNumber).length, 1)
})

test('a delivery that a former release gave up and forgot is owed again', async () => {
  const { portal } = electricity
  const who = await portal.citizen()
  const { paymentNumber } = accountAt(14)
  const { bills } = await openBills(who, paymentNumber)
  const filed = await choose(who, { paymentNumber, bills: bills.slice(0, 1) })
  await pay(who, filed.ID)
  await portal.database.query(sql`delete from owed_work`)
  const migration = new URL('../../../../server/migrations/0321-owed-deliveries.sql', import.meta.url)
  await portal.database.query(raw(await readFile(migration, 'utf8')))
  assert.equal(await electricity.sendOut(), 1)
  assert.equal((await who.read(filed)).status, 'RECORDED')
})
