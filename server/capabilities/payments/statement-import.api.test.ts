// A statement of the own account as a file: what agrees is booked, what does not waits for finance, and the same file again
// changes nothing.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cairoDate } from '@bawaba/language/index.ts'
import { sql } from '../../platform/database/index.ts'
import { confirmedBy } from '../../test-bookings.ts'
import { multipart } from '../../test-files.ts'
import { openWorld, type World } from '../../test-payment-world.ts'
import { outcomeOf, type Person } from '../../test-portal.ts'

let world: World
let citizen: Person
let finance: Person
let clerk: Person
before(async () => {
  world = await openWorld()
  citizen = await world.portal.citizen()
  finance = confirmedBy(
    world.portal,
    await world.portal.employee(['FINANCIAL_MANAGER']),
    await world.portal.employee(['FINANCIAL_MANAGER']),
  )
  clerk = await world.portal.employee(['CASE_OFFICER'])
})
after(() => world.close())

const dayMs = 24 * 60 * 60_000
/** A booking whose payer is to transfer EGP 90 to the authority's account. */
const promised = async () => {
  const { ID, paymentId } = await world.book(citizen)
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  return { ID, paymentId, attemptId: body.attemptId, reference: body.transfer?.reference ?? '' }
}
const send = (text: string, query: string, who = finance) =>
  who.send(
    `POST reconciliation/statements?gatewayId=bank-account${query}`,
    multipart({ name: 'statement.csv', type: 'text/csv', bytes: Buffer.from(text) }),
  )
const statementOf = (day: string, rows: readonly string[]) =>
  ['Date,Transaction ID,Name,Description,Amount', ...rows.map(row => `${day},${row}`)].join('\n')
const statusOf = async (paymentId: string) =>
  (
    await world.portal.database.one<{ status: string }>(
      sql`select status from payments where id = ${paymentId}`,
    )
  ).status
const openDifferences = async () =>
  (await finance.call('GET reconciliation/differences')).body.filter(({ resolvedAt }) => !resolvedAt)
const events = async () =>
  (
    await world.portal.database.one<{ count: number }>(
      sql`select count(*)::int as count from payment_events where kind = 'received'`,
    )
  ).count

test('a statement: previewed, booked where reference and amount agree, and once', async () => {
  const [right, short, unnamed, known] = [
    await promised(),
    await promised(),
    await promised(),
    await promised(),
  ]
  // Finance have confirmed one by its number already.
  await finance.call('POST payments/:id/transfer', {
    params: { id: known.paymentId },
    body: { arrived: '90.00', transactionId: 'T-4' },
  })
  const day = cairoDate(world.portal.now())
  await world.portal.passWith(dayMs, citizen, finance, clerk)
  const { name } =
    (await finance.call('GET payments/:id', { params: { id: unnamed.paymentId } })).body.payer ?? {}
  const text = statementOf(day, [
    `T-1,X,fee ${right.reference},90.00`,
    `T-2,X,fee ${short.reference},50.00`,
    `T-3,${name},fee,90.00`,
    `T-4,X,,90.00`,
    `T-5,Bank,charge,-12.50`,
    `T-6,X,odd,"1,234"`,
  ])
  const before = await events()
  const preview = await send(text, '&dryRun=true')
  assert.equal(preview.status, 200, JSON.stringify(preview.body))
  const { books, known: listed, odd, unreadable, isComplete, format } = preview.body
  assert.deepEqual([format, isComplete, books, listed, odd, unreadable.length], ['csv', true, 1, 1, 3, 1])
  assert.deepEqual(preview.body.columns, { day: 0, transactionId: 1, payer: 2, details: 3, amount: 4 })
  assert.deepEqual([await events(), await openDifferences()], [before, []])

  // A proof that waits is answered by the money.
  await world.portal.database.query(
    sql`insert into payment_proofs (attempt_id, file_id, sent_at) values
      (${right.attemptId}, ${crypto.randomUUID()}, now()), (${unnamed.attemptId}, ${crypto.randomUUID()}, now())`,
  )
  const isAnswered = async (attemptId: string) =>
    (
      await world.portal.database.one<{ is: boolean }>(
        sql`select bool_and(is_accepted) as is from payment_proofs where attempt_id = ${attemptId}`,
      )
    ).is
  assert.equal((await send(text, '')).status, 200)
  assert.equal(await statusOf(right.paymentId), 'paid')
  assert.equal(await isAnswered(right.attemptId), true)
  assert.equal(await statusOf(short.paymentId), 'created')
  const found = await openDifferences()
  assert.deepEqual(found.map(({ transactionId, kind }) => [transactionId.slice(0, 4), kind]).sort(), [
    ['T-2', 'missingHere'],
    ['T-3', 'unknownReference'],
    ['T-5', 'unknownReference'],
    ['line', 'unreadable'],
  ])
  const money = await events()
  const again = await send(text, '')
  assert.deepEqual([again.body.books, again.body.known], [0, 5])
  assert.deepEqual([await events(), (await openDifferences()).length], [money, 4])

  // A line without a reference: the likeliest payer comes first.
  const line = found.find(({ transactionId }) => transactionId === 'T-3')
  const mine = line?.proposals?.find(({ attemptId }) => attemptId === unnamed.attemptId)
  assert.deepEqual([mine?.confidence, mine?.why], ['likely', ['amount', 'name', 'date']])
  const resolve = (id: string | undefined, body: object) =>
    finance.send(`POST reconciliation/differences/${id}/resolve`, {
      body: { reason: 'By the name', ...body },
    })
  assert.deepEqual(outcomeOf(await resolve(line?.id, { resolution: 'applied' })), [422, 'RESOLUTION_UNFIT'])
  const chosen = await resolve(line?.id, { resolution: 'applied', attemptId: unnamed.attemptId })
  assert.equal(chosen.status, 200, JSON.stringify(chosen.body))
  assert.equal(await statusOf(unnamed.paymentId), 'paid')
  assert.equal(await isAnswered(unnamed.attemptId), true)
  // A part is booked on what it names, and a charge of the bank is accepted.
  const of = (number: string) => found.find(({ transactionId }) => transactionId === number)?.id
  assert.equal((await resolve(of('T-2'), { resolution: 'applied' })).status, 200)
  assert.equal(await statusOf(short.paymentId), 'incomplete')
  assert.equal((await resolve(of('T-5'), { resolution: 'accepted' })).status, 200)
  await send(text, '')
  assert.deepEqual(
    (await openDifferences()).map(({ kind }) => kind),
    ['unreadable'],
  )
  // The days of the account are closed like those of a provider.
  const { body: days } = await finance.call('GET reconciliation')
  const closed = days.find(({ gatewayId }) => gatewayId === 'bank-account')
  assert.deepEqual([closed?.day, closed?.received, closed?.refunded], [day, '320.00', '12.50'])
})

test('what was confirmed and is on no statement, and what the bank takes back, are differences', async () => {
  const [invented, bounced] = [await promised(), await promised()]
  for (const [{ paymentId }, transactionId] of [
    [invented, 'U-1'],
    [bounced, 'U-2'],
  ] as const)
    await finance.call('POST payments/:id/transfer', {
      params: { id: paymentId },
      body: { arrived: '90.00', transactionId },
    })
  const day = cairoDate(world.portal.now())
  await world.portal.passWith(dayMs, citizen, finance, clerk)
  const rows = ['Date,Transaction ID,Credit,Debit', `${day},U-2,90.00,`, `${day},U-2,-90.00,`]
  await send(rows.join('\n'), '')
  const found = await openDifferences()
  const kinds = found.map(({ transactionId, kind, there }) => [transactionId, kind, there])
  assert.ok(kinds.some(([number, kind]) => number === 'U-1' && kind === 'missingThere'))
  assert.deepEqual(
    kinds.find(([number]) => number === 'U-2'),
    ['U-2', 'missingThere', '0.00'],
  )
  const { id = '' } = found.find(({ transactionId }) => transactionId === 'U-2') ?? {}
  const body = { resolution: 'corrected' as const, reason: 'The bank took it back' }
  await finance.call('POST reconciliation/differences/:id/resolve', { params: { id }, body })
  assert.equal(await statusOf(bounced.paymentId), 'unpaid')
})

test('only finance import, only files that are statements, and for accounts without a list', async () => {
  assert.equal((await send('Date,Amount\n', '', clerk)).status, 403)
  const named = await send('A,B\n2026-01-01,5\n', '&dryRun=true')
  assert.deepEqual([named.body.isComplete, named.body.head], [false, ['A', 'B']])
  const chosen = await send('A,B\n2026-01-01,5\n', '&dryRun=true&day=0&amount=1')
  assert.deepEqual([chosen.body.isComplete, chosen.body.odd], [true, 1])
  assert.deepEqual(outcomeOf(await send('<Document/>', '')), [422, 'STATEMENT_UNREADABLE'])
  const sandbox = await finance.send(
    'POST reconciliation/statements?gatewayId=sandbox',
    multipart({ name: 'a.csv', type: 'text/csv', bytes: Buffer.from('Date,Amount\n') }),
  )
  assert.deepEqual(outcomeOf(sandbox), [404, 'MODEL_NOT_FOUND'])
})

test('the statement of another account is refused, also where only its bank’s number is named', async () => {
  const named = (account: string) => `:20:S1\n:25:${account}\n:28C:1\n:60F:C261119EGP0,\n:62F:C261119EGP0,\n`
  const refused = [422, 'STATEMENT_OTHER_ACCOUNT']
  for (const account of ['GB82WEST12345698765432', '0019000500000000263180009'])
    assert.deepEqual(outcomeOf(await send(named(account), '&dryRun=true')), refused)
  for (const account of ['EG380019000500000000263180002', '0019000500000000263180002'])
    assert.equal((await send(named(account), '&dryRun=true')).status, 200)
})
