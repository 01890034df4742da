// Acts on several requests: one report of all calls, whatever becomes of each, and the way back.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError, noAnswer } from '../../../client/call-error.ts'
import { type BulkAct, jobsOf, leftOf, runJobs, undoOf } from './bulk.ts'
import type { Chosen } from './selection.tsx'

const act: BulkAct = { call: 'POST :service/bulkAssign', body: { assigneeId: 'a' } }
const row = (id: string, serviceSlug: string, owner?: string) =>
  ({ id, serviceSlug, revision: 1, assignee: owner ? { id: owner } : null }) as Chosen
const rows = [row('1', 'CARD', 'old'), row('2', 'POWER'), row('3', 'CARD'), row('4', 'WATER')]
const answered = (status: number) => new CallError({ statusCode: status, code: 'X', message: `no ${status}` })

const runWith = (failures: Record<string, Error>) =>
  runJobs(jobsOf(act, rows), async ({ service, items }) => {
    if (failures[service]) throw failures[service]
    return items.map(({ id }) => ({ id, revision: 2 }))
  })

test('a call that fails keeps nothing from the others, and what was not done stays chosen', async () => {
  const report = await runWith({ POWER: noAnswer('en') })
  assert.deepEqual(
    report.done.map(({ id }) => id),
    ['1', '3', '4'],
  )
  assert.deepEqual(report.untold, [{ count: 1, why: undefined, isUnsure: true }])
  assert.deepEqual(
    leftOf(rows, report).map(({ id }) => id),
    ['2'],
  )
})

test('where the server answered its words are kept; after a fault of its own nobody knows what was done', async () => {
  const { untold } = await runWith({ POWER: answered(422), CARD: answered(500) })
  assert.deepEqual(untold, [
    { count: 2, why: 'no 500', isUnsure: true },
    { count: 1, why: 'no 422', isUnsure: false },
  ])
})

test('an assignment goes back to each former owner, and only where it changed something', async () => {
  const report = await runWith({ WATER: answered(422) })
  report.done = report.done.map(result => (result.id === '2' ? { ...result, revision: 1 } : result))
  assert.deepEqual(
    undoOf(rows, report).map(({ act: { body }, items }) => [body, items]),
    [
      [{ assigneeId: 'old' }, [{ id: '1', revision: 2 }]],
      [{}, [{ id: '3', revision: 2 }]],
    ],
  )
})
