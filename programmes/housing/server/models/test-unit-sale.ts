// One unit in a sale by line and two people who want it, as docs/decisions/reservations.md and fair-sale.md tell it, beside
// a real portal and its provider: nobody has it before their turn, one person at a time has it, time frees it, money keeps it.

import assert from 'node:assert/strict'
import { agree, command } from '@bawaba/server/models/test-commands.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import { openWorld, type World } from '@bawaba/server/test-payment-world.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import fc from 'fast-check'
import { buyerAnswers } from '../test-booking.ts'
import { unitInput } from '../units/test-units.ts'

const minute = 60_000
const project = 'ZAHYA'
const service = 'BOOK_UNIT'
const [holdFor, turnFor, payWithin] = [15 * minute, 30 * minute, 60 * minute]

type Name = 'mona' | 'omar'
const names: Name[] = ['mona', 'omar']
type Unit =
  | { state: 'free' }
  | { state: 'held'; by: Name; until: number }
  | { state: 'reserved'; by: Name; until: number }
  /** Paid for: no time and no end frees it, but a refund. */
  | { state: 'locked'; by: Name }
type Entry = {
  status: 'none' | 'waiting' | 'admitted' | 'used' | 'missed' | 'left'
  until: number
  number: number
}
type Model = {
  now: number
  unit: Unit
  entries: Record<Name, Entry>
  joined: number
  /** The newest request of each. */
  requests: Map<Name, string>
}
type Real = {
  world: World
  people: Record<Name, Person>
  finance: Person
  code: string
}

const has = ({ unit }: Model, who: Name, ...states: Unit['state'][]): boolean =>
  unit.state !== 'free' && unit.by === who && states.includes(unit.state)
const isTurn = ({ now, entries }: Model, who: Name): boolean =>
  entries[who].status === 'admitted' && now < entries[who].until

/** What servers do by themselves every few seconds. */
const move = (model: Model): void => {
  const { unit, now, entries } = model
  if ((unit.state === 'held' || unit.state === 'reserved') && unit.until <= now)
    model.unit = { state: 'free' }
  for (const who of names) {
    const entry = entries[who]
    if (entry.status !== 'admitted') continue
    if (has(model, who, 'reserved', 'locked')) entry.status = 'used'
    else if (entry.until <= now && !has(model, who, 'held')) entry.status = 'missed'
  }
  const next = names
    .filter(who => entries[who].status === 'waiting')
    .sort((a, b) => entries[a].number - entries[b].number)[0]
  // One place and one unit: the next is called when nobody has a turn and it is free.
  if (next && model.unit.state === 'free' && names.every(who => entries[who].status !== 'admitted'))
    Object.assign(entries[next], { status: 'admitted', until: now + turnFor })
}
const compare = async (model: Model, { world, people, code }: Real): Promise<void> => {
  await world.run('payments.publish', 'reservations.tidy', 'requests.run_due', 'reservations.admit')
  move(model)
  const { unit } = model
  for (const who of names) {
    const { entry } = (await people[who].send(`GET projects/${project}/entry`)).body
    assert.equal(entry?.status ?? 'none', model.entries[who].status, `the place of ${who}`)
    const own = (await people[who].call('GET reservations')).body.filter(each => each.code === code)
    const expected = unit.state !== 'free' && unit.by === who ? [unit.state] : []
    assert.deepEqual(
      own.map(({ status }) => status),
      expected,
      `what ${who} has`,
    )
  }
  const seen = (await people.mona.send(`GET units/${code}`)).body
  const words = { free: 'available', held: 'reserved', reserved: 'reserved', locked: 'sold' }
  assert.equal(seen.status, words[unit.state])
  const { sale } = (await people.mona.send(`GET projects/${project}/sale`)).body
  const statuses = names.map(who => model.entries[who].status)
  const count = (status: Entry['status']) => statuses.filter(each => each === status).length
  assert.deepEqual([sale.waiting, sale.admitted], [count('waiting'), count('admitted')])
}

/** What stands in the way of taking the unit. */
const hindrance = (model: Model, who: Name): string | undefined => {
  if (has(model, who, 'held')) return undefined
  if (!isTurn(model, who)) return 'NOT_YOUR_TURN'
  return model.unit.state === 'free' ? undefined : 'UNIT_TAKEN'
}

const join = (who: Name) =>
  command<Model, Real>(`${who} takes a place in the line`, async (model, real) => {
    assert.equal((await real.people[who].send(`PUT projects/${project}/entry`)).status, 200)
    const entry = model.entries[who]
    if (entry.status !== 'waiting' && entry.status !== 'admitted') {
      model.joined += 1
      Object.assign(entry, { status: 'waiting', number: model.joined })
    }
    await compare(model, real)
  })
const leave = (who: Name) =>
  command<Model, Real>(
    `${who} leaves the line`,
    async (model, real) => {
      await real.people[who].send(`DELETE projects/${project}/entry`)
      const entry = model.entries[who]
      if (entry.status === 'waiting' || entry.status === 'admitted') entry.status = 'left'
      await compare(model, real)
    },
    model => !has(model, who, 'held'),
  )

const hold = (who: Name) =>
  command<Model, Real>(`${who} holds the unit`, async (model, real) => {
    const why = hindrance(model, who)
    const answer = await real.people[who].call('POST reservations', {
      body: { kind: 'unit', code: real.code },
    })
    assert.equal(answer.code, why)
    if (why === undefined && !has(model, who, 'held'))
      model.unit = { state: 'held', by: who, until: model.now + holdFor }
    await compare(model, real)
  })
const bothHold = command<Model, Real>('both hold the unit at the same moment', async (model, real) => {
  const { people, code } = real
  const answers = await Promise.all(
    names.map(who => people[who].call('POST reservations', { body: { kind: 'unit', code } })),
  )
  for (const [index, who] of names.entries()) {
    const why = hindrance(model, who)
    assert.equal(answers[index]?.code, why)
    if (why === undefined && !has(model, who, 'held'))
      model.unit = { state: 'held', by: who, until: model.now + holdFor }
  }
  await compare(model, real)
})
/** Whoever knows the number of a hold gives back their own alone. */
const giveBack = (who: Name) =>
  command<Model, Real>(`${who} gives the hold back`, async (model, real) => {
    const rows = await real.world.portal.database.query<{ id: string }>(
      sql`select id from reservations where kind = 'unit' and code = ${real.code} and status <> 'freed'`,
    )
    for (const { id } of rows) await real.people[who].call('DELETE reservations/:id', { params: { id } })
    if (has(model, who, 'held')) model.unit = { state: 'free' }
    await compare(model, real)
  })

const reserve = (who: Name) =>
  command<Model, Real>(`${who} sends the form`, async (model, real) => {
    const why = hindrance(model, who)
    const { status, body } = await real.people[who].send(`POST ${service}`, {
      body: { data: { ...buyerAnswers, unit: real.code } },
    })
    if (why === undefined) {
      assert.equal(status, 201, JSON.stringify(body))
      model.unit = { state: 'reserved', by: who, until: model.now + payWithin }
      model.requests.set(who, body.ID)
    } else assert.equal(body.error?.code, why)
    await compare(model, real)
  })

const pay = (who: Name) =>
  command<Model, Real>(
    `${who} pays the deposit`,
    async (model, real) => {
      const { world, people } = real
      const answer = await people[who].call('GET :service/:id/activity/:activityId/paymentMeans', {
        params: { service, id: model.requests.get(who) ?? '', activityId: 'APPLY' },
        query: { gatewayId: 'sandbox', channel: 'card', successURL: '/a', failureURL: '/b' },
      })
      if (has(model, who, 'reserved')) {
        assert.ok(await world.fate(answer.body.attemptId, 'pay'))
        for (const notice of await world.sent()) assert.equal(await world.deliver(notice), 200)
        model.unit = { state: 'locked', by: who }
      } else assert.ok(answer.status >= 400, 'nothing is due')
      await compare(model, real)
    },
    ({ requests }) => requests.has(who),
  )

const cancel = (who: Name) =>
  command<Model, Real>(
    `${who} cancels`,
    async (model, real) => {
      const { people } = real
      const path = `${service}/${model.requests.get(who)}`
      const { revision } = (await people[who].send(`GET ${path}`)).body
      const { status } = await people[who].send(`PATCH ${path}`, {
        body: { activityId: 'CANCEL' },
        headers: { 'if-match': `"${revision}"` },
      })
      if (status === 200) {
        assert.ok(has(model, who, 'reserved', 'locked'), 'it had ended')
        // What is paid for stays until its money went back.
        if (has(model, who, 'reserved')) model.unit = { state: 'free' }
      } else assert.equal(has(model, who, 'reserved'), false, 'what waits for its deposit can be cancelled')
      await compare(model, real)
    },
    ({ requests }) => requests.has(who),
  )

const refund = command<Model, Real>('finance approve what is to go back', async (model, real) => {
  const { world, finance } = real
  const { requests } = model
  const rows = await world.portal.database.query<{ id: string; ID: string }>(
    sql`select f.id, r.number as "ID" from payment_refunds f join payment_attempts a on a.id = f.attempt_id
        join payments p on p.id = a.payment_id join requests r on r.id = p.request_id
      where r.number = any(${[...requests.values()]}::text[]) and f.status in ('requested', 'failed')`,
  )
  // Whoever lets money leave has just proved who they are.
  if (rows.length > 0) await world.portal.passWith(0, finance)
  for (const { id, ID } of rows) {
    const body = { approve: true, reason: 'So it is' }
    assert.equal((await finance.send(`POST refunds/${id}/decide`, { body })).status, 200)
    const who = names.find(each => requests.get(each) === ID)
    if (who && has(model, who, 'locked')) model.unit = { state: 'free' }
  }
  await world.run('payments.refund')
  for (const notice of await world.sent()) await world.deliver(notice)
  await compare(model, real)
})

const pass = (minutes: number) =>
  command<Model, Real>(`${minutes} minutes pass`, async (model, real) => {
    real.world.portal.pass(minutes * minute)
    model.now += minutes * minute
    await compare(model, real)
  })

const anyName = fc.constantFrom(...names)
/** Mostly whoever has the unit or their turn, found as the command runs: others are refused most of the time. */
const byTurn = (
  make: (who: Name) => fc.AsyncCommand<Model, Real>,
): fc.Arbitrary<fc.AsyncCommand<Model, Real>> => {
  const nearest = ({ unit, entries }: Model): Name =>
    unit.state === 'free' ? (names.find(who => entries[who].status === 'admitted') ?? 'mona') : unit.by
  const isOther = fc.nat(4).map(drawn => drawn === 0)
  return isOther.map(other => {
    const pick = (model: Model): Name => {
      const near = nearest(model)
      return other ? (near === 'mona' ? 'omar' : 'mona') : near
    }
    return command<Model, Real>(
      String(make('mona')).replace('mona', other ? 'the other' : 'whose turn it is'),
      (model, real) => make(pick(model)).run(model, real),
      model => make(pick(model as Model)).check(model),
    )
  })
}
let units = 0

export const unitInSale = async (runs: number): Promise<void> => {
  const month = String(30 * 24 * 60 * minute)
  const world = await openWorld(
    {
      IDLE_TIMEOUT_MS: month,
      SESSION_LIFE_MS: month,
      // How long one person may keep things is tried elsewhere (hold-times.api.test.ts).
      RESERVATION_HOLD_DAILY_MINUTES: '0',
      RESERVATION_DAILY_MINUTES: '0',
      RESERVATION_UNPAID_HOURS: '0',
      RESERVATION_LIMIT: '20',
    },
    installed.filter(({ slug }) => slug === 'housing'),
  )
  const { portal } = world
  try {
    const admins = [await portal.employee(['BFM_ADMIN']), await portal.employee(['BFM_ADMIN'])] as const
    const [admin] = admins
    const finance = await portal.employee(['FINANCIAL_MANAGER'])
    await agree<Model, Real>({
      runs,
      most: 36,
      commands: [
        anyName.map(join),
        anyName.map(join),
        anyName.map(leave),
        byTurn(hold),
        byTurn(hold),
        fc.constant(bothHold),
        byTurn(giveBack),
        byTurn(reserve),
        byTurn(reserve),
        byTurn(pay),
        byTurn(cancel),
        fc.constant(refund),
        fc.constantFrom(5, 14, 16, 31, 61).map(pass),
      ],
      begin: async () => {
        await portal.passWith(0, ...admins, finance)
        // The former sale and unit, also of a run that failed.
        for (const by of admins) await by.send(`DELETE projects/${project}/sale`)
        await admin.send('POST units/sale', { body: { onSale: false, project } })
        units += 1
        const code = `S-${units}`
        assert.equal((await admin.send('POST units', { body: unitInput(code, { project }) })).status, 201)
        await admin.send('POST units/sale', { body: { onSale: true, codes: [code] } })
        const sale = {
          method: 'line',
          opensAt: portal.now().toISOString(),
          places: 1,
          turnMinutes: turnFor / minute,
          callsFrom: '00:00',
          callsUntil: '24:00',
        }
        const begun = await admin.send(`PUT projects/${project}/sale`, { body: sale })
        assert.equal(begun.status, 204, JSON.stringify(begun.body))
        const entry = (): Entry => ({ status: 'none', until: 0, number: 0 })
        return {
          model: {
            now: 0,
            unit: { state: 'free' },
            entries: { mona: entry(), omar: entry() },
            joined: 0,
            requests: new Map(),
          },
          real: {
            world,
            people: { mona: await portal.citizen(), omar: await portal.citizen() },
            finance,
            code,
          },
        }
      },
    })
  } finally {
    await world.close()
  }
}
