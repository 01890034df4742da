// National ID and passport number of staff over the real API: one person's alone, found by the whole of them, and nowhere
// to be read, neither in an answer nor in anything that a portal stores.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { placesOf, storedBy } from '../../test-sealed.ts'

let portal: TestPortal
let admin: Awaited<ReturnType<TestPortal['employee']>>
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const outcome = ({ status, body }: { status: number; body: any }) => [
  status,
  body?.error?.code,
  (body?.error?.details ?? []).map(({ path, key }: any) => `${path} ${key}`).join(', '),
]
let added = 0
const typed = (more: Record<string, unknown> = {}) => {
  added += 1
  return {
    username: `known${added}`,
    userSlug: 'employee',
    firstName: 'Mona',
    lastName: 'Said',
    roles: [],
    services: [],
    ...more,
  }
}
const add = (more: Record<string, unknown> = {}) => admin.send('POST users', { body: typed(more) })
const change = async (id: string, more: Record<string, unknown>) => {
  const { firstName, lastName, roles, services, revision } = (await admin.send(`GET users/${id}`)).body
  return admin.send(`PATCH users/${id}`, {
    body: { firstName, lastName, roles, services, ...more },
    headers: { 'if-match': `"${revision}"` },
  })
}
const sendFile = (content: string, dryRun: boolean) => {
  const boundary = 'b0undary'
  return admin.send(`POST users/import?dryRun=${dryRun}`, {
    raw: Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    ),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
}
const query = (where: object, more: object = {}) =>
  admin.call('POST users/query', { body: { filter: { where, ...more } } })
const auditOf = (actorId: string) =>
  portal.database.query<{ kind: string; subject: string | null; detail: any }>(
    sql`select kind, subject_id as subject, detail from audit_entries where actor_id = ${actorId} order by at, place`,
  )
const indexed = (id: string) =>
  portal.database.one<{ national: boolean; passport: boolean }>(
    sql`select national_id is not null and national_id_index is not null as national,
        passport_number is not null and passport_index is not null as passport from accounts where id = ${id}`,
  )

/** A card of somebody who does not exist: the serial changes. */
const card = (serial: number) => `2880415010${String(serial).padStart(4, '0')}`

test('typed in any digits, answered covered, and nowhere in what a portal stores', async () => {
  const secrets = { nationalId: card(7701), passportNumber: 'QX7701994' }
  const arabic = secrets.nationalId.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string)
  const created = await add({
    nationalId: `${arabic.slice(0, 7)} ${arabic.slice(7)}`,
    passportNumber: 'qx-7701 994',
  })
  assert.equal(created.status, 201, JSON.stringify(created.body))
  const { id } = created.body
  assert.deepEqual([created.body.nationalId, created.body.passportNumber], ['••••••••••7701', '•••••1994'])
  assert.deepEqual(await indexed(id), { national: true, passport: true })
  // Every way that it may pass: changed, refused, looked for, in a file, in a copy of one's own data.
  const other = { nationalId: card(7702), passportNumber: 'QX7702994' }
  assert.equal((await change(id, other)).status, 200)
  assert.equal((await change(id, { ...secrets, passportNumber: 'QX 7701 994 ?' })).status, 422)
  assert.equal((await add(other)).status, 422)
  assert.equal((await query({ nationalId: other.nationalId })).body.length, 1)
  const file = `username,firstName,lastName,nationalId,passportNumber\nbyfile,A,B,${secrets.nationalId},${secrets.passportNumber}\nagain,A,B,${secrets.nationalId},`
  assert.equal((await sendFile(file, false)).body.added, 1)
  for (const answer of [await admin.call('GET users'), await admin.send(`GET users/${id}`), await query({})])
    for (const text of [...Object.values(secrets), ...Object.values(other)])
      assert.ok(!JSON.stringify(answer.body).includes(text), text)
  const stored = await storedBy(portal)
  assert.deepEqual(placesOf(stored, [...Object.values(secrets), ...Object.values(other), arabic]), [])
  const entry = (await auditOf(admin.id)).find(
    ({ kind, subject }) => kind === 'person.changed' && subject === id,
  )
  assert.deepEqual(entry?.detail.changed, { nationalId: true, passportNumber: true })
})

test('an identifier is one person’s among all staff, however it is typed; a citizen may be one of them too', async () => {
  const nationalId = card(7710)
  const first = (await add({ nationalId, passportNumber: 'P7710000' })).body
  const refused = [422, 'Duplicate_Data', 'body.nationalId taken']
  assert.deepEqual(
    outcome(await add({ nationalId: `${nationalId.slice(0, 3)}-${nationalId.slice(3)}` })),
    refused,
  )
  assert.deepEqual(outcome(await add({ nationalId, userSlug: 'agent' })), refused)
  assert.deepEqual(outcome(await add({ passportNumber: 'p 7710 000' })), [
    422,
    'Duplicate_Data',
    'body.passportNumber taken',
  ])
  const second = (await add()).body
  assert.deepEqual(outcome(await change(second.id, { nationalId, passportNumber: 'P7710000' })), [
    422,
    'Duplicate_Data',
    'body.nationalId taken, body.passportNumber taken',
  ])
  const arabic = await admin.send('POST users', {
    body: typed({ nationalId }),
    headers: { 'accept-language': 'ar' },
  })
  assert.match(arabic.body.error.message, /مسجلة لحساب آخر/)
  // One's own, typed again, is no other's; and it is free once it was taken away.
  assert.equal((await change(first.id, { nationalId })).status, 200)
  assert.equal((await change(first.id, { nationalId: '' })).status, 200)
  assert.equal((await change(second.id, { nationalId })).status, 200)
  const citizen = await portal.citizen()
  await portal.database.query(
    sql`update accounts c set national_id = s.national_id, national_id_index = s.national_id_index
      from accounts s where s.id = ${second.id} and c.id = ${citizen.id}`,
  )
  assert.equal((await change(second.id, { nationalId, lastName: 'Both' })).status, 200)
})

test('of ten who are given one identifier at once, added or changed, one has it', async () => {
  const nationalId = card(7720)
  const slugs = ['employee', 'agent', 'employee', 'agent', 'employee']
  const there = await Promise.all(slugs.map(userSlug => add({ userSlug })))
  // Each is seen before any is changed.
  const answers = await Promise.all([
    ...there.map(({ body: { id, firstName, lastName, roles, services, revision } }) =>
      admin.send(`PATCH users/${id}`, {
        body: { firstName, lastName, roles, services, nationalId },
        headers: { 'if-match': `"${revision}"` },
      }),
    ),
    ...slugs.map(userSlug => add({ nationalId, userSlug })),
  ])
  assert.equal(answers.filter(({ status }) => status < 300).length, 1)
  for (const answer of answers.filter(({ status }) => status >= 300))
    assert.deepEqual(outcome(answer), [422, 'Duplicate_Data', 'body.nationalId taken'])
})

test('what is not named stays, what is emptied goes, and neither is told of in the audit where nothing changed', async () => {
  const { id } = (await add({ nationalId: card(7730), passportNumber: 'P7730000' })).body
  const stored = await change(id, { lastName: 'Other' })
  assert.deepEqual([stored.body.nationalId, stored.body.passportNumber], ['••••••••••7730', '••••0000'])
  await change(id, { nationalId: card(7730), lastName: 'Third' })
  const emptied = await change(id, { passportNumber: '' })
  assert.deepEqual([emptied.body.nationalId, emptied.body.passportNumber], ['••••••••••7730', null])
  assert.deepEqual(await indexed(id), { national: true, passport: false })
  const changes = (await auditOf(admin.id))
    .filter(({ kind, subject }) => kind === 'person.changed' && subject === id)
    .map(({ detail }) => detail.changed)
  assert.deepEqual(changes, [{ lastName: true }, { lastName: true }, { passportNumber: true }])
})

test('what is no national ID and no passport number is refused with the name of its box', async () => {
  const bad: [Record<string, unknown>, string][] = [
    [{ nationalId: '123' }, 'body.nationalId digits'],
    [{ nationalId: `${card(1)}9` }, 'body.nationalId digits'],
    [{ nationalId: `${card(1)}'; drop table accounts` }, 'body.nationalId digits'],
    [{ nationalId: '28813450100001' }, 'body.nationalId birthDate'],
    [{ nationalId: '39912310100001' }, 'body.nationalId birthDate'],
    [{ nationalId: '28804159900001' }, 'body.nationalId governorate'],
    [{ nationalId: '••••••••••7730' }, 'body.nationalId digits'],
    [{ passportNumber: 'A1' }, 'body.passportNumber shape'],
    [{ passportNumber: 'جواز١٢٣٤٥' }, 'body.passportNumber shape'],
    [{ passportNumber: 'A12345678\u0000' }, 'body.passportNumber characters'],
    [{ passportNumber: '<b>A1234567</b>' }, 'body.passportNumber shape'],
  ]
  for (const [more, details] of bad)
    assert.deepEqual(outcome(await add(more)), [422, 'VALIDATION_FAILED', details], JSON.stringify(more))
  for (const more of [{ nationalId: 1 }, { nationalId: null }, { passportNumber: ['A1234567'] }])
    assert.equal((await add(more)).status, 422, JSON.stringify(more))
})

test('a file says by line what is wrong: not a number, another’s, the same as in a line before', async () => {
  await add({ nationalId: card(7740) })
  const content = [
    'username,firstName,lastName,nationalId,passportNumber',
    `filea,A,B,${card(7741)},P7741000`,
    `fileb,A,B,12,`,
    `filec,A,B,${card(7740)},`,
    `filed,A,B,${card(7741)},p-7741000`,
    `filee,A,B,,`,
    `filef,A,B,,`,
  ].join('\n')
  const found = (await sendFile(content, true)).body.rows.map(({ line, outcome, faults }: any) => [
    line,
    outcome,
    faults.map(({ field, key }: any) => `${field} ${key}`).join(', '),
  ])
  assert.deepEqual(found, [
    [2, 'ready', ''],
    [3, 'refused', 'nationalId digits'],
    [4, 'refused', 'nationalId taken'],
    [5, 'refused', 'nationalId taken, passportNumber taken'],
    [6, 'ready', ''],
    [7, 'ready', ''],
  ])
  assert.equal((await sendFile(content, false)).body.added, 3)
  assert.equal((await query({ nationalId: card(7741) })).body[0]?.username, 'filea')
})

test('found by the whole alone, in the body alone; each is a look-up that stands in the audit', async () => {
  const own = await openTestPortal({ LOOKUPS_PER_DAY: '4' })
  try {
    const who = await own.employee(['BFM_ADMIN'])
    const body = typed({ nationalId: card(7750), passportNumber: 'P7750000' })
    const { id } = (await who.send('POST users', { body })).body
    const ask = (where: object, more: object = {}) =>
      who.call('POST users/query', { body: { filter: { where, ...more } } })
    const entries = () =>
      own.database.query<{ kind: string; subject: string | null; by: string; whole: string }>(
        sql`select kind, subject_id as subject, detail ->> 'by' as by, detail::text as whole
          from audit_entries where actor_id = ${who.id} and kind like 'people.%' order by at, place`,
      )
    const key = async (answer: ReturnType<typeof ask>) => (await answer).error.details?.[0]?.key
    assert.equal(await key(ask({ nationalId: { like: '2880415%' } })), 'wholeOnly')
    assert.equal(await key(ask({ passportNumber: { neq: 'P7750000' } })), 'wholeOnly')
    assert.equal(await key(ask({}, { order: 'nationalId ASC' })), 'notOrdered')
    const address = encodeURIComponent(JSON.stringify({ where: { nationalId: card(7750) } }))
    assert.equal((await who.send(`GET users?filter=${address}`)).status, 400)
    assert.deepEqual(await entries(), [])
    const ids = async (where: object) => (await ask(where)).body.map((row: any) => row.id)
    assert.deepEqual(await ids({ nationalId: `٢٨٨٠٤١٥٠١٠ ${card(7750).slice(10)}` }), [id])
    assert.deepEqual(await ids({ passportNumber: 'p7750-000' }), [id])
    assert.deepEqual(await ids({ nationalId: { inq: [card(7751), card(7752)] } }), [])
    assert.equal((await ask({ nationalId: card(7750) })).status, 429)
    const found = await entries()
    assert.deepEqual(found.map(({ kind, subject, by }) => `${kind} ${by} ${subject}`).sort(), [
      'people.lookUpRefused nationalId null',
      `people.searched nationalId ${id}`,
      'people.searched nationalId null',
      `people.searched passportNumber ${id}`,
    ])
    for (const { whole } of found) assert.ok(!/7750/.test(whole), whole)
  } finally {
    await own.close()
  }
})

test('its owner reads it covered in their own profile too', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  assert.equal((await change(person.id, { nationalId: card(7760) })).status, 200)
  const { data } = (await person.send(`GET employee/${person.id}`)).body
  assert.equal(data.nationalId, '••••••••••7760')
})
