// The story of a demo over a whole portal: what it leaves agrees with itself, is there once, and is there whole.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { auditStore, verifyAudit } from '../capabilities/audit/index.ts'
import { demoAccounts } from '../capabilities/demo/index.ts'
import { counterStore } from '../capabilities/requests/index.ts'
import { type Queries, sql } from '../platform/database/index.ts'
import { actorOf } from './cast.ts'
import { type OpenStory, openStory } from './test-story.ts'

let [story, other]: [OpenStory?, OpenStory?] = []
let events = 0
before(async () => {
  story = await openStory()
  events = await story.tell()
  assert.ok((await story.tell('more')) > 50)
})
after(async () => {
  await other?.close()
  await story?.close()
})

type Counts = { requests: number; people: number }
const counts = async (world: OpenStory | undefined): Promise<Counts | undefined> =>
  world?.database.one<Counts>(
    sql`select (select count(*)::int from requests) as requests, (select count(*)::int from accounts) as people`,
  )

/** Who filed how many requests of which service, and what became of them. */
const filed = (world: OpenStory | undefined) =>
  world?.database.query(
    sql`select r.service_slug as service, a.first_name as name, r.status, count(*)::int
      from requests r join accounts a on a.id = r.owner_id group by 1, 2, 3 order by 1, 2, 3`,
  )

/** Tells the second chapter, and ends the connection of each transaction once so many events were told, until it breaks off. */
const tellUntilKilled = async (
  { tell, serverDatabase }: OpenStory,
  events: number,
): Promise<'told' | 'broken off'> => {
  let outcome: 'told' | 'broken off' | undefined
  const telling = tell('more').then(
    () => {
      outcome = 'told'
    },
    () => {
      outcome = 'broken off'
    },
  )
  // A transaction may end between the look and the kill, and PostgreSQL has some of its own, for vacuuming.
  while (!outcome)
    await serverDatabase.query(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and xact_start is not null
          and pid <> pg_backend_pid() and (select count(*) from story_events) >= ${events}`,
    )
  await telling
  return outcome
}

test('the story is told at the first start and not again', async () => {
  assert.ok(events >= 20, `${events} events`)
  const first = await counts(story)
  assert.equal(await story?.tell(), 0)
  assert.equal(await story?.tell('more'), 0)
  assert.deepEqual(await counts(story), first)
})

test('about eighty requests of every state came before the start', async () => {
  const rows = await story?.database.query<{ kind: string; isLate: boolean; at: Date }>(
    sql`select status_kind as kind, due_at < now() and status_kind = 'open' as "isLate", created_at as at from requests`,
  )
  assert.ok(rows && rows.length >= 72 && rows.length <= 90, `${rows?.length} requests`)
  assert.deepEqual([...new Set(rows.map(({ kind }) => kind))].toSorted(), [
    'cancelled',
    'done',
    'open',
    'rejected',
    'waiting-on-applicant',
    'waiting-on-payment',
  ])
  assert.ok(rows.filter(({ isLate }) => isLate).length >= 3)
  assert.ok(rows.every(({ at }) => at < new Date()))
})

test('payments came by every way, one differs from the list of the gateway, two refunds wait', async () => {
  const ways = await story?.database.query<{ channel: string }>(
    sql`select distinct channel from payment_attempts where status = 'paid' order by channel`,
  )
  assert.deepEqual(
    ways?.map(({ channel }) => channel),
    ['bank', 'card', 'office', 'payment-code'],
  )
  const differences = await story?.database.query(
    sql`select from reconciliation_differences where resolved_at is null`,
  )
  assert.equal(differences?.length, 1)
  const refunds = await story?.database.query(sql`select from payment_refunds where status = 'requested'`)
  // One that finance asked for, and the fee of a request that was not approved.
  assert.equal(refunds?.length, 2)
})

test('the counters agree with the requests, and nothing is left to be reminded of', async () => {
  assert.deepEqual(await counterStore(story?.database as Queries).differences(), [])
  const notices = () => story?.database.one<{ count: number }>(sql`select count(*)::int from notifications`)
  const before = await notices()
  for (const job of ['requests.run_due', 'notifications.remind', 'payments.publish'])
    await story?.portal.run(job)
  assert.deepEqual(await notices(), before)
})

test('the audit that the story leaves is whole', async () => {
  assert.ok(story)
  const { tamperings, rows } = await verifyAudit(auditStore(story.database), {
    byStream: new Map(),
    refused: [],
    empty: [],
    count: 0,
  })
  assert.deepEqual(tamperings, [])
  assert.ok(rows > 0)
})

test('the ledger of the story sums to nothing', async () => {
  const rows = await story?.database.query<{ sum: number; count: number }>(
    sql`select coalesce(sum(amount), 0)::int as sum, count(*)::int from payment_postings`,
  )
  assert.equal(rows?.[0]?.sum, 0)
  assert.ok((rows?.[0]?.count ?? 0) > 0)
})

test('a story that breaks off leaves nothing, and the next start tells it whole', async () => {
  other = await openStory()
  const before = await counts(other)
  assert.equal(before?.requests, 0)
  const broken = [
    ...other.parts,
    { homes: { cases: [{ at: '1m' as const, service: 'NO_SUCH_SERVICE', by: 'noha', answers: {} }] } },
  ]
  await assert.rejects(other.tell('homes', { own: broken }), /NO_SUCH_SERVICE/)
  assert.deepEqual(await counts(other), before)
  assert.equal(await other.tell(), events)
})

test('a server that stops between two events is followed by one that tells the rest', async () => {
  assert.ok(other)
  let looks = 0
  const isStopping = () => {
    looks += 1
    return looks > 40
  }
  await assert.rejects(other.tell('more', { isStopping }), /stops/)
  const second = await other.another()
  assert.ok((await second.tell('more')) > 50)
  assert.deepEqual(await filed(other), await filed(story))
})

test('an event that a kill interrupts is told once by the next start', async () => {
  const world = await openStory()
  try {
    await world.tell()
    assert.equal(await tellUntilKilled(world, 30), 'broken off')
    const second = await world.another()
    await second.tell('more')
    assert.deepEqual(await filed(world), await filed(story))
  } finally {
    await world.close()
  }
})

test('a call of each demo account is answered while the second chapter is told', async () => {
  const world = await openStory()
  try {
    await world.tell()
    const { call, accounts } = await world.visitors()
    const requests = await world.database.query<{ service: string; id: string }>(
      sql`select distinct on (owner_id) service_slug as service, id from requests order by owner_id, id`,
    )
    const payments = await world.database.query<{ id: string }>(sql`select id from payments limit 3`)
    let isTold = false
    const telling = world.tell('more').finally(() => {
      isTold = true
    })
    let rounds = 0
    while (!isTold) {
      rounds += 1
      for (const { userSlug, username } of demoAccounts) {
        const account = await accounts.findByUsername(userSlug, username)
        assert.ok(account)
        const who = actorOf(account, new Date())
        await call(who, 'PUT favourites/:service', { params: { service: 'LIBRARY_CARD' } })
        if (username === 'admin')
          for (const params of requests) await call(who, 'GET :service/:id', { params })
        if (username === 'finance')
          for (const params of payments) await call(who, 'GET payments/:id', { params })
      }
    }
    await telling
    assert.ok(rounds > 1, `${rounds} rounds`)
  } finally {
    await world.close()
  }
})

test('two servers that start at the same time tell it once', async () => {
  const world = await openStory()
  try {
    const second = await world.another()
    const [one = 0, two = 0] = await Promise.all([world.tell(), second.tell()])
    assert.deepEqual([Math.min(one, two), Math.max(one, two)], [0, events])
  } finally {
    await world.close()
  }
})
