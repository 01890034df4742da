// Second doors to what is a person's: their requests, drafts and files, acting for them, and who has seen their data.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../platform/database/index.ts'
import { multipart, pdf } from '../test-files.ts'
import { cardAnswers, openTestPortal, outcomeOf, type Person, type TestPortal } from '../test-portal.ts'

let portal: TestPortal
let citizen: Person
let stranger: Person
let officer: Person
before(async () => {
  portal = await openTestPortal({ LOOKUPS_PER_DAY: '4' })
  citizen = await portal.citizen()
  stranger = await portal.citizen()
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const minute = 60_000
const owner = (token: string) => ({ 'request-owner-token': token })
const mobileOf = ({ username }: Person) => `+2${username}`
const actFor = async (who: Person, person: Person): Promise<string> => {
  portal.pass(2 * minute)
  return portal.actFor(who, mobileOf(person))
}
const upload = async (who: Person, name: string): Promise<string> =>
  (await who.send('POST files', multipart(pdf(name)))).body.id
const looksOf = async (person: Person): Promise<string[]> =>
  (await person.send(`GET citizen/${person.id}/viewings`)).body.map(({ kind }: { kind: string }) => kind)
let people = 0
const someone = (more: object = {}) => {
  people += 1
  return {
    identity: 'NATIONAL_ID',
    nationalId: `2910412010${String(4000 + people)}`,
    firstName: 'هدى',
    lastName: 'سالم',
    mobile: `+20115560${String(people).padStart(4, '0')}`,
    ...more,
  }
}
const openAtDesk = async (who: Person, data: ReturnType<typeof someone>) => {
  await who.send('POST people/sendCode', { body: { data } })
  return who.send('POST people', { body: { data, code: await portal.codeTo(data.mobile) } })
}

test('an employee who learns at the desk that an identifier has an account has looked its owner up', async () => {
  const known = someone()
  assert.equal((await openAtDesk(officer, known)).status, 201)
  const username = `0${known.mobile.slice(3)}`
  await portal.database.query(
    sql`update accounts set identity_document = 'nationalId', identity_proved_at = now(), identity_provider = 'registry'
      where user_slug = 'citizen' and username = ${username}`,
  )
  portal.pass(2 * minute)
  const curious = await portal.employee(['CASE_OFFICER'])
  const { body } = await openAtDesk(curious, someone({ nationalId: known.nationalId }))
  assert.equal(body.error.code, 'Duplicate_Data')
  // Its owner reads of it in “who saw my data”.
  const owned = await portal.accounts.findByUsername('citizen', username)
  const rows = await portal.database.query<{ actorId: string; detail: object }>(
    sql`select actor_id as "actorId", detail from audit_entries
      where kind = 'people.searched' and subject_id = ${owned?.id ?? ''}`,
  )
  assert.deepEqual(rows, [{ actorId: curious.id, detail: { by: 'nationalId', found: 1 } }])
})

test('look-ups of one day are one budget, whichever screen asks, also acting and for a legal hold', async () => {
  const admin = await portal.employee(['BFM_ADMIN', 'CASE_OFFICER'])
  const codes: unknown[] = []
  for (let turn = 0; turn < 4; turn++)
    await admin.send('POST people/search', { body: { mobile: `+2010990000${10 + turn}` } })
  for (const [path, body] of [
    ['people/search', { mobile: '+201099000020' }],
    ['people/search', { nationalId: '29104120103458' }],
    ['dynamic_services/inboxById', { nationalId: '29104120103458' }],
    ['holds', { nationalId: '29104120103458', reason: 'A court asked' }],
    ['users/query', { filter: { where: { mobile: '+201099000020' } } }],
    ['users/query', { filter: { where: { or: [{ firstName: 'x' }, { email: 'a@b.eg' }] } } }],
  ] as const)
    codes.push([path, (await admin.send(`POST ${path}`, { body })).body?.error?.code])
  assert.deepEqual(
    codes.filter(([, code]: any) => code !== 'TOO_MANY_LOOKUPS'),
    [],
  )
})

test('a permission to act is of its session: not for a colleague, another session, a link or after it ended', async () => {
  const token = await actFor(officer, citizen)
  const { ID } = await citizen.file()
  const read = (who: Person, headers: Record<string, string>, more = '') =>
    who.send(`GET drafts${more}`, { headers })
  assert.equal((await read(officer, owner(token))).status, 200)
  const colleague = await portal.employee(['CASE_OFFICER'])
  assert.equal((await read(colleague, owner(token))).body.error.code, 'INVALID_REQUEST_OWNER_TOKEN')
  const { id } = (await officer.send('GET owners/current')).body.acting
  assert.ok((await read(colleague, {}, `?acting=${id}`)).status >= 400)
  assert.equal((await stranger.send('GET drafts', { headers: owner(token) })).body.length, 0)
  // Acting gives none of the calls that open the account, or that are its owner's alone.
  for (const [call, body] of [
    [`GET citizen/${citizen.id}`, undefined],
    [`GET citizen/${citizen.id}/sessions`, undefined],
    [`POST citizen/${citizen.id}/erasure`, { reason: '' }],
    [`POST citizen/${citizen.id}/data`, {}],
    [`GET citizen/${citizen.id}/viewings`, undefined],
    [`POST citizen/${citizen.id}/factors`, { kind: 'totp' }],
    [`PATCH citizen/${citizen.id}`, { data: { firstName: 'X' } }],
  ] as const) {
    const { status } = await officer.send(call, { headers: owner(token), ...(body ? { body } : {}) })
    assert.ok(status >= 400, `${call}: ${status}`)
  }
  // Nor the work of staff on the same request.
  const decided = await officer.send(`PATCH LIBRARY_CARD/${ID}`, {
    body: { activityId: 'APPROVE' },
    headers: { ...owner(token), 'if-match': '"1"' },
  })
  assert.ok(decided.status >= 400)
  await officer.send('POST owners/release', { body: {} })
  assert.equal((await read(officer, owner(token))).body.error.code, 'INVALID_REQUEST_OWNER_TOKEN')
})

test('acting ends with the person, the one who acts and the next person', async () => {
  const [first, next] = [await portal.citizen(), await portal.citizen()]
  const agent = await portal.person({ slug: 'agent' })
  const earlier = await actFor(agent, first)
  const later = await actFor(agent, next)
  assert.equal(
    (await agent.send('GET drafts', { headers: owner(earlier) })).body.error.code,
    'INVALID_REQUEST_OWNER_TOKEN',
  )
  assert.equal((await agent.send('GET drafts', { headers: owner(later) })).status, 200)
  const admin = await portal.employee(['BFM_ADMIN'])
  await next.send(`POST citizen/${next.id}/erasure`, { body: { reason: '' } })
  const [{ id }] = (await admin.send('GET erasures')).body.filter(
    ({ person }: { person: { id: string } }) => person.id === next.id,
  )
  const done = await admin.send(`POST erasures/${id}/decide`, { body: { decision: 'erase', answer: 'Done' } })
  assert.equal(done.status, 204, JSON.stringify(done.body))
  assert.ok((await agent.send('GET drafts', { headers: owner(later) })).status >= 400)
  assert.equal((await next.send('GET drafts')).status, 401)
  const again = await admin.send(`POST erasures/${id}/decide`, { body: { decision: 'refuse', answer: 'No' } })
  assert.equal(again.status, 409)
  await admin.send(`POST users/${agent.id}/disable`)
  assert.equal((await agent.send('GET owners/current')).status, 401)
})

test('a legal hold stops an erasure at every order of the two, also decided and placed at once', async () => {
  const person = await portal.citizen()
  await person.send(`POST citizen/${person.id}/erasure`, { body: { reason: '' } })
  const admin = await portal.employee(['BFM_ADMIN'])
  const [{ id }] = (await admin.send('GET erasures')).body.filter(
    (row: { person: { id: string } }) => row.person.id === person.id,
  )
  const erase = () =>
    admin.send(`POST erasures/${id}/decide`, { body: { decision: 'erase', answer: 'Done' } })
  const hold = () => admin.send(`POST erasures/${id}/hold`, { body: { reason: 'A court asked' } })
  const [placement, erasure] = await Promise.all([hold(), erase()])
  assert.ok(
    [placement.status, erasure.status].filter(status => status === 204).length === 1,
    `${placement.status} ${erasure.status}`,
  )
})

test('a request, draft or file of another is nobody’s by id, number, answer, key or another service', async () => {
  const filed = await citizen.file(cardAnswers, { key: 'a-key-of-theirs' })
  const { ID, id } = filed
  const draft = crypto.randomUUID()
  const body = { version: 1, activityId: 'APPLY', answers: { fullName: 'Layla' } }
  assert.ok((await citizen.send(`PUT drafts/LIBRARY_CARD/${draft}`, { body })).status < 300)
  const file = await upload(citizen, 'a.pdf')
  for (const call of [
    `GET LIBRARY_CARD/${ID}`,
    `GET LIBRARY_CARD/${id}`,
    `GET ROOM_BOOKING/${id}`,
    `GET drafts/LIBRARY_CARD/${draft}`,
    `GET files/${file}`,
    `GET files/${file}/link`,
    `DELETE files/${file}`,
    `DELETE drafts/LIBRARY_CARD/${draft}`,
  ])
    assert.equal((await stranger.send(call)).status, 404, call)
  const headers = { 'tus-resumable': '1.0.0' }
  for (const method of ['HEAD', 'DELETE'])
    assert.equal((await stranger.send(`${method} files/resumable/${file}`, { headers })).status, 404, method)
  assert.ok((await stranger.send(`PUT drafts/LIBRARY_CARD/${draft}`, { body })).status >= 400)
  const exists = await stranger.send(`GET LIBRARY_CARD/${id}/exists`)
  assert.ok(exists.status === 404 || exists.body.exists === false)
  const own = await stranger.file(cardAnswers, { key: 'a-key-of-theirs' })
  assert.notEqual(own.ID, ID)
  const again = await citizen.file(cardAnswers, { key: 'a-key-of-theirs' })
  assert.equal(again.ID, ID)
  const where = encodeURIComponent(JSON.stringify({ where: { or: [{ ID }, { ID: { neq: 'x' } }] } }))
  const listed = await stranger.send(`GET LIBRARY_CARD?filter=${where}`)
  assert.ok(!JSON.stringify(listed.body).includes(ID))
})

test('the link of a file is of its person, file and kind, and ends with its minutes', async () => {
  const [file, other] = [await upload(citizen, 'a.pdf'), await upload(citizen, 'b.pdf')]
  const { href } = (await citizen.send(`GET files/${file}/link`)).body
  const path = String(href).replace(/^.*\/api\//, '')
  assert.equal((await citizen.send(`GET ${path}`)).status, 200)
  const changed = [
    path.replace(file, other),
    path.replace('what=file', 'what=thumbnail'),
    path.replace(/until=\d+/, 'until=99999999999999'),
  ]
  for (const each of changed) assert.ok((await citizen.send(`GET ${each}`)).status >= 400, each)
  assert.ok((await stranger.send(`GET ${path}`)).status >= 400)
  assert.ok((await officer.send(`GET ${path}`)).status >= 400)
  assert.ok((await (await portal.browser()).send(`GET ${path}`)).status >= 400)
  portal.pass(6 * minute)
  assert.ok((await citizen.send(`GET ${path}`)).status >= 400)
})

test('staff of another service see, find and count nothing of a request, and change none by a bulk act', async () => {
  const { ID, id } = await citizen.file()
  const far = await portal.employee(['CASE_OFFICER', 'SUPERVISOR'], ['ROOM_BOOKING'])
  const before = (await looksOf(citizen)).length
  for (const call of [`GET LIBRARY_CARD/${ID}`, `GET ROOM_BOOKING/${id}`, `GET LIBRARY_CARD/${id}/letters`])
    assert.equal((await far.send(call)).status, 404, call)
  const found = await far.send('POST dynamic_services/inboxById', { body: { ID } })
  assert.ok(!JSON.stringify(found.body).includes(id))
  const items = [{ id, revision: 1 }]
  for (const [act, more] of [
    ['bulkPerform', { activityId: 'START_REVIEW' }],
    ['bulkAssign', { assigneeId: officer.id }],
  ] as const) {
    const theirs = await far.send(`POST LIBRARY_CARD/${act}`, { body: { items, ...more } })
    const [result] = theirs.body.results ?? []
    assert.ok(
      [403, 404].includes(theirs.status) || result?.error?.code === 'NOT_FOUND',
      JSON.stringify(theirs.body),
    )
  }
  const { status } = await citizen.read({ serviceSlug: 'LIBRARY_CARD', id })
  assert.equal(status, (await officer.send(`GET LIBRARY_CARD/${ID}`)).body.status)
  assert.equal((await looksOf(citizen)).length, before + 1)
})

test('whoever exports, previews or prints with a person’s request is in “who saw my data” like whoever opens it', async () => {
  const { ID } = await citizen.file()
  const admin = await portal.employee(['BFM_ADMIN'])
  const before = (await looksOf(citizen)).length
  const preview = await admin.send('POST notificationTemplates/preview', {
    body: {
      kind: 'requestSubmitted',
      ID,
      title: { ar: 'وصل', en: 'It came' },
      text: { ar: '{number}', en: '{number}' },
    },
  })
  assert.equal(preview.status, 200, JSON.stringify(preview.body))
  assert.equal((await looksOf(citizen)).length, before + 1)
  assert.equal((await admin.send(`GET citizen/${citizen.id}`)).status, 200)
  assert.equal((await looksOf(citizen)).length, before + 2)
})

test('files of a visitor’s browser are claimed by that browser alone', async () => {
  const visitor = await portal.browser()
  const sent = await visitor.send('POST files', multipart(pdf('v.pdf')))
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  const claimed = await stranger.send('POST files/claim', { body: { ids: [sent.body.id] } })
  assert.ok(claimed.status >= 400 || claimed.body.ids.length === 0)
  const other = await portal.browser()
  assert.equal((await other.send(`GET files/${sent.body.id}`)).status, 404)
  assert.deepEqual(outcomeOf(await visitor.send(`GET files/${sent.body.id}`)), [200, undefined])
})
