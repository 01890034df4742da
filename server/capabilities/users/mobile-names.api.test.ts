// Staff whose user name is their mobile number (STAFF_USERNAME=mobile), over the real API: made, signed in with, changed,
// one person's alone; and those whose name was chosen before.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Awaited<ReturnType<TestPortal['employee']>>
before(async () => {
  portal = await openTestPortal({ STAFF_USERNAME: 'mobile' })
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const outcome = ({ status, body }: { status: number; body: any }) => [
  status,
  body?.error?.code,
  (body?.error?.details ?? []).map(({ path, key }: any) => `${path} ${key}`).join(', '),
]
let added = 0
const add = (more: Record<string, unknown>) => {
  added += 1
  return admin.send('POST users', {
    body: {
      userSlug: 'employee',
      firstName: 'Mona',
      lastName: 'Said',
      email: `m${added}@example.eg`,
      roles: ['CASE_OFFICER'],
      services: ['*'],
      ...more,
    },
  })
}
const see = async (id: string) => (await admin.send(`GET users/${id}`)).body
const change = async (id: string, more: Record<string, unknown>) => {
  const { firstName, lastName, roles, services, revision } = await see(id)
  return admin.send(`PATCH users/${id}`, {
    body: { firstName, lastName, roles, services, ...more },
    headers: { 'if-match': `"${revision}"` },
  })
}
const outbox = async (to: string) =>
  (await admin.send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body as { text: string; code: string }[]
const signIn = async (username: string, password: string) =>
  (await portal.browser('EMPLOYEE')).send('POST employee/login', { body: { username, password } })
/** Chooses the password by the link that went out. */
const join = async (email: string) => {
  const token = /#([\w-]+)/.exec((await outbox(email))[0]?.text ?? '')?.[1] ?? ''
  const visitor = await portal.browser('EMPLOYEE')
  const accepted = await visitor.call('POST invitations/accept', { body: { token, password: 'Strong#2026' } })
  assert.equal(accepted.status, 204)
}
/** Somebody in service whose name is their number. */
const inService = async (mobile: string) => {
  const { id } = await portal.add({ slug: 'employee', roles: ['CASE_OFFICER'], mobile })
  const username = mobile.replace('+20', '0')
  await portal.database.query(sql`update accounts set username = ${username} where id = ${id}`)
  const browser = await portal.browser('EMPLOYEE')
  await portal.signIn(browser, 'employee', username)
  return { ...browser, id, username }
}

test('the number that was typed is the name, and any spelling of it signs in', async () => {
  assert.equal((await admin.call('GET misc/appData')).body.config.staffUsername, 'mobile')
  const { status, body } = await add({ mobile: '٠١٠ ١٢٣٤ ٥٥٠١', invite: true })
  assert.deepEqual([status, body.username, body.mobile], [201, '01012345501', '+201012345501'])
  assert.match((await outbox(body.email))[0]?.text ?? '', /01012345501/)
  await join(body.email)
  for (const spelling of [
    '01012345501',
    '+201012345501',
    '00201012345501',
    '201012345501',
    '1012345501',
    '010-1234-5501',
    '+20 (10) 1234 5501',
    '٠١٠١٢٣٤٥٥٠١',
    '+٢٠١٠١٢٣٤٥٥٠١',
    '۰۱۰۱۲۳۴۵۵۰۱',
    '\u202a+20 10 1234 5501\u202c',
  ]) {
    assert.equal((await signIn(spelling, 'Strong#2026')).status, 200, spelling)
    assert.deepEqual(outcome(await signIn(spelling, 'Wrong#2026')).slice(0, 2), [422, 'WRONG_CREDENTIALS'])
  }
  assert.equal((await signIn('01012345502', 'Strong#2026')).status, 422)
  const abroad = await add({ mobile: '00971 50 123 5501', invite: true })
  assert.deepEqual([abroad.body.username, abroad.body.mobile], ['971501235501', '+971501235501'])
  await join(abroad.body.email)
  assert.equal((await signIn('+971 50 123 5501', 'Strong#2026')).status, 200)
})

test('a name that is not the number is refused, and so is an account without one', async () => {
  const mobile = '01012345511'
  const bad: [Record<string, unknown>, string][] = [
    [{}, 'body.mobile required'],
    [{ username: 'mona', mobile }, 'body.username notMobile'],
    [{ username: '01012345512', mobile }, 'body.username notMobile'],
    [{ username: 'mona' }, 'body.username notMobile'],
    [{ mobile: '0101234' }, 'body.mobile shape'],
    [{ mobile: `${mobile}'--` }, 'body.mobile shape'],
    [{ mobile: `${mobile}\n${mobile}` }, 'body.mobile shape'],
    [{ mobile: '+881631234567' }, 'body.mobile notServed'],
  ]
  for (const [more, details] of bad)
    assert.deepEqual(outcome(await add(more)), [422, 'VALIDATION_FAILED', details], JSON.stringify(more))
  assert.equal((await add({ username: '+20 10 1234 5511', mobile })).body.username, mobile)
  assert.equal((await add({ username: '٠١٠١٢٣٤٥٥١٣' })).body.mobile, '+201012345513')
})

test('of ten who are given one number at once, however it is typed, one has it', async () => {
  const spellings = ['01012345520', '+201012345520', '1012345520', '٠١٠١٢٣٤٥٥٢٠', '0020 10 1234 5520']
  const answers = await Promise.all([...spellings, ...spellings].map(mobile => add({ mobile })))
  assert.equal(answers.filter(({ status }) => status === 201).length, 1)
  for (const answer of answers.filter(({ status }) => status !== 201))
    assert.deepEqual(outcome(answer), [422, 'Duplicate_Data', 'body.mobile taken'])
})

test('a number that is corrected before anybody came takes the name along; one that is another’s does not', async () => {
  const { id } = (await add({ mobile: '01012345530' })).body
  const other = (await add({ mobile: '01012345531' })).body
  assert.deepEqual(outcome(await change(id, { mobile: other.username })), [
    422,
    'Duplicate_Data',
    'body.mobile taken',
  ])
  assert.deepEqual(outcome(await change(id, { mobile: '' })), [
    422,
    'VALIDATION_FAILED',
    'body.mobile required',
  ])
  const corrected = await change(id, { mobile: '01012345532' })
  assert.deepEqual([corrected.body.username, corrected.body.mobile], ['01012345532', '+201012345532'])
  const both = await Promise.all([
    change(id, { mobile: '01012345533' }),
    change(other.id, { mobile: '01012345533' }),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422])
})

test('of an account in use the new number signs in once its owner has confirmed it, and the former one no more', async () => {
  const person = await inService('+201012345540')
  const waits = await change(person.id, { mobile: '01012345541' })
  assert.deepEqual([waits.body.username, waits.body.pendingMobile], ['01012345540', '+201012345541'])
  assert.deepEqual(
    outcome(await change(person.id, { mobile: (await inService('+201012345549')).username })),
    [422, 'Duplicate_Data', 'body.mobile taken'],
  )
  assert.equal((await signIn('01012345541', portal.password)).status, 422)
  const own = await portal.browser('EMPLOYEE')
  await portal.signIn(own, 'employee', '01012345540')
  await own.send(`PATCH employee/${person.id}`, { body: { data: { mobile: '+201012345541' } } })
  const code = (await outbox('+201012345541'))[0]?.code
  const proved = await own.send('POST employee/verifyMobile', { body: { mobile: '+201012345541', code } })
  assert.equal(proved.status, 200, JSON.stringify(proved.body))
  assert.equal((await see(person.id)).username, '01012345541')
  assert.equal((await signIn('01012345541', portal.password)).status, 200)
  assert.equal((await signIn('01012345540', portal.password)).status, 422)
})

test('a number that was taken off a lost phone gives way to the next one that is confirmed', async () => {
  const person = await inService('+201012345550')
  await portal.database.query(sql`update accounts set mobile = null where id = ${person.id}`)
  await person.send(`PATCH employee/${person.id}`, { body: { data: { mobile: '+201012345551' } } })
  const code = (await outbox('+201012345551'))[0]?.code
  const proved = await person.send('POST employee/verifyMobile', { body: { mobile: '+201012345551', code } })
  assert.equal(proved.status, 200, JSON.stringify(proved.body))
  assert.equal((await see(person.id)).username, '01012345551')
})

test('accounts from before keep their chosen names, whatever is changed of them', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  assert.equal((await signIn(person.username, portal.password)).status, 200)
  assert.equal((await change(person.id, { lastName: 'Other', mobile: '01012345560' })).status, 200)
  const again = await portal.browser('EMPLOYEE')
  await portal.signIn(again, 'employee', person.username)
  await again.send(`PATCH employee/${person.id}`, { body: { data: { mobile: '+201012345560' } } })
  const code = (await outbox('+201012345560'))[0]?.code
  await again.send('POST employee/verifyMobile', { body: { mobile: '+201012345560', code } })
  const after = await see(person.id)
  assert.deepEqual([after.username, after.mobile], [person.username, '+201012345560'])
  assert.equal((await signIn(person.username, portal.password)).status, 200)
  // Nobody has had this one yet, and the name was chosen before the setting.
  const invited = (await add({ mobile: '01012345562' })).body
  await portal.database.query(sql`update accounts set username = 'chosen' where id = ${invited.id}`)
  const edited = await change(invited.id, { mobile: '01012345563' })
  assert.deepEqual([edited.body.username, edited.body.mobile], ['chosen', '+201012345563'])
  assert.equal((await change(invited.id, { mobile: '' })).body.mobile, null)
  // Ten digits that somebody chose as a name are theirs, not a number without its zero.
  const { id } = await portal.add({ slug: 'employee', mobile: '+201112345561' })
  await portal.database.query(sql`update accounts set username = '1012345561' where id = ${id}`)
  await add({ mobile: '01012345561' })
  assert.equal((await signIn('1012345561', portal.password)).status, 200)
})

test('a file names the number in either column, and says by line whose it is already', async () => {
  const boundary = 'b0undary'
  const send = (content: string) =>
    admin.send('POST users/import?dryRun=false', {
      raw: Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`,
      ),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  const rowsOf = (answer: any) =>
    answer.body.rows.map(({ outcome, faults }: any) =>
      [outcome, ...faults.map(({ field, key }: any) => `${field} ${key}`)].join(' '),
    )
  assert.deepEqual(
    rowsOf(await send('mobile,firstName,lastName\n1012345570,A,B\n+20 10 1234 5570,A,B\nmona,A,B\n,A,B')),
    ['added', 'refused mobile taken', 'refused mobile shape', 'refused mobile required'],
  )
  assert.deepEqual(rowsOf(await send('username,firstName,lastName\n٠١٠١٢٣٤٥٥٧٠,A,B\n01012345571,A,B')), [
    'refused mobile taken',
    'added',
  ])
  assert.deepEqual(outcome(await send('firstName,lastName\nA,B')).slice(0, 2), [422, 'CSV_COLUMNS'])
})

test('a number is not found bit by bit as a user name, nor in the address', async () => {
  const { username } = (await add({ mobile: '01012345580' })).body
  const ask = async (where: object) =>
    (await admin.call('POST users/query', { body: { filter: { where } } })).body
  assert.deepEqual(await ask({ username }), [])
  assert.deepEqual(await ask({ username: { like: '0101234558%' } }), [])
  assert.equal((await ask({ mobile: '+201012345580' })).length, 1)
  assert.equal((await ask({ username: { like: 'person%' } })).length > 0, true)
})
