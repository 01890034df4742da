// A number that its account did not use for a year may have passed to another person: nothing about the account goes there.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

/** Last used so many months ago. */
const used = ({ id }: Person, months: number) =>
  portal.database.query(
    sql`update accounts set created_at = ${portal.now()}::timestamptz - interval '5 years', mobile_verified_at = null,
      mobile_used_at = ${portal.now()}::timestamptz - make_interval(months => ${months}::int) where id = ${id}`,
  )
const textsTo = async ({ username }: Person): Promise<number> =>
  (await portal.messagesTo(`+2${username}`)).length

for (const [months, isReached] of [
  [11, true],
  [13, false],
] as const) {
  const what = isReached ? 'reaches' : 'does not reach'
  test(`a tracking code ${what} a number last used ${months} months ago`, async () => {
    const citizen = await portal.citizen()
    const { ID } = await citizen.file()
    await used(citizen, months)
    const before = await textsTo(citizen)
    const visitor = await portal.browser()
    const sent = await visitor.call('POST track/:id/code', { params: { id: ID }, body: {} })
    assert.equal(sent.status, 200)
    assert.equal((await textsTo(citizen)) > before, isReached)
  })

  test(`a notice ${what} a number last used ${months} months ago, and always the list of the account`, async () => {
    const citizen = await portal.citizen()
    const officer = await portal.employee(['CASE_OFFICER'])
    const request = await citizen.file()
    await used(citizen, months)
    const before = await textsTo(citizen)
    const notices = async () => {
      const { count } = await portal.database.one<{ count: number }>(
        sql`select count(*)::int from notifications where account_id = ${citizen.id}`,
      )
      return count
    }
    const listed = await notices()
    const { revision } = await officer.read(request)
    await officer.call('PATCH :service/:id', {
      params: { service: 'LIBRARY_CARD', id: request.id },
      headers: { 'if-match': `"${revision}"` },
      body: { activityId: 'START_REVIEW', data: {} },
    })
    assert.equal((await textsTo(citizen)) > before, isReached)
    assert.ok((await notices()) > listed)
  })

  test(`a code to a number last used ${months} months ago ${isReached ? 'lets' : 'does not let'} an agent act for its account`, async () => {
    const citizen = await portal.citizen()
    const agent = await portal.person({ slug: 'agent' })
    await used(citizen, months)
    const mobile = `+2${citizen.username}`
    await agent.call('POST owners/sendCode', { body: { mobile } })
    const verified = agent.call('POST owners/verify', { body: { mobile, code: await portal.codeTo(mobile) } })
    if (isReached) assert.equal((await verified).status, 200)
    else await refusal(verified, 'USER_NOT_FOUND')

    const before = await textsTo(citizen)
    await (await portal.person({ slug: 'agent' })).call('POST owners/sendCode', {
      body: { personId: citizen.id },
    })
    assert.equal((await textsTo(citizen)) > before, isReached)
  })
}
