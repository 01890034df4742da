// What opens an account, gives power or sends money needs a proof of the last minutes, at every door that leads to it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { policies } from '@bawaba/contract/policies.ts'
import type { PolicyRow } from '@bawaba/contract/policy.ts'
import { openTestPortal, type Person, type TestPortal } from './test-portal.ts'

let portal: TestPortal
let people: { citizen: Person; admin: Person; finance: Person }
before(async () => {
  portal = await openTestPortal()
  people = {
    citizen: await portal.citizen(),
    admin: await portal.employee(['BFM_ADMIN']),
    finance: await portal.employee(['FINANCIAL_MANAGER']),
  }
})
after(() => portal.close())

const rows = Object.entries(policies as Record<string, PolicyRow>).filter(([, row]) => row.fresh)
const callerOf = (row: PolicyRow): Person =>
  row.BFM_ADMIN ? people.admin : row.FINANCIAL_MANAGER ? people.finance : people.citizen
const nobody = '01a1f866-0d00-7691-99f6-e7690f1e8432'
const addressOf = (key: string, { id }: Person): string =>
  key.replace(':slug/:id', `citizen/${id}`).replace(':slug', 'citizen').replaceAll(/:\w+/g, nobody)

test('with a session older than ten minutes every such call is refused before anything is read', async () => {
  portal.pass(11 * 60_000)
  const answers = await Promise.all(
    rows.map(async ([key, row]) => {
      const who = callerOf(row)
      const { status, body } = await who.send(addressOf(key, who) as never, { body: {} })
      return [key, status, body?.error?.code]
    }),
  )
  assert.deepEqual(
    answers,
    rows.map(([key]) => [key, 422, 'STEP_UP_REQUIRED']),
  )
})

test('roles, contacts, factors, links, erasures, refunds, voids and differences are among them', () => {
  const keys = rows.map(([key]) => key)
  for (const key of [
    'POST users',
    'PATCH users/:id',
    'POST users/:id/confirmRoles',
    'POST users/:id/resetPassword',
    'POST users/import',
    'POST :slug/:id/factors',
    'POST :slug/identities',
    'DELETE :slug/identities/:identityId',
    'POST erasures/:id/decide',
    'POST refunds/:id/decide',
    'POST refunds/:id/carriedOut',
    'POST refunds/:id/bounced',
    'POST payments/:id/void',
    'POST reconciliation/differences/:id/resolve',
    'POST users/:id/disable',
  ])
    assert.ok(keys.includes(key), key)
})

test('a new number needs it at both of its doors, and a proof opens them', async () => {
  const { citizen } = people
  const mobile = '+201099000001'
  const profile = await citizen.send(`PATCH citizen/${citizen.id}`, { body: { data: { mobile } } })
  const door = await citizen.send('POST citizen/sendMobileVerification', { body: { mobile } })
  for (const { status, body } of [profile, door])
    assert.deepEqual([status, body.error?.code], [422, 'STEP_UP_REQUIRED'])
  await citizen.send(`POST citizen/${citizen.id}/proof`, { body: { password: 'Right#2026' } })
  assert.equal((await citizen.send('POST citizen/sendMobileVerification', { body: { mobile } })).status, 200)
})
