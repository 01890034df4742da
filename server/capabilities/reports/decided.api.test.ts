// A decision belongs to the month in which it was made: what is done with the request afterwards changes no past month.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { publishService, questionAnswers } from '../../test-services.ts'
import { counterStore } from '../requests/index.ts'

let portal: TestPortal
let officer: Person
let supervisor: Person
let service: string
before(async () => {
  portal = await openTestPortal()
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  officer = await portal.employee(['CASE_OFFICER'])
  supervisor = await portal.employee(['SUPERVISOR'])
  // Answered, then collected: two states of one kind; refused at once, and taken up again.
  service = await publishService(designer, 'COLLECTED_LATER', definition => {
    const label = definition.serviceLabel
    const [step] = definition.activities[0].steps
    const why = { ...step, key: 'why', fieldsSchema: { why: step.fieldsSchema.question } }
    const act = (activityId: string, more = {}) => ({ activityId, label, steps: [], ...more })
    definition.allowAnonymous = false
    definition.activities = [
      definition.activities[0],
      act('ACCEPT'),
      act('REFUSE'),
      act('COLLECT'),
      act('REOPEN', { reopens: true, steps: [why] }),
    ]
    definition.workflow = {
      initial: 'NEW',
      states: [
        { code: 'NEW', label, kind: 'open' },
        { code: 'ACCEPTED', label, kind: 'done' },
        { code: 'COLLECTED', label, kind: 'done' },
        { code: 'REFUSED', label, kind: 'rejected' },
      ],
      transitions: [
        { activityId: 'ACCEPT', from: ['NEW'], to: 'ACCEPTED', by: ['CASE_OFFICER'] },
        { activityId: 'REFUSE', from: ['NEW'], to: 'REFUSED', by: ['CASE_OFFICER'] },
        { activityId: 'COLLECT', from: ['ACCEPTED'], to: 'COLLECTED', by: ['CASE_OFFICER'] },
        { activityId: 'REOPEN', from: ['REFUSED'], to: 'NEW', by: ['SUPERVISOR'] },
      ],
    }
  })
})
after(() => portal.close())

/** What reports count of the service: the month, the kind and the days that it took. */
const decisions = async () => {
  await portal.portal.upkeep.aggregate()
  const rows = await portal.database.query<{ month: string; kind: string; days: number; count: number }>(
    sql`select month::text, status_kind as kind, days, sum(count)::int as count from request_decisions
      where service_slug = ${service} group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`,
  )
  return rows.map(({ month, kind, days, count }) => `${month} ${kind} after ${days}: ${count}`)
}
const day = 86_400_000
const file = async () => {
  const citizen = await portal.citizen()
  return citizen.file(questionAnswers as never, { service })
}

test('what is collected a month later stays a decision of its own month; one that is decided again is a later one', async () => {
  const [first, second] = [await file(), await file()]
  await portal.passWith(3 * day, officer)
  await officer.act(await officer.read(first), 'ACCEPT')
  await officer.act(await officer.read(second), 'REFUSE')
  const before = await decisions()
  assert.deepEqual(before, ['2026-11-01 done after 3: 1', '2026-11-01 rejected after 3: 1'])

  await portal.passWith(40 * day, officer, supervisor)
  await officer.act(await officer.read(first), 'COLLECT')
  assert.deepEqual(await decisions(), before)

  await supervisor.act(await supervisor.read(second), 'REOPEN', {
    data: { why: 'It was refused by mistake' },
  })
  assert.deepEqual(await decisions(), before.slice(0, 1))
  await officer.act(await officer.read(second), 'ACCEPT')
  assert.deepEqual(await decisions(), [...before.slice(0, 1), '2027-01-01 done after 43: 1'])
  assert.deepEqual(await counterStore(portal.database).differences(), [], 'counted anew it is the same')
})
