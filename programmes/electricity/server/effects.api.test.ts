// A decision of an electricity service ends at the company, not in a label: judged by the company's books, by what each person
// sees of the request, and by what is theirs afterwards. Who may cause none of it tries to.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import type { EntryOf, RecordName } from '../simulator/books.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
before(async () => {
  electricity = await openElectricity()
})
after(() => electricity.close())

const entriesOf = <Name extends RecordName>(record: Name): EntryOf<Name>[] =>
  electricity.utility.entries().filter((entry): entry is EntryOf<Name> => entry.record === record)
const meters = async (who: Person): Promise<string[]> =>
  (await who.send('GET meters')).body
    .filter(({ state }: { state: string }) => state === 'APPROVED')
    .map(({ number }: { number: string }) => number)
const bills = async (who: Person, index: number) =>
  (await who.send(`GET bills?paymentNumber=${accountAt(index).paymentNumber}`)).body.bills as {
    billId: string
    month: string
    amount: number
    fees: number
    disputed?: boolean
  }[]
type Named = { serviceSlug?: string; ID: string }
const outside = async (who: Person, named: Named) =>
  ((await who.read(named as never)).outside ?? []).map(({ state, reason, deed }) => ({
    state,
    deed: deed.en,
    reason: reason?.en ?? '',
  }))
/** What the meter of an account shows on the first of this month. */
const shownBy = async (who: Person, index: number): Promise<number> =>
  (await who.send(`GET meters/${accountAt(index).meterNumber}/reading`)).body.previous.value

const ending = (index: number, lastReading: number, day = '2027-01-10') => ({
  meter: accountAt(index).meterNumber,
  day,
  why: 'LEFT',
  lastReading,
  bankName: 'البنك الأهلي',
  account: '0012345678',
  agree: true,
})

test('an ended contract is ended at the company: last bill, deposit, and the meter leaves everybody’s list', async () => {
  const { portal, officer, utility } = electricity
  const [owner, tenant] = [await portal.citizen(), await portal.citizen()]
  await electricity.register(owner, 0)
  const lease = {
    ...(await electricity.registration(tenant, accountAt(0).meterNumber)),
    standing: 'TENANT',
    lease: [await electricity.upload(tenant)],
  }
  const registered = await tenant.file(lease, { service: 'ADD_METER' })
  await officer.act(await officer.read(registered), 'APPROVE')
  const filed = await owner.file(ending(0, (await shownBy(owner, 0)) + 100, '2026-12-01'), {
    service: 'DISCONNECTION',
  })
  assert.equal((await officer.act(await officer.read(filed), 'APPROVE')).status, 'CARRYING_OUT')
  assert.deepEqual(await outside(owner, filed), [
    { state: 'owed', deed: 'The end of the contract', reason: '' },
  ])
  utility.inject({ fault: 'down', times: 1 })
  assert.equal(await electricity.sendOut(), 0, 'the company is away')
  utility.inject({ fault: 'break', times: 1, after: true })
  assert.equal(await electricity.sendOut(), 0, 'it did the work, and nobody heard of it')
  assert.equal(await electricity.sendOut(), 1)
  const [ended, ...more] = entriesOf('ending')
  assert.deepEqual(more, [])
  // 100 kWh: 50 at 0.68, 50 at 0.78, and the service charge of 15 pounds; the deposit is 300.
  assert.deepEqual(
    ended && [ended.meterNumber, ended.account, ended.finalBill, ended.deposit, ended.owed, ended.paidOut],
    [accountAt(0).meterNumber, '0012345678', 8800, 30_000, 0, 21_200],
  )
  for (const who of [owner, officer]) {
    const [deed] = await outside(who, filed)
    assert.equal(deed?.state, 'confirmed')
    assert.match(deed?.reason ?? '', /88.*300.*212/)
  }
  assert.equal((await owner.read(filed)).status, 'APPROVED')
  assert.deepEqual([await meters(owner), await meters(tenant)], [[], []])
  const { history, status } = await tenant.read(registered, ['history'])
  assert.equal(status, 'ENDED')
  assert.match(history.find(({ to }) => to === 'ENDED')?.reason?.en ?? '', /contract of this meter has ended/)
  // From its day on it is nobody’s: neither known to the company nor registered anew.
  await portal.passWith(12 * 86_400_000, owner, officer)
  const again = await electricity.registration(owner, accountAt(0).meterNumber)
  const { error } = await refusal(
    owner.file(again, { service: 'ADD_METER' }),
    'VALIDATION_FAILED',
    'data.meter',
  )
  assert.equal(error.details?.[0]?.key, 'unknownMeter')
})

test('a contract whose debts exceed the deposit is refused with the reason; paid, the same request goes through', async () => {
  const { portal, officer } = electricity
  const owner = await portal.citizen()
  await electricity.register(owner, 4)
  const filed = await owner.file(ending(4, (await shownBy(owner, 4)) + 1), { service: 'DISCONNECTION' })
  await officer.act(await officer.read(filed), 'APPROVE')
  assert.equal(await electricity.sendOut(), 1)
  assert.equal((await owner.read(filed)).status, 'OUTSIDE_REFUSES')
  const [deed] = await outside(officer, filed)
  assert.equal(deed?.state, 'refused')
  assert.match(deed?.reason ?? '', /not paid.*send the request to the company again/)
  assert.deepEqual(await meters(owner), [accountAt(4).meterNumber], 'nothing has ended')
  const { paymentNumber } = accountAt(4)
  const open = await bills(owner, 4)
  const paying = await owner.file(
    { bills: { paymentNumber, bills: open.map(({ billId }) => billId) } },
    { service: 'PAY_BILLS' },
  )
  await electricity.pay(owner, 'PAY_BILLS', paying.ID)
  await electricity.sendOut()
  await owner.act(await owner.read(filed), 'SEND_AGAIN')
  await electricity.sendOut()
  assert.equal((await owner.read(filed)).status, 'APPROVED')
  assert.deepEqual(
    (await outside(owner, filed)).map(({ state }) => state),
    ['refused', 'confirmed'],
  )
})

test('a transfer changes the holder at the company, and ends the registration of the former one alone', async () => {
  const { portal, officer } = electricity
  const [former, heir] = [await portal.citizen(), await portal.citizen()]
  await electricity.register(former, 10)
  await electricity.register(heir, 10)
  const filed = await heir.file(await electricity.transferAnswers(heir, 10), { service: 'NAME_TRANSFER' })
  await officer.act(await officer.read(filed), 'APPROVE')
  assert.equal(await electricity.sendOut(), 0, 'its fee is not paid')
  await electricity.pay(heir, 'NAME_TRANSFER', filed.ID)
  assert.equal(await electricity.sendOut(), 1)
  assert.equal((await heir.read(filed)).status, 'APPROVED')
  assert.deepEqual(
    entriesOf('transfer').map(({ meterNumber, holder }) => [meterNumber, holder]),
    [[accountAt(10).meterNumber, { name: 'هالة محمود السيد', nationalId: '29104120103458' }]],
  )
  assert.deepEqual([await meters(former), await meters(heir)], [[], [accountAt(10).meterNumber]])
  const { body } = await heir.send(`GET meters/${accountAt(10).meterNumber}/details`)
  assert.equal(body.ownerName, 'هالة محمود السيد')
  assert.equal((await former.send(`GET meters/${accountAt(10).meterNumber}/details`)).status, 404)
})

test('a transfer with unpaid months is refused by the company; rejected, its fee goes back', async () => {
  const { portal, officer } = electricity
  const heir = await portal.citizen()
  const filed = await heir.file(await electricity.transferAnswers(heir, 14), { service: 'NAME_TRANSFER' })
  await officer.act(await officer.read(filed), 'APPROVE')
  await electricity.pay(heir, 'NAME_TRANSFER', filed.ID)
  await electricity.sendOut()
  assert.equal((await heir.read(filed)).status, 'OUTSIDE_REFUSES')
  assert.equal(
    entriesOf('transfer').some(({ meterNumber }) => meterNumber === accountAt(14).meterNumber),
    false,
  )
  await officer.act(await officer.read(filed), 'REJECT', {
    data: { rejectionReason: 'على العداد متأخرات لم تُسدد' },
  })
  await portal.portal.run('payments.publish')
  const finance = await portal.employee(['FINANCIAL_MANAGER'])
  const refunds = (await finance.call('GET refunds')).body
  assert.ok(refunds.some(({ payment }) => payment.ID === filed.ID))
})

const objection = (index: number, billId: string) => ({
  meter: accountAt(index).meterNumber,
  bill: billId,
  reason: 'READING',
  notes: 'القراءة المسجلة أعلى مما يعرضه العداد اليوم',
})
const object = (who: Person, index: number, billId: string) =>
  who.file(objection(index, billId), { service: 'BILL_OBJECTION' })

test('an accepted objection corrects the bill; until then it keeps nobody from paying newer ones; two officers decide', async () => {
  const { portal, officer } = electricity
  const owner = await portal.citizen()
  await electricity.register(owner, 8)
  const [oldest, next] = await bills(owner, 8)
  assert.ok(oldest && next)
  const { paymentNumber } = accountAt(8)
  const newer = { bills: { paymentNumber, bills: [next.billId] } }
  await refusal(owner.file(newer, { service: 'PAY_BILLS' }), 'PAY_OLDER_BILLS_FIRST')
  const filed = await object(owner, 8, oldest.billId)
  assert.equal((await owner.read(filed)).status, 'REGISTERING')
  await electricity.sendOut()
  assert.equal((await owner.read(filed)).status, 'NEW')
  assert.deepEqual(
    (await bills(owner, 8)).map(({ disputed }) => disputed ?? false),
    [true, false, false],
  )
  const paying = await owner.file(newer, { service: 'PAY_BILLS' })
  await electricity.pay(owner, 'PAY_BILLS', paying.ID)
  await electricity.sendOut()
  assert.equal((await owner.read(paying)).status, 'RECORDED')
  const proposal = { correctedAmount: '10.00', finding: 'القراءة أُدخلت بخطأ في الخانة' }
  await officer.act(await officer.read(filed), 'PROPOSE', { data: proposal })
  const again = await officer.read(filed)
  assert.equal(again.can?.includes('CORRECT_BILL'), false, 'one officer alone changes no bill')
  await refusal(officer.act(again, 'CORRECT_BILL'), 'TRANSITION_NOT_ALLOWED')
  const colleague = await portal.employee(['CASE_OFFICER'])
  await colleague.act(await colleague.read(filed), 'CORRECT_BILL')
  await electricity.sendOut()
  assert.equal((await owner.read(filed)).status, 'APPROVED')
  const [first] = await bills(owner, 8)
  assert.deepEqual([first?.billId, first?.amount, first?.disputed], [oldest.billId, 1000, undefined])
  const deeds = await outside(owner, filed)
  assert.deepEqual(
    deeds.map(({ state }) => state),
    ['confirmed', 'confirmed'],
  )
  assert.match(deeds[1]?.reason ?? '', /EGP 10/)
})

test('a bill that does not exist, one of another meter, one already objected to: refused when filing', async () => {
  const { portal, officer } = electricity
  const [owner, tenant] = [await portal.citizen(), await portal.citizen()]
  await electricity.register(owner, 13)
  await electricity.register(tenant, 13)
  const [oldest] = await bills(owner, 13)
  assert.ok(oldest)
  const key = async (filing: Promise<unknown>) =>
    (await refusal(filing, 'VALIDATION_FAILED', 'data.bill')).error.details?.[0]?.key
  const none = `${accountAt(13).paymentNumber}-2024-01`
  assert.equal(await key(object(owner, 13, none)), 'noBill')
  assert.equal(await key(object(owner, 13, `${accountAt(3).paymentNumber}-2026-09`)), 'noBill')
  const filed = await object(owner, 13, oldest.billId)
  await refusal(object(tenant, 13, oldest.billId), 'OPEN_REQUEST_EXISTS')
  await electricity.sendOut()
  assert.equal(await key(object(tenant, 13, oldest.billId)), 'alreadyDisputed')
  // Rejected, the bill is demanded again: the end of the objection is owed as well.
  await officer.act(await officer.read(filed), 'REJECT', {
    data: { rejectionReason: 'القراءة تطابق صورة العداد' },
  })
  await electricity.sendOut()
  assert.equal((await bills(owner, 13))[0]?.disputed, undefined)
  assert.deepEqual(
    (await outside(owner, filed)).map(({ state, deed }) => [state, deed]),
    [
      ['confirmed', 'The record of the objection'],
      ['confirmed', 'The end of the objection'],
    ],
  )
})

test('a plan is for no more than what is owed, and has dated lines that make the sum', async () => {
  const { portal, officer } = electricity
  const owner = await portal.citizen()
  await electricity.register(owner, 9)
  const owed = (await bills(owner, 9)).reduce((sum, { amount, fees }) => sum + amount + fees, 0)
  const plan = (piasters: number) => ({
    meter: accountAt(9).meterNumber,
    arrears: (piasters / 100).toFixed(2),
    first: (Math.ceil(piasters / 2) / 100).toFixed(2),
    months: '6',
    why: 'تعطلت عن العمل ثلاثة أشهر',
  })
  const service = 'INSTALLMENT_PLAN'
  const { error } = await refusal(
    owner.file(plan(owed + 1), { service }),
    'VALIDATION_FAILED',
    'data.arrears',
  )
  assert.equal(error.details?.[0]?.key, 'moreThanOwed')
  const filed = await owner.file(plan(owed), { service })
  await officer.act(await officer.read(filed), 'APPROVE')
  await electricity.sendOut()
  assert.equal((await owner.read(filed)).status, 'APPROVED')
  const [written] = entriesOf('plan')
  assert.equal(written?.total, owed)
  assert.equal(
    written?.lines.reduce((sum, { amount }) => sum + amount, 0),
    owed,
  )
  assert.deepEqual(
    written?.lines.map(({ on }) => on.slice(8)),
    [written?.lines[0]?.on.slice(8), '01', '01', '01', '01', '01', '01'],
  )
  assert.match((await outside(owner, filed))[0]?.reason ?? '', /1 \w+ 202\d: EGP/)
})

test('a new use stands in the contract at the company', async () => {
  const { portal, officer } = electricity
  const owner = await portal.citizen()
  await electricity.register(owner, 15)
  const filed = await owner.file(
    {
      meter: accountAt(15).meterNumber,
      newUse: 'BUSINESS',
      activityName: 'مخبز',
      licence: [await electricity.upload(owner)],
    },
    { service: 'USE_CHANGE' },
  )
  await officer.act(await officer.read(filed), 'APPROVE')
  await electricity.sendOut()
  assert.equal((await owner.read(filed)).status, 'APPROVED')
  const { body } = await owner.send(`GET meters/${accountAt(15).meterNumber}/details`)
  assert.equal(body.contractType, 'commercial')
})

test('a new load is sent once the work is done and paid for', async () => {
  const { portal } = electricity
  const owner = await portal.citizen()
  await electricity.register(owner, 20)
  const filed = await owner.file(
    {
      meter: accountAt(20).meterNumber,
      direction: 'UP',
      kilowatts: 8,
      appliances: 'تكييفان',
      identity: [await electricity.upload(owner)],
    },
    { service: 'LOAD_CHANGE' },
  )
  const inspector = await portal.employee(['SUPERVISOR'])
  await inspector.act(await inspector.read(filed), 'ESTIMATE', {
    data: { estimate: '500', found: 'يلزم كابل جديد' },
  })
  await electricity.pay(owner, 'LOAD_CHANGE', filed.ID, { activityId: 'ESTIMATE' })
  assert.equal(await electricity.sendOut(), 0, 'the work is not done')
  await inspector.act(await inspector.read(filed), 'COMPLETE')
  assert.equal(await electricity.sendOut(), 1)
  assert.deepEqual(
    entriesOf('load').map(({ meterNumber, kilowatts }) => [meterNumber, kilowatts]),
    [[accountAt(20).meterNumber, 8]],
  )
  assert.equal((await owner.read(filed)).status, 'APPROVED')
})

test('a stranger, a former holder and a single officer cause none of it', async () => {
  const { portal, utility, officer } = electricity
  const before = utility.entries().length
  const [stranger, former] = [await portal.citizen(), await portal.citizen()]
  const registration = await electricity.register(former, 25)
  await former.act(registration, 'DELETE', { data: { deletionReason: 'MOVED' } })
  const { meterNumber, paymentNumber } = accountAt(25)
  const asks: [service: string, data: Record<string, unknown>][] = [
    ['DISCONNECTION', ending(25, 20_000)],
    ['USE_CHANGE', { meter: meterNumber, newUse: 'HOME' }],
    ['LOAD_CHANGE', { meter: meterNumber, direction: 'DOWN', kilowatts: 2, identity: [] }],
    [
      'INSTALLMENT_PLAN',
      { meter: meterNumber, arrears: '200', first: '100', months: '6', why: 'تعطلت عن العمل ثلاثة أشهر' },
    ],
    ['BILL_OBJECTION', objection(25, `${paymentNumber}-2026-09`)],
  ]
  for (const who of [stranger, former])
    for (const [service, data] of asks) {
      const identity = service === 'LOAD_CHANGE' ? { identity: [await electricity.upload(who)] } : {}
      const { error } = await refusal(
        who.file({ ...data, ...identity }, { service }),
        'VALIDATION_FAILED',
        'data.meter',
      )
      assert.ok(
        error.details?.some(({ path, key }) => path === 'data.meter' && key === 'notYours'),
        service,
      )
    }
  // An officer performs neither what the system does, nor anything on a request of their own, and files for nobody.
  const owner = await portal.citizen()
  await electricity.register(owner, 30)
  const filed = await owner.file(ending(30, (await shownBy(owner, 30)) + 5), { service: 'DISCONNECTION' })
  await refusal(officer.act(await officer.read(filed), 'CONFIRMED'), 'TRANSITION_NOT_ALLOWED')
  await refusal(officer.act(await officer.read(filed), 'SEND_AGAIN'), 'TRANSITION_NOT_ALLOWED')
  await refusal(owner.act(await owner.read(filed), 'APPROVE'), 'TRANSITION_NOT_ALLOWED')
  await refusal(officer.file(ending(30, 20_000), { service: 'DISCONNECTION' }), 'INVALID_REQUEST_OWNER_TOKEN')
  assert.equal(await electricity.sendOut(), 0)
  assert.equal(utility.entries().length, before)
})
