// A member of staff reads in their profile which identifiers are theirs, masked, and who may change them.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('one’s own national ID and passport number are shown by their last four, and changed by an administrator alone', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const person = await portal.employee(['CASE_OFFICER'])
  const { firstName, lastName, roles, services, revision } = (await admin.send(`GET users/${person.id}`)).body
  const typed = { nationalId: '28804150107701', passportNumber: 'QX7701994' }
  const entered = await admin.send(`PATCH users/${person.id}`, {
    body: { firstName, lastName, roles, services, ...typed },
    headers: { 'if-match': `"${revision}"` },
  })
  assert.equal(entered.status, 200, JSON.stringify(entered.body))
  const { data } = (await person.send(`GET employee/${person.id}`)).body
  assert.deepEqual([data.nationalId, data.passportNumber], ['••••••••••7701', '•••••1994'])

  for (const slug of ['employee', 'agent']) {
    const model = (
      await person.send(
        `GET dynamic_users/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { userSlug: slug } }))}`,
      )
    ).body
    const section = model.activities.find(
      ({ activityId }: { activityId: string }) => activityId === 'identity',
    )
    assert.deepEqual(Object.keys(section.steps[0].fieldsSchema), ['nationalId', 'passportNumber'], slug)
    assert.ok(model.lockedSections.includes('identity'), slug)
    assert.match(model.translations.en[section.steps[0].description], /Only an administrator can change them/)
    assert.match(model.translations.ar[section.steps[0].description], /مدير النظام/)
  }
  for (const change of [{ nationalId: '30001018800011' }, { passportNumber: null }]) {
    const { status, body } = await person.send(`PATCH employee/${person.id}`, { body: { data: change } })
    assert.deepEqual([status, body.error.code], [422, 'NOT_EDITABLE'])
  }
  const again = (await person.send(`GET employee/${person.id}`)).body.data
  assert.deepEqual([again.nationalId, again.passportNumber], [data.nationalId, data.passportNumber])
})
