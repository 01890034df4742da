// Whether an identifier is somebody's is told to administrators as look-ups are: counted, and written down with whose it
// is. By a file that is tried, by an account that is added, by one that is changed.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

type Person = Awaited<ReturnType<TestPortal['employee']>>
const perDay = 4
let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ LOOKUPS_PER_DAY: String(perDay) })
})
after(() => portal.close())

const card = (serial: number) => `2880415010${String(serial).padStart(4, '0')}`
let added = 0
const typed = (more: object = {}) => {
  added += 1
  const names = { firstName: 'Mona', lastName: 'Said', roles: [], services: [] }
  return { username: `asked${added}`, userSlug: 'employee', ...names, ...more }
}
const sendFile = (who: Person, rows: readonly string[], dryRun: boolean) => {
  const csv = ['username,firstName,lastName,nationalId', ...rows].join('\r\n')
  const head = 'content-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv'
  return who.send(`POST users/import?dryRun=${dryRun}`, {
    raw: Buffer.from(`--b0undary\r\n${head}\r\n\r\n${csv}\r\n--b0undary--\r\n`),
    headers: { 'content-type': 'multipart/form-data; boundary=b0undary' },
  })
}
const rowsOf = (serials: readonly number[]) =>
  serials.map(serial => {
    added += 1
    return `asked${added},A,B,${card(serial)}`
  })
const searchesBy = async ({ id }: Person) =>
  (
    await portal.database.query<{ kind: string; subject: string | null; by: string; whole: string }>(
      sql`select kind, subject_id as subject, detail ->> 'by' as by, detail::text as whole
        from audit_entries where actor_id = ${id} and kind like 'people.%' order by at, place`,
    )
  ).map(({ kind, subject, by, whole }) => {
    assert.ok(!/28804150/.test(whole), 'no identifier stands in the audit')
    return `${kind} ${by} ${subject}`
  })
/** Members of staff with the cards of these numbers. */
const holders = async (serials: readonly number[]) => {
  const people: Person[] = []
  for (const serial of serials) {
    const admin = await portal.employee(['BFM_ADMIN'])
    people.push((await admin.send('POST users', { body: typed({ nationalId: card(serial) }) })).body)
  }
  return people
}

test('a file that is tried asks as often as look-ups are allowed in a day; beyond that it tells of nobody', async () => {
  const [first, last] = (await holders([1, 2])) as [Person, Person]
  const admin = await portal.employee(['BFM_ADMIN'])
  const { body } = await sendFile(admin, rowsOf([1, 901, 902, 903, 2]), true)
  assert.deepEqual(
    [body.rows.map(({ outcome }: { outcome: string }) => outcome), body.unchecked],
    [['refused', 'ready', 'ready', 'ready', 'ready'], 1],
    'the fifth is not compared, though somebody has it',
  )
  const again = (await sendFile(admin, rowsOf([1, 2]), true)).body
  assert.deepEqual([again.refused, again.unchecked], [0, 2])
  assert.deepEqual((await searchesBy(admin)).sort(), [
    'people.lookUpRefused nationalId null',
    `people.searched nationalId ${first.id}`,
  ])
  // Added in earnest, a row whose identifier is another's is refused all the same, and it is written down whose.
  const done = (await sendFile(admin, rowsOf([2, 904]), false)).body
  assert.deepEqual(
    [done.added, done.refused, done.unchecked, done.rows[0].faults],
    [1, 1, 0, [{ field: 'nationalId', key: 'taken' }]],
  )
  assert.ok((await searchesBy(admin)).includes(`people.searched nationalId ${last.id}`))
  // What a file spends is not what is there to search by.
  const where = { nationalId: card(1) }
  assert.equal((await admin.send('POST users/query', { body: { filter: { where } } })).body.length, 1)
  portal.pass(86_400_000)
  const fresh = await portal.employee(['BFM_ADMIN'])
  assert.equal((await sendFile(fresh, rowsOf([1]), true)).body.refused, 1)
})

test('a file that finds nobody is written down too; one without identifiers is no look-up', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  assert.equal((await sendFile(admin, [`asked${++added},A,B,`], true)).body.refused, 0)
  assert.deepEqual(await searchesBy(admin), [])
  assert.equal((await sendFile(admin, rowsOf([911, 912]), true)).body.refused, 0)
  assert.deepEqual(await searchesBy(admin), ['people.searched nationalId null'])
})

test('two files at once ask no more than one after the other', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const both = await Promise.all([
    sendFile(admin, rowsOf([921, 922, 923]), true),
    sendFile(admin, rowsOf([924, 925, 926]), true),
  ])
  assert.equal(
    both.reduce((sum, { body }) => sum + body.unchecked, 0),
    6 - perDay,
  )
})

test('whoever adds or changes an account with another’s identifier has looked them up', async () => {
  const [holder] = (await holders([931])) as [Person]
  const admin = await portal.employee(['BFM_ADMIN'])
  const own = (await admin.send('POST users', { body: typed() })).body
  const names = { firstName: 'A', lastName: 'B', roles: [], services: [] }
  const change = (revision: number, nationalId: string) =>
    admin.send(`PATCH users/${own.id}`, {
      body: { ...names, nationalId },
      headers: { 'if-match': `"${revision}"` },
    })
  // With a revision of before nothing would be changed: whose it is is not told then.
  assert.equal((await change(own.revision - 1, card(931))).status, 409)
  assert.equal((await change(own.revision - 1, card(932))).status, 409)
  assert.deepEqual(await searchesBy(admin), [])
  const refused = await change(own.revision, card(931))
  assert.equal(refused.body.error.code, 'Duplicate_Data')
  const adding = await admin.send('POST users', { body: typed({ nationalId: card(931) }) })
  assert.equal(adding.body.error.code, 'Duplicate_Data')
  assert.deepEqual(await searchesBy(admin), [
    `people.searched nationalId ${holder.id}`,
    `people.searched nationalId ${holder.id}`,
  ])
  for (let used = 2; used < perDay; used++) await change(own.revision, card(931))
  const beyond = await change(own.revision, card(931))
  assert.deepEqual([beyond.status, beyond.body.error.code], [429, 'TOO_MANY_LOOKUPS'])
  assert.ok(beyond.headers['retry-after'])
})
