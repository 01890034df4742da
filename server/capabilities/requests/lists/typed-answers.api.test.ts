// Typed answers that staff look for: by any of their words, in any order, as people write names.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { answerFilter } from '@bawaba/contract/name-filter.ts'
import { sql } from '../../../platform/database/index.ts'
import { nameCases } from '../../../platform/test-names.ts'
import { openTestPortal, type Person, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
let officer: Person
/** By the number of the request. */
const nameOf = new Map<string, string>()
before(async () => {
  portal = await openTestPortal()
  officer = await portal.employee(['CASE_OFFICER'])
  const citizen = await portal.citizen()
  for (const { firstName, lastName } of nameCases) {
    const { id, ID } = await citizen.file()
    const fullName = `${firstName} ${lastName}`
    await portal.database.query(
      sql`update requests set data = data || jsonb_build_object('fullName', ${fullName}::text) where id = ${id}`,
    )
    nameOf.set(ID, fullName)
  }
})
after(() => portal.close())

const found = async (where: object): Promise<string[]> => {
  const { status, body } = await officer.send('POST LIBRARY_CARD/query', {
    body: { filter: { where, limit: 50 } },
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body.map(({ ID }: { ID: string }) => nameOf.get(ID))
}

for (const [what, isReady] of [
  ['in columns of their own', true],
  ['as they were filed', false],
] as const)
  test(`answers ${what} are found by their words in any order, however they are spelt`, async () => {
    await portal.database.query(sql`update hot_fields set is_ready = ${isReady}`)
    await portal.portal.loadCatalogue()
    for (const { firstName, lastName, typed } of nameCases)
      for (const words of [...typed, `${lastName} ${firstName}`]) {
        const names = await found({ and: answerFilter('data.fullName', words) })
        assert.deepEqual(names, [`${firstName} ${lastName}`], words)
      }
  })
