// Who counts as the second person of a refund: not whoever is involved, nor an account that they or the same administrator made of late.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { outcomeOf } from '../../test-portal.ts'
import { type Money, openMoney } from './test-money.ts'

type Person = Money['finance']
let money: Money
before(async () => {
  money = await openMoney()
})
after(() => money.world.close())

const day = 86_400_000
/** Says by whom, and how long ago, an account was made and put to handling money. */
const madeBy = (who: Person, maker: Person, { made, role }: { made?: number; role?: number }) => {
  const at = (days: number | undefined) =>
    days === undefined ? null : new Date(money.world.portal.now().getTime() - days * day)
  return money.world.portal.database.query(
    sql`update accounts set made_by = ${made === undefined ? null : maker.id}::uuid, made_at = ${at(made)}::timestamptz,
      finance_by = ${role === undefined ? null : maker.id}::uuid, finance_at = ${at(role)}::timestamptz where id = ${who.id}`,
  )
}
const paidByTransfer = async () => {
  const { world, citizen, finance } = money
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  await finance.send(`POST payments/${paymentId}/transfer`, {
    body: { arrived: '90.00', transactionId: `IN-${ID}` },
  })
  return { ID, paymentId, attemptId: body.attemptId }
}

test('two accounts that one administrator made within 30 days are one person at every step of a refund', async () => {
  const { world, finance, second, refunds, ask, decide } = money
  const admin = await world.portal.employee(['BFM_ADMIN'])
  const other = await world.portal.employee(['BFM_ADMIN'])
  const twin = await world.portal.employee(['FINANCIAL_MANAGER'])
  const { ID, paymentId, attemptId } = await paidByTransfer()
  await ask(paymentId, attemptId, '10.00')
  const id = (await refunds(paymentId))[0]?.id ?? ''
  const refusesTwin = async (answer: Promise<{ status: number }>) =>
    assert.deepEqual(outcomeOf((await answer) as never), [403, 'SAME_MAKER'])
  // Made both, proposed both, or made the one and proposed the other.
  for (const [one, two] of [
    [{ made: 1 }, { made: 29 }],
    [{ role: 1 }, { role: 29 }],
    [{ made: 1 }, { role: 1 }],
  ] as const) {
    await madeBy(finance, admin, one)
    await madeBy(twin, admin, two)
    await refusesTwin(decide(paymentId, true, twin))
  }
  // Of different makers, or after a while, they are two.
  await madeBy(twin, other, { made: 1 })
  await decide(paymentId, true, twin)
  assert.equal((await refunds(paymentId))[0]?.status, 'approved')
  await second.send(`POST refunds/${id}/payee`, {
    body: { name: 'هدى', iban: 'EG380019000500000000263180002' },
  })
  const carryOut = () =>
    twin.send(`POST refunds/${id}/carriedOut`, {
      body: { bankReference: `OUT-${ID}`, iban: 'EG380019000500000000263180002' },
    })
  await madeBy(twin, admin, { made: 1 })
  await refusesTwin(carryOut())
  await madeBy(twin, admin, { made: 31 })
  assert.equal((await carryOut()).status, 200)
  const bounce = () =>
    finance.send(`POST refunds/${id}/bounced`, { body: { reason: 'The account is closed' } })
  await madeBy(twin, admin, { made: 2 })
  await refusesTwin(bounce())
  await madeBy(twin, other, { made: 2 })
  assert.equal((await bounce()).status, 200)
})

test('an administrator of finance is one person with the account that they made, whichever of the two asks', async () => {
  const { world, finance, second, refunds, ask, decide } = money
  const twin = await world.portal.employee(['FINANCIAL_MANAGER'])
  const { paymentId, attemptId } = await paidByTransfer()
  const refusesTwin = async () =>
    assert.deepEqual(outcomeOf((await decide(paymentId, true, twin)) as never), [403, 'SAME_MAKER'])
  await ask(paymentId, attemptId, '10.00')
  for (const when of [{ made: 1 }, { role: 29 }]) {
    await madeBy(finance, second, {})
    await madeBy(twin, finance, when)
    await refusesTwin()
    await madeBy(twin, second, {})
    await madeBy(finance, twin, when)
    await refusesTwin()
  }
  await madeBy(finance, twin, { made: 31 })
  assert.equal((await decide(paymentId, true, twin)).status, 200)
  assert.equal((await refunds(paymentId))[0]?.status, 'approved')
})

test('two accounts whose codes go to one phone are one person, whenever they were made', async () => {
  const { world, finance, refunds, ask, decide } = money
  const twin = await world.portal.employee(['FINANCIAL_MANAGER'])
  const { paymentId, attemptId } = await paidByTransfer()
  await ask(paymentId, attemptId, '10.00')
  const admin = await world.portal.employee(['BFM_ADMIN'])
  for (const who of [finance, twin]) await madeBy(who, admin, { made: 300, role: 300 })
  const { mobile } = await world.portal.database.one<{ mobile: string }>(
    sql`update accounts t set mobile = f.mobile from accounts f where t.id = ${twin.id} and f.id = ${finance.id}
      returning (select mobile from accounts where id = ${twin.id}) as mobile`,
  )
  assert.deepEqual(outcomeOf((await decide(paymentId, true, twin)) as never), [403, 'SAME_MAKER'])
  await world.portal.database.query(sql`update accounts set mobile = ${mobile} where id = ${twin.id}`)
  assert.equal((await decide(paymentId, true, twin)).status, 200)
  assert.equal((await refunds(paymentId))[0]?.status, 'approved')
})

test('who made an account is written with it, and with a new address of its invitation', async () => {
  const { world } = money
  const admin = await world.portal.employee(['BFM_ADMIN'])
  const other = await world.portal.employee(['BFM_ADMIN'])
  const { body } = await admin.send('POST users', {
    body: {
      username: 'maker1',
      userSlug: 'employee',
      firstName: 'Mona',
      lastName: 'Said',
      email: 'maker1@example.eg',
      roles: ['FINANCIAL_MANAGER'],
      services: [],
    },
  })
  const makers = () =>
    world.portal.database.one<{ made: string | null; finance: string | null }>(
      sql`select made_by as made, finance_by as finance from accounts where id = ${body.id}`,
    )
  assert.deepEqual(await makers(), { made: admin.id, finance: admin.id })
  const change = async (more: object) => {
    const { firstName, lastName, roles, pendingRoles, services, revision } = (
      await admin.send(`GET users/${body.id}`)
    ).body
    return other.send(`PATCH users/${body.id}`, {
      body: { firstName, lastName, roles: [...roles, ...pendingRoles], services, ...more },
      headers: { 'if-match': `"${revision}"` },
    })
  }
  assert.equal((await change({ lastName: 'Other' })).status, 200)
  assert.deepEqual(await makers(), { made: admin.id, finance: admin.id })
  assert.equal((await change({ email: 'mine1@example.eg' })).status, 200)
  assert.deepEqual(await makers(), { made: other.id, finance: other.id })
})

test('auditors are told of money that two accounts of one maker handled, however old they are, and of nobody else’s', async () => {
  const { world, finance, second, refunds, ask, decide } = money
  const { portal } = world
  const auditor = await portal.employee(['AUDITOR'])
  const officer = await portal.employee(['CASE_OFFICER'])
  const admin = await portal.employee(['BFM_ADMIN'])
  const other = await portal.employee(['BFM_ADMIN'])
  const twin = await portal.employee(['FINANCIAL_MANAGER'])
  const readBy = async (who: Person) =>
    (await who.call('GET Notifications')).body
      .filter(({ kind }) => kind === 'sharedMaker')
      .map(({ meta, text }) => [meta?.path, text?.match(/[\d.,]+(?= EGP)|EGP [\d.,]+/)?.[0]])
  const old = { made: 300, role: 300 }

  await madeBy(finance, admin, old)
  await madeBy(twin, other, old)
  const unrelated = await paidByTransfer()
  await ask(unrelated.paymentId, unrelated.attemptId, '10.00')
  assert.equal((await decide(unrelated.paymentId, true, twin)).status, 200)
  assert.deepEqual(await readBy(auditor), [], 'of two makers nothing is told')

  await madeBy(twin, admin, old)
  const { ID, paymentId, attemptId } = await paidByTransfer()
  await ask(paymentId, attemptId, '12.50')
  assert.equal((await decide(paymentId, false, twin)).status, 200)
  assert.deepEqual(await readBy(auditor), [], 'what is declined moves no money')
  await ask(paymentId, attemptId, '12.50')
  assert.equal((await decide(paymentId, true, twin)).status, 200)
  const path = `/audit?person=${twin.id}`
  assert.deepEqual(await readBy(auditor), [[path, 'EGP 12.50']])
  const id = (await refunds(paymentId)).find(({ status }) => status === 'approved')?.id ?? ''
  await second.send(`POST refunds/${id}/payee`, {
    body: { name: 'هدى', iban: 'EG380019000500000000263180002' },
  })
  const sent = await twin.send(`POST refunds/${id}/carriedOut`, {
    body: { bankReference: `OUT-${ID}`, iban: 'EG380019000500000000263180002' },
  })
  assert.equal(sent.status, 200)
  assert.deepEqual(await readBy(auditor), [
    [path, 'EGP 12.50'],
    [path, 'EGP 12.50'],
  ])
  for (const who of [officer, admin, finance]) assert.deepEqual(await readBy(who), [])
})

test('auditors are told of a booking that the maker of an account confirms for it', async () => {
  const { portal } = money.world
  const [auditor, cashier, second] = await Promise.all([
    portal.employee(['AUDITOR']),
    portal.employee(['FINANCIAL_MANAGER']),
    portal.employee(['FINANCIAL_MANAGER']),
  ])
  await madeBy(cashier, second, { made: 100 })
  const { paymentId, attemptId } = await paidByTransfer()
  await cashier.call('POST payments/:id/void', {
    params: { id: paymentId },
    body: { attemptId, reason: 'It never came' },
  })
  const waiting = (await second.call('GET bookings')).body.find(({ payment }) => payment?.id === paymentId)
  const confirmed = await second.call('POST bookings/:id/confirm', { params: { id: waiting?.id ?? '' } })
  assert.equal(confirmed.status, 200)
  const paths = (await auditor.call('GET Notifications')).body
    .filter(({ kind }) => kind === 'sharedMaker')
    .map(({ meta }) => meta?.path)
  assert.deepEqual(paths, [`/audit?person=${second.id}`])
})
