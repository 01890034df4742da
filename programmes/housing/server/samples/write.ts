// Draws the sample documents anew: node run.mjs programmes/housing/server/samples/write.ts. A test compares them with what they say.

import { writeFile } from 'node:fs/promises'
import { createDrawer } from '@bawaba/server/platform/pdf/drawer.ts'
import { sampleFile, sampleKinds, sampleSheet } from './documents.ts'

const drawer = createDrawer()
for (const kind of sampleKinds)
  for (const language of ['ar', 'en'] as const)
    await writeFile(sampleFile(kind, language), await drawer.draw(sampleSheet(kind, language)))
drawer.stop()
