// docs/screens.md lists every screen as the table of the journeys has it.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { readScreensPage, screens, screensDocument } from './screens.ts'

test('docs/screens.md is what the table says', () =>
  assert.equal(readScreensPage(), screensDocument(readScreensPage())))

test('every journey that opens a screen is there, and no name stands twice', () => {
  for (const { journey } of screens)
    if (journey) assert.ok(existsSync(new URL(`${journey}.spec.ts`, import.meta.url)), journey)
  assert.equal(new Set(screens.map(({ name }) => name)).size, screens.length)
})
