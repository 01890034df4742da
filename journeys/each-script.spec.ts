// Each script of a page fails in turn: the page stands without it, or says that it could not be loaded and gets it at the
// next try.

import type { BrowserContext, Page } from '@playwright/test'
import { asRead, expect, open, type Say, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, who: 'citizen' })

const tryAgain = { ar: 'حاول مرة أخرى', en: 'Try again' }

/** The scripts that a page asks for, in their order, until it rests. */
const scriptsOf = async (page: Page, path: string): Promise<string[]> => {
  const urls = new Set<string>()
  page.on('request', request => void (/\/assets\/[^/]+\.js$/.test(request.url()) && urls.add(request.url())))
  await open(page, path)
  await page.waitForLoadState('networkidle')
  return [...urls]
}

/** Those that several pages share fail alike: of these, every twelfth. */
const chosenOf = (urls: readonly string[]): string[] => {
  const isShared = (url: string) => /\/shar-[^/]+$/.test(url)
  return [
    ...urls.filter(url => !isShared(url)),
    ...urls.filter(isShared).filter((_, index) => index % 12 === 0),
  ]
}

/** The router loads a page anew once where its script did not come. That is not what is looked at, and takes its time. */
const withoutReload = (page: Page, url: string) =>
  page.addInitScript(failed => {
    const message = `Failed to fetch dynamically imported module: ${failed}`
    if (!sessionStorage.getItem('seen')) sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  }, url)

type Failing = { context: BrowserContext; path: string; url: string; title: RegExp; say: Say }

const failOnce = async ({ context, path, url, title, say }: Failing): Promise<string> => {
  const page = await context.newPage()
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: title })
  const again = page
    .locator('main, #script-missing')
    .getByText(say(tryAgain), { exact: true })
    .filter({ visible: true })
  await withoutReload(page, url)
  await page.route(url, route => route.abort())
  await page.route(/\.(?:woff2|svg|png|webp)$/, route => route.abort())
  const failed = page.waitForEvent('requestfailed', request => request.url() === url)
  await page.goto(path, { waitUntil: 'commit' })
  await failed
  // Whatever the script is for: the page is there, or says that it is not.
  const script = url.split('/').at(-1)
  await expect(heading.or(again).first(), `without ${script}`).toBeVisible()
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 500 })))
  const isStopped = (await again.count()) > 0
  await page.unroute(url)
  // A part may say so later than the page: whoever reads it presses it.
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click()
    await expect(again).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(heading, `with ${script} again`).toBeVisible()
  await page.close()
  return isStopped ? 'stopped' : 'stood'
}

const list = '/inbox'
const pages = [
  { path: list, title: { ar: 'طلباتي', en: 'My requests' }, isSeen: false },
  // What the list has too fails there.
  { path: '/services/LIBRARY_CARD/add', title: { ar: 'بيانات القارئ', en: 'The reader' }, isSeen: true },
] as const

for (const { path, title, isSeen } of pages)
  test(`each script of ${path} fails in turn`, { tag: '@both' }, async ({
    page,
    context,
    say,
    complaints,
  }) => {
    const others = new Set(isSeen ? await scriptsOf(page, list) : [])
    const own = (await scriptsOf(page, path)).filter(url => !others.has(url))
    const urls = chosenOf(own)
    expect(urls.length).toBeGreaterThan(5)
    await page.close()
    const ends = new Map<string, string>()
    for (const url of urls)
      ends.set(url, await failOnce({ context, path, url, title: asRead(say(title)), say }))
    // The page's own script and the app's stop it; the bell, the aids and the watch over the session do not.
    expect(new Set(ends.values())).toEqual(new Set(['stopped', 'stood']))
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter(complaint => !complaint.includes('dynamically imported module')),
    )
  })
