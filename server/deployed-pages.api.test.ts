// The pages of a portal in service, as a process with the settings of one: outside demo mode, behind a proxy, by its host.

import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrationSources } from './database.ts'
import { call } from './drills/calls.ts'
import { host, startPortal } from './drills/portals.ts'
import { testDatabase } from './platform/database/test-database.ts'

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
