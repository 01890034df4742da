// A decision that was accepted survives what passes by; one that cannot be sent any more keeps what was written.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { sql } from '../../../platform/database/index.ts'
import { uncheckedDefinition } from '../../../test-definition.ts'
import { cardAnswers, openTestPortal, type Person, type TestPortal } from '../../../test-portal.ts'
import { catalogueStore, readServiceFolders } from '../../catalogue/index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ SCRIPT_TIMEOUT_MS: '300' })
})
after(() => portal.close())

const reason = 'The address is missing from the contract'

/** A service whose script has no time, from the eleventh second on, while `seconds` are not over. */
const slow = async (serviceSlug: string, seconds: number) => {
  const card = readServiceFolders(libraryCard.services).find(each => each.serviceSlug === 'LIBRARY_CARD')
  const now = portal.now().getTime()
  const [from, to] = [now + 9_000, now + seconds * 1_000].map(ms => new Date(ms).toISOString())
  const beforeSubmit = `function beforeSubmit({ request, now }) { if (request && now > '${from}' && now < '${to}') for (;;); return {} }`
  const definition = { ...structuredClone(card), serviceSlug, hooks: { beforeSubmit } }
  await catalogueStore(portal.database).publish(randomUUID(), uncheckedDefinition(definition as never))
  await portal.portal.loadCatalogue()
}
const reject = async (officer: Person, serviceSlug: string) => {
  const citizen = await portal.citizen()
  const filed = await citizen.file(cardAnswers, { service: serviceSlug })
  await officer.on(await officer.read(filed), 'POST :service/:id/pending', {
    activityId: 'REJECT',
    data: { rejectionReason: reason },
  })
  return { citizen, filed }
}
const pass = async (ms: number, ...people: Person[]) => {
  await portal.passWith(ms, ...people)
  await portal.portal.sendDecisions()
}
const listed = async (officer: Person, { id }: { id: string }) =>
  (await officer.call('GET decisions')).body.find(({ requestId }) => requestId === id)

test('a script that has no time for half a minute delays a decision and does not cancel it', async () => {
  await slow('SLOW_CARD', 30)
  const officer = await portal.employee(['CASE_OFFICER'], ['SLOW_CARD'])
  const { filed } = await reject(officer, 'SLOW_CARD')
  await pass(10_000)
  const waiting = await listed(officer, filed)
  assert.deepEqual([waiting?.cancelled, waiting?.leftMs], [undefined, 30_000], 'it waits, and can be undone')
  await pass(31_000)
  assert.equal((await officer.read(filed)).status, 'REJECTED')
})

test('after an hour it is given up; what was written is there until its maker dismisses it', async () => {
  await slow('STUCK_CARD', 90_000)
  const officer = await portal.employee(['CASE_OFFICER'], ['STUCK_CARD'])
  const { filed } = await reject(officer, 'STUCK_CARD')
  await pass(10_000)
  await pass(3_000_000, officer)
  assert.equal((await listed(officer, filed))?.cancelled, undefined)
  await pass(600_000)
  const stopped = await listed(officer, filed)
  assert.equal(stopped?.cancelled?.code, 'HOOK_TIMEOUT')
  assert.deepEqual(stopped?.cancelled?.written, { data: { rejectionReason: reason } })
  const [row] = await portal.database.query<{ body: string }>(
    sql`select body from pending_decisions where request_id = ${filed.id}`,
  )
  assert.ok(row && !row.body.includes('address'), 'sealed')
  await officer.call('DELETE decisions/:id', { params: { id: stopped?.id ?? '' } })
  assert.equal(await listed(officer, filed), undefined)
  assert.deepEqual(
    await portal.database.query(sql`select from pending_decisions where request_id = ${filed.id}`),
    [],
  )
})

test('an applicant who withdraws meanwhile cancels it for good, and the words stay', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const { citizen, filed } = await reject(officer, 'LIBRARY_CARD')
  await citizen.act(await citizen.read(filed), 'CANCEL')
  await pass(10_000)
  const { cancelled } = (await listed(officer, filed)) ?? {}
  assert.deepEqual([cancelled?.code, cancelled?.written?.data.rejectionReason], ['CONFLICT', reason])
})
