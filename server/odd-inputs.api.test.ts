// Every odd input of the table means what the table says, and the page of the documentation is that table.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { sql } from './platform/database/index.ts'
import { oddInputs, oddInputsDocument } from './test-odd-inputs.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
let citizen: Awaited<ReturnType<TestPortal['citizen']>>
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  for (let index = 0; index < 4; index += 1) {
    await citizen.send('POST LIBRARY_CARD', { body: { data: cardAnswers } })
    portal.pass(60_000)
  }
  await portal.database.query(
    sql`update requests set status = case when number like '%1-_' then 'APPROVED' else 'NEW' end,
      due_at = case when number like '%2-_' then null else '2026-11-20T00:00:00Z'::timestamptz end`,
  )
})
after(() => portal.close())

const escaped = (query: string): string => {
  const [name = '', ...value] = query.split('=')
  return `${encodeURIComponent(name)}=${encodeURIComponent(value.join('='))}`
}
const send = (query: string) => citizen.send(`GET LIBRARY_CARD${query && `?${escaped(query)}`}`)

for (const input of oddInputs)
  test(`${input.query.slice(0, 80)}`, async () => {
    const { status, body } = await send(input.query)
    if ('refused' in input)
      return assert.deepEqual(
        [status, body.error?.code, body.error?.details?.[0].path],
        [400, input.refused, input.path],
      )
    const same = await send(input.as)
    assert.deepEqual([status, same.status], [200, 200], JSON.stringify([body, same.body]))
    assert.deepEqual(body, same.body)
  })

test('the page of the documentation is written from the table', async () => {
  const page = await readFile(new URL('../docs/api/odd-inputs.md', import.meta.url), 'utf8')
  assert.equal(page, oddInputsDocument(), 'node run.mjs server/test-odd-inputs.ts')
})
