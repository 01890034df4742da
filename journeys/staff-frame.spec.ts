// The staff app on a slow line: its frame is there long before its script.

import type { Page } from '@playwright/test'
import { alive, expect, test } from './journey.ts'
import { movedBy } from './moved.ts'

test.use({ who: 'officer', contextOptions: { reducedMotion: 'reduce' } })

/** Bytes a second of 400 kbit/s. */
const bytesPerSecond = 400_000 / 8
const latencyMs = 400
const longestWaitMs = 1500

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)

test('the frame of the staff app is drawn within 1.5 seconds at 400 kbit/s', async ({ page, say }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await slowDown(page)
  await page.goto('/employee/', { waitUntil: 'commit' })
  await expect.poll(() => firstPaint(page), { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await firstPaint(page)).toBeLessThan(longestWaitMs)
  await expect(page.getByText(say({ ar: 'جارٍ فتح مساحة العمل', en: 'Opening the workspace' }))).toBeVisible()
  const frame = page.locator('.frame-side')
  const before = await frame.boundingBox()
  // The app takes its place: the side bar stays where the frame had it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(frame).toHaveCount(0)
  const side = page.getByRole('region', { name: say({ ar: 'مساحة العمل', en: 'Workspace' }), exact: true })
  const after = await side.boundingBox()
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
})

test('nothing moves when the staff app draws over its frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/employee/')
  await alive(page)
  expect(await movedBy(page)).toBeLessThanOrEqual(0.05)
  // The styles of the frame are the lowest: the stylesheet that follows decides.
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(font).toContain('IBM Plex Sans Arabic')
})
