// What one administrator cannot do alone: become the auditor, or an account that is somebody else's. Every way that an
// administrator has is tried, over HTTP, and what its owner and the others are told is looked for.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { detailWords } from '@bawaba/contract/detail-keys.ts'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'

type Person = Awaited<ReturnType<TestPortal['employee']>>
let portal: TestPortal
let admin: Person
let second: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
  second = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

let people = 0
const typed = (more: Record<string, unknown> = {}) => {
  people += 1
  return {
    username: `second${people}`,
    userSlug: 'employee',
    firstName: 'Mona',
    lastName: 'Said',
    email: `second${people}@example.eg`,
    roles: [],
    services: [],
    ...more,
  }
}
const see = async (id: string) => (await admin.send(`GET users/${id}`)).body
const change = async (by: Person, id: string, more: Record<string, unknown>) => {
  const { firstName, lastName, roles, services, revision } = await see(id)
  return by.send(`PATCH users/${id}`, {
    body: { firstName, lastName, roles, services, ...more },
    headers: { 'if-match': `"${revision}"` },
  })
}
const decide = async (by: Person, id: string, act: 'confirmRoles' | 'declineRoles') =>
  by.send(`POST users/${id}/${act}`, {
    body: {},
    headers: { 'if-match': `"${(await see(id)).revision}"` },
  })
const sendFile = (csv: string, dryRun = false) => {
  const boundary = 'b0undary'
  const raw = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="p.csv"\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`,
  )
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return admin.send(`POST users/import?dryRun=${dryRun}`, { raw, headers })
}
const outbox = async (to: string) =>
  (await admin.send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body as { text: string; code: string }[]
const forget = async (body: object) =>
  (await portal.browser('EMPLOYEE')).send('POST employee/forgetPassword', { body: body })
const auditsOf = (id: string) =>
  portal.database.query<{ kind: string; actor_id: string; detail: any }>({
    text: `select kind, actor_id, detail from audit_entries where subject_id = '${id}' order by at, place`,
    values: [],
  } as never)
const signInAgain = async (at: TestPortal, { id, username }: Person): Promise<Person> => {
  const browser = await at.browser('EMPLOYEE')
  await at.signIn(browser, 'employee', username)
  return { ...browser, id, username, slug: 'employee' }
}
/** The owner's own way to an address. */
const proveEmail = async (person: Person, email: string) => {
  await person.send(`PATCH employee/${person.id}`, { body: { data: { email } } })
  const token = /#([\w-]+)/.exec((await outbox(email))[0]?.text ?? '')?.[1]
  assert.equal((await person.send('POST employee/verifyEmail', { body: { token } })).status, 204)
}
const numbers = { mine: '+201555000111', other: '+201555000222' }

test('a number and an address that an administrator enters count for nothing until their owner proves them', async () => {
  const auditor = await portal.employee(['AUDITOR'])
  const { mobile } = await see(auditor.id)
  const changed = await change(admin, auditor.id, { mobile: numbers.mine, email: 'mine@example.eg' })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  assert.deepEqual(
    [changed.body.mobile, changed.body.email, changed.body.pendingMobile, changed.body.pendingEmail],
    [mobile, null, numbers.mine, 'mine@example.eg'],
  )
  // The sessions are over and the former number is told.
  assert.equal((await auditor.call('GET auditLog')).status, 401)
  assert.match((await outbox(mobile))[0]?.text ?? '', /administrator/)
  // Neither leads anywhere: not to a code, not to a link, not to a reset.
  await forget({ email: 'mine@example.eg' })
  await forget({ username: auditor.username })
  assert.deepEqual(outcomeOf(await admin.send(`POST users/${auditor.id}/resetPassword`, { body: {} })), [
    422,
    'NO_EMAIL',
  ])
  assert.deepEqual([await outbox(numbers.mine), await outbox('mine@example.eg')], [[], []])
  const login = await (await portal.browser('EMPLOYEE')).send('POST employee/login', {
    body: { username: auditor.username, password: portal.password },
  })
  assert.ok(login.body.mfa.sentTo.endsWith(mobile.slice(-4)), JSON.stringify(login.body))
  // Proving it for them by the call that sends links again does nothing either.
  await admin.send(`GET employee/verifyUserEmail/${auditor.id}`)
  assert.deepEqual(await outbox('mine@example.eg'), [])
})

test('the owner proves what an administrator entered, and it counts from then on', async () => {
  const known = await portal.employee(['CASE_OFFICER'])
  await change(admin, known.id, { mobile: numbers.other })
  const person = await signInAgain(portal, known)
  const own = (await person.send(`GET employee/${person.id}`)).body
  assert.equal(own.proposed.mobile, numbers.other)
  const body = await person.send(`PATCH employee/${person.id}`, {
    body: { data: { mobile: numbers.other } },
  })
  assert.equal(body.status, 200, JSON.stringify(body.body))
  const code = (await outbox(numbers.other))[0]?.code
  assert.equal(
    (await person.send('POST employee/verifyMobile', { body: { mobile: numbers.other, code } })).status,
    200,
  )
  const after = await see(person.id)
  assert.deepEqual([after.mobile, after.pendingMobile], [numbers.other, null])
})

test('a number that is sent no codes is refused with the name of its box, typed or in a file', async () => {
  const special = '+881631234567'
  const served = { path: 'body.mobile', key: 'notServed', message: detailWords.notServed }
  const refused = await admin.send('POST users', { body: typed({ mobile: special }) })
  assert.deepEqual([refused.status, refused.body.error?.details], [422, [served]])
  const person = await portal.employee(['CASE_OFFICER'])
  const changed = await change(admin, person.id, { mobile: special })
  assert.deepEqual([changed.status, changed.body.error?.details], [422, [served]])
  assert.equal((await see(person.id)).pendingMobile, null)
  for (const dryRun of [true, false]) {
    const { body } = await sendFile(`username,firstName,lastName,mobile\r\nspecialone,A,B,${special}`, dryRun)
    assert.deepEqual(
      body.rows.map(({ outcome, faults }: any) => [outcome, faults]),
      [['refused', [{ field: 'mobile', key: 'notServed' }]]],
    )
  }
  // One that an account has from before such rules keeps nothing else from being saved.
  const old = await portal.add({ slug: 'employee', mobile: special })
  assert.equal((await change(admin, old.id, { mobile: special, lastName: 'Other' })).status, 200)
})

test('what an owner uses is not taken away by others, and what is not named stays', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const { mobile } = await see(person.id)
  assert.deepEqual(outcomeOf(await change(admin, person.id, { mobile: '' })), [422, 'VALIDATION_FAILED'])
  const stored = await change(admin, person.id, { lastName: 'Other' })
  assert.deepEqual([stored.body.mobile, stored.body.pendingMobile], [mobile, null])
  assert.equal((await person.send(`GET employee/${person.id}`)).status, 200)
})

test('reset, disabled and enabled, an account in use still takes no address of an administrator', async () => {
  const auditor = await portal.employee(['AUDITOR'])
  await proveEmail(auditor, `${auditor.username}@example.eg`)
  for (const act of ['resetPassword', 'disable', 'enable'])
    assert.equal((await admin.send(`POST users/${auditor.id}/${act}`, { body: {} })).status, 200, act)
  assert.equal((await see(auditor.id)).status, 'invited')
  await change(admin, auditor.id, { email: 'taken@example.eg' })
  await admin.send(`POST users/${auditor.id}/invite`, { body: {} })
  assert.deepEqual(await outbox('taken@example.eg'), [])
})

test('a new auditor has no rights until a second administrator confirms, who is not the one who proposed', async () => {
  const added = await admin.send('POST users', { body: typed({ roles: ['AUDITOR', 'CASE_OFFICER'] }) })
  assert.equal(added.status, 201, JSON.stringify(added.body))
  const { id } = added.body
  assert.deepEqual(
    [added.body.roles, added.body.pendingRoles, added.body.rolesProposedBy],
    [['CASE_OFFICER'], ['AUDITOR'], admin.id],
  )
  assert.deepEqual(outcomeOf(await decide(admin, id, 'confirmRoles')), [422, 'SECOND_ADMINISTRATOR'])
  const { mobile } = await see(second.id)
  assert.match((await outbox(mobile))[0]?.text ?? '', new RegExp(`usersManagment/${id}`))
  const stale = await second.send(`POST users/${id}/confirmRoles`, {
    body: {},
    headers: { 'if-match': '"77"' },
  })
  assert.deepEqual(outcomeOf(stale), [409, 'CONFLICT'])
  assert.equal((await second.send(`POST users/${id}/confirmRoles`, { body: {} })).status, 428)
  const confirmed = await decide(second, id, 'confirmRoles')
  assert.deepEqual(
    [confirmed.status, confirmed.body.roles, confirmed.body.pendingRoles],
    [200, ['CASE_OFFICER', 'AUDITOR'], []],
  )
  assert.deepEqual(outcomeOf(await decide(second, id, 'confirmRoles')), [422, 'NOT_NOW'])
  assert.deepEqual(
    (await auditsOf(id)).map(({ kind, actor_id }) => [kind, actor_id]),
    [
      ['person.added', admin.id],
      ['person.roles-proposed', admin.id],
      ['person.roles-confirmed', second.id],
    ],
  )
  // Confirmed with one address, it is not the account of another: a new address waits for a second one again.
  const moved = await change(admin, id, { email: 'moved@example.eg' })
  assert.deepEqual([moved.body.roles, moved.body.pendingRoles], [['CASE_OFFICER'], ['AUDITOR']])
})

test('a role that is given is told with it, whichever statement fails', async () => {
  for (let turn = 1; ; turn += 1) {
    const { id } = await portal.employee(['CASE_OFFICER'])
    const proposed = await change(admin, id, { roles: ['CASE_OFFICER', 'AUDITOR'] })
    assert.equal(proposed.status, 200)
    const { username, revision } = await see(id)
    const notices = async () =>
      (
        await portal.database.query(
          sql`select from messages where account_id = ${admin.id} and strpos(body, ${username}) > 0 and body like '%/usersManagment/%'`,
        )
      ).length
    const { failed } = await portal.failAt(turn, () =>
      second.send(`POST users/${id}/confirmRoles`, { body: {}, headers: { 'if-match': `"${revision}"` } }),
    )
    const isGiven = (await see(id)).roles.includes('AUDITOR')
    assert.equal(await notices(), isGiven ? 1 : 0, `turn ${turn}, without: ${failed}`)
    if (failed !== undefined) continue
    assert.ok(isGiven)
    return
  }
})

test('nobody widens what their own account reaches: services, teams, another center', async () => {
  const officer = await portal.employee(['BFM_ADMIN', 'CASE_OFFICER'])
  const { services, teams } = (await admin.call('GET users/choices')).body
  const [first, another] = services.map(({ slug }: { slug: string }) => slug)
  await portal.database.query(
    sql`update accounts set services = ${[first]}::text[], service_center = 'C1' where id = ${officer.id}`,
  )
  const own = { roles: ['BFM_ADMIN', 'CASE_OFFICER'], services: [first], serviceCenter: 'C1' }
  const wider = [
    { services: [first, another] },
    { services: ['*'] },
    { serviceCenter: undefined },
    ...teams.slice(0, 1).map(({ name }: { name: string }) => ({ teams: [name] })),
  ]
  for (const more of wider) {
    const refused = await change(officer, officer.id, { ...own, ...more })
    assert.deepEqual(outcomeOf(refused), [422, 'OWN_ROLES'], JSON.stringify(more))
  }
  assert.equal((await change(officer, officer.id, { ...own, services: [] })).status, 200, 'less is free')
})

test('nobody adds a role to themselves, guarded or not, and what another proposed stays', async () => {
  for (const role of ['AUDITOR', 'FINANCIAL_MANAGER', 'CASE_OFFICER', 'SERVICE_DESIGNER'])
    assert.deepEqual(outcomeOf(await change(admin, admin.id, { roles: ['BFM_ADMIN', role] })), [
      422,
      'OWN_ROLES',
    ])
  assert.deepEqual([(await see(admin.id)).roles, (await see(admin.id)).pendingRoles], [['BFM_ADMIN'], []])
  assert.equal((await admin.call('GET auditLog')).status, 403)
  // What another proposed stands in the form: saving something else of it is no grant.
  await change(second, admin.id, { roles: ['BFM_ADMIN', 'AUDITOR'] })
  const saved = await change(admin, admin.id, { roles: ['BFM_ADMIN', 'AUDITOR'], lastName: 'Again' })
  assert.deepEqual(
    [saved.status, saved.body.roles, saved.body.pendingRoles, saved.body.rolesProposedBy],
    [200, ['BFM_ADMIN'], ['AUDITOR'], second.id],
  )
  await decide(admin, admin.id, 'declineRoles')
})

test('nobody promotes an officer of theirs, or by a file; any administrator may decline', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const promoted = await change(admin, officer.id, { roles: ['CASE_OFFICER', 'BFM_ADMIN'] })
  assert.deepEqual([promoted.body.roles, promoted.body.pendingRoles], [['CASE_OFFICER'], ['BFM_ADMIN']])
  // Saving it again, or something else of it, changes nothing of who proposed.
  await change(admin, officer.id, { roles: ['CASE_OFFICER', 'BFM_ADMIN'], lastName: 'Again' })
  assert.deepEqual(outcomeOf(await decide(admin, officer.id, 'confirmRoles')), [422, 'SECOND_ADMINISTRATOR'])
  const declined = await decide(second, officer.id, 'declineRoles')
  assert.deepEqual([declined.body.roles, declined.body.pendingRoles], [['CASE_OFFICER'], []])
  assert.ok((await auditsOf(officer.id)).some(({ kind }) => kind === 'person.roles-declined'))
  await sendFile('username,firstName,lastName,roles\nbyfile,A,B,AUDITOR')
  const where = encodeURIComponent(JSON.stringify({ where: { username: 'byfile' } }))
  const [byFile] = (await admin.send(`GET users?filter=${where}`)).body
  assert.deepEqual([byFile.roles, byFile.pendingRoles], [[], ['AUDITOR']])
})

test('a financial manager waits for a second administrator, however one is made', async () => {
  const added = await admin.send('POST users', { body: typed({ roles: ['FINANCIAL_MANAGER'] }) })
  assert.deepEqual([added.body.roles, added.body.pendingRoles], [[], ['FINANCIAL_MANAGER']])
  const officer = await portal.employee(['CASE_OFFICER'])
  const promoted = await change(admin, officer.id, { roles: ['CASE_OFFICER', 'FINANCIAL_MANAGER'] })
  assert.deepEqual(
    [promoted.body.roles, promoted.body.pendingRoles],
    [['CASE_OFFICER'], ['FINANCIAL_MANAGER']],
  )
  await sendFile('username,firstName,lastName,roles\nmoneybyfile,A,B,FINANCIAL_MANAGER')
  const where = encodeURIComponent(JSON.stringify({ where: { username: 'moneybyfile' } }))
  const [byFile] = (await admin.send(`GET users?filter=${where}`)).body
  assert.deepEqual([byFile.roles, byFile.pendingRoles], [[], ['FINANCIAL_MANAGER']])
  for (const id of [added.body.id, officer.id, byFile.id])
    assert.deepEqual(outcomeOf(await decide(admin, id, 'confirmRoles')), [422, 'SECOND_ADMINISTRATOR'])
  // Whoever handles money is told of no such proposal: administrators and auditors are.
  const finance = await portal.employee(['FINANCIAL_MANAGER'])
  await admin.send('POST users', { body: typed({ roles: ['FINANCIAL_MANAGER'] }) })
  const heard = await outbox((await see(finance.id)).mobile)
  assert.ok(heard.every(({ text }) => !text.includes('usersManagment')))
  assert.equal((await decide(second, officer.id, 'confirmRoles')).status, 200)
  assert.deepEqual((await see(officer.id)).roles, ['CASE_OFFICER', 'FINANCIAL_MANAGER'])
})

test('another who saves the roles as they stand leaves what was proposed alone; a new proposal takes its place, and that is told', async () => {
  const { id } = await portal.employee(['CASE_OFFICER'])
  const proposed = await change(admin, id, { roles: ['CASE_OFFICER', 'AUDITOR'] })
  assert.deepEqual(proposed.body.pendingRoles, ['AUDITOR'])
  const stands = await change(second, id, { lastName: 'Married', roles: ['CASE_OFFICER'] })
  assert.deepEqual(
    [stands.body.lastName, stands.body.roles, stands.body.pendingRoles, stands.body.rolesProposedBy],
    ['Married', ['CASE_OFFICER'], ['AUDITOR'], admin.id],
  )
  // Another role that waits for nobody is given besides.
  const more = await change(second, id, { roles: ['CASE_OFFICER', 'SUPERVISOR'] })
  assert.deepEqual(
    [more.body.roles, more.body.pendingRoles, more.body.rolesProposedBy],
    [['CASE_OFFICER', 'SUPERVISOR'], ['AUDITOR'], admin.id],
  )
  assert.deepEqual(outcomeOf(await decide(admin, id, 'confirmRoles')), [422, 'SECOND_ADMINISTRATOR'])
  // Were the former proposal kept beside this one, its proposer could confirm both.
  const other = await change(second, id, { roles: ['CASE_OFFICER', 'BFM_ADMIN'] })
  assert.deepEqual([other.body.pendingRoles, other.body.rolesProposedBy], [['BFM_ADMIN'], second.id])
  const declined = (await auditsOf(id)).find(({ kind }) => kind === 'person.roles-declined')
  assert.deepEqual(
    [declined?.actor_id, declined?.detail],
    [second.id, { roles: ['AUDITOR'], proposedBy: admin.id }],
  )
})

test('fifty at once: roles are granted once, and their proposer never confirms', async () => {
  const { id } = (await admin.send('POST users', { body: typed({ roles: ['AUDITOR'] }) })).body
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => decide(turn % 2 ? admin : second, id, 'confirmRoles')),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.deepEqual((await see(id)).roles, ['AUDITOR'])
})

test('removing the other administrators first makes nobody the only one; after a week, or by command, it goes on', async () => {
  const own = await openTestPortal()
  try {
    const left = await own.employee(['BFM_ADMIN'])
    const departed = await own.employee(['BFM_ADMIN'])
    const auditor = await own.employee(['AUDITOR'])
    assert.equal((await left.send(`POST users/${departed.id}/disable`, { body: {} })).status, 200)
    const add = (by = left) => by.send('POST users', { body: typed({ roles: ['AUDITOR'] }) })
    const waits = (await add()).body
    assert.deepEqual([waits.roles, waits.pendingRoles], [[], ['AUDITOR']])
    // A role that the other had proposed for the one who is left.
    await own.database.query({
      text: `update accounts set pending_roles = '{AUDITOR}', roles_proposed_by = '${departed.id}' where id = '${left.id}'`,
      values: [],
    } as never)
    own.pass(8 * 86_400_000)
    const later = await signInAgain(own, left)
    const alone = (await add(later)).body
    assert.deepEqual([alone.roles, alone.pendingRoles], [['AUDITOR'], []])
    // Also the only one gives nothing to themselves by saving.
    const { firstName, lastName, services, revision } = (await later.send(`GET users/${left.id}`)).body
    const saved = await later.send(`PATCH users/${left.id}`, {
      body: { firstName, lastName, services, roles: ['BFM_ADMIN', 'AUDITOR'] },
      headers: { 'if-match': `"${revision}"` },
    })
    assert.deepEqual([saved.body.roles, saved.body.pendingRoles], [['BFM_ADMIN'], ['AUDITOR']])
    // Alone, but not silently: the auditors are told.
    const { mobile } = (await later.send(`GET users/${auditor.id}`)).body
    const { body } = await later.send(`GET dev/outbox?to=${encodeURIComponent(mobile)}`)
    assert.match(body[0]?.text ?? '', new RegExp(alone.username))
  } finally {
    await own.close()
  }
})
