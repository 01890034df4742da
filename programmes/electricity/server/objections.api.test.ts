// Objections to bills while the company is away, and after they were decided: a bill is exempt exactly while an objection is
// looked at.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Person, refusal } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../simulator/accounts.ts'
import { type Electricity, openElectricity } from './test-electricity.ts'

let electricity: Electricity
let supervisor: Person
before(async () => {
  electricity = await openElectricity()
  supervisor = await electricity.portal.employee(['SUPERVISOR'])
})
after(() => electricity.close())

const bills = async (who: Person, index: number) =>
  (await who.send(`GET bills?paymentNumber=${accountAt(index).paymentNumber}`)).body.bills as {
    billId: string
    disputed?: boolean
  }[]
const isDisputed = async (who: Person, index: number) => (await bills(who, index))[0]?.disputed === true
const object = async (who: Person, index: number, at = 0) =>
  who.file(
    {
      meter: accountAt(index).meterNumber,
      bill: (await bills(who, index))[at]?.billId,
      reason: 'READING',
      notes: 'القراءة المسجلة أعلى مما يعرضه العداد اليوم',
    },
    { service: 'BILL_OBJECTION' },
  )
const ownerOf = async (index: number) => {
  const owner = await electricity.portal.citizen()
  await electricity.register(owner, index)
  return owner
}
/** Sends out until the company has answered all of it. */
const sendAll = async () => {
  for (let round = 0; round < 4 && (await electricity.waiting()).length > 0; round += 1)
    await electricity.sendOut()
  assert.deepEqual(await electricity.waiting(), [])
}
const rejection = { data: { rejectionReason: 'القراءة تطابق صورة العداد' } }
const appealReason = 'صورة العداد لشهر آخر غير شهر الفاتورة'
const appealGranted = 'الصورة لشهر آخر كما ذكر المتظلم'

test('an objection is taken back while the company is away, and the page says that it has not answered', async () => {
  const owner = await ownerOf(8)
  const filed = await object(owner, 8)
  electricity.utility.inject({ fault: 'down', times: 1 })
  await electricity.sendOut()
  const waiting = await owner.read(filed)
  assert.equal(waiting.status, 'REGISTERING')
  assert.deepEqual(
    waiting.outside?.map(({ state, isUnanswered }) => [state, isUnanswered]),
    [['owed', true]],
  )
  assert.equal((await owner.act(waiting, 'CANCEL')).status, 'CANCELLED')
  await sendAll()
  assert.equal(await isDisputed(owner, 8), false)
})

test('an objection that was recorded without an answer and taken back leaves the bill as it was', async () => {
  const owner = await ownerOf(3)
  const filed = await object(owner, 3)
  electricity.utility.inject({ fault: 'break', times: 1, after: true })
  await electricity.sendOut()
  assert.equal(await isDisputed(owner, 3), true)
  await owner.act(await owner.read(filed), 'CANCEL')
  await sendAll()
  assert.equal(await isDisputed(owner, 3), false)
  assert.deepEqual(
    (await owner.read(filed)).outside?.map(({ deed, state }) => [deed.en, state]),
    [
      ['The record of the objection', 'confirmed'],
      ['The end of the objection', 'confirmed'],
    ],
  )
})

test('nobody is erased while the end of their objection is owed: it needs the bill', async () => {
  const owner = await ownerOf(28)
  const filed = await object(owner, 28)
  await sendAll()
  electricity.utility.inject({ fault: 'down', times: 1 })
  await owner.act(await owner.read(filed), 'CANCEL')
  await electricity.sendOut()
  const requested = await owner.send(`POST citizen/${owner.id}/erasure`, { body: { reason: '' } })
  assert.equal(requested.status, 200, JSON.stringify(requested.body))
  const admin = await electricity.portal.employee(['BFM_ADMIN'])
  const decide = () =>
    admin.send(`POST erasures/${requested.body.id}/decide`, {
      body: { decision: 'erase', answer: 'كما طلبت' },
    })
  const waiting = (await admin.call('GET erasures')).body.find(({ id }) => id === requested.body.id)
  assert.equal(waiting?.openRequests, 1)
  const early = await decide()
  assert.deepEqual([early.status, early.body.error?.code], [422, 'ERASURE_OPEN_REQUESTS'])
  await sendAll()
  const other = await ownerOf(28)
  assert.equal(await isDisputed(other, 28), false)
  assert.equal((await decide()).status, 204)
})

test('an appeal that is granted registers the objection again, and another rejection ends it again', async () => {
  const owner = await ownerOf(13)
  const { officer, portal } = electricity
  const filed = await object(owner, 13)
  await sendAll()
  await officer.act(await officer.read(filed), 'REJECT', rejection)
  await sendAll()
  assert.equal(await isDisputed(owner, 13), false)
  await owner.act(await owner.read(filed), 'APPEAL', { data: { appealReason } })
  const colleague = await portal.employee(['CASE_OFFICER'])
  await colleague.act(await colleague.read(filed), 'GRANT_APPEAL', { data: { appealGranted } })
  await sendAll()
  assert.equal(await isDisputed(owner, 13), true, 'nobody demands it while it is looked at again')
  await colleague.act(await colleague.read(filed), 'REJECT', rejection)
  await sendAll()
  assert.equal(await isDisputed(owner, 13), false)
})

test('the open objection of one person keeps nobody from appealing against the decision on theirs', async () => {
  const [owner, tenant] = [await ownerOf(33), await ownerOf(33)]
  const { officer, portal } = electricity
  const filed = await object(owner, 33)
  await sendAll()
  await officer.act(await officer.read(filed), 'REJECT', rejection)
  await sendAll()
  const second = await object(tenant, 33)
  await sendAll()
  await owner.act(await owner.read(filed), 'APPEAL', { data: { appealReason } })
  const colleague = await portal.employee(['CASE_OFFICER'])
  await colleague.act(await colleague.read(filed), 'GRANT_APPEAL', { data: { appealGranted } })
  await sendAll()
  assert.equal((await owner.read(filed)).status, 'NEW', 'the bill is exempt already')
  await colleague.act(await colleague.read(filed), 'REJECT', rejection)
  await sendAll()
  assert.equal(await isDisputed(owner, 33), true, 'another objection is still open')
  await officer.act(await officer.read(second), 'REJECT', rejection)
  await sendAll()
  assert.equal(await isDisputed(owner, 33), false)
})

test('a rejection that is reopened while the company is away is looked at, and the bill is exempt meanwhile', async () => {
  const owner = await ownerOf(18)
  const { officer, utility } = electricity
  const filed = await object(owner, 18)
  await sendAll()
  await officer.act(await officer.read(filed), 'REJECT', rejection)
  utility.inject({ fault: 'down', times: 1 })
  await electricity.sendOut()
  await supervisor.act(await supervisor.read(filed), 'REOPEN', {
    data: { reasonReopened: 'القراءة تحتاج إلى مراجعة ثانية' },
  })
  await sendAll()
  assert.equal((await owner.read(filed)).status, 'NEW')
  assert.equal(await isDisputed(owner, 18), true)
})

test('a bill is not objected to again and again: what was decided is appealed against, what was taken back is filed once more', async () => {
  const owner = await ownerOf(23)
  const { officer } = electricity
  const key = async (at: number) =>
    (await refusal(object(owner, 23, at), 'VALIDATION_FAILED', 'data.bill')).error.details?.[0]?.key
  const decided = await object(owner, 23)
  await sendAll()
  await officer.act(await officer.read(decided), 'REJECT', rejection)
  await sendAll()
  assert.equal(await key(0), 'objectionDecided')
  for (let round = 0; round < 2; round += 1) {
    const filed = await object(owner, 23, 1)
    await sendAll()
    await owner.act(await owner.read(filed), 'CANCEL')
    await sendAll()
  }
  assert.equal(await key(1), 'objectedTwice')
})
