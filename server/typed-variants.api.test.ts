// The table of spellings, fed to the calls that read what people type.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  groupedVariants,
  identifierVariants,
  mobileVariants,
  numberVariants,
  type Variant,
} from '@bawaba/language/input/test-variants.ts'
import { sql } from './platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from './test-portal.ts'

let portal: TestPortal
let [citizen, officer, agent]: Person[] = []
let filed: { id: string; ID: string }
before(async () => {
  portal = await openTestPortal({ CODES_PER_ADDRESS: '100000' })
  citizen = await portal.citizen()
  officer = await portal.employee(['SUPERVISOR', 'CASE_OFFICER'])
  agent = await portal.person({ slug: 'agent' })
  filed = await citizen.file()
})
after(() => portal.close())

const assertAlike = async <Answer>(
  variants: readonly Variant[],
  text: string,
  answerTo: (typed: string) => Promise<Answer>,
  wanted: Answer,
) => {
  const strange: string[] = []
  for (const [name, written] of variants) {
    const answer = await answerTo(written(text))
    if (JSON.stringify(answer) !== JSON.stringify(wanted)) strange.push(`${name}: ${JSON.stringify(answer)}`)
  }
  assert.deepEqual(strange, [])
}

/** Another code may be sent, as on another day. */
const forgetCodes = async () => {
  await portal.database.query(sql`delete from budgets`)
  await portal.database.query(sql`delete from codes`)
}

test('people sign in by their mobile number in every spelling', () =>
  assertAlike(
    mobileVariants,
    citizen?.username ?? '',
    async username => {
      const browser = await portal.browser()
      const { status } = await browser.send('POST citizen/login', {
        body: { username, password: portal.password },
      })
      return status
    },
    200,
  ))

test('staff find the requests of a mobile number in every spelling', () =>
  assertAlike(
    mobileVariants,
    citizen?.username ?? '',
    async mobile => {
      const { body } = (await officer?.call('POST dynamic_services/inboxById', { body: { mobile } })) ?? {}
      return body?.total
    },
    1,
  ))

for (const [operator, where] of [
  ['the number itself', (ID: string) => ({ ID })],
  ['one of several', (ID: string) => ({ ID: { inq: [ID] } })],
] as const)
  test(`a list is filtered by a request number in every spelling: ${operator}`, () =>
    assertAlike(
      numberVariants,
      filed.ID,
      async ID => {
        const answer = await officer?.send('POST LIBRARY_CARD/query', {
          body: { filter: { where: where(ID), limit: 5 } },
        })
        return answer?.body.map?.((row: { ID: string }) => row.ID) ?? answer?.body
      },
      [filed.ID],
    ))

test('a code is proved in every spelling', async () => {
  const mobile = `+2${citizen?.username}`
  for (const [name, written] of groupedVariants) {
    await forgetCodes()
    await agent?.call('POST owners/sendCode', { body: { mobile } })
    const code = written(await portal.codeTo(mobile))
    const proved = await agent?.call('POST owners/verify', { body: { mobile, code } })
    assert.equal(proved?.status, 200, `${name}: ${JSON.stringify(proved?.body)}`)
  }
})

test('an agent names a mobile number in every spelling', () =>
  assertAlike(
    identifierVariants,
    citizen?.username ?? '',
    async mobile => {
      await forgetCodes()
      return (await agent?.call('POST owners/sendCode', { body: { mobile } }))?.status
    },
    200,
  ))
