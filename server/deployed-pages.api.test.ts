// The pages of a portal in service, as a process with the settings of one: outside demo mode, behind a proxy, by its host.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrationSources } from './database.ts'
import { call } from './drills/calls.ts'
import { host, startPortal } from './drills/portals.ts'
import { testDatabase } from './platform/database/test-database.ts'

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Public pages are kept by whoever read them, other documents by nobody; none needs what only it knows. */
const documentsTravelWell = async (port: number): Promise<void> => {
  const read = (path: string, headers: Record<string, string> = {}) => call(port, { path, headers })
  const page = await read('/services')
  assert.equal(page.headers['cache-control'], 'no-cache')
  assert.match(String(page.headers.vary), /Cookie, Accept-Encoding/)
  const policy = String(page.headers['content-security-policy'])
  for (const [, script = ''] of page.body.matchAll(/<script(?: nomodule)?>([\s\S]*?)<\/script>/g))
    assert.ok(policy.includes(`'${hashOf(script)}'`), script)
  // Its first styles stand in it, before all that is drawn; the stylesheet follows that.
  const style = /<style>(.+?)<\/style>.*<div id="root">.*<link rel="stylesheet"/s.exec(page.body)?.[1] ?? ''
  assert.ok(policy.includes(`style-src 'self' '${hashOf(style)}';`), policy)
  assert.equal((await read('/services')).headers['content-security-policy'], policy, 'also from memory')
  assert.doesNotMatch(policy + page.body, /nonce|unsafe-inline/)
  const unchanged = await read('/services', { 'if-none-match': String(page.headers.etag) })
  assert.deepEqual([unchanged.status, unchanged.body], [304, ''])
  assert.equal((await read('/services', { 'accept-encoding': 'br' })).headers['content-encoding'], 'br')
  // In another language it is another document.
  const english = await read('/services', { cookie: 'lang=en', 'if-none-match': String(page.headers.etag) })
  assert.deepEqual([english.status, english.headers['content-language']], [200, 'en'])
  const script = /src="(\/assets\/[^"]+)"/.exec(page.body)?.[1] ?? ''
  const compressed = await read(script, { 'accept-encoding': 'br' })
  assert.deepEqual(
    [compressed.headers['content-encoding'], compressed.headers['cache-control']],
    ['br', 'public, max-age=31536000, immutable'],
  )
  for (const path of ['/employee/', '/nothing-here', '/services?q=a']) {
    const { headers } = await read(path)
    assert.deepEqual([headers['cache-control'], headers.etag], ['private, no-store', undefined], path)
    assert.deepEqual([headers['x-frame-options'], headers['referrer-policy']], ['DENY', 'same-origin'], path)
  }
}

test('outside demo mode every front door is drawn, with its content and the address of the portal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bawaba-deployed-'))
  const opened = await testDatabase(migrationSources([]))
  const settings = { DATABASE_URL: opened.serverUrl, MIGRATION_DATABASE_URL: opened.url }
  const portal = await startPortal({
    ...settings,
    DATA_FOLDER: folder,
    UNSAFE_DATABASE: 'yes',
    DRAIN_MS: '0',
  })
  try {
    for (const [path, content] of [
      ['/', 'LIBRARY'],
      ['/services', '/services/LIBRARY_CARD'],
      ['/services/LIBRARY_CARD', `https://${host}/services/LIBRARY_CARD`],
      ['/login', '<form'],
      ['/employee/', '<script'],
      ['/agent/', '<script'],
    ] as const) {
      const { status, body } = await call(portal.port, { path })
      assert.equal(status, 200, path)
      assert.ok(body.includes(content), `${path} without ${content}`)
    }
    // Of a programme that was not chosen there is no link, and no page.
    assert.doesNotMatch((await call(portal.port, { path: '/' })).body, /#projects|href="\/projects/)
    for (const path of ['/projects/ZAHYA', '/dev/pictures', '/employee/units'])
      assert.equal((await call(portal.port, { path })).status, 404, path)
    const toAgents = await call(portal.port, { path: '/agent-login' })
    assert.deepEqual([toAgents.status, toAgents.headers.location], [302, '/agent/agent-login'])
    await documentsTravelWell(portal.port)
    // Whoever gets the scripts gets the licences of the packages in them, with their texts.
    for (const app of ['citizen', 'employee', 'agent']) {
      const licences = await call(portal.port, { path: `/licences/${app}.md` })
      assert.equal(licences.status, 200)
      assert.match(licences.body, /^## react - [\d.]+ \(MIT\)\n+MIT License/m)
    }
    assert.equal(
      (await call(portal.port, { path: '/services', headers: { host: 'evil.example' } })).status,
      421,
    )
    assert.equal(await portal.end('SIGTERM'), 0)
  } finally {
    await portal.end('SIGKILL')
    await opened.close()
    await rm(folder, { recursive: true, force: true })
  }
})
