// Calls and files that a journey keeps back, so that what is seen meanwhile stays to be looked at.

import type { Page } from '@playwright/test'

/** The scripts of pages. */
export const scripts = /\/assets\/[^/]+\.js$/

/** Keeps back what a page asks of `address`; answers the way to let it all go. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await until
    await route.continue()
  })
  return letGo
}
