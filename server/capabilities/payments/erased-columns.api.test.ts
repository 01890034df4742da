// What becomes of every column when a person is erased: each has a verdict, and words that a person and the staff left by
// real calls are afterwards in none of them.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { raw, sql } from '../../platform/database/index.ts'
import { cardAnswers, outcomeOf } from '../../test-portal.ts'
import { verdicts } from '../personal-data/index.ts'
import { type Money, openMoney } from './test-money.ts'

let money: Money
before(async () => {
  money = await openMoney()
})
after(() => money.world.close())

type Column = { table: string; column: string }
/** Every column of the schema that can hold words. */
const columnsOf = () =>
  money.world.portal.database.query<Column>(
    sql`select c.table_name as "table", c.column_name as "column"
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and (c.data_type in ('text', 'character varying', 'json', 'jsonb') or c.udt_name = '_text')
        and c.table_name not in ('schema_migrations', 'migrations')
      order by 1, 2`,
  )
/** The columns in which any of the words stands, in any row. */
const columnsWith = async (words: readonly string[]): Promise<string[]> => {
  const { database } = money.world.portal
  const found: string[] = []
  for (const { table, column } of await columnsOf()) {
    const { times } = await database.one<{ times: number }>(
      sql`select count(*)::int as times from ${raw(`"${table}"`)} where
        exists (select from unnest(${[...words]}::text[]) w where strpos(${raw(`"${column}"`)}::text, w) > 0)`,
      { named: false },
    )
    if (times > 0) found.push(`${table}.${column}`)
  }
  return found
}

test('every column that can hold words has a verdict, and every verdict its column', async () => {
  const columns = (await columnsOf()).map(({ table, column }) => `${table}.${column}`)
  assert.ok(columns.length > 300)
  const judged = Object.entries(verdicts).flatMap(([table, { erased = '', stays = ['', ''], nobody = '' }]) =>
    [erased, stays[0] ?? '', nobody].flatMap(names =>
      names
        .split(' ')
        .filter(Boolean)
        .map(name => `${table}.${name}`),
    ),
  )
  assert.deepEqual(
    columns.filter(name => !judged.includes(name)),
    [],
    'without a verdict',
  )
  assert.deepEqual(
    judged.filter((name, index) => !columns.includes(name) || judged.indexOf(name) !== index),
    [],
    'without a column, or judged twice',
  )
})

const paper = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`
const receipt = (name: string) => ({
  raw: Buffer.from(
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}.pdf"\r\ncontent-type: application/pdf\r\n\r\n${paper}\r\n--x--\r\n`,
  ),
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
})

test('words that a person and staff left by real calls are in no column after the erasure, the audit’s among them', async () => {
  const { world, citizen, finance, second, ask, decide, refunds, settle } = money
  const { portal } = world
  const admin = await portal.employee(['BFM_ADMIN', 'CASE_OFFICER'])
  const words: string[] = []
  const word = (name: string): string => {
    words.push(`trace${name}`)
    return `trace${name}`
  }
  const good = async (answer: Promise<{ status: number; body?: any }>): Promise<any> => {
    const { status, body } = await answer
    assert.ok(status < 300, JSON.stringify(body))
    return body
  }
  const { mobile } = (await citizen.send(`GET citizen/${citizen.id}`)).body.data
  await good(citizen.send(`PATCH citizen/${citizen.id}`, { body: { data: { address: word('address') } } }))
  const file = await good(citizen.send('POST files', receipt(word('file'))))
  await good(
    citizen.send(`PUT drafts/LIBRARY_CARD/${crypto.randomUUID()}`, {
      body: { version: 1, activityId: 'SUBMIT', name: word('draft'), answers: {} },
    }),
  )
  // A request for a company, filed by whoever acts for them, with what staff wrote on it.
  const company = { name: word('company'), registerNumber: '654321' }
  const token = await portal.actFor(admin, mobile, word('reason'), company)
  const filed = await admin.file(
    { ...cardAnswers, fullName: word('answer') },
    { key: crypto.randomUUID(), headers: { 'request-owner-token': token } },
  )
  await admin.call('POST owners/release', { body: {} })
  const comment = { text: word('comment'), visibleToApplicant: true }
  await good(admin.send(`POST LIBRARY_CARD/${filed.ID}/comment`, { body: comment }))
  await good(
    citizen.send(`POST LIBRARY_CARD/${filed.ID}/rating`, {
      body: { level: 1, about: 'filing', comment: word('rating') },
    }),
  )

  // Money: a proof that is refused, another that is confirmed, a refund that comes back once.
  const { ID, paymentId } = await world.book(citizen)
  const { body: means } = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: 'ROOM_BOOKING', id: ID, activityId: 'APPLY' },
    query: { gatewayId: 'bank-account', channel: 'bank', successURL: '/a', failureURL: '/b' },
  })
  await good(
    citizen.call('POST :service/:id/paymentProof', {
      params: { service: 'ROOM_BOOKING', id: ID },
      body: { fileId: file.id },
    }),
  )
  await good(finance.send(`POST payments/${paymentId}/transfer`, { body: { refused: word('refused') } }))
  await good(
    finance.send(`POST payments/${paymentId}/transfer`, {
      body: { arrived: '90.00', transactionId: 'IN-TRACE' },
    }),
  )
  await good(ask(paymentId, means.attemptId, '90.00', word('asked')))
  await good(decide(paymentId, true, second, word('decided')))
  await world.run('payments.refund')
  await settle()
  const [{ id } = { id: '' }] = await refunds(paymentId)
  const payee = { name: word('payee'), iban: 'EG650019000500000000263180777' }
  const carryOut = (reference: string) =>
    good(
      second.send(`POST refunds/${id}/carriedOut`, { body: { bankReference: reference, iban: payee.iban } }),
    )
  await good(finance.send(`POST refunds/${id}/payee`, { body: payee }))
  await carryOut('OUT-1')
  await good(finance.send(`POST refunds/${id}/bounced`, { body: { reason: word('bounced') } }))
  words.push(payee.iban)

  await good(citizen.send(`POST citizen/${citizen.id}/erasure`, { body: { reason: word('leaving') } }))
  const [erasure] = (await admin.call('GET erasures')).body
  await good(admin.send(`POST erasures/${erasure?.id}/hold`, { body: { reason: word('held') } }))
  await good(admin.send(`DELETE erasures/${erasure?.id}/hold`))
  assert.ok((await columnsWith(words)).length > 12)
  await portal.database.query(
    sql`update requests set status_kind = 'done' where owner_id = ${citizen.id} and status_kind not in ('done', 'cancelled')`,
  )
  const erase = () =>
    admin.send(`POST erasures/${erasure?.id}/decide`, {
      body: { decision: 'erase', answer: word('answered') },
    })
  // Money that is not back yet needs the account that it goes to.
  assert.deepEqual(outcomeOf(await erase()), [422, 'ERASURE_OPEN_REQUESTS'])
  await good(decide(paymentId, true, second))
  await carryOut('OUT-2')
  await settle()
  await good(erase())
  portal.pass(25 * 3_600_000)
  await portal.portal.tidy()
  assert.deepEqual(await columnsWith([...words, mobile, citizen.username]), [])
})
