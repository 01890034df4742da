// People found by their names, however these are typed: every search of staff folds names in the same way.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nameFilter } from '@bawaba/contract/name-filter.ts'
import { nameWords } from '@bawaba/language/name-words.ts'
import { sql } from '../../platform/database/index.ts'
import { nameCases } from '../../platform/test-names.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Awaited<ReturnType<TestPortal['employee']>>
let auditor: Awaited<ReturnType<TestPortal['employee']>>
const ids: string[] = []

before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
  auditor = await portal.employee(['AUDITOR'])
  for (const [index, { firstName, lastName }] of nameCases.entries()) {
    const body = { username: `named${index}`, userSlug: 'employee', firstName: 'A', lastName: 'B' }
    const more = { email: `named${index}@example.eg`, roles: ['CASE_OFFICER'], services: ['*'] }
    const { status, body: user } = await admin.send('POST users', { body: { ...body, ...more } })
    assert.equal(status, 201, JSON.stringify(user))
    // Names of older accounts are stored as other systems wrote them.
    await portal.database.query(
      sql`update accounts set first_name = ${firstName}, last_name = ${lastName} where id = ${user.id}::uuid`,
    )
    ids.push(user.id)
  }
})
after(() => portal.close())

const found = (answer: { status: number; body: any }): string[] => {
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.body.map(({ id }: { id: string }) => id)
}
const searches: Record<string, (typed: string) => Promise<string[]>> = {
  'the list of staff': async typed =>
    found(await admin.send('POST users/query', { body: { filter: { where: nameFilter(typed) } } })),
  'the people of the audit log': async typed =>
    found(await auditor.send('POST auditLog/people', { body: { text: typed } })),
}

for (const [name, search] of Object.entries(searches))
  test(`${name} finds a name however it is typed`, async () => {
    const missed: string[] = []
    for (const [index, { typed }] of nameCases.entries())
      for (const words of typed) if (!(await search(words)).includes(ids[index] as string)) missed.push(words)
    assert.deepEqual(missed, [])
    assert.deepEqual(await search('José Salem'), [])
  })

test('the database folds names as the server does', async () => {
  const texts = nameCases.flatMap(({ firstName, lastName, typed }) => [`${firstName} ${lastName}`, ...typed])
  const rows = await portal.database.query<{ folded: string }>(
    sql`select fold_text(value) as folded from unnest(${texts}::text[]) as texts (value)`,
  )
  assert.deepEqual(
    rows.map(({ folded }) => folded),
    texts.map(text => nameWords(text).join(' ')),
  )
})
