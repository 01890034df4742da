// A service that exists and is not shown: what a caller learns of it, and what its drafts and favourites become.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { publishService, questionAnswers } from '../../test-services.ts'

let portal: TestPortal
let designer: Person
let citizen: Person
let employee: Person
before(async () => {
  portal = await openTestPortal()
  designer = await portal.employee(['SERVICE_DESIGNER'])
  citizen = await portal.citizen()
  employee = await portal.employee(['SUPERVISOR'])
})
after(() => portal.close())

type Caller = Pick<Person, 'call'>
const absence = (who: Caller, serviceSlug: string) =>
  who.call('GET dynamic_services/absence', { query: { serviceSlug } })

const change = async (service: string, switches: { deactivated?: boolean; hiddenOn?: 'web'[] }) => {
  const rows = (await designer.call('GET dynamic_services/definitions')).body
  const id = rows.find(({ serviceSlug }) => serviceSlug === service)?.id ?? ''
  const { revision } = (await designer.call('GET dynamic_services/:id/switches', { params: { id } })).body
  await designer.call('PATCH dynamic_services/:id/switches', {
    params: { id },
    body: { ...switches, reason: 'Fire in the archive' },
    headers: { 'if-match': `"${revision}"` },
  })
}

const close = (service: string, deactivated: boolean) => change(service, { deactivated })

test('a closed service says its name and since when it is closed, to visitors too', async () => {
  const service = await publishService(designer, 'CLOSED_ONE')
  await refusal(absence(citizen, service), 'MODEL_NOT_FOUND')
  await close(service, true)
  const since = portal.now().toISOString()
  portal.pass(600_000)
  for (const who of [citizen, await portal.browser()]) {
    const { body } = await absence(who, service)
    assert.deepEqual([body.reason, body.closedSince], ['closed', since])
    assert.ok(body.label?.ar && body.label.en)
  }
  // Staff see it in the catalogue.
  await refusal(absence(employee, service), 'MODEL_NOT_FOUND')
  await close(service, false)
  await refusal(absence(citizen, service), 'MODEL_NOT_FOUND')
  await close(service, true)
  assert.equal((await absence(citizen, service)).body.closedSince, portal.now().toISOString())
})

test('a signed-in person learns that a service is hidden, and nothing else of it; a visitor does not', async () => {
  const service = await publishService(designer, 'HIDDEN_ONE', definition => {
    definition.hiddenOn = ['web']
  })
  assert.deepEqual((await absence(citizen, service)).body, { serviceSlug: service, reason: 'hidden' })
  await refusal(absence(await portal.browser(), service), 'MODEL_NOT_FOUND')
  await refusal(absence(citizen, 'NO_SUCH_SERVICE'), 'MODEL_NOT_FOUND')
})

test('a form that was open while its service closed is refused as closed, and its draft is stored', async () => {
  const service = await publishService(designer, 'CLOSED_MEANWHILE')
  await close(service, true)
  await refusal(citizen.file(questionAnswers as never, { service }), 'SERVICE_UNAVAILABLE')
  const draftId = randomUUID()
  await citizen.call('PUT drafts/:service/:draftId', {
    params: { service, draftId },
    body: { version: 1, activityId: 'ASK', answers: questionAnswers },
  })
  const [draft] = (await citizen.call('GET drafts')).body
  assert.deepEqual([draft?.id, draft?.serviceSlug], [draftId, service])
  await refusal(citizen.file(questionAnswers as never, { service: 'NO_SUCH_SERVICE' }), 'MODEL_NOT_FOUND')
})

test('a favourite stays in the list while its service is closed, and leaves it while hidden', async () => {
  const service = await publishService(designer, 'CLOSED_FAVOURITE')
  await citizen.call('PUT favourites/:service', { params: { service } })
  await close(service, true)
  assert.deepEqual((await citizen.call('GET favourites')).body, [service])
  await change(service, { hiddenOn: ['web'] })
  assert.deepEqual((await citizen.call('GET favourites')).body, [])
})
