// Units under a reservation: nothing changes beneath it, blocking keeps the next person out, and no state is stored twice.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { eventually } from '@bawaba/server/platform/test-patience.ts'
import { openUnits, type UnitsPortal, unitInput } from './test-units.ts'

const minute = 60_000
let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

type Person = Awaited<ReturnType<UnitsPortal['portal']['citizen']>>
const hold = (who: Person, code: string) => who.send('POST reservations', { body: { kind: 'unit', code } })
const statusFor = async (who: Pick<Person, 'send'>, code: string) =>
  (await who.send(`GET units/${code}`)).body.status
const seen = async (code: string) => (await units.admin.send(`GET units/${code}`)).body
const { code: _, ...details } = unitInput('X')
const change = async (code: string, more: object) => {
  const { status, body } = await units.admin.send(`PATCH units/${code}`, {
    body: { ...details, ...more },
    headers: { 'if-match': `"${(await seen(code)).revision}"` },
  })
  return [status, body.error?.code]
}

test('a unit that is held reads reserved for all, its details stay, and it is available again when the hold is over', async () => {
  const { add, admin, visitor, portal } = units
  await add('1-A-1')
  const buyer = await portal.citizen()
  assert.equal((await hold(buyer, '1-A-1')).status, 200)
  assert.deepEqual(
    [await statusFor(visitor, '1-A-1'), await statusFor(admin, '1-A-1')],
    ['reserved', 'reserved'],
  )
  assert.deepEqual(await change('1-A-1', { price: '1.00' }), [409, 'UNIT_RESERVED'])
  assert.deepEqual(await change('1-A-1', {}), [200, undefined])
  const { body } = await visitor.send('GET projects/ZAHYA/availability')
  assert.deepEqual([body.available, body.total], [0, 1])
  // No job has run: the time alone ends it.
  await portal.passWith(16 * minute, admin)
  assert.equal(await statusFor(visitor, '1-A-1'), 'available')
  assert.deepEqual(await change('1-A-1', { price: '2600000.00' }), [200, undefined])
})

test('a file changes nothing of a unit that is held, and says so; its other rows are imported', async () => {
  const { add, portal } = units
  await add('2-A-1')
  await add('2-A-2')
  await hold(await portal.citizen(), '2-A-1')
  const head = 'unitCode,project,type,area,floor,rooms,price,paymentMethod'
  const row = (code: string) => `${code},ZAHYA,apartment,99,3,3,2500000,both`
  const { body } = await units.import([head, row('2-A-1'), row('2-A-2')].join('\n'))
  assert.deepEqual(
    body.rows.map(({ outcome, errors }: any) => [outcome, errors.map(({ key }: any) => key)]),
    [
      ['refused', ['reserved']],
      ['changed', []],
    ],
  )
  assert.deepEqual([(await seen('2-A-1')).area, (await seen('2-A-2')).area], [120, 99])
})

test('blocking a held unit leaves it to whoever holds it, and to nobody after them', async () => {
  const { add, admin, portal } = units
  await add('3-A-1')
  const [buyer, next] = [await portal.citizen(), await portal.citizen()]
  await hold(buyer, '3-A-1')
  const { body } = await admin.send('POST units/3-A-1/block', { body: { reason: 'inspection' } })
  assert.deepEqual([body.status, body.blockReason], ['reserved', 'inspection'])
  assert.equal((await hold(buyer, '3-A-1')).status, 200, 'the hold stands')
  const { id } = (await buyer.send('GET reservations')).body[0]
  assert.equal((await buyer.send(`DELETE reservations/${id}`)).status, 204)
  assert.equal(await statusFor(admin, '3-A-1'), 'blocked')
  assert.notEqual((await hold(next, '3-A-1')).status, 200)
})

test('ways to pay follow the unit while it is on sale, and the opening stays', async () => {
  const { add, admin, portal } = units
  await add('4-A-1', {}, false)
  const opensAt = '2026-12-24T10:00:00.000Z'
  await admin.send('POST units/sale', { body: { onSale: true, codes: ['4-A-1'], opensAt } })
  assert.deepEqual(await change('4-A-1', { paymentMethod: 'transfer' }), [200, undefined])
  assert.equal((await seen('4-A-1')).opensAt, opensAt)
  const { body } = await hold(await portal.citizen(), '4-A-1')
  assert.equal(body.error.code, 'RESERVATIONS_CLOSED')
})

test('a change waits for whoever is just reserving the unit, and then finds it reserved', async () => {
  const { add, portal } = units
  await add('5-A-1')
  let changed: Promise<unknown> | undefined
  await portal.database.transaction(
    async queries => {
      // As the statement that reserves: the thing first, then the reservation.
      await queries.query(sql`update reservables set taken = 1 where kind = 'unit' and code = '5-A-1'`)
      changed = change('5-A-1', { price: '1000.00' })
      const waiting = await eventually(
        () =>
          queries.one<{
            count: number
          }>(sql`select count(*)::int as count from pg_locks where not granted and pid in (
            select pid from pg_stat_activity where datname = current_database())`),
        ({ count }) => count > 0,
      )
      assert.ok(waiting.count > 0, 'the change waits')
      await queries.query(
        sql`insert into reservations (id, kind, code, is_single, account_id, status, held_until, created_at, updated_at)
          values (${crypto.randomUUID()}, 'unit', '5-A-1', true, ${units.admin.id}, 'held',
            ${new Date(portal.now().getTime() + minute)}, ${portal.now()}, ${portal.now()})`,
      )
    },
    { lockTimeout: 0, statementTimeout: 0 },
  )
  assert.deepEqual(await changed, [409, 'UNIT_RESERVED'])
  assert.equal((await seen('5-A-1')).price.amount, '2500000.00')
})
