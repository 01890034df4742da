// How long one person may keep units from others: all holds of a day together, and what they have reserved without paying.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { offer } from '@bawaba/server/capabilities/reservations/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '@bawaba/server/test-portal.ts'
import { buyerAnswers } from './test-booking.ts'

const minute = 60_000
let portal: TestPortal
before(async () => {
  portal = await openTestPortal(
    {},
    undefined,
    undefined,
    installed.filter(({ slug }) => slug === 'housing'),
  )
})
after(() => portal.close())

let units = 0
/** A unit that nobody has. */
const unit = async (): Promise<string> => {
  units += 1
  const code = `T-${units}`
  await offer(portal.database, 'unit', [{ code }])
  return code
}
const hold = (who: Person, code: string) => who.call('POST reservations', { body: { kind: 'unit', code } })
const sendIt = (who: Person, code: string) =>
  who.call('POST :service', {
    params: { service: 'BOOK_UNIT' },
    body: { data: { ...buyerAnswers, unit: code } },
  })
/** The deposit arrived. */
const paid = (ID: string) =>
  portal.database.query(
    sql`update payments p set status = 'paid', paid_at = ${portal.now()} from requests r
      where r.id = p.request_id and r.number = ${ID}`,
  )

test('all holds of a person in a day have one time, whichever things; sending goes past it, and paying begins it anew', async () => {
  const [me, other] = [await portal.citizen(), await portal.citizen()]
  const codes = await Promise.all(Array.from({ length: 6 }, () => unit()))
  const [last, next] = codes.slice(4) as [string, string]
  for (let round = 0; round < 12; round++) {
    const { body } = await hold(me, codes[round % 4] as string)
    // Of one thing three holds are the last, of all things twelve.
    assert.equal(body.isLast, round >= 8, `${round}`)
    await portal.passWith(15 * minute, me, other)
  }
  await refusal(hold(me, last), 'HOLD_DAY_SPENT')
  assert.equal((await hold(other, last)).status, 200, 'another person has their own')
  await other.call('DELETE reservations/:id', {
    params: { id: (await other.call('GET reservations')).body[0]?.id ?? '' },
  })
  const { ID } = (await sendIt(me, last)).body
  await refusal(hold(me, next), 'HOLD_DAY_SPENT')
  await paid(ID)
  assert.equal((await hold(me, next)).status, 200, 'who pays begins anew')
})

test('an ID that was only typed counts for its own account: whoever typed it too is kept from nothing, and who proves it has their own', async () => {
  const nationalId = '29104120107702'
  const prove = async (who: Person) => {
    const officer = await portal.employee(['CASE_OFFICER'])
    await portal.actFor(officer, `+2${who.username}`)
    assert.equal((await officer.send('POST owners/proveIdentity', { body: { nationalId } })).status, 204)
  }
  const [stranger, owner] = [await portal.citizen(), await portal.citizen()]
  await prove(stranger)
  // Both have typed it, as at a sign-up.
  await portal.database.query(
    sql`update accounts set identity_document = null, identity_proved_at = null, identity_proved_by = null where id = ${stranger.id}`,
  )
  await portal.database.query(
    sql`update accounts o set national_id = s.national_id, national_id_index = s.national_id_index
      from accounts s where s.id = ${stranger.id} and o.id = ${owner.id}`,
  )
  for (const code of [await unit(), await unit()]) assert.equal((await sendIt(stranger, code)).status, 201)
  await refusal(hold(stranger, await unit()), 'RESERVATION_LIMIT')
  assert.equal((await hold(owner, await unit())).status, 200)
  await prove(owner)
  assert.equal((await sendIt(owner, await unit())).status, 201)
})

test('who has not paid for days reserves nothing more, by holding or by sending, until they pay', async () => {
  const me = await portal.citizen()
  const [first, second] = [await unit(), await unit()]
  const { ID } = (await sendIt(me, first)).body
  const last = (hours: number) =>
    portal.database.query(
      sql`update reservations set created_at = ${new Date(portal.now().getTime() - hours * 60 * minute)}
        where code = ${first} and status = 'reserved'`,
    )
  await last(95)
  await me.call('DELETE reservations/:id', { params: { id: (await hold(me, second)).body.id } })
  await last(96)
  await refusal(hold(me, second), 'UNPAID_WEEK_SPENT')
  await refusal(sendIt(me, second), 'UNPAID_WEEK_SPENT')
  await paid(ID)
  assert.equal((await hold(me, second)).status, 200)
})
