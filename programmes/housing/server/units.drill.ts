// A sale: a thousand buyers over HTTP after fifty units, again and again, on two processes. Every unit goes to exactly one of
// them; those who hold one and go away leave it to others.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { offer } from '@bawaba/server/capabilities/reservations/index.ts'
import { type Answer, call, type Person, type Sent, signInBy } from '@bawaba/server/drills/calls.ts'
import { type Portal, startPortal } from '@bawaba/server/drills/portals.ts'
import { type Postgres, startPostgres } from '@bawaba/server/drills/postgres.ts'
import { createDatabase, type Database, sql } from '@bawaba/server/platform/database/index.ts'
import { buyerAnswers } from './test-booking.ts'

const buyers = Number(process.env.DRILL_BUYERS ?? 1_000)
const unitsOnSale = 50
const rounds = Number(process.env.DRILL_SALES ?? 20)
/** After so many that were taken one gives up, until somebody says that there are some again. */
const tries = 12
/** So many of those who got a unit change their mind. */
const leaves = 0.2

let postgres: Postgres
let database: Database
const portals: Portal[] = []
const people: Person[] = []

const portOf = (index: number): number => (portals[index % portals.length] as Portal).port
/** A server that has enough to do says so; whoever wants a unit asks again. */
const insist = async (port: number, sent: Sent): Promise<Answer> => {
  for (;;) {
    const answer = await call(port, sent, 60_000)
    if (answer.status !== 503) return answer
    await sleep(50 + Math.random() * 100)
  }
}

before(async () => {
  postgres = await startPostgres(buyers)
  database = createDatabase({ url: postgres.url, log: () => undefined, statementTimeout: 60_000 })
  for (const name of ['one', 'two'])
    portals.push(
      await startPortal({
        ...postgres.environment,
        PROGRAMMES: 'housing',
        DATA_FOLDER: join(postgres.folder, name),
        // Every buyer takes part in every round.
        RESERVATION_LIMIT: '1000',
      }),
    )
  const waiting = postgres.citizens.map((citizen, index) => ({ citizen, index }))
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { citizen, index } = next
        const address = { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` }
        people.push(
          await signInBy(
            sent => insist(portOf(index), { ...sent, headers: { ...sent.headers, ...address } }),
            citizen,
          ),
        )
      }
    }),
  )
})
after(async () => {
  for (const portal of portals) await portal.end('SIGTERM')
  await database?.close()
  await postgres?.stop()
})

const codeOf = ({ body }: Answer): string | undefined => JSON.parse(body).error?.code
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map(each => [Math.random(), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each)

type Sale = { sold: Map<string, string[]>; odd: string[]; left: number }

/** One buyer goes through the units until they have one, or all are gone. */
const buy = async (index: number, units: readonly string[], sale: Sale, mayLeave: boolean): Promise<void> => {
  const { headers } = people[index] as Person
  for (const unit of shuffled(units).slice(0, mayLeave ? tries : unitsOnSale)) {
    const port = portOf(index + Math.floor(Math.random() * 2))
    const hold = {
      method: 'POST',
      path: '/api/reservations',
      headers,
      body: JSON.stringify({ kind: 'unit', code: unit }),
    }
    const answer = await insist(port, hold)
    if (answer.status !== 200) {
      if (codeOf(answer) !== 'UNIT_TAKEN') sale.odd.push(`hold ${answer.status} ${answer.body.slice(0, 200)}`)
      continue
    }
    if (mayLeave && Math.random() < leaves) {
      sale.left += 1
      return
    }
    const filed = await insist(portOf(index + 1), {
      method: 'POST',
      path: '/api/BOOK_UNIT',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ data: { ...buyerAnswers, unit } }),
    })
    if (filed.status !== 201) {
      sale.odd.push(`file ${filed.status} ${filed.body.slice(0, 200)}`)
      continue
    }
    sale.sold.set(unit, [...(sale.sold.get(unit) ?? []), JSON.parse(filed.body).ID])
    return
  }
}

/** At every moment what a unit has taken is what its live reservations say, and none has two. */
const watch = (wrong: string[]) => {
  let isOver = false
  const done = (async () => {
    for (; !isOver; await sleep(20)) {
      const rows = await database.query<{ code: string; taken: number; live: number }>(
        sql`select b.code, b.taken, count(v.id)::int as live from reservables b
          left join reservations v on v.kind = b.kind and v.code = b.code and v.status <> 'freed'
          group by b.kind, b.code having b.taken <> count(v.id) or count(v.id) > b.capacity`,
      )
      for (const { code, taken, live } of rows) wrong.push(`${code}: ${taken} taken, ${live} live`)
    }
  })()
  return async () => {
    isOver = true
    await done
  }
}

const sell = async (
  round: string,
): Promise<{ twice: number; unsold: number; odd: string[]; left: number }> => {
  const units = Array.from({ length: unitsOnSale }, (_, index) => `${round}-${index}`)
  await offer(
    database,
    'unit',
    units.map(code => ({ code })),
  )
  const sale: Sale = { sold: new Map(), odd: [], left: 0 }
  const stop = watch(sale.odd)
  await Promise.all(people.map((_, index) => buy(index, units, sale, true)))
  // Those who went away: their time passes, and the others look again.
  await database.query(
    sql`update reservations set held_until = now() - interval '1 second' where status = 'held' and code like ${`${round}-%`}`,
  )
  await Promise.all(people.slice(0, 200).map((_, index) => buy(index, units, sale, false)))
  await stop()
  const stored = await database.query<{ code: string; numbers: string[] }>(
    sql`select b.code, array_remove(array_agg(r.number), null) as numbers from reservables b
      left join reservations v on v.kind = b.kind and v.code = b.code and v.status <> 'freed'
      left join requests r on r.id = v.request_id where b.code like ${`${round}-%`} group by b.code`,
  )
  for (const { code, numbers } of stored)
    if (numbers.join() !== (sale.sold.get(code) ?? []).join())
      sale.odd.push(`${code}: ${numbers.join()} here, ${sale.sold.get(code)?.join()} were told so`)
  const counts = units.map(code => sale.sold.get(code)?.length ?? 0)
  return {
    twice: counts.filter(count => count > 1).length,
    unsold: counts.filter(count => count === 0).length,
    odd: sale.odd,
    left: sale.left,
  }
}

test(`${buyers} buyers, ${unitsOnSale} units, ${rounds} rounds, two processes: none sold twice, none left`, async context => {
  const total = { twice: 0, unsold: 0, left: 0, odd: [] as string[] }
  const began = performance.now()
  for (let round = 0; round < rounds; round++) {
    const { twice, unsold, odd, left } = await sell(`R${round}`)
    total.twice += twice
    total.unsold += unsold
    total.left += left
    total.odd.push(...odd)
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  context.diagnostic(
    JSON.stringify({ ...total, odd: total.odd.slice(0, 5), units: rounds * unitsOnSale, seconds }),
  )
  assert.deepEqual(total.odd, [])
  assert.deepEqual([total.twice, total.unsold], [0, 0])
  assert.ok(total.left > 0)
})

test('a person never has more than the limit, however many they ask for at once', async () => {
  const limited = await startPortal({
    ...postgres.environment,
    PROGRAMMES: 'housing',
    DATA_FOLDER: join(postgres.folder, 'three'),
    RESERVATION_LIMIT: '2',
  })
  try {
    await database.query(sql`delete from reservation_holders`)
    await database.query(sql`delete from reservations`)
    await database.query(sql`update reservables set taken = 0`)
    const [buyer] = people as [Person]
    const codes = Array.from({ length: unitsOnSale }, (_, index) => `R0-${index}`)
    const filed = await Promise.all(
      codes.map(unit =>
        insist(limited.port, {
          method: 'POST',
          path: '/api/BOOK_UNIT',
          headers: buyer.headers,
          body: JSON.stringify({ data: { ...buyerAnswers, unit } }),
        }),
      ),
    )
    const got = filed.filter(({ status }) => status === 201)
    assert.ok(got.length <= 2, `${got.length} were filed`)
    const { live } = await database.one<{ live: number }>(
      sql`select count(*)::int as live from reservations where status <> 'freed'`,
    )
    assert.ok(live <= 2, `${live} are live`)
  } finally {
    await limited.end('SIGTERM')
  }
})

test('seeded: looking first and taking then sells units twice', async context => {
  const units = Array.from({ length: unitsOnSale }, (_, index) => `N-${index}`)
  await offer(
    database,
    'unit',
    units.map(code => ({ code })),
  )
  const won = new Map<string, number>()
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      for (const code of units) {
        const { taken } = await database.one<{ taken: number }>(
          sql`select taken from reservables where kind = 'unit' and code = ${code}`,
        )
        if (taken > 0) continue
        await database.query(sql`update reservables set taken = 1 where kind = 'unit' and code = ${code}`)
        won.set(code, (won.get(code) ?? 0) + 1)
      }
    }),
  )
  const twice = [...won.values()].filter(count => count > 1).length
  context.diagnostic(JSON.stringify({ twice, of: unitsOnSale }))
  assert.ok(twice > 0)
})

test('seeded: a unit that forgets that it is taken is noticed', async context => {
  await database.query(sql`drop index reservations_of_single`)
  await database.query(
    sql`create function forget() returns trigger language plpgsql as $$ begin new.taken := 0; return new; end $$`,
  )
  await database.query(
    sql`create trigger forget before update on reservables for each row execute function forget()`,
  )
  const { twice, odd } = await sell('S')
  context.diagnostic(JSON.stringify({ twice, odd: odd.length }))
  assert.ok(twice > 0 && odd.length > 0)
})
