// The kinds of employee that a portal allows (EMPLOYEE_SLUGS): the others have no addresses, no sessions and no models.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let all: TestPortal
let some: TestPortal
before(async () => {
  all = await openTestPortal()
  some = await openTestPortal({ EMPLOYEE_SLUGS: 'xceed_employee,employee' }, all)
})
after(async () => {
  await some.close()
  await all.close()
})

test('without the setting, all three kinds of employee sign in', async () => {
  for (const slug of ['employee', 'we_employee', 'xceed_employee'] as const)
    assert.equal((await all.person({ slug })).slug, slug)
  const { body } = await (await all.browser('EMPLOYEE')).call('GET misc/appData')
  assert.deepEqual(body.config.employeeSlugs, ['employee', 'we_employee', 'xceed_employee'])
})

test('a kind that is left out cannot sign in, recover or read a profile, and its open session is over', async () => {
  const we = await all.person({ slug: 'we_employee' })
  assert.equal((await we.send(`GET we_employee/${we.id}`)).status, 200)
  const there = await some.browser('EMPLOYEE')
  const credentials = { username: we.username, password: all.password }
  for (const [call, body] of [
    ['login', credentials],
    ['forgetPassword', { username: we.username }],
    ['passkey', {}],
  ] as const) {
    const answer = await there.send(`POST we_employee/${call}`, { body })
    assert.deepEqual([answer.status, answer.body.error.code], [404, 'NOT_FOUND'], call)
  }
  for (const [name, value] of we.jar) there.jar.set(name, value)
  assert.equal((await there.send('GET dynamic_services/inbox/count')).status, 401)
  // The account is as it was: where its kind is allowed, the session lives on.
  assert.equal((await we.send(`GET we_employee/${we.id}`)).status, 200)
})

test('a kind that is allowed signs in, citizens and agents always do', async () => {
  for (const slug of ['employee', 'xceed_employee', 'citizen', 'agent'] as const)
    assert.equal((await some.person({ slug })).slug, slug)
})

test('apps learn which kinds are allowed, and only their models are listed', async () => {
  const there = await some.browser('EMPLOYEE')
  const { config } = (await there.call('GET misc/appData')).body
  assert.deepEqual(config.employeeSlugs, ['employee', 'xceed_employee'])
  const models = (await there.call('GET dynamic_users')).body
  assert.deepEqual(
    models.map(({ userSlug }) => userSlug),
    ['citizen', 'employee', 'xceed_employee', 'agent'],
  )
  const one = await there.send('GET dynamic_users/findOne?filter={"where":{"userSlug":"we_employee"}}')
  assert.deepEqual([one.status, one.body.error.code], [404, 'MODEL_NOT_FOUND'])
})

test('administrators add no account of a kind that is left out', async () => {
  const admin = await some.employee(['BFM_ADMIN'])
  const typed = (userSlug: string) => ({
    userSlug,
    username: `new${userSlug.replace('_', '')}`,
    firstName: 'Mona',
    lastName: 'Said',
    mobile: '+201288800011',
    roles: [],
    services: [],
  })
  const refused = await admin.send('POST users', { body: typed('we_employee') })
  assert.equal(refused.status, 422)
  assert.deepEqual(
    refused.body.error.details.map(({ path, key }: { path: string; key: string }) => [path, key]),
    [['body.userSlug', 'unknown']],
  )
  assert.equal((await admin.send('POST users', { body: typed('xceed_employee') })).status, 201)
})
