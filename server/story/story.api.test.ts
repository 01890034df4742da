// The story of a demo over a whole portal: what it leaves agrees with itself, is there once, and is there whole.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { auditStore, verifyAudit } from '../capabilities/audit/index.ts'
import { sql } from '../platform/database/index.ts'
import { type OpenStory, openStory } from './test-story.ts'

let [story, other]: [OpenStory?, OpenStory?] = []
let events = 0
before(async () => {
  story = await openStory()
  events = await story.tell()
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

test('the story is told at the first start and not again', async () => {
  assert.ok(events >= 20, `${events} events`)
  const first = await counts(story)
  assert.equal(await story?.tell(), 0)
  assert.deepEqual(await counts(story), first)
})

test('every event happened before the start, in the order of the request numbers', async () => {
  const rows = await story?.database.query<{ number: string; at: Date }>(
    sql`select number, created_at as at from requests order by created_at, id`,
  )
  const serials = rows?.map(({ number }) => Number(number.split('-')[2])) ?? []
  assert.deepEqual(
    serials,
    serials.toSorted((one, next) => one - next),
  )
  assert.ok(rows?.every(({ at }) => at < new Date()))
})

test('the audit that the story leaves is whole', async () => {
  assert.ok(story)
  const { tamperings, rows } = await verifyAudit(auditStore(story.database), {
    byStream: new Map(),
    refused: [],
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
    { cases: [{ at: '1m' as const, service: 'NO_SUCH_SERVICE', by: 'noha', answers: {} }] },
  ]
  await assert.rejects(other.tell(broken), /NO_SUCH_SERVICE/)
  assert.deepEqual(await counts(other), before)
  assert.equal(await other.tell(), events)
})
