// Programs that look at mail open every link in it. No GET spends what a link carries, and none changes anything but the
// record of who looked, apart from the seeds' own call that sends a link again.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { calls } from '@bawaba/contract/calls/index.ts'
import { roles } from '@bawaba/contract/entities/person.ts'
import { raw } from './platform/database/index.ts'
import { eventually } from './platform/test-patience.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

type Caller = Awaited<ReturnType<TestPortal['browser']>>
let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

/** Sends a link again, by the seeds. The stream of events stays open and only tells. */
const left = new Set(['GET :slug/verifyUserEmail/:id', 'GET events'])
const gets = Object.entries<CallDefinition>(calls).filter(([key]) => key.startsWith('GET ') && !left.has(key))

/** Every GET there is: with the value as each part of the path and of the query, and with the parts as given. */
const addressesWith = (value: string, known: Record<string, string>): string[] =>
  gets.flatMap(([key, { query }]) => {
    const requested = (query as { properties?: object } | undefined)?.properties ?? {}
    const names = ['token', 'link', 'code', 'ticket', ...Object.keys(requested)]
    const search = names.map(name => `${name}=${encodeURIComponent(value)}`).join('&')
    const path = (parts: Record<string, string>) =>
      key.replace(/:(\w+)/g, (_, name) => encodeURIComponent(parts[name] ?? value))
    return [path({}), path(known), `${path(known)}?${search}`, `${path(known)}?token=${value}`]
  })
const visit = async (who: Caller, value: string, known: Record<string, string>): Promise<number[]> => {
  const seen: number[] = []
  for (const key of addressesWith(value, known)) {
    const { status } = await who.send(key, { headers: { authorization: `Bearer ${value}` } })
    assert.ok(status < 500, `${key}: ${status}`)
    seen.push(status)
  }
  return seen
}
/** The link in the newest message to an address: what stands behind the #. */
const tokenTo = async (to: string): Promise<string> => {
  const { body } = await (await portal.browser()).send(`GET dev/outbox?to=${encodeURIComponent(to)}`)
  return /#([\w-]{20,})/.exec(body[0]?.text ?? '')?.[1] ?? ''
}
/** Opens the link as it stands in the mail, and with its token in the path or the query. */
const scan = async (token: string): Promise<void> => {
  const scanner = await portal.browser('EMPLOYEE')
  const known = { slug: 'employee', service: 'LIBRARY_CARD' }
  await visit(scanner, token, known)
  await visit(await portal.browser(), token, { ...known, slug: 'citizen' })
  for (const page of ['email-verify', 'employee/invitation', 'forget-password/reset'])
    for (const url of [`/${page}`, `/${page}?token=${token}`, `/${page}/${token}`])
      for (const method of ['GET', 'HEAD'] as const) await portal.portal.app.inject({ method, url })
}

test('the link of an invitation is unspent after everything was opened with it', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const body = {
    username: 'scanned1',
    userSlug: 'employee',
    firstName: 'A',
    lastName: 'B',
    email: 's1@example.eg',
    roles: [],
    services: [],
    invite: true,
  }
  assert.equal((await admin.send('POST users', { body })).status, 201)
  const token = await tokenTo('s1@example.eg')
  await scan(token)
  const browser = await portal.browser('EMPLOYEE')
  const accepted = await browser.call('POST invitations/accept', { body: { token, password: 'Strong#2026' } })
  assert.equal(accepted.status, 204, JSON.stringify(accepted.body))
})

test('the links of an address to prove and of a forgotten password are unspent too', async () => {
  const person = await portal.citizen()
  const email = 's2@example.eg'
  assert.equal((await person.send(`PATCH citizen/${person.id}`, { body: { data: { email } } })).status, 200)
  const proof = await tokenTo(email)
  await scan(proof)
  assert.equal((await person.send(`GET citizen/${person.id}`)).body.emailVerified, false)
  assert.equal((await person.send('POST citizen/verifyEmail', { body: { token: proof } })).status, 204)
  const visitor = await portal.browser()
  portal.pass(60_000)
  await visitor.send('POST citizen/forgetPassword', { body: { email } })
  // Whoever asks does not wait for the mail.
  const reset = await eventually(
    () => tokenTo(email),
    token => token !== proof,
  )
  await scan(reset)
  const set = await visitor.send('POST citizen/reset-password', {
    body: { data: { password: 'Fresh#2026', confirmPassword: 'Fresh#2026' } },
    headers: { authorization: `Bearer ${reset}` },
  })
  assert.equal(set.status, 204, JSON.stringify(set.body))
})

test('no GET changes a row, but those that say who looked', async () => {
  const citizen = await portal.citizen()
  const staff = await portal.employee([...roles])
  const filed = await citizen.file()
  const { database } = portal
  // The record of looks, and when a session was last active.
  const looks = new Set(['audit_entries', 'audit_streams', 'sessions'])
  // How often an address asked about numbers of letters or sent a wrong code of a request, which nobody is to guess.
  const counted: Record<string, string> = {
    budgets: `where subject not like 'letters from %' and subject not like 'short codes %'`,
  }
  const tables = (
    await database.query<{ name: string }>(
      raw(`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
    )
  ).filter(({ name }) => !looks.has(name))
  assert.ok(tables.length > 30)
  const state = () =>
    Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await database.one<{ rows: string }>(
          raw(
            `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows from "${name}" t ${counted[name] ?? ''}`,
          ),
        )
        return `${name} ${rows}`
      }),
    )
  const earlier = await state()
  const seen = [
    ...(await visit(citizen, filed.id, { slug: 'citizen', service: 'LIBRARY_CARD', id: citizen.id })),
    ...(await visit(citizen, filed.ID, { slug: 'citizen', service: 'LIBRARY_CARD' })),
    ...(await visit(staff, filed.id, { slug: 'employee', service: 'LIBRARY_CARD', id: staff.id })),
    ...(await visit(staff, filed.ID, { slug: 'citizen', service: 'LIBRARY_CARD', id: citizen.id })),
    ...(await visit(await portal.browser(), filed.id, { slug: 'citizen', service: 'LIBRARY_CARD' })),
  ]
  // Much of it was really read.
  assert.ok(seen.filter(status => status === 200).length > 100)
  assert.deepEqual(await state(), earlier)
})
