// Why requests are not finished, as a supervisor reads it: what is counted is what the list of the same condition holds.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { filterOf } from '@bawaba/contract/call-address.ts'
import type { HoldUp } from '@bawaba/contract/hold-ups.ts'
import { openTestPortal, type Person, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let officer: Person
let supervisor: Person
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
  supervisor = await portal.employee(['SUPERVISOR'])
})
after(() => portal.close())

const day = 86_400_000
const workloadOf = async (who: Person) => (await who.call('GET dynamic_services/workload')).body
const sums = async (who: Person) => {
  const rows = await workloadOf(who)
  const sum = (name: HoldUp) => rows.reduce((all, row) => all + row[name], 0)
  return {
    late: sum('late'),
    unassigned: sum('unassigned'),
    withStaff: sum('withStaff'),
    paused: sum('paused'),
    reopened: sum('reopened'),
  }
}
/** The conditions by which the inbox lists what is counted. */
const conditions = (): Record<HoldUp, object> => ({
  late: { statusKind: 'open', dueAt: { lt: portal.now().toISOString() } },
  unassigned: { statusKind: 'open', assigneeId: { exists: false } },
  withStaff: { statusKind: 'open', assigneeId: { exists: true } },
  paused: { statusKind: { inq: ['waiting-on-applicant', 'waiting-on-payment'] } },
  reopened: { isReopened: true, statusKind: { nin: ['done', 'rejected', 'cancelled'] } },
})
const listed = async (who: Person, where: object): Promise<number> => {
  const { headers } = await who.call('GET dynamic_services/requestsInbox', {
    query: { filter: filterOf({ where: where as Record<string, unknown> }), total: true },
  })
  return Number(headers['x-total-count'])
}

test('each count is what the list of its condition holds', async () => {
  const unassigned = await citizen.file()
  const assigned = await citizen.file()
  await supervisor.on(assigned, 'POST :service/:id/assign', { assigneeId: officer.id })
  await officer.act(await citizen.file(), 'ASK_INFORMATION', { data: { informationAsked: 'Which branch?' } })
  const lapsing = await officer.act(await citizen.file(), 'ASK_INFORMATION', {
    data: { informationAsked: 'Which branch?' },
    ask: { fields: ['branch'], workingDays: 1 },
  })
  await officer.act(await citizen.file(), 'APPROVE')
  await portal.passWith(20 * day, citizen, officer, supervisor)
  await portal.portal.tick()
  const lapsed = await supervisor.read(lapsing)
  await supervisor.act(lapsed, 'REOPEN', { data: { reasonReopened: 'The reader was in hospital' } })

  const counted = await sums(supervisor)
  assert.ok(counted.unassigned >= 1 && counted.late >= 2 && counted.withStaff === 1)
  assert.equal(counted.reopened, 1)
  for (const [name, where] of Object.entries(conditions()) as [HoldUp, object][])
    assert.equal(counted[name], await listed(supervisor, where), name)

  const rows = await workloadOf(supervisor)
  assert.deepEqual(
    rows.map(({ assignee, withStaff }) => [assignee?.id, withStaff]).filter(([, count]) => count),
    [[officer.id, 1]],
  )
  assert.ok(unassigned.ID)
})

test('a supervisor counts the services they are given alone', async () => {
  await citizen.file()
  const none = await portal.employee(['SUPERVISOR'], ['NO_SUCH'])
  assert.deepEqual(await workloadOf(none), [])
})

test('an applicant cannot ask which of their requests were reopened', async () => {
  const answer = await citizen.call('GET dynamic_services/requestsInbox', {
    query: { filter: filterOf({ where: { isReopened: true } }) },
  })
  assert.deepEqual([answer.status, answer.code], [400, 'INVALID_FILTER'])
})
