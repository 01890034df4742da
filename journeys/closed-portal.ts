// A portal for journeys that close it, or say something to everybody in it: each worker starts one of its own and takes
// it down.

import { test as base } from './journey.ts'
import { startPortal } from './portal.ts'

export const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal.address)
      await portal.stop()
    },
    { scope: 'worker', timeout: 900_000 },
  ],
})
