// The sample documents that are shipped are those that their text makes.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { createDrawer } from '@bawaba/server/platform/pdf/drawer.ts'
import { sampleFile, sampleKinds, sampleSheet } from './documents.ts'

const drawer = createDrawer()
after(() => drawer.stop())

for (const kind of sampleKinds)
  test(`the sample of ${kind} is drawn from its words, in both languages`, async () => {
    for (const language of ['ar', 'en'] as const) {
      const shipped = await readFile(sampleFile(kind, language))
      assert.ok(shipped.equals(await drawer.draw(sampleSheet(kind, language))), `${kind} ${language}`)
    }
  })
