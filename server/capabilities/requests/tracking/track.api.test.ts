// How a request is followed by its number and a code to the mobile, and answers that tell nothing of numbers one does not
// hold.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../../test-portal.ts'

let portal: TestPortal
let citizen: Person
let visitor: Awaited<ReturnType<TestPortal['browser']>>
before(async () => {
  portal = await openTestPortal()
  citizen = await portal.citizen()
  visitor = await portal.browser()
})
after(() => portal.close())

const sendCode = (ID: string) => visitor.call('POST track/:id/code', { params: { id: ID }, body: {} })
const show = (ID: string, code: string) =>
  visitor.call('POST track/:id/status', { params: { id: ID }, body: { code } })
/** A number of the same form that nobody has. */
const unknownLike = (ID: string, end = '999999') => ID.replace(/\d+$/, end)

test('a code sent to the mobile shows the status, once, and nothing of the answers or the owner', async () => {
  const { ID } = await citizen.file()
  await sendCode(ID.toLowerCase())
  const code = await portal.codeTo(`+2${citizen.username}`)
  const { body } = await show(ID, code)
  assert.deepEqual([body.ID, 'data' in body, 'owner' in body], [ID, false, false])
  await refusal(show(ID, code), 'EXPIRED_CODE')
})

test('a wrong code shows nothing', async () => {
  const { ID } = await citizen.file()
  await refusal(show(ID, '000000'), 'INVALID_CODE')
  await sendCode(ID)
  const code = await portal.codeTo(`+2${citizen.username}`)
  await refusal(show(ID, code === '111111' ? '222222' : '111111'), 'INVALID_CODE')
})

test('unknown numbers are answered like known ones', async () => {
  const { ID } = await citizen.file()
  const [sent, notSent] = [await sendCode(ID), await sendCode(unknownLike(ID))]
  assert.deepEqual([sent.status, sent.body], [notSent.status, notSent.body])
  const code = await portal.codeTo(`+2${citizen.username}`)
  await refusal(show(unknownLike(ID), code), 'INVALID_CODE')
  for (const number of [ID, unknownLike(ID)]) await refusal(sendCode(number), 'NOT_ALLOWED_RESEND')
})

test('three codes for a number in a day, known or not', async () => {
  const { ID } = await citizen.file()
  for (const number of [ID, unknownLike(ID, '888888')]) {
    for (let count = 0; count < 3; count += 1) {
      assert.equal((await sendCode(number)).status, 200)
      portal.pass(61_000)
    }
    await refusal(sendCode(number), 'MAX_ATTEMPTS')
  }
})
