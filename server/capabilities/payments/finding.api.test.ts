// How finance find a payment: by what payers and banks write, by who pays, and by how much.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nameWords } from '@bawaba/language/name-words.ts'
import { sql } from '../../platform/database/index.ts'
import { type Money, openMoney } from './test-money.ts'

let { world, citizen, finance } = {} as Money
before(async () => {
  ;({ world, citizen, finance } = await openMoney())
})
after(() => world.close())

const numbersOf = async (where: object, who = finance) =>
  (await who.call('GET payments', { query: { filter: JSON.stringify({ where }) } })).body.map(({ ID }) => ID)

test('a payment is found by the reference of an open or a former attempt, and by its code', async () => {
  const { ID } = await world.book(citizen)
  await world.book(citizen)
  const { body: former } = await world.begin(citizen, ID, 'bank')
  const { body: open } = await world.begin(citizen, ID, 'payment-code')
  for (const written of [former.transfer?.reference, open.paymentCode])
    assert.deepEqual(await numbersOf({ references: { like: `% ${written} %` } }), [ID])
  assert.deepEqual(await numbersOf({ references: { like: '% 00 %' } }), [])
})

test('a payment is found by words of its payer’s name, and by its amount with the provider’s fee and without', async () => {
  const { ID } = await world.book(citizen)
  const { body } = await world.begin(citizen, ID, 'card')
  await world.portal.database.query(
    sql`update accounts set first_name = 'إسراء', last_name = 'عبد الله' where id = ${citizen.id}`,
  )
  const named = (typed: string) => ({
    and: nameWords(typed).map(word => ({ payerName: { like: `%${word}%` } })),
  })
  assert.ok((await numbersOf(named('عبدالله اسراء'))).includes(ID))
  assert.deepEqual(await numbersOf(named('إسراء محمود')), [])
  assert.equal(body.total.amount, '92.90')
  assert.deepEqual(await numbersOf({ total: 92.9 }), [ID])
  assert.ok((await numbersOf({ amount: 90 })).includes(ID))
  // Another person finds nothing of it.
  const stranger = await world.portal.citizen()
  assert.deepEqual(await numbersOf({ total: 92.9 }, stranger), [])
})
