// A clock of the device that a journey moves. Pages go by the server's: each answer says in its Date what it is.

import type { Page } from '@playwright/test'

/** Installs a clock that goes on alone: no answer sets it right. */
export const deviceClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.route(/\/api\//, async route => {
    if (route.request().headers().accept?.includes('event-stream')) return route.continue()
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
}
