// One open request each, over the real API: however many are sent at once, one is filed; of each person, of each answer, of
// everyone; and what is told of the one that is open.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { publishService, questionAnswers } from '../../test-services.ts'

let portal: TestPortal
let designer: Person
let officer: Person
before(async () => {
  portal = await openTestPortal()
  designer = await portal.employee(['SERVICE_DESIGNER'])
  officer = await portal.employee(['SUPERVISOR'])
})
after(() => portal.close())

let made = 0
/** A question of which there is one open request at a time; it can be withdrawn and taken up again. */
const publish = (oneOpen: object): Promise<string> => {
  made += 1
  return publishService(designer, `ONE_OPEN_${made}`, definition => {
    definition.oneOpen = oneOpen
    // Visitors are not known.
    definition.allowAnonymous = false
    const label = definition.serviceLabel
    const act = (activityId: string, more = {}) => ({ activityId, label, steps: [], ...more })
    const [step] = definition.activities[0].steps
    const why = { why: step.fieldsSchema.question }
    definition.activities.push(
      act('WITHDRAW'),
      act('REOPEN', { reopens: true, steps: [{ ...step, key: 'why', fieldsSchema: why }] }),
    )
    definition.workflow.states.push({ code: 'WITHDRAWN', label, kind: 'cancelled' })
    definition.workflow.transitions.push(
      { activityId: 'WITHDRAW', from: ['NEW'], to: 'WITHDRAWN', by: ['applicant'] },
      { activityId: 'REOPEN', from: ['WITHDRAWN'], to: 'NEW', by: ['SUPERVISOR'] },
    )
  })
}
const file = (who: Person, service: string, more: object = {}) =>
  who.file({ ...questionAnswers, ...more } as never, { service })

test('of thirty that are sent at once one is filed, and the others are told which', async () => {
  const service = await publish({})
  const citizen = await portal.citizen()
  const sent = await Promise.allSettled(Array.from({ length: 30 }, () => file(citizen, service)))
  const filed = sent.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  assert.equal(filed.length, 1)
  const { body } = await citizen.send(`POST ${service}`, { body: { data: questionAnswers } })
  assert.deepEqual([body.error.code, body.ID], ['OPEN_REQUEST_EXISTS', filed[0]?.ID])
})

test('it is free again once the request has ended, and no ended one is taken up beside an open one', async () => {
  const service = await publish({})
  const [citizen, other] = [await portal.citizen(), await portal.citizen()]
  const first = await file(citizen, service)
  await file(other, service)
  await refusal(file(citizen, service), 'OPEN_REQUEST_EXISTS')
  const ended = await citizen.act(first, 'WITHDRAW')
  await file(citizen, service)
  const data = { why: 'Withdrawn by mistake' }
  await refusal(officer.act(ended, 'REOPEN', { data }), 'OPEN_REQUEST_EXISTS')
  assert.equal((await officer.read(ended)).status, 'WITHDRAWN')
})

test('whoever typed the ID of another keeps them from no request: each account has one', async () => {
  const service = await publish({})
  const [stranger, owner] = [await portal.citizen(), await portal.citizen()]
  await portal.database.query(
    sql`update accounts set national_id = 'sealed', national_id_index = ${Buffer.from('typed by both')}
      where id in (${stranger.id}, ${owner.id})`,
  )
  await file(stranger, service)
  await file(owner, service)
  for (const who of [stranger, owner]) await refusal(file(who, service), 'OPEN_REQUEST_EXISTS')
})

test('the same sending sent again is answered as before', async () => {
  const service = await publish({})
  const citizen = await portal.citizen()
  const send = () => citizen.file(questionAnswers as never, { service, key: 'one-open-1234567890' })
  const first = await send()
  assert.deepEqual((await send()).ID, first.ID)
  const both = await Promise.all([send(), send()])
  assert.deepEqual(
    both.map(({ ID }) => ID),
    [first.ID, first.ID],
  )
})

test('one of each answer of everyone: written differently it is the same, and nothing is told of whose it is', async () => {
  const service = await publish({ of: 'everyone', per: ['question'] })
  const [citizen, other] = [await portal.citizen(), await portal.citizen()]
  const filed = await file(citizen, service, { question: 'Plot 12 in Nasr City' })
  const refused = await refusal(
    file(other, service, { question: ' plot ١٢  in NASR city.' }),
    'OPEN_REQUEST_EXISTS',
  )
  assert.ok(!JSON.stringify(refused).includes(filed.ID))
  await file(other, service, { question: 'Plot 13 in Nasr City' })
  const rows = await portal.database.query<{ one_open: string }>({
    text: `select one_open from requests where service_slug = '${service}'`,
    values: [],
  } as never)
  assert.ok(rows.every(({ one_open }) => one_open && !/plot|nasr/i.test(one_open)))
})
