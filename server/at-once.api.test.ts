// What may be there so often, done forty times at once through two servers with connections of their own: as often and
// no more. Each of these was a count or a look before a write that another writer could come between.

import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { actingStore } from './capabilities/acting/index.ts'
import { draftsStore } from './capabilities/drafts/index.ts'
import { emailLinksStore } from './capabilities/email-links/index.ts'
import { exportsStore } from './capabilities/exports/index.ts'
import { factorsStore } from './capabilities/factors/index.ts'
import { profilesStore } from './capabilities/profiles/index.ts'
import { savedViewsStore } from './capabilities/saved-views/index.ts'
import { usersStore } from './capabilities/users/index.ts'
import { type Database, type LockingQueries, raw } from './platform/database/index.ts'
import { derivedRing, fixedKeys } from './platform/keys.ts'
import { createSeal } from './platform/sealed.ts'
import { eventually } from './platform/test-patience.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

const seal = createSeal(fixedKeys(derivedRing('s'.repeat(40))), randomBytes)
let portals: [TestPortal, TestPortal]
before(async () => {
  const one = await openTestPortal()
  portals = [one, await openTestPortal({}, one)]
})
after(async () => {
  await portals[1].close()
  await portals[0].close()
})

const databaseOf = (turn: number): Database => (portals[turn % 2] as TestPortal).database
const many = Array.from({ length: 40 }, (_, turn) => turn)
const atOnce = <Result>(work: (turn: number, database: Database) => Promise<Result>): Promise<Result[]> =>
  Promise.all(many.map(turn => work(turn, databaseOf(turn))))
const counted = async (rows: string): Promise<number> =>
  (await portals[0].database.one<{ count: number }>(raw(`select count(*)::int as count from ${rows}`))).count
const now = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-11-20T11:00:00Z')
const earlier = new Date('2026-11-20T09:59:00Z')

test('saved views: as many as a person may have', async () => {
  const { id: accountId } = await portals[0].add({ slug: 'employee' })
  const added = await atOnce((turn, database) =>
    savedViewsStore(database).add({ id: randomUUID(), accountId, name: `View ${turn}`, search: {} }, 5),
  )
  assert.equal(added.filter(outcome => outcome === 'added').length, 5)
  assert.equal(await counted(`saved_views where account_id = '${accountId}'`), 5)
})

test('drafts: as many as a person may have', async () => {
  const { id: accountId } = await portals[0].add({ slug: 'citizen' })
  const added = await atOnce((turn, database) =>
    draftsStore(database, seal).add(
      {
        id: randomUUID(),
        accountId,
        serviceSlug: 'LIBRARY_CARD',
        version: 1,
        activityId: 'APPLY',
        name: `Draft ${turn}`,
        step: undefined,
        answers: {},
        replaces: undefined,
        now,
      },
      5,
    ),
  )
  assert.equal(added.filter(outcome => outcome === 'full').length, 35)
  assert.equal(await counted(`drafts where account_id = '${accountId}'`), 5)
})

test('exports: as many in the making as a person may have', async () => {
  const { id: accountId } = await portals[0].add({ slug: 'employee' })
  const job = {
    kind: 'requests',
    format: 'csv',
    spec: {},
    language: 'en',
    createdAt: now,
    expiresAt: later,
  } as const
  const added = await atOnce((_, database) =>
    exportsStore(database).add({ ...job, id: randomUUID(), accountId, key: null } as never, 3),
  )
  assert.equal(added.filter(Boolean).length, 3)
})

test('links to an address: one goes out, and one is good', async () => {
  const { id: accountId } = await portals[0].add({ slug: 'citizen' })
  const put = await atOnce((_, database) =>
    emailLinksStore(database).put({
      tokenHash: randomBytes(32),
      accountId,
      email: 'a@example.eg',
      now,
      expiresAt: later,
      notBefore: earlier,
    }),
  )
  assert.equal(put.filter(Boolean).length, 1)
  assert.equal(await counted(`email_links where account_id = '${accountId}'`), 1)
})

test('links to a password: the newest alone is good', async () => {
  const { id: accountId } = await portals[0].add({ slug: 'employee' })
  await atOnce((_, database) =>
    usersStore(database).addLink({
      tokenHash: randomBytes(32),
      accountId,
      purpose: 'invitation',
      now,
      expiresAt: later,
    }),
  )
  assert.equal(await counted(`password_links where account_id = '${accountId}' and used_at is null`), 1)
})

test('recovery codes: those of one renewal are good', async () => {
  const { id: accountId } = await portals[0].add({ slug: 'employee' })
  await atOnce((_, database) =>
    factorsStore(database).putRecovery(
      accountId,
      Array.from({ length: 10 }, () => randomBytes(32)),
    ),
  )
  assert.equal(await counted(`recovery_codes where account_id = '${accountId}'`), 10)
})

test('acting for others: a session acts for one person', async () => {
  const agent = await portals[0].person({ slug: 'agent' })
  const owner = await portals[0].add({ slug: 'citizen' })
  const { id: sessionId } = await portals[0].database.one<{ id: string }>(
    raw(`select id from sessions where account_id = '${agent.id}'`),
  )
  await atOnce((_, database) =>
    actingStore(database).begin({
      id: randomUUID(),
      tokenHash: randomBytes(32),
      sessionId,
      actorId: agent.id,
      ownerId: owner.id,
      company: null,
      reason: '',
      now,
      expiresAt: later,
    }),
  )
  assert.equal(await counted(`actings where session_id = '${sessionId}' and ended_at is null`), 1)
})

test('a number that two take at once is one person’s, and the other is told so', async () => {
  const [one, other] = [await portals[0].add({ slug: 'citizen' }), await portals[0].add({ slug: 'citizen' })]
  const take = (database: LockingQueries, id: string) =>
    profilesStore(database).changeMobile(id, '+201500000000', '01500000000', now)
  let second: Promise<boolean> | undefined
  await databaseOf(0).transaction(async queries => {
    assert.equal(await take({ ...queries, transaction: work => work(queries) }, one.id), true)
    second = take(databaseOf(1), other.id)
    await eventually(
      () => counted(`pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
      waiting => waiting > 0,
    )
  })
  assert.equal(await second, false)
})

test('sections of a profile that are saved at once both stay', async () => {
  const person = await portals[0].citizen()
  const save = (turn: number, data: object) =>
    (portals[turn % 2] as TestPortal).send(
      `PATCH citizen/${person.id}`,
      { body: { data }, headers: { 'x-app-mode': 'CITIZEN', 'x-csrf-token': person.held.token } },
      person.jar,
    )
  for (let round = 0; round < 10; round += 1) {
    const address = `Street ${round}`
    const englishFullName = `Name ${'ABCDEFGHIJ'[round]}`
    const names = { firstName: 'Layla', lastName: 'Hassan', englishFullName }
    const saved = await Promise.all([
      save(0, { address }),
      save(1, names),
      save(0, { language: round % 2 ? 'ar' : 'en' }),
    ])
    assert.deepEqual(
      saved.map(({ status }) => status),
      [200, 200, 200],
      JSON.stringify(saved[0]?.body),
    )
    const { data } = (await person.send(`GET citizen/${person.id}`)).body
    assert.deepEqual([data.address, data.englishFullName], [address, englishFullName])
  }
})

test('two administrators who remove each other at once: one is left', async () => {
  let last = await portals[0].add({ slug: 'employee', roles: ['BFM_ADMIN'] })
  for (let round = 0; round < 15; round += 1) {
    const pair = [last, await portals[0].add({ slug: 'employee', roles: ['BFM_ADMIN'] })]
    const removed = await Promise.all(
      pair.map(({ id }, turn) =>
        usersStore(databaseOf(turn)).become(id, ['active'], 'disabled', { now, ends: true }),
      ),
    )
    assert.equal(removed.filter(Boolean).length, 1, `round ${round}`)
    last = pair[removed.findIndex(changed => !changed)] ?? last
  }
})
