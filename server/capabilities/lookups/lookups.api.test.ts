// Looking people up by an identifier: counted for each member of staff, written down, refused in words beyond.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { cardAnswers, openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let citizen: Awaited<ReturnType<TestPortal['citizen']>>
before(async () => {
  portal = await openTestPortal({ LOOKUPS_PER_DAY: '4' })
  citizen = await portal.citizen()
  await citizen.file()
})
after(() => portal.close())

type Person = typeof citizen
const entries = (actorId: string) =>
  portal.database.query<{ kind: string; subject: string | null; by: string; whole: string }>(
    sql`select kind, subject_id as subject, detail ->> 'by' as by, detail::text as whole
      from audit_entries where actor_id = ${actorId} and kind like 'people.%' order by at, place`,
  )
const where = { 'data.nationalId': cardAnswers.nationalId }
const byAnswer = (who: Person) => who.send('POST LIBRARY_CARD/query', { body: { filter: { where } } })
const byMobile = (who: Person) =>
  who.call('POST dynamic_services/inboxById', { body: { mobile: `+2${citizen.username}` } })
const forActing = (who: Person) =>
  who.call('POST people/search', { body: { nationalId: cardAnswers.nationalId } })

test('every look-up by an identifier is written down, whichever screen it comes from', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  for (const look of [byAnswer, byMobile, forActing]) assert.equal((await look(officer)).status, 200)
  const found = await entries(officer.id)
  assert.deepEqual(found.map(({ kind, subject, by }) => `${kind} ${by} ${subject}`).sort(), [
    `people.searched mobile ${citizen.id}`,
    `people.searched nationalId ${citizen.id}`,
    'people.searched nationalId null',
  ])
  for (const { whole } of found)
    assert.ok(!whole.includes(cardAnswers.nationalId) && !whole.includes(citizen.username))
  // The person is told, and an ordinary filter is no look-up.
  const looks = (await citizen.send(`GET citizen/${citizen.id}/viewings`)).body
  assert.equal(looks.filter((look: any) => look.kind === 'people.searched').length, 2)
  await officer.send('POST LIBRARY_CARD/query', { body: { filter: { where: { 'data.branch': 'RIVER' } } } })
  assert.equal((await entries(officer.id)).length, 3)
})

test('beyond the budget of a day a look-up is refused in words, and the refusal is written down', async () => {
  const [officer, other] = [await portal.employee(['CASE_OFFICER']), await portal.employee(['CASE_OFFICER'])]
  for (const look of [byAnswer, byMobile, forActing, byAnswer])
    assert.equal((await look(officer)).status, 200)
  for (const look of [byAnswer, byMobile, forActing]) {
    const answer = await look(officer)
    assert.deepEqual(outcomeOf(answer), [429, 'TOO_MANY_LOOKUPS'])
    const error = 'error' in answer ? answer.error : answer.body.error
    assert.match(error.message, /limit for finding people/)
    assert.ok(Number(answer.headers['retry-after']) > 3600)
    assert.ok(!JSON.stringify(answer).includes('Last'))
  }
  const arabic = await officer.call('POST people/search', {
    body: { nationalId: '1' },
    headers: { 'accept-language': 'ar' },
  })
  assert.match(arabic.error.message, /بلغت الحد/)
  const refused = (await entries(officer.id)).filter(({ kind }) => kind === 'people.lookUpRefused')
  assert.deepEqual(refused.map(({ by }) => by).sort(), ['mobile', 'nationalId'], 'the first of each')
  // Lists go on, others are not touched, and the next day begins anew.
  assert.equal((await officer.send('GET LIBRARY_CARD')).status, 200)
  assert.equal((await byMobile(other)).status, 200)
  portal.pass(25 * 3_600_000)
  const back = await portal.browser('EMPLOYEE')
  await portal.signIn(back, 'employee', officer.username)
  assert.equal((await byMobile({ ...officer, call: back.call })).status, 200)
})

test('look-ups that are refused are two rows in a quarter of an hour: the first, and how many followed', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const refusals = async () =>
    (await entries(officer.id))
      .filter(({ kind }) => kind === 'people.lookUpRefused')
      .map(({ whole }) => JSON.parse(whole))
  for (let turn = 0; turn < 4; turn++) assert.equal((await byMobile(officer)).status, 200)
  const from = portal.now().toISOString()
  for (let turn = 0; turn < 30; turn++) assert.equal((await byMobile(officer)).status, 429)
  const first = { by: 'mobile', code: 'TOO_MANY_LOOKUPS' }
  assert.deepEqual(await refusals(), [first])
  // Those of somebody else are theirs, though they sit in the same network.
  const other = await portal.employee(['CASE_OFFICER'])
  for (let turn = 0; turn < 5; turn++) await byMobile(other)
  assert.equal((await entries(other.id)).filter(({ kind }) => kind === 'people.lookUpRefused').length, 1)
  portal.pass(15 * 60_000)
  await portal.portal.run('audit.add_counted')
  assert.deepEqual(await refusals(), [
    first,
    { by: 'mobile', from, until: from, times: 29, codes: 'TOO_MANY_LOOKUPS 29' },
  ])
})

test('of ten look-ups at once no more pass than are left', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const answers = await Promise.all(Array.from({ length: 10 }, () => byMobile(officer)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 4)
})

test('a number typed into the search for people of the audit, or the list of users, is a look-up too; a name is none', async () => {
  const auditor = await portal.employee(['AUDITOR'])
  const admin = await portal.employee(['BFM_ADMIN'])
  const inAudit = (text: string) => auditor.call('POST auditLog/people', { body: { text } })
  const inUsers = (where: object) => admin.call('POST users/query', { body: { filter: { where } } })
  const mobile = { and: [{ or: [{ mobile: `+2${citizen.username}` }] }] }
  for (const { who, byNumber, byName, field } of [
    {
      who: auditor,
      field: 'mobile',
      byNumber: () => inAudit(citizen.username),
      byName: () => inAudit('Laila'),
    },
    {
      who: admin,
      field: 'mobile',
      byNumber: () => inUsers(mobile),
      byName: () => inUsers({ name: { like: '%laila%' } }),
    },
  ]) {
    assert.equal((await byName()).status, 200)
    assert.deepEqual(await entries(who.id), [])
    for (let turn = 0; turn < 4; turn++) assert.equal((await byNumber()).status, 200)
    const { status, error } = await byNumber()
    assert.deepEqual([status, error.code], [429, 'TOO_MANY_LOOKUPS'])
    assert.equal((await byName()).status, 200)
    const found = await entries(who.id)
    assert.deepEqual(
      [
        found.length,
        new Set(found.map(({ by }) => by)),
        found.filter(({ kind }) => kind === 'people.lookUpRefused').length,
      ],
      [5, new Set([field]), 1],
    )
  }
})

test('a filter that names many people is as many look-ups, however it names them', async () => {
  const ids = Array.from({ length: 5 }, (_, index) => `2910412010345${index}`)
  const field = 'data.nationalId'
  const many: Record<string, object> = {
    'a list': { [field]: { inq: ids } },
    alternatives: { or: ids.map(id => ({ [field]: id })) },
    'lists below one another': {
      and: [{ or: [{ [field]: { inq: ids.slice(0, 3) } }, { not: { [field]: { inq: ids.slice(2) } } }] }],
    },
  }
  for (const [name, where] of Object.entries(many)) {
    const officer = await portal.employee(['CASE_OFFICER'])
    const { status, body } = await officer.send('POST LIBRARY_CARD/query', { body: { filter: { where } } })
    assert.deepEqual([status, body.error?.code], [429, 'TOO_MANY_LOOKUPS'], name)
  }
  const admin = await portal.employee(['BFM_ADMIN'])
  const mobiles = ids.map((_, index) => `+20101234567${index}`)
  const users = (where: object) => admin.call('POST users/query', { body: { filter: { where } } })
  // One number in two columns is one person that is looked for.
  const same = { or: [{ mobile: mobiles[0] }, { email: mobiles[0] }, { username: mobiles[0] }] }
  for (let turn = 0; turn < 4; turn++) assert.equal((await users(same)).status, 200)
  const other = await portal.employee(['BFM_ADMIN'])
  const refused = await other.call('POST users/query', {
    body: { filter: { where: { mobile: { inq: mobiles } } } },
  })
  assert.equal(refused.status, 429)
})
