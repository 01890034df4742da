// An appeal against a rejection: its applicant makes it once, another officer than the one who rejected decides within a set time,
// and the decision that it is against stands in the same history.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let officer: Person
let colleague: Person
before(async () => {
  portal = await openTestPortal()
  officer = await portal.employee(['CASE_OFFICER'])
  colleague = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const rejectionReason = 'The branch does not take new members'
const why = { appealReason: 'The branch took my neighbour only yesterday' }
const rejected = async () => {
  const who = await portal.citizen()
  const filed = await who.file()
  await officer.act(await officer.read(filed), 'REJECT', { data: { rejectionReason } })
  return { who, filed }
}

test('the applicant appeals once; whoever rejected does not decide about it, another officer does', async () => {
  const { who, filed } = await rejected()
  assert.deepEqual((await who.read(filed)).can, ['APPEAL'])
  const appealed = await who.act(await who.read(filed), 'APPEAL', { data: why })
  assert.equal(appealed.status, 'APPEALED')
  assert.ok(appealed.dueAt, 'it has a time')
  const seen = await officer.read(filed)
  assert.deepEqual(
    seen.can?.filter(activityId => activityId.endsWith('_APPEAL')),
    [],
  )
  const dismissal = { appealDismissed: 'The branch closed its list before both of them' }
  await refusal(officer.act(seen, 'DISMISS_APPEAL', { data: dismissal }), 'TRANSITION_NOT_ALLOWED')
  const data = { appealGranted: 'The list was open on the day of the request' }
  const granted = await colleague.act(await colleague.read(filed), 'GRANT_APPEAL', { data })
  assert.equal(granted.status, 'UNDER_REVIEW')
  const { history } = await who.read(filed, ['history'])
  assert.deepEqual(
    history.filter(({ kind }) => kind === 'status').map(({ activityId }) => activityId),
    ['GRANT_APPEAL', 'APPEAL', 'REJECT'],
  )
  const again = await colleague.act(await colleague.read(filed), 'REJECT', { data: { rejectionReason } })
  assert.equal(again.status, 'REJECTED')
  assert.deepEqual((await who.read(filed)).can, [], 'there is one appeal')
  await refusal(who.act(await who.read(filed), 'APPEAL', { data: why }), 'TRANSITION_NOT_ALLOWED')
})

test('whoever rejected does not reject again after an appeal was granted; a colleague may', async () => {
  const { who, filed } = await rejected()
  await who.act(await who.read(filed), 'APPEAL', { data: why })
  const data = { appealGranted: 'The list was open on the day of the request' }
  await colleague.act(await colleague.read(filed), 'GRANT_APPEAL', { data })
  const seen = await officer.read(filed)
  assert.equal(seen.can?.includes('REJECT'), false)
  await refusal(officer.act(seen, 'REJECT', { data: { rejectionReason } }), 'TRANSITION_NOT_ALLOWED')
  assert.equal(seen.can?.includes('APPROVE'), true, 'what was overruled alone is closed to them')
  const ended = await colleague.act(await colleague.read(filed), 'REJECT', { data: { rejectionReason } })
  assert.equal(ended.status, 'REJECTED')
})

test('an appeal is possible until 60 days after the decision', async () => {
  const [early, late] = [await rejected(), await rejected()]
  await portal.passWith(60 * 86_400_000, early.who, late.who, officer, colleague)
  const appealed = await early.who.act(await early.who.read(early.filed), 'APPEAL', { data: why })
  assert.equal(appealed.status, 'APPEALED')
  await portal.passWith(86_400_000, late.who, officer, colleague)
  const over = await late.who.read(late.filed)
  assert.deepEqual(over.can, [])
  await refusal(late.who.act(over, 'APPEAL', { data: why }), 'TRANSITION_NOT_ALLOWED')
})

test('an appeal that is dismissed ends the request, with its reason', async () => {
  const { who, filed } = await rejected()
  await who.act(await who.read(filed), 'APPEAL', { data: why })
  const data = { appealDismissed: 'The branch closed its list before both of them' }
  const ended = await colleague.act(await colleague.read(filed), 'DISMISS_APPEAL', { data })
  assert.deepEqual([ended.status, ended.statusKind], ['APPEAL_REJECTED', 'rejected'])
  assert.deepEqual((await who.read(filed)).can, [])
})

test('nobody but the applicant appeals, and only against a rejection', async () => {
  const { filed } = await rejected()
  const stranger = await portal.citizen()
  await refusal(stranger.act(filed, 'APPEAL', { data: why }), 'NOT_FOUND')
  await refusal(officer.act(await officer.read(filed), 'APPEAL', { data: why }), 'TRANSITION_NOT_ALLOWED')
  const open = await stranger.file()
  await refusal(stranger.act(await stranger.read(open), 'APPEAL', { data: why }), 'TRANSITION_NOT_ALLOWED')
})

test('who decides about an appeal is warned before its time is over', async () => {
  const { who, filed } = await rejected()
  await who.act(await who.read(filed), 'APPEAL', { data: why })
  const supervisor = await portal.employee(['SUPERVISOR'])
  // Ten working days: two weeks; the warning comes two working days before.
  await portal.passWith(13 * 86_400_000, supervisor)
  await portal.portal.tick()
  const { body } = await supervisor.call('GET Notifications')
  assert.ok(
    body.some(({ text }) => text?.includes(filed.ID)),
    JSON.stringify(body.map(({ text }) => text)),
  )
})
