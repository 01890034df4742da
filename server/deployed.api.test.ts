// What a portal in service does by itself: answers for its own hosts alone, builds links from its settings, marks its
// cookies, believes its own proxies, and does not start half-configured.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { insideCalls } from './capabilities/pages/index.ts'
import { readConfig } from './config.ts'
import { requestIdOf, trustOf } from './platform/http/security.ts'
import { eventually } from './platform/test-patience.ts'
import { startPortal } from './start.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

const origin = 'https://portal.example'
const deployed = { ORIGIN: origin, EMPLOYEE_HOST: 'staff.example' }
const withPortal = async (
  environment: Record<string, string>,
  use: (portal: TestPortal) => Promise<void>,
): Promise<void> => {
  const portal = await openTestPortal(environment)
  try {
    await use(portal)
  } finally {
    await portal.close()
  }
}

const forged = ['evil.example', 'portal.example.evil.example', 'evil.example:443', 'localhost.evil.example']

test('a call to another host is refused with 421, whatever it asks for; whoever watches over the server is answered', () =>
  withPortal({ ...deployed, DEMO: 'off', PASSWORD_MEMORY_KIB: '19456' }, async ({ portal: { app } }) => {
    for (const host of [...forged, 'localhost', '127.0.0.1'])
      for (const url of ['/', '/services', '/api/misc/appData', '/assets/x.js', '/api/docs']) {
        const answer = await app.inject({ url, headers: { host } })
        assert.equal(answer.statusCode, 421, `${host} ${url}`)
        assert.ok(answer.headers['strict-transport-security'], `${host} ${url}`)
      }
    for (const host of ['portal.example', 'PORTAL.example:443', 'staff.example'])
      assert.equal((await app.inject({ url: '/api/misc/appData', headers: { host } })).statusCode, 200)
    assert.equal((await app.inject({ url: '/healthz', headers: { host: '10.0.0.7' } })).statusCode, 200)
  }))

test('pages that the server draws reach their calls under the name of the portal', () =>
  withPortal({ ...deployed, DEMO: 'off', PASSWORD_MEMORY_KIB: '19456' }, async ({ portal: { app } }) => {
    const call = insideCalls(app, () => origin)
    for (const path of ['/api/misc/appData', '/api/Categories', '/api/dynamic_services/mostUsed'])
      assert.equal((await call(path, {})).status, 200, path)
  }))

test('a demo answers for the names of this machine alone', () =>
  withPortal({}, async ({ portal: { app } }) => {
    for (const host of forged)
      assert.equal((await app.inject({ url: '/api/misc/appData', headers: { host } })).statusCode, 421, host)
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000'])
      assert.equal((await app.inject({ url: '/api/misc/appData', headers: { host } })).statusCode, 200, host)
  }))

/** The link in the newest mail to an address. */
const linkTo = async (portal: TestPortal, email: string): Promise<string> => {
  const rows = await portal.database.query<{ body: string }>({
    text: 'select body from messages where recipient = $1 order by created_at desc limit 1',
    values: [email],
  } as never)
  return /https?:\S+/.exec(rows[0]?.body ?? '')?.[0] ?? ''
}

test('a link to a new password leads to the configured address, whichever of our hosts was called', () =>
  withPortal(deployed, async portal => {
    const [citizen, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
    for (const [who, slug, start] of [
      [citizen, 'citizen', `${origin}/forget-password/`],
      [officer, 'employee', 'https://staff.example/employee/forget-password/'],
    ] as const) {
      const email = `${slug}@example.com`
      await portal.database.query({
        text: 'update accounts set email = $1, email_verified_at = now() where id = $2',
        values: [email, who.id],
      } as never)
      let last = ''
      for (const host of ['portal.example', 'staff.example', 'localhost:9999']) {
        const visitor = await portal.browser()
        const answer = await visitor.send(`POST ${slug}/forgetPassword`, {
          body: { email },
          headers: { host, 'x-forwarded-host': 'evil.example' },
        })
        assert.equal(answer.status, 202, JSON.stringify(answer.body))
        const link = await eventually(
          () => linkTo(portal, email),
          found => found !== '' && found !== last,
        )
        last = link
        assert.ok(link.startsWith(start), `${host}: ${link}`)
        portal.pass(3_600_000)
      }
    }
  }))

test('over https cookies are Secure and of this host alone, and browsers are told to stay with it', () =>
  withPortal(deployed, async portal => {
    const { app } = portal.portal
    const first = await app.inject({ url: '/api/misc/appData', headers: { host: 'portal.example' } })
    assert.ok(first.headers['strict-transport-security'])
    const [cookie] = first.cookies
    assert.deepEqual([cookie?.name, cookie?.secure, cookie?.path], ['__Host-visitor', true, '/'])
    assert.equal(cookie?.domain, undefined)
    const citizen = await portal.citizen()
    assert.ok(citizen.jar.has('__Host-citizen_session'))
    assert.ok([...citizen.jar.keys()].every(name => name.startsWith('__Host-')))
    // One that a neighbouring host has seeded under the plain name is not read.
    const value = citizen.jar.get('__Host-citizen_session')
    const seeded = await app.inject({
      url: '/api/drafts',
      headers: { host: 'portal.example', cookie: `citizen_session=${value}`, 'x-app-mode': 'CITIZEN' },
    })
    assert.equal(seeded.statusCode, 401)
  }))

test('over plain http there is no HSTS', () =>
  withPortal({}, async ({ portal: { app } }) => {
    const { headers } = await app.inject({ url: '/api/misc/appData' })
    assert.equal(headers['strict-transport-security'], undefined)
  }))

test('figures are read by their token alone outside demo mode', () =>
  withPortal({ DEMO: 'off', PASSWORD_MEMORY_KIB: '19456' }, async ({ portal: { app } }) => {
    assert.equal((await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode, 404)
  }))

/** The address that is counted for a caller, with these settings. */
const addressSeen = async (setting: string, peer: string, forwarded: string): Promise<string> => {
  const app = Fastify({ trustProxy: trustOf(readConfig({ TRUST_PROXY: setting }).TRUST_PROXY) })
  app.get('/', request => request.ip)
  const answer = await app.inject({
    url: '/',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwarded },
  })
  await app.close()
  return answer.body
}

test('only a proxy of ours says where a caller comes from', async () => {
  const [caller, proxy, lie] = ['203.0.113.5', '10.1.2.3', '198.51.100.7']
  assert.equal(await addressSeen('no', caller, lie), caller)
  assert.equal(await addressSeen('10.0.0.0/8', caller, lie), caller)
  assert.equal(await addressSeen('10.0.0.0/8', proxy, caller), caller)
  // What the caller wrote stands before what the proxy added.
  assert.equal(await addressSeen('10.0.0.0/8', proxy, `${lie}, ${caller}`), caller)
  assert.equal(await addressSeen('10.0.0.0/8', `::ffff:${proxy}`, `${lie}, ${caller}`), caller)
  assert.equal(await addressSeen('10.1.2.3, fd00::/8', 'fd00::7', `${lie}, ${caller}`), caller)
  assert.equal(await addressSeen('1', proxy, `${lie}, ${caller}`), caller)
  assert.equal(await addressSeen('2', proxy, `${lie}, ${caller}, 10.9.9.9`), caller)
  for (const wrong of ['yes', '0', '10.0.0.0/33', '0.0.0.0/0', 'proxy.example', '10.0.0.0/8;x'])
    assert.throws(() => readConfig({ TRUST_PROXY: wrong }), /TRUST_PROXY/, wrong)
})

test('a request id from outside is taken from a proxy of ours, where it is a plain word', () => {
  const idOf = (proxies: string, options: string, remoteAddress = '10.1.2.3') =>
    requestIdOf(
      trustOf(readConfig({ TRUST_PROXY: proxies }).TRUST_PROXY),
      () => 'own',
    )({
      headers: { 'x-request-id': options },
      socket: { remoteAddress },
    })
  for (const proxies of ['10.0.0.0/8', '10.1.2.3', '1'])
    assert.equal(idOf(proxies, 'Ab_9-'), 'Ab_9-', proxies)
  assert.equal(idOf('10.0.0.0/8', 'Ab_9-', '::ffff:10.1.2.3'), 'Ab_9-')
  assert.equal(idOf('fd00::/8', 'Ab_9-', 'fd00::7'), 'Ab_9-')
  assert.equal(idOf('no', 'Ab_9-'), 'own')
  // Whoever reaches the port past the proxy is none.
  for (const address of ['203.0.113.5', '::ffff:203.0.113.5', 'fd00::7', ''])
    assert.equal(idOf('10.0.0.0/8', 'Ab_9-', address), 'own', address)
  for (const bad of ['', 'a b', 'a\nb', '<script>', 'x'.repeat(65), 'ش']) assert.equal(idOf('1', bad), 'own')
})

test('outside demo mode nothing starts without an https address', async () => {
  const silent = { report: () => undefined, buildWeb: async () => undefined, isUnsafe: false }
  for (const ORIGIN of ['', 'http://portal.example'])
    await assert.rejects(
      startPortal(readConfig({ DEMO: 'off', LOG_LEVEL: 'silent', ORIGIN }), silent),
      /ORIGIN: outside demo mode/,
    )
})
