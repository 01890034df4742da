// A visitor who follows a link to a page of somebody who has signed in is asked to sign in as soon as the script is there.

import type { Page } from '@playwright/test'
import { addressOf, appPages } from './app-paths.ts'
import { alive, expect, test } from './journey.ts'

const limitMs = 2_000 * Number(process.env.PACE ?? 1)

/** Milliseconds from the moment in which the page's script has arrived. */
const sinceScript = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js/.test(name))
    const first = Math.min(...scripts.map(entry => (entry as PerformanceResourceTiming).responseEnd))
    return performance.now() - first
  })

/** Milliseconds until the sign-in page of an address is there; infinite where it does not come. */
const timeToSignIn = async (page: Page, address: string): Promise<number> => {
  await page.goto(address, { waitUntil: 'commit' })
  // The address changes before the page does.
  const isLed = await page
    .waitForFunction(
      () => /login$/.test(location.pathname) && document.querySelector('main input[type="password"]'),
      undefined,
      { timeout: 15_000 },
    )
    .then(
      () => true,
      () => false,
    )
  return isLed ? sinceScript(page) : Number.POSITIVE_INFINITY
}

for (const base of new Set(appPages.map(each => each.base)))
  test(`a guarded page of ${base || '/'} leads a visitor to sign-in within two seconds`, {
    tag: base === '' ? '@core' : [],
  }, async ({ page }) => {
    test.slow()
    const guarded = appPages.filter(each => each.base === base && each.access === 'guarded')
    expect(guarded.length).toBeGreaterThan(0)
    const late: string[] = []
    for (const each of guarded) {
      const address = addressOf(each)
      // A busy machine is slow once; a page that waits for something is slow each time.
      let needed = Number.POSITIVE_INFINITY
      for (let attempt = 0; attempt < 3 && needed > limitMs; attempt++)
        needed = Math.min(needed, await timeToSignIn(page, address))
      if (needed > limitMs) late.push(`${address}: ${Math.round(needed)} ms`)
    }
    expect(late.join('\n')).toBe('')
  })

test('a link of a page that the server drew leads on within two seconds, whatever the page is', async ({
  page,
}) => {
  test.slow()
  const late: string[] = []
  const open = appPages.filter(({ base, access }) => base === '' && access === 'open')
  for (const address of [...open.map(addressOf), '/no-such-page']) {
    await page.goto(address)
    await alive(page)
    const target = address === '/services' ? '/' : '/services'
    const title = await page.title()
    const begin = Date.now()
    // Small screens fold the navigation away.
    await page
      .locator(`a[href="${target}"]`)
      .first()
      .evaluate(link => (link as HTMLElement).click())
    const isLed = await page
      .waitForFunction(before => document.title !== before, title, { timeout: 15_000 })
      .then(
        () => true,
        () => false,
      )
    const needed = Date.now() - begin
    if (!isLed || needed > limitMs) late.push(`${address}: ${needed} ms`)
  }
  expect(late.join('\n')).toBe('')
})
