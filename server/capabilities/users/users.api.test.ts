// Managing staff over the real API: who may, what is refused, links, and sessions that end with an account.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { cardAnswers, openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'
import { publishService } from '../../test-services.ts'

let portal: TestPortal
let admin: Awaited<ReturnType<TestPortal['employee']>>
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const day = 86_400_000
let added = 0
const typed = (more: Record<string, unknown> = {}) => {
  added += 1
  return {
    username: `staff${added}`,
    userSlug: 'employee',
    firstName: 'Mona',
    lastName: `Said ${added}`,
    email: `staff${added}@example.eg`,
    roles: ['CASE_OFFICER'],
    services: ['*'],
    ...more,
  }
}
const add = async (more: Record<string, unknown> = {}) => {
  const answer = await admin.send('POST users', { body: typed(more) })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body
}
const inputOf = ({ firstName, lastName, email, roles, services }: any, more = {}) => ({
  firstName,
  lastName,
  email: email ?? '',
  roles,
  services,
  ...more,
})
const linkTo = async (email: string): Promise<string> => {
  const { body } = await admin.send(`GET dev/outbox?to=${encodeURIComponent(email)}`)
  return /#([\w-]+)/.exec(body[0]?.text ?? '')?.[1] ?? ''
}
const visitor = () => portal.browser('EMPLOYEE')
const accept = async (token: string, password: string) =>
  (await visitor()).call('POST invitations/accept', { body: { token, password } })
const signIn = async (username: string, password: string, slug = 'employee') => {
  const browser = await portal.browser(slug === 'agent' ? 'AGENT' : 'EMPLOYEE')
  const answer = await browser.send(`POST ${slug}/login`, { body: { username, password } })
  if (answer.status === 200) browser.held.token = answer.body.usertoken
  return { ...browser, answer }
}
const auditOf = (id: string) =>
  portal.database.query<{ kind: string; actor_id: string; detail: any }>({
    text: `select kind, actor_id, detail from audit_entries where subject_id = '${id}' order by at desc, place desc`,
    values: [],
  } as never)

test('added, invited, signed in by the link, which works once', async () => {
  const user = await add({ invite: true })
  assert.equal(user.status, 'invited')
  const token = await linkTo(user.email)
  const opened = await (await visitor()).call('POST invitations/open', { body: { token } })
  assert.deepEqual([opened.body.username, opened.body.purpose], [user.username, 'invitation'])
  assert.deepEqual(outcomeOf(await accept(token, 'short')), [422, 'INVALID_PASSWORD'])
  assert.equal((await accept(token, 'Strong#2026')).status, 204)
  assert.deepEqual(outcomeOf(await accept(token, 'Other#2026')), [422, 'LINK_NOT_GOOD'])
  assert.equal((await signIn(user.username, 'Strong#2026')).answer.status, 200)
  assert.equal((await admin.send(`GET users/${user.id}`)).body.status, 'active')
  const kinds = (await auditOf(user.id)).map(({ kind }) => kind)
  for (const kind of ['person.added', 'person.invited', 'person.password'])
    assert.ok(kinds.includes(kind), kind)
  assert.ok(!JSON.stringify(await auditOf(user.id)).includes(user.email))
})

test('a link ends: after a week, with a newer one, with the account; a made-up one never begins', async () => {
  const user = await add({ invite: true })
  const first = await linkTo(user.email)
  portal.pass(60_000)
  assert.equal((await admin.send(`POST users/${user.id}/invite`, { body: {} })).status, 200)
  const second = await linkTo(user.email)
  assert.notEqual(first, second)
  assert.deepEqual(outcomeOf(await accept(first, 'Strong#2026')), [422, 'LINK_NOT_GOOD'])
  await admin.send(`POST users/${user.id}/disable`, { body: {} })
  assert.deepEqual(outcomeOf(await accept(second, 'Strong#2026')), [422, 'LINK_NOT_GOOD'])
  assert.deepEqual(outcomeOf(await accept(randomUUID(), 'Strong#2026')), [422, 'LINK_NOT_GOOD'])
  const late = await add({ invite: true })
  const token = await linkTo(late.email)
  portal.pass(7 * day + 1000)
  assert.deepEqual(outcomeOf(await accept(token, 'Strong#2026')), [422, 'LINK_NOT_GOOD'])
  admin = await portal.employee(['BFM_ADMIN'])
})

test('a reset puts the old password and the sessions out of use, and shows no password', async () => {
  const person = await portal.employee(['AUDITOR'])
  assert.deepEqual(outcomeOf(await admin.send(`POST users/${person.id}/resetPassword`, { body: {} })), [
    422,
    'NO_EMAIL',
  ])
  assert.equal((await person.call('GET misc/appData')).status, 200)
  // Their own proof of an address; what an administrator enters waits for it (second-administrator.api.test.ts).
  await person.send(`PATCH employee/${person.id}`, { body: { data: { email: 'reset@example.eg' } } })
  const proof = await linkTo('reset@example.eg')
  assert.equal((await person.send('POST employee/verifyEmail', { body: { token: proof } })).status, 204)
  const answer = await admin.send(`POST users/${person.id}/resetPassword`, { body: {} })
  assert.equal(answer.status, 200)
  assert.ok(!JSON.stringify(answer.body).toLowerCase().includes('password'))
  assert.equal((await signIn(person.username, portal.password)).answer.status, 422)
  assert.equal(
    (
      await person.call('POST authTokens/activityHeartbeat', {
        body: { lastActive: portal.now().toISOString() },
      })
    ).status,
    401,
  )
  assert.equal((await accept(await linkTo('reset@example.eg'), 'Fresh#2026')).status, 204)
  assert.equal((await signIn(person.username, 'Fresh#2026')).answer.status, 200)
})

test('disabled in mid-session: the next call signs out, and enabling brings no old session back', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  assert.equal((await person.send('GET LIBRARY_CARD')).status, 200)
  assert.equal((await admin.send(`POST users/${person.id}/disable`, { body: {} })).body.status, 'disabled')
  assert.equal((await person.send('GET LIBRARY_CARD')).status, 401)
  assert.equal((await signIn(person.username, portal.password)).answer.status, 422)
  assert.deepEqual(outcomeOf(await admin.send(`POST users/${person.id}/disable`, { body: {} })), [
    422,
    'NOT_NOW',
  ])
  assert.equal((await admin.send(`POST users/${person.id}/enable`, { body: {} })).body.status, 'active')
  assert.equal((await person.send('GET LIBRARY_CARD')).status, 401)
  assert.equal((await signIn(person.username, portal.password)).answer.status, 200)
})

test('roles changed in mid-session count from the next call, and the audit says from what to what', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const seen = (await admin.send(`GET users/${person.id}`)).body
  const change = (more: object, revision?: number) =>
    admin.send(`PATCH users/${person.id}`, {
      body: inputOf(seen, more),
      ...(revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } }),
    })
  assert.deepEqual(outcomeOf(await change({ roles: [] })), [428, 'PRECONDITION_REQUIRED'])
  assert.equal((await change({ roles: ['SERVICE_DESIGNER'] }, seen.revision)).status, 200)
  assert.equal((await person.send('GET LIBRARY_CARD')).status, 403)
  const stale = await change({ roles: ['SUPERVISOR'] }, seen.revision)
  assert.deepEqual([...outcomeOf(stale), stale.body.current.roles], [409, 'CONFLICT', ['SERVICE_DESIGNER']])
  const entries = await auditOf(person.id)
  const entry = entries.find(({ kind }) => kind === 'person.changed')
  assert.deepEqual(
    [entry?.actor_id, entry?.detail.changed.roles],
    [admin.id, { from: ['CASE_OFFICER'], to: ['SERVICE_DESIGNER'] }],
  )
})

test('services taken away in mid-session count from the next call', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const seen = (await admin.send(`GET users/${person.id}`)).body
  const give = (services: string[], revision: number) =>
    admin.send(`PATCH users/${person.id}`, {
      body: inputOf(seen, { services }),
      headers: { 'if-match': `"${revision}"` },
    })
  const citizen = await portal.citizen()
  const filed = await citizen.send('POST LIBRARY_CARD', { body: { data: cardAnswers } })
  const own = async () =>
    (await person.send('GET LIBRARY_CARD')).body.some(({ ID }: any) => ID === filed.body.ID)
  assert.equal((await give(['LIBRARY_CARD'], seen.revision)).status, 200)
  assert.equal(await own(), true)
  assert.equal((await give([], seen.revision + 1)).status, 200)
  assert.equal(await own(), false)
})

test('where staff work and what they are given is chosen from what there is', async () => {
  const { body: choices } = await admin.call('GET users/choices')
  assert.ok(choices.services.some(({ slug }: any) => slug === 'LIBRARY_CARD'))
  assert.ok(choices.places.some(({ code, isHolding }: any) => code === 'LIBRARY_TRUST' && isHolding))
  const named = async (more: Record<string, unknown>) =>
    ((await admin.send('POST users', { body: typed(more) })).body.error?.details ?? []).map(
      ({ path, key }: any) => `${path} ${key}`,
    )
  assert.deepEqual(await named({ services: ['NO_SUCH_SERVICE'], company: 'Library' }), [
    'body.services unknown',
    'body.company unknown',
  ])
  assert.deepEqual(await named({ company: 'LIBRARY', sector: 'LIBRARY_TRUST_BOOKS' }), [
    'body.sector unknown',
  ])
  const holding = { company: 'LIBRARY_TRUST', sector: 'LIBRARY_TRUST_BOOKS' }
  const user = await add({ ...holding, services: ['LIBRARY_CARD'], invite: true })
  assert.deepEqual([user.company, user.sector, user.services], [...Object.values(holding), ['LIBRARY_CARD']])
  // In the person's own profile the holding company has fields of its own.
  const person = await portal.employee(['AUDITOR'])
  const seen = (await admin.send(`GET users/${person.id}`)).body
  await admin.send(`PATCH users/${person.id}`, {
    body: inputOf(seen, holding),
    headers: { 'if-match': `"${seen.revision}"` },
  })
  const { data } = (await person.send(`GET employee/${person.id}`)).body
  assert.deepEqual([data.eehcCompany, data.eehcSector, data.company], [...Object.values(holding), undefined])
})

test('nobody disables themselves or gives up managing users', async () => {
  assert.deepEqual(outcomeOf(await admin.send(`POST users/${admin.id}/disable`, { body: {} })), [
    422,
    'NOT_ONESELF',
  ])
  const seen = (await admin.send(`GET users/${admin.id}`)).body
  const headers = { 'if-match': `"${seen.revision}"` }
  assert.deepEqual(
    outcomeOf(
      await admin.send(`PATCH users/${admin.id}`, { body: inputOf(seen, { roles: ['AUDITOR'] }), headers }),
    ),
    [422, 'NOT_ONESELF'],
  )
  const renamed = inputOf(seen, { lastName: 'Other' })
  assert.equal((await admin.send(`PATCH users/${admin.id}`, { body: renamed, headers })).status, 200)
})

test('what was typed wrong is named; a citizen is nobody here; nothing but the form is taken', async () => {
  const bad = await admin.send('POST users', {
    body: typed({
      username: 'Not Good',
      firstName: ' ',
      mobile: '12',
      email: 'x',
      roles: ['KING'],
      services: ['a'],
    }),
  })
  assert.deepEqual(
    bad.body.error.details.map(({ path, key }: any) => `${path} ${key}`),
    [
      'body.username shape',
      'body.firstName required',
      'body.mobile shape',
      'body.email shape',
      'body.roles unknown',
      'body.services shape',
    ],
  )
  for (const userSlug of ['citizen', 'root'])
    assert.equal((await admin.send('POST users', { body: typed({ userSlug }) })).status, 422, userSlug)
  for (const more of [{ status: 'active' }, { passwordHash: 'x' }, { id: randomUUID() }])
    assert.equal((await admin.send('POST users', { body: typed(more) })).status, 422)
  const user = await add()
  const again = await admin.send('POST users', { body: { ...typed(), username: user.username } })
  assert.deepEqual(outcomeOf(again), [422, 'Duplicate_Data'])
  const citizen = await portal.citizen()
  for (const key of [`GET users/${citizen.id}`, 'GET users/nobody'])
    assert.equal((await admin.send(key)).status, 404, key)
  for (const act of ['disable', 'resetPassword', 'invite'])
    assert.equal((await admin.send(`POST users/${citizen.id}/${act}`, { body: {} })).status, 404, act)
  assert.equal((await citizen.call('GET misc/appData')).status, 200)
})

test('the list: by role, status and name in any spelling; numbers only in the body; pages; no hash', async () => {
  await add({ firstName: 'أمينة', lastName: 'حُسنى', roles: ['REPORT_MANAGER'] })
  const list = async (where: object, more = '') =>
    admin.send(`GET users?filter=${encodeURIComponent(JSON.stringify({ where }))}${more}`)
  const byRole = await list({ roles: { like: '% REPORT_MANAGER %' } }, '&total=true')
  assert.deepEqual([byRole.body.length, byRole.headers['x-total-count']], [1, '1'])
  assert.equal((await list({ name: { like: '%امينه%' } })).body.length, 1)
  assert.equal((await list({ status: 'invited', userSlug: 'agent' })).body.length, 0)
  assert.deepEqual(outcomeOf(await list({ mobile: '+201012345678' })), [400, 'INVALID_FILTER'])
  assert.deepEqual(outcomeOf(await list({ passwordHash: 'x' })), [400, 'INVALID_FILTER'])
  const user = await add({ mobile: '٠١٠ ١٢٣٤ ٥٦٧٨' })
  const found = await admin.call('POST users/query', {
    body: { filter: { where: { mobile: '+201012345678' } } },
  })
  assert.deepEqual(
    found.body.map(({ id }: any) => id),
    [user.id],
  )
  assert.ok(!JSON.stringify(found.body).includes('argon2'))
  const first = await admin.send(`GET users?filter=${encodeURIComponent('{"limit":2}')}`)
  const next = await admin.send(
    `GET users?filter=${encodeURIComponent('{"limit":2}')}&after=${encodeURIComponent(String(first.headers['x-next-cursor']))}`,
  )
  assert.equal(new Set([...first.body, ...next.body].map(({ id }: any) => id)).size, 4)
  assert.equal((await admin.call('GET users/count')).status, 200)
})

test('an import: a dry run adds none, a real one the good rows, and again none', async () => {
  const send = async (content: string, dry = false) => {
    const boundary = 'b0undary'
    const raw = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    )
    return admin.send(`POST users/import${dry ? '?dryRun=true' : ''}`, {
      raw,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  }
  const content = [
    'username,firstName,lastName,roles,userSlug,services,company',
    'importa,=1+1,@x,AUDITOR,employee,LIBRARY_CARD,LIBRARY',
    'importb,B,B,,agent,,',
    'bad name,C,C,,,,',
    'importc,D,D,,,NO_SUCH,Nowhere',
  ].join('\n')
  const dry = await send(content, true)
  assert.equal(dry.status, 200, JSON.stringify(dry.body))
  assert.deepEqual(
    dry.body.rows.map(({ line, outcome }: any) => [line, outcome]),
    [
      [2, 'ready'],
      [3, 'ready'],
      [4, 'refused'],
      [5, 'refused'],
    ],
  )
  assert.deepEqual(
    dry.body.rows[3].faults.map(({ field, key }: any) => `${field} ${key}`),
    ['services unknown', 'company unknown'],
  )
  const where = encodeURIComponent(JSON.stringify({ where: { username: { like: 'import%' } } }))
  assert.equal((await admin.send(`GET users?filter=${where}`)).body.length, 0)
  const real = await send(content)
  assert.deepEqual([real.body.added, real.body.refused], [2, 2])
  const [first] = (await admin.send(`GET users?filter=${where}`)).body
  assert.deepEqual([first.firstName, first.lastName, first.status], ['=1+1', '@x', 'invited'])
  const again = await send(content)
  assert.deepEqual(
    again.body.rows.map(({ outcome }: any) => outcome),
    // The role of the first waits for a second administrator: its account is not what the row says.
    ['refused', 'same', 'refused', 'refused'],
  )
  assert.deepEqual(outcomeOf(await send('nonsense\n1')), [422, 'CSV_COLUMNS'])
})

test('administrators say who belongs to the teams of a service, with a list, an audit and a file', async () => {
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  const service = await publishService(designer, 'TEAMED_USERS', definition => {
    const label = definition.serviceLabel
    definition.workflow.teams = [{ code: 'BOARD', label }]
    definition.workflow.transitions[0].by.push('team:BOARD')
  })
  const name = `${service}:BOARD`
  const choices = (await admin.call('GET users/choices')).body
  const team = choices.teams.find(each => each.name === name)
  assert.match(team?.label.ar ?? '', /[؀-ۿ].*: /)
  const user = await add({ teams: [name] })
  assert.deepEqual(user.teams, [name])
  // A client that does not know of teams takes none away.
  const headers = { 'if-match': `"${user.revision}"` }
  const unnamed = await admin.send(`PATCH users/${user.id}`, { body: inputOf(user), headers })
  assert.deepEqual(unnamed.body.teams, [name])
  const left = await admin.send(`PATCH users/${user.id}`, {
    body: inputOf(user, { teams: [] }),
    headers: { 'if-match': `"${unnamed.body.revision}"` },
  })
  assert.deepEqual(left.body.teams, [])
  const [changed] = await auditOf(user.id)
  assert.deepEqual(changed?.detail.changed.teams, { from: [name], to: [] })
  const unknown = await admin.send('POST users', { body: typed({ teams: [`${service}:GHOST`] }) })
  assert.equal(unknown.body.error.details[0].path, 'body.teams')
})
