// What stands against a change of a request is named: its revision, a file, what it reserves, or the decision that it is.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { raw, type Sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { everything } from '../request-scope/index.ts'
import type { Stored } from './answers/stored-answers.ts'
import type { Change } from './change.ts'
import { type Outcome, requestsStore } from './store.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

/** The service of these requests has no sensitive question. */
const asIs = <Value>(value: Value): Value => value
const stored = { sealing: async () => ({ answers: asIs, given: asIs, detail: asIs }) } as unknown as Stored

const outcomeOf = async (
  change: Change,
  { scope = everything, later = 0 }: { scope?: Sql; later?: number } = {},
) => {
  const citizen = await portal.citizen()
  const { id, revision, serviceSlug, version } = await citizen.read(await citizen.file())
  const seen = { id, revision: revision + later, serviceSlug, version, statusKind: 'open' as const }
  const performed = { now: portal.now(), entries: [], messages: [] }
  const outcome = await requestsStore(portal.database, stored).change(scope, seen, change, performed)
  const after = await citizen.read({ id, serviceSlug } as never)
  return { outcome, isChanged: after.revision !== revision }
}

const cases: [string, Outcome, Change, Parameters<typeof outcomeOf>[1]?][] = [
  ['nothing', 'changed', {}],
  ['another revision', 'seen', {}, { later: 1 }],
  ['a scope that leaves it out', 'seen', {}, { scope: raw('false') }],
  ['a file that is not free', 'files', { documents: [randomUUID()] }],
  [
    'a reservation that it does not have',
    'reservations',
    { reservations: [{ kind: 'unit', code: 'A-1', does: 'free' }] },
  ],
  ['a decision that was undone', 'other', { pendingId: randomUUID() }],
  ['its time, which is not over', 'other', { isTimed: true }],
  ['another revision, and a file as well', 'seen', { documents: [randomUUID()] }, { later: 1 }],
]
for (const [what, expected, change, seen] of cases)
  test(`${what} stands against a change: ${expected}`, async () => {
    const { outcome, isChanged } = await outcomeOf(change, seen)
    assert.deepEqual([outcome, isChanged], [expected, expected === 'changed'])
  })
