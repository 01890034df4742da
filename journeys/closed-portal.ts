// A portal for journeys that close it: each worker starts one of its own and takes it down.

import type { Language } from '@bawaba/language/index.ts'
import { test as base } from './journey.ts'
import { type Portal, startPortal } from './portal.ts'

export { alive, expect } from './journey.ts'
export type { Language, Portal }

export const test = base.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 900_000 },
  ],
})
