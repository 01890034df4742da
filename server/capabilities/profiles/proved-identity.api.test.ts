// Who somebody is, proved by a document at a counter: what was only typed keeps nobody from theirs, whoever proves a paper has
// it alone, and nobody is picked silently among those who typed it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ MAX_LOOP_DELAY_MS: '0' })
})
after(() => portal.close())

const password = 'Citizen#2026'
const minute = 60_000
let numbers = 0
const next = (): number => {
  numbers += 1
  return numbers
}
const newNationalId = () => `291041201${String(next()).padStart(5, '0')}`
const newMobile = () => `+20108${String(next()).padStart(7, '0')}`
type Papers = { nationalId: string } | { passportNumber: string; nationality: string }

const verified = async (papers: Papers, mobile = newMobile(), secret = password) => {
  const browser = await portal.browser()
  const data = {
    identity: 'nationalId' in papers ? 'NATIONAL_ID' : 'PASSPORT',
    firstName: 'ليلى',
    lastName: 'حسن علي',
    mobile,
    email: `of${mobile.slice(1)}@example.com`,
    ...papers,
  }
  const sent = await browser.send('POST citizen', {
    body: { data, password: secret, confirmPassword: secret },
  })
  const code = await portal.codeTo(mobile)
  const id: string = sent.body.id
  const answer = await browser.send('POST citizen/verifyMobile', { body: { mobile, code, id } })
  return { browser, answer, id, mobile, username: `0${mobile.slice(3)}` }
}
/** Somebody who has signed up with papers that they typed. */
const signUp = async (papers: Papers, mobile?: string, secret = password) => {
  const person = await verified(papers, mobile, secret)
  assert.equal(person.answer.status, 200, JSON.stringify(person.answer.body))
  const signedIn = await person.browser.send('POST citizen/login', {
    body: { username: person.username, password: secret },
  })
  person.browser.held.token = signedIn.body.usertoken
  return person
}
type Signed = Awaited<ReturnType<typeof signUp>>
type Officer = Awaited<ReturnType<TestPortal['person']>>
const officerOf = () => portal.employee(['CASE_OFFICER'])
/** The person stands at the counter, gives a code and shows a document. */
const atCounter = async (officer: Officer, { mobile }: Pick<Signed, 'mobile'>) => {
  portal.pass(2 * minute)
  await portal.actFor(officer, mobile)
  return (body: object) => officer.send('POST owners/proveIdentity', { body })
}
const prove = async (person: Signed, body: object) => {
  const answer = await (await atCounter(await officerOf(), person))(body)
  assert.equal(answer.status, 204, JSON.stringify(answer.body))
}
const profileOf = async ({ browser, id }: Signed) => (await browser.send(`GET citizen/${id}`)).body
const auditOf = (id: string) =>
  portal.database.query<{ kind: string; actorId: string | null }>(
    sql`select kind, actor_id as "actorId" from audit_entries where subject_id = ${id} and kind like 'person.identity%'`,
  )
const noticesOf = async (id: string) =>
  (
    await portal.database.query<{ kind: string }>(
      sql`select kind from notifications where account_id = ${id} and kind like 'identity%'`,
    )
  ).map(({ kind }) => kind)
const login = async (username: string, secret = password) =>
  (await portal.browser()).send('POST citizen/login', { body: { username, password: secret } })

test('an ID that somebody typed first keeps nobody from signing up, and nothing says that it is in an account', async () => {
  const nationalId = newNationalId()
  const stranger = await verified({ nationalId })
  const owner = await verified({ nationalId })
  assert.deepEqual([owner.answer.status, owner.answer.body], [stranger.answer.status, stranger.answer.body])
  const passport = { passportNumber: `A${next() + 1_000_000}`, nationality: 'SD' }
  assert.equal((await verified(passport)).answer.status, 200)
  assert.equal((await verified(passport)).answer.status, 200)
})

test('an employee proves an identity by the document: it leaves the account that only typed it, and both are told', async () => {
  const nationalId = newNationalId()
  const stranger = await signUp({ nationalId })
  const owner = await signUp({ nationalId })
  const officer = await officerOf()
  const answer = await (await atCounter(officer, owner))({ nationalId })
  assert.equal(answer.status, 204, JSON.stringify(answer.body))
  assert.deepEqual(await auditOf(owner.id), [{ kind: 'person.identityProved', actorId: officer.id }])
  assert.deepEqual(await auditOf(stranger.id), [{ kind: 'person.identityTaken', actorId: officer.id }])
  assert.deepEqual(await noticesOf(owner.id), ['identityProved'])
  assert.deepEqual(await noticesOf(stranger.id), ['identityTaken'])
  for (const { mobile } of [owner, stranger]) {
    const { body } = await stranger.browser.send(`GET dev/outbox?to=${encodeURIComponent(mobile)}`)
    assert.equal(
      body.filter(({ text }: { text: string }) =>
        /identity (is now proved|number in your account)/.test(text),
      ).length,
      1,
      'once by SMS',
    )
  }
  const profile = await profileOf(owner)
  assert.deepEqual(
    [profile.identityProved.document, profile.identityProved.provider, profile.data.nationalId.slice(-4)],
    ['nationalId', null, nationalId.slice(-4)],
  )
  const left = await profileOf(stranger)
  assert.deepEqual(
    [left.identityProved, left.data.nationalId, left.data.firstName, left.username],
    [null, undefined, 'ليلى', stranger.username],
    'everything else stays',
  )
  for (const [person, kind] of [
    [owner, 'person.identityProved'],
    [stranger, 'person.identityTaken'],
  ] as const) {
    const { body } = await person.browser.send(`GET citizen/${person.id}/viewings`)
    assert.ok(
      body.some(
        (row: { kind: string; userSlug: string }) => row.kind === kind && row.userSlug === 'employee',
      ),
      'the person reads it',
    )
  }
})

test('what a document has proved is refused to everybody else: after the code of a sign-up, and at the counter', async () => {
  const nationalId = newNationalId()
  const owner = await signUp({ nationalId })
  const early = await signUp({ nationalId: newNationalId() })
  await prove(owner, { nationalId })
  const late = await verified({ nationalId })
  assert.deepEqual(outcomeOf(late.answer), [422, 'Duplicate_Data'])
  assert.deepEqual(
    late.answer.body.error.details.map(({ path }: { path: string }) => path),
    ['data.nationalId'],
  )
  const read = await atCounter(await officerOf(), early)
  assert.deepEqual(outcomeOf(await read({ nationalId, corrects: true })), [409, 'IDENTITY_OF_ANOTHER'])
  const again = await atCounter(await officerOf(), owner)
  assert.deepEqual(outcomeOf(await again({ nationalId: newNationalId(), corrects: true })), [
    409,
    'IDENTITY_PROVED_ALREADY',
  ])
  assert.equal((await profileOf(early)).identityProved, null)
})

test('two accounts that prove one document at once: one has it', async () => {
  const nationalId = newNationalId()
  const people = [await signUp({ nationalId }), await signUp({ nationalId })]
  const counters = []
  for (const person of people) counters.push(await atCounter(await officerOf(), person))
  const answers = await Promise.all(counters.map(read => read({ nationalId })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409])
  const proved = (await Promise.all(people.map(profileOf))).map(each => each.identityProved !== null)
  assert.deepEqual(proved.sort(), [false, true])
})

test('nobody proves their own identity, nor without the person, a fresh proof or the role', async () => {
  const nationalId = newNationalId()
  const person = await signUp({ nationalId })
  const officer = await officerOf()
  const read = await atCounter(officer, person)
  await portal.database.query(
    sql`update accounts c set national_id = s.national_id, national_id_index = s.national_id_index
      from accounts s where c.id = ${officer.id} and s.id = ${person.id}`,
  )
  assert.deepEqual(outcomeOf(await read({ nationalId })), [409, 'OWN_IDENTITY'])
  const another = newNationalId()
  assert.deepEqual(
    outcomeOf(await read({ nationalId: another, corrects: true })),
    [409, 'OWN_IDENTITY'],
    'nor with another number in an account that holds theirs',
  )
  await portal.database.query(
    sql`update accounts set national_id = null, national_id_index = null, mobile = ${person.mobile} where id = ${officer.id}`,
  )
  assert.deepEqual(outcomeOf(await read({ nationalId })), [409, 'OWN_IDENTITY'], 'the number is theirs')
  assert.equal((await profileOf(person)).identityProved, null)

  const absent = await officerOf()
  const without = await absent.send('POST owners/proveIdentity', { body: { nationalId } })
  assert.deepEqual(outcomeOf(without), [422, 'INVALID_REQUEST_OWNER_TOKEN'])
  const tired = await officerOf()
  await portal.actFor(tired, person.mobile)
  portal.pass(15 * minute)
  const late = await tired.send('POST owners/proveIdentity', { body: { nationalId } })
  assert.deepEqual(outcomeOf(late), [422, 'STEP_UP_REQUIRED'])
  const agent = await portal.person({ slug: 'agent' })
  await portal.actFor(agent, person.mobile)
  for (const who of [agent, await portal.citizen(), await portal.employee(['SUPERVISOR'])])
    assert.equal((await who.send('POST owners/proveIdentity', { body: { nationalId } })).status, 403)
})

test('a number that differs from the account is compared first, and corrected on purpose alone', async () => {
  const [typed, printed] = [newNationalId(), newNationalId()]
  const person = await signUp({ nationalId: typed })
  const read = await atCounter(await officerOf(), person)
  assert.deepEqual(outcomeOf(await read({ nationalId: printed })), [409, 'IDENTITY_DIFFERS'])
  assert.deepEqual(outcomeOf(await read({ nationalId: '123' })), [422, 'VALIDATION_FAILED'])
  assert.deepEqual(outcomeOf(await read({})), [422, 'VALIDATION_FAILED'])
  assert.equal((await read({ nationalId: printed, corrects: true })).status, 204)
  assert.equal((await profileOf(person)).data.nationalId.slice(-4), printed.slice(-4))
  assert.equal((await verified({ nationalId: typed })).answer.status, 200, 'what was wrong is nobody’s')
})

test('an Egyptian passport proves by the national ID in it, so that one person is not two; others by their country', async () => {
  const egyptian = await signUp({ passportNumber: `A${next() + 1_000_000}`, nationality: 'EG' })
  const read = await atCounter(await officerOf(), egyptian)
  const byPassport = await read({ passportNumber: 'A1234567', nationality: 'EG' })
  assert.deepEqual(outcomeOf(byPassport), [422, 'IDENTITY_BY_NATIONAL_ID'])
  const nationalId = newNationalId()
  const twin = await signUp({ nationalId })
  assert.equal((await read({ nationalId })).status, 204)
  const readTwin = await atCounter(await officerOf(), twin)
  assert.deepEqual(outcomeOf(await readTwin({ nationalId })), [409, 'IDENTITY_OF_ANOTHER'])

  const passport = { passportNumber: `P${next() + 1_000_000}`, nationality: 'SD' }
  const foreigner = await signUp(passport)
  await prove(foreigner, passport)
  assert.equal((await profileOf(foreigner)).identityProved.document, 'passportNumber')
  assert.deepEqual(outcomeOf((await verified(passport)).answer), [422, 'Duplicate_Data'])
  assert.equal((await verified({ ...passport, nationality: 'IT' })).answer.status, 200, 'another country')
})

test('a search by an ID lists all who typed it, and only its owner once it is proved', async () => {
  const nationalId = newNationalId()
  const people = [await signUp({ nationalId }), await signUp({ nationalId })]
  const officer = await officerOf()
  const found = async () =>
    (await officer.send('POST people/search', { body: { nationalId } })).body.map(
      ({ id }: { id: string }) => id,
    )
  assert.deepEqual((await found()).sort(), people.map(({ id }) => id).sort())
  await prove(people[1] as Signed, { nationalId })
  assert.deepEqual(await found(), [people[1]?.id])
})

test('an ID as user name of two who typed it is nobody’s, and its owner’s once it is proved', async () => {
  const nationalId = newNationalId()
  const [first, second] = [await signUp({ nationalId }), await signUp({ nationalId })]
  const freed = async ({ mobile }: Signed) => {
    portal.pass(2 * minute)
    await signUp({ nationalId: newNationalId() }, mobile)
  }
  await freed(first)
  assert.equal((await login(nationalId)).body.userId, first.id, 'one former owner of a number')
  await freed(second)
  assert.deepEqual(outcomeOf(await login(nationalId)), [422, 'WRONG_CREDENTIALS'])
  await portal.database.query(
    sql`update accounts set identity_document = 'nationalId', identity_proved_at = now(), identity_provider = 'test' where id = ${second.id}`,
  )
  assert.equal((await login(nationalId)).body.userId, second.id)
})

test('of two former owners of numbers who typed one ID each signs in by their own password, and neither by a third', async () => {
  const nationalId = newNationalId()
  const secrets = ['Citizen#2027', 'Citizen#2028'] as const
  const [first, second] = [
    await signUp({ nationalId }, undefined, secrets[0]),
    await signUp({ nationalId }, undefined, secrets[1]),
  ]
  for (const { mobile } of [first, second]) {
    portal.pass(2 * minute)
    await signUp({ nationalId: newNationalId() }, mobile)
  }
  assert.deepEqual(outcomeOf(await login(nationalId)), [422, 'WRONG_CREDENTIALS'])
  const ids = []
  for (const secret of secrets) ids.push((await login(nationalId, secret)).body.userId)
  assert.deepEqual(ids, [first.id, second.id])
})

test('an officer decides on no request of an account that holds their ID, proved or typed', async () => {
  const nationalId = newNationalId()
  const officer = await officerOf()
  const [own, stranger] = [await signUp({ nationalId }), await signUp({ nationalId })]
  await portal.database.query(
    sql`update accounts c set national_id = s.national_id, national_id_index = s.national_id_index
      from accounts s where c.id = ${officer.id} and s.id = ${own.id}`,
  )
  const parts = async () =>
    (
      await portal.database.query<{ id: string }>(
        sql`select o.id from accounts o join accounts own on own.national_id_index = o.national_id_index
          where own.id = ${officer.id} and o.user_slug = 'citizen' order by o.human_id`,
      )
    ).map(({ id }) => id)
  assert.deepEqual(await parts(), [own.id, stranger.id])
  await prove(own, { nationalId })
  assert.deepEqual(await parts(), [own.id], 'whoever only typed it has no part any more')
})
