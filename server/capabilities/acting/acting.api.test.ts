// Acting for others over the real API: the code, whose objects the calls are about, and every way a permission may be
// misused.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type Answer, cardAnswers, openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'
import { personActions } from '../../test-requests.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

type Person = Awaited<ReturnType<TestPortal['person']>>
const minute = 60_000
const numberOf = ({ username }: Person) => `+2${username}`
const agentOf = () => portal.person({ slug: 'agent' })
const refused = [422, 'INVALID_REQUEST_OWNER_TOKEN']

/** The calls of someone who acts, with their permission. */
const as = (who: Person, token: string) =>
  personActions((address, options = {}) =>
    who.send(address, { ...options, headers: { 'request-owner-token': token, ...options.headers } }),
  )
const draftOf = (fullName: string) => ({
  body: { version: 1, activityId: 'APPLY', answers: { fullName }, step: '1' },
})
const filing = (key = randomUUID(), more: Record<string, unknown> = {}) => ({
  body: { data: { ...cardAnswers, ...more } },
  headers: { 'idempotency-key': key },
})

const setUp = async (): Promise<{ agent: Person; citizen: Person; token: string }> => {
  const [agent, citizen] = [await agentOf(), await portal.citizen()]
  return { agent, citizen, token: await portal.actFor(agent, numberOf(citizen), 'At the counter') }
}

const audited = (kind: string) =>
  portal.database.query<{ actor_id: string; on_behalf_of: string }>({
    text: `select actor_id, on_behalf_of from audit_entries where kind = '${kind}' order by place desc limit 1`,
    values: [],
  } as never)

test('an agent files for the person who gave the code; history, audit and a message name both', async () => {
  const { agent, citizen, token } = await setUp()
  const acting = as(agent, token)
  assert.deepEqual((await agent.call('GET owners/current')).body.acting?.reason, 'At the counter')
  const filed = await acting.file()

  const own = await citizen.read(filed)
  assert.equal(own.owner.id, citizen.id)
  const [entry] = own.history
  assert.deepEqual([entry?.by?.id, entry?.onBehalfOf?.id], [agent.id, citizen.id])

  const [row] = await portal.database.query<{ owner_id: string; filed_by: string }>({
    text: `select owner_id, filed_by from requests where number = '${filed.ID}'`,
    values: [],
  } as never)
  assert.deepEqual(row, { owner_id: citizen.id, filed_by: agent.id })
  for (const kind of ['acting.begun', 'request.filed'])
    assert.deepEqual((await audited(kind))[0], { actor_id: agent.id, on_behalf_of: citizen.id }, kind)

  const { body: messages } = await citizen.send(`GET dev/outbox?to=${encodeURIComponent(numberOf(citizen))}`)
  const texts = messages.map(({ text }: { text: string }) => text)
  assert.ok(texts.some((text: string) => text.includes('has begun to act for you')))
  assert.ok(texts.some((text: string) => text.includes(filed.ID) && text.includes('for you')))

  const whom = (await agent.call('GET actings')).body
  assert.deepEqual([whom[0]?.person.id, whom[0]?.filed], [citizen.id, [filed.ID]])
  const who = (await citizen.send(`GET citizen/${citizen.id}/actings`)).body
  assert.deepEqual(
    [who[0].person.id, who[0].userSlug, who[0].reason, 'endedAt' in who[0]],
    [agent.id, 'agent', 'At the counter', false],
  )
  const mine = (await agent.call('GET actings/requests')).body
  assert.deepEqual([mine[0]?.ID, mine[0]?.owner.id], [filed.ID, citizen.id])
  assert.ok(mine[0]?.serviceLabel.ar && mine[0]?.serviceLabel.en)
})

test('performing for the person: they are told, and both are named', async () => {
  const { agent, citizen, token } = await setUp()
  const acting = as(agent, token)
  const { ID } = (await acting.send('POST LIBRARY_CARD', filing())).body
  const seen = await acting.send(`GET LIBRARY_CARD/findOne?filter={"where":{"ID":"${ID}"}}`)
  assert.ok(seen.body.can.includes('CANCEL'), seen.body.can)
  const done = await acting.send(`PATCH LIBRARY_CARD/${ID}`, { body: { activityId: 'CANCEL' } })
  assert.equal(done.status, 200, JSON.stringify(done.body))
  const [entry] = done.body.history
  assert.deepEqual([entry.actor, entry.by.id, entry.onBehalfOf.id], ['applicant', agent.id, citizen.id])
  assert.deepEqual((await audited('request.performed'))[0], {
    actor_id: agent.id,
    on_behalf_of: citizen.id,
  })
})

test('everything personal is the person’s, and nothing of it the agent’s own', async () => {
  const { agent, citizen, token } = await setUp()
  const acting = as(agent, token)
  const id = randomUUID()
  await citizen.send(`PUT drafts/LIBRARY_CARD/${id}`, draftOf('نهى'))
  assert.equal((await acting.send(`GET drafts/LIBRARY_CARD/${id}`)).body.answers.fullName, 'نهى')
  const { ID } = (await citizen.send('POST LIBRARY_CARD', filing())).body
  for (const key of ['GET dynamic_services/requestsInbox', 'GET LIBRARY_CARD'])
    assert.deepEqual(
      (await acting.send(key)).body.map((row: any) => row.ID),
      [ID],
      key,
    )
  for (const key of ['GET drafts', 'GET LIBRARY_CARD', 'GET dynamic_services/inbox'])
    assert.deepEqual(outcomeOf(await agent.send(key)), refused, `without a permission: ${key}`)
  assert.deepEqual(outcomeOf(await agent.send('POST LIBRARY_CARD', filing())), refused)
})

test('an employee files with the role for it, and keeps their own work apart', async () => {
  const citizen = await portal.citizen()
  const admin = await portal.employee(['BFM_ADMIN'], [])
  const token = await portal.actFor(admin, numberOf(citizen))
  assert.equal((await as(admin, token).send('POST LIBRARY_CARD', filing())).status, 201)
  const officer = await portal.employee(['CASE_OFFICER'])
  const other = await portal.actFor(officer, numberOf(await portal.citizen()))
  assert.ok((await officer.send('GET LIBRARY_CARD')).body.length > 0, 'given requests without the token')
  assert.deepEqual((await as(officer, other).send('GET LIBRARY_CARD')).body, [], 'the person has none')
  const reports = await portal.employee(['REPORT_MANAGER'])
  assert.deepEqual(outcomeOf(await as(reports, token).send('POST LIBRARY_CARD', filing())), [
    403,
    'FORBIDDEN',
  ])
  assert.equal((await reports.call('POST owners/sendCode', { body: { mobile: '01000000001' } })).status, 403)
})

test('an officer who acts for a person does to their request what the person may, and nothing by their role', async () => {
  const [officer, citizen] = [await portal.employee(['CASE_OFFICER']), await portal.citizen()]
  const acting = as(officer, await portal.actFor(officer, numberOf(citizen)))
  const { ID } = (await acting.send('POST LIBRARY_CARD', filing())).body
  const done = await acting.send(`PATCH LIBRARY_CARD/${ID}`, { body: { activityId: 'APPROVE' } })
  assert.deepEqual(outcomeOf(done), [409, 'TRANSITION_NOT_ALLOWED'])
})

test('a citizen cannot make themselves somebody else by a token', async () => {
  const { citizen, token } = await setUp()
  const other = await portal.citizen()
  const list = await as(other, token).send('GET dynamic_services/requestsInbox')
  assert.deepEqual([list.status, list.body], [200, []])
  assert.equal((await other.send(`GET citizen/${citizen.id}/actings`)).status, 404)
})

test('threat 6: after the end, in another session, of another person, made up, replayed: refused and still signed in', async () => {
  const { agent, citizen, token } = await setUp()
  const tries: [why: string, attempt: () => Promise<Answer>][] = [
    ['a made-up token', () => as(agent, 'x'.repeat(43)).send('GET drafts')],
    ['an over-long token', () => as(agent, 'x'.repeat(5000)).send('GET drafts')],
    ['the citizen’s id as a token', () => as(agent, citizen.id).send('GET drafts')],
    [
      'the permission’s id as a token',
      async () => {
        const { acting } = (await agent.call('GET owners/current')).body
        return as(agent, acting?.id ?? '').send('GET drafts')
      },
    ],
    ['another agent', async () => as(await agentOf(), token).send('GET drafts')],
    ['an employee', async () => as(await portal.employee(['BFM_ADMIN']), token).send('GET drafts')],
  ]
  for (const [why, attempt] of tries) assert.deepEqual(outcomeOf(await attempt()), refused, why)
  assert.equal((await as(agent, token).send('GET drafts')).status, 200, 'the right one still opens')

  // The same agent in another browser.
  const second = await portal.browser('AGENT')
  await portal.signIn(second, 'agent', agent.username)
  assert.deepEqual(
    outcomeOf(await as({ ...second, id: '', username: '', slug: 'agent' }, token).send('GET drafts')),
    refused,
  )

  await agent.call('POST owners/release', { body: {} })
  assert.deepEqual(outcomeOf(await as(agent, token).send('GET drafts')), refused, 'after it was released')
  assert.equal((await agent.call('GET owners/current')).status, 200, 'and the session lives')
})

test('ends after half an hour, with the session, and when the person is disabled', async () => {
  const disabled = await setUp()
  await portal.database.query({
    text: `update accounts set status = 'disabled' where id = '${disabled.citizen.id}'`,
    values: [],
  } as never)
  assert.deepEqual(
    outcomeOf(await as(disabled.agent, disabled.token).send('GET drafts')),
    refused,
    'disabled',
  )

  const out = await setUp()
  await out.agent.send('POST agent/logout', { body: {} })
  const replayed = await portal.person({ slug: 'agent' })
  assert.deepEqual(
    outcomeOf(await as(replayed, out.token).send('GET drafts')),
    refused,
    'replayed after signing out',
  )

  const { agent, citizen, token } = await setUp()
  portal.pass(29 * minute)
  await agent.call('POST authTokens/activityHeartbeat', { body: { lastActive: portal.now().toISOString() } })
  assert.equal((await as(agent, token).send('GET drafts')).status, 200)
  portal.pass(2 * minute)
  assert.deepEqual(outcomeOf(await as(agent, token).send('GET drafts')), refused, 'too late')
  assert.equal((await agent.call('GET owners/current')).body.acting, null)
  assert.ok((await citizen.send(`GET citizen/${citizen.id}/actings`)).body[0].endedAt)
})

test('one person at a time; nothing of the first is reached with the permission of the second', async () => {
  const { agent, citizen, token } = await setUp()
  const first = as(agent, token)
  const draft = randomUUID()
  await first.send(`PUT drafts/LIBRARY_CARD/${draft}`, draftOf('الأول'))
  const key = randomUUID()
  const { ID } = (await first.send('POST LIBRARY_CARD', filing(key))).body

  const second = await portal.citizen()
  const next = await portal.actFor(agent, numberOf(second))
  assert.deepEqual(outcomeOf(await first.send('GET drafts')), refused, 'the first ended as the second began')
  const acting = as(agent, next)
  assert.equal((await acting.send(`GET drafts/LIBRARY_CARD/${draft}`)).status, 404)
  assert.equal((await acting.send(`PUT drafts/LIBRARY_CARD/${draft}`, draftOf('تسرّب'))).status, 404)
  assert.equal((await acting.send(`GET LIBRARY_CARD/findOne?filter={"where":{"ID":"${ID}"}}`)).status, 404)
  assert.equal(
    (await acting.send(`PATCH LIBRARY_CARD/${ID}`, { body: { activityId: 'CANCEL' } })).status,
    404,
  )
  // The same key files anew for another person, and answers the first filing to nobody but its owner.
  const again = await acting.send('POST LIBRARY_CARD', filing(key))
  assert.equal(again.status, 201)
  assert.notEqual(again.body.ID, ID)
  const replay = await citizen.send('POST LIBRARY_CARD', filing(key))
  assert.equal(replay.body.ID, ID)
})

test('a file’s link is good for who acts, in their session, until the end', async () => {
  const { agent, token, citizen } = await setUp()
  const boundary = 'b0undary'
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  )
  const raw = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="id.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    png,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const sent = await as(agent, token).send('POST files', {
    raw,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  assert.equal((await citizen.send(`GET files/${sent.body.id}`)).status, 200, 'it is the person’s')
  assert.deepEqual(outcomeOf(await agent.send(`GET files/${sent.body.id}`)), refused)
  const { href } = (await as(agent, token).send(`GET files/${sent.body.id}/link`)).body
  const link = `GET ${href.replace('/api/', '')}`
  const statusOf = async (who: Person) =>
    (
      await portal.portal.app.inject({
        url: `/api/${link.slice(4)}`,
        headers: { cookie: [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
    ).statusCode
  assert.equal(await statusOf(agent), 200)
  assert.equal(await statusOf(await agentOf()), 422, 'not in another session')
  await agent.call('POST owners/release', { body: {} })
  assert.equal(await statusOf(agent), 422, 'not after the end')
})

test('an unknown number answers like a known one until the code is proved', async () => {
  const agent = await agentOf()
  const citizen = await portal.citizen()
  const known = await agent.call('POST owners/sendCode', { body: { mobile: numberOf(citizen) } })
  const unknown = await agent.call('POST owners/sendCode', { body: { mobile: '01299999999' } })
  assert.deepEqual([unknown.status, unknown.body], [known.status, known.body])
  for (const mobile of [numberOf(citizen), '01299999999'])
    assert.deepEqual(
      outcomeOf(await agent.call('POST owners/verify', { body: { mobile, code: '000000' } })),
      [422, 'INVALID_CODE'],
    )
  const code = await portal.codeTo('+201299999999')
  assert.deepEqual(
    outcomeOf(await agent.call('POST owners/verify', { body: { mobile: '01299999999', code } })),
    [422, 'USER_NOT_FOUND'],
  )
})

test('a code opens only for the session and the number it was asked for; digits of any kind', async () => {
  const [agent, other, citizen] = [await agentOf(), await agentOf(), await portal.citizen()]
  const mobile = numberOf(citizen)
  await agent.call('POST owners/sendCode', { body: { mobile: citizen.username } })
  const code = await portal.codeTo(mobile)
  assert.deepEqual(outcomeOf(await other.call('POST owners/verify', { body: { mobile, code } })), [
    422,
    'NO_CODE_WAS_SENT',
  ])
  const arabic = [...code].map(digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
  const typed = `${arabic.slice(0, 3)} ${arabic.slice(3)}`
  assert.equal((await agent.call('POST owners/verify', { body: { mobile, code: typed } })).status, 200)
  assert.equal((await agent.call('POST owners/verify', { body: { mobile, code } })).status, 422, 'once')
})

test('odd numbers and bodies are refused in words', async () => {
  const agent = await agentOf()
  for (const mobile of ['12', 'abc', '+2', "' or 1=1 --", '٠١٠'])
    assert.deepEqual(outcomeOf(await agent.call('POST owners/sendCode', { body: { mobile } })), [
      422,
      'MOBILE_NOT_READ',
    ])
  assert.deepEqual(outcomeOf(await agent.call('POST owners/sendCode', { body: {} })), [
    422,
    'VALIDATION_FAILED',
  ])
  const both = { mobile: '01000000001', personId: randomUUID() }
  assert.deepEqual(outcomeOf(await agent.call('POST owners/sendCode', { body: both })), [
    422,
    'VALIDATION_FAILED',
  ])
})

test('a search answers masked, and who was found still gives a code', async () => {
  const [agent, citizen] = [await agentOf(), await portal.citizen()]
  const found = await agent.call('POST people/search', { body: { mobile: citizen.username } })
  assert.equal(found.status, 200)
  const [person] = found.body
  assert.ok(person)
  assert.ok(!JSON.stringify(found.body).includes(citizen.username.slice(0, 8)))
  assert.equal(person.mobile, `…${citizen.username.slice(-4)}`)
  await agent.call('POST owners/sendCode', { body: { personId: person.id } })
  const code = await portal.codeTo(numberOf(citizen))
  const begun = await agent.call('POST owners/verify', { body: { personId: person.id, code } })
  assert.equal(begun.body.acting.owner.id, citizen.id)
  assert.deepEqual((await agent.call('POST people/search', { body: { mobile: '01288888888' } })).body, [])
})

test('an agent reads their own record and no other', async () => {
  const [agent, other] = [await agentOf(), await agentOf()]
  assert.equal((await agent.send(`GET agent/${agent.id}`)).body.username, agent.username)
  assert.equal((await agent.send(`GET agent/${other.id}`)).status, 404)
})

test('the seeds’ calls for a mobile number begin to act too, on the same budgets', async () => {
  const [agent, citizen, auditor] = [
    await agentOf(),
    await portal.citizen(),
    await portal.employee(['AUDITOR']),
  ]
  const mobile = citizen.username
  const send = (who: Person) => who.send('POST citizen/sendMobileVerification', { body: { mobile } })
  assert.deepEqual(outcomeOf(await send(auditor)), [403, 'FORBIDDEN'])
  const sent = await send(agent)
  assert.equal(sent.status, 200, JSON.stringify(sent.body))
  assert.deepEqual(outcomeOf(await agent.call('POST owners/sendCode', { body: { mobile } })), [
    429,
    'NOT_ALLOWED_RESEND',
  ])
  const code = await portal.codeTo(numberOf(citizen))
  const wrong = code === '000000' ? '000001' : '000000'
  const verify = (typed: string) => agent.send('POST citizen/verifyMobile', { body: { mobile, code: typed } })
  assert.deepEqual(outcomeOf(await verify(wrong)), [422, 'INVALID_CODE'])
  const { body } = await verify(code)
  assert.deepEqual(Object.keys(body).sort(), ['requestOwnerToken', 'verified'])
  assert.equal((await agent.call('GET owners/current')).body.acting?.owner.id, citizen.id)
  assert.equal((await as(agent, body.requestOwnerToken).send('POST LIBRARY_CARD', filing())).status, 201)
})

test('whom one acted for goes back page by page, each once and the newest first', async () => {
  const { agent, citizen } = await setUp()
  await portal.database.query({
    text: `insert into actings (id, token_hash, session_id, actor_id, owner_id, reason, began_at, expires_at, ended_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, decode(md5(n::text), 'hex'), session_id, actor_id,
        owner_id, 'Earlier', began_at, expires_at, began_at
      from actings, generate_series(1, 100) n where actor_id = '${agent.id}'`,
    values: [],
  } as never)
  for (const [who, key] of [
    [agent, 'GET actings'],
    [citizen, `GET citizen/${citizen.id}/actings`],
  ] as const) {
    const seen: string[] = []
    let after: unknown
    const sizes: number[] = []
    do {
      const page = await who.send(after ? `${key}?after=${after}` : key)
      seen.push(...page.body.map(({ id }: { id: string }) => id))
      sizes.push(page.body.length)
      after = page.headers['x-next-cursor']
    } while (after)
    assert.deepEqual(sizes, [50, 50, 1])
    assert.equal(new Set(seen).size, 101)
    assert.deepEqual(seen, [...seen].sort().reverse())
  }
  assert.equal((await agent.send('GET actings?after=nobody')).status, 400)
})
