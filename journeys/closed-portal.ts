// A portal for journeys that close it, say something to everybody in it, or need settings of their own: each worker starts
// one and takes it down.

import { test as base } from './journey.ts'
import { startPortal } from './portal.ts'

/** Journeys in a portal with these settings. */
export const testIn = (settings: Record<string, string>) =>
  base.extend<object, { address: string }>({
    address: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here
      async ({}, use) => {
        const portal = await startPortal(settings)
        await use(portal.address)
        await portal.stop()
      },
      { scope: 'worker', timeout: 900_000 },
    ],
  })

export const test = testIn({})
