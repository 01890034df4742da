// Second doors to sign-in by providers: an identity is its owner's, and a sign-in comes back as it left.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { headers, openWithProviders } from './test-external.ts'
import { visit } from './test-providers.ts'

const { portal, meta, exchange, params, close } = await openWithProviders()
after(close)

test('an identity of another is nobody’s to see or remove, nor is one linked by an agent, an employee or another slug', async () => {
  const browser = await portal.browser()
  const back = await visit((await meta(browser, 'demo')).body.url, 'demo-samir')
  const session = await exchange(browser, params(back))
  assert.equal(session.status, 200, JSON.stringify(session.body))
  browser.held.token = session.body.usertoken
  const [identity] = (await browser.send('GET citizen/identities', { headers })).body
  const stranger = await portal.citizen()
  assert.deepEqual((await stranger.send('GET citizen/identities', { headers })).body, [])
  assert.equal((await stranger.send(`DELETE citizen/identities/${identity.id}`, { headers })).status, 404)
  const officer = await portal.employee(['CASE_OFFICER'])
  await portal.actFor(officer, '+201099990001')
  for (const slug of ['citizen', 'employee']) {
    const listed = await officer.send(`GET ${slug}/identities`, { headers })
    assert.ok(listed.status >= 400 || listed.body.length === 0, `${slug} ${listed.status}`)
    const removed = await officer.send(`DELETE ${slug}/identities/${identity.id}`, { headers })
    assert.ok(removed.status >= 400, `${slug} ${removed.status}`)
  }
  assert.equal((await browser.send('GET citizen/identities', { headers })).body.length, 1)
})

test('a sign-in that left as a citizen comes back as nobody else', async () => {
  const browser = await portal.browser()
  const back = params(await visit((await meta(browser, 'demo')).body.url, 'demo-samir'))
  for (const slug of ['employee', 'agent']) {
    const { status } = await browser.send(`POST ${slug}/exchangeToken`, { body: back, headers })
    assert.ok(status >= 400, `${slug} ${status}`)
  }
})
