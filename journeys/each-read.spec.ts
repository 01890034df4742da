// Each read of each signed-in page is refused in turn, as an overloaded server does: no part waits for ever, nothing is said to
// be empty that could not be read, and what is missing is named and comes at the next try.

import type { BrowserContext, Page, Response } from '@playwright/test'
import { alive, expect, type Say, test, type Who } from './journey.ts'
import { visited } from './screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const overloaded = {
  error: { statusCode: 503, name: 'ServiceUnavailable', code: 'OVERLOADED', message: 'Too busy' },
}
/** A figure that could not be loaded says so in its place; its page offers the next try. */
const notLoaded = { ar: /تعذر تحميل/, en: /could not be loaded/ }
/** Words that say that there is none of something. */
const denies = { ar: /(?:^|\s)(?:لا|لم|ليس|ليست)\s/, en: /\b(?:no|not|none|nothing|never)\b/i }
const tryAgain = { ar: 'حاول مرة أخرى', en: 'Try again' }

/** The address of a read without its query; undefined for what is no read of the page. */
const readOf = (response: Response): string | undefined => {
  const request = response.request()
  const { pathname } = new URL(response.url())
  const isRead = request.method() === 'GET' && pathname.startsWith('/api/')
  return isRead && response.headers()['content-type']?.includes('json') ? pathname : undefined
}
const settle = async (page: Page): Promise<void> => {
  await alive(page)
  await page.waitForLoadState('networkidle')
}
/** The lines of the page, without figures: what is counted or dated may change meanwhile. */
const linesOf = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').innerText())
    .split('\n')
    .map(line => line.replace(/[\d٠-٩]+/g, '').trim())
    .filter(line => line !== '')

const shape = async (page: Page, path: string) => {
  const reads = new Set<string>()
  const note = (response: Response) => {
    const read = readOf(response)
    if (read) reads.add(read)
  }
  page.on('response', note)
  await page.goto(path)
  await settle(page)
  page.off('response', note)
  return { reads: [...reads], lines: new Set(await linesOf(page)) }
}

type Refused = { context: BrowserContext; path: string; read: string; lines: ReadonlySet<string>; say: Say }
/** What is wrong with a page one of whose reads is refused. */
const refuse = async ({ context, path, read, lines, say }: Refused): Promise<string[]> => {
  const page = await context.newPage()
  const wrong: string[] = []
  let isRefused = true
  await page.route(
    url => url.pathname === read,
    route => (isRefused ? route.fulfill({ status: 503, json: overloaded }) : route.continue()),
  )
  await page.goto(path)
  await settle(page)
  const main = page.getByRole('main')
  const busy = main.locator('[aria-busy="true"]')
  await expect(busy)
    .toHaveCount(0, { timeout: 5_000 })
    .catch(() => wrong.push('it waits for ever'))
  if ((await main.getByRole('heading', { level: 1 }).count()) === 0) wrong.push('it has no heading')
  const again = main.getByRole('button', { name: say(tryAgain), exact: true })
  const others = (await linesOf(page)).filter(line => !lines.has(line))
  const isNamed = (await again.count()) > 0 || others.some(line => say(notLoaded).test(line))
  // An id may stand for a name, and a figure may be missing; what could not be read may not be denied.
  const claims = others.filter(line => say(denies).test(line))
  if (!isNamed && claims.length > 0)
    wrong.push(`it says “${claims.slice(0, 3).join(' | ')}” and names no failure`)
  isRefused = false
  while ((await again.count()) > 0) {
    const before = await again.count()
    await again.first().click()
    const isLess = await expect(again)
      .not.toHaveCount(before, { timeout: 5_000 })
      .then(() => true)
      .catch(() => false)
    if (isLess) continue
    wrong.push('the next try brings nothing')
    break
  }
  await page.close()
  return wrong.map(what => `${path} without ${read}: ${what}`)
}

const people: Who[] = ['citizen', 'supervisor', 'reports', 'finance', 'admin', 'agent']
for (const who of people)
  test.describe(who, () => {
    test.use({ who })
    test(`each read of the pages of ${who} is refused in turn`, async ({ page, context, say }) => {
      test.setTimeout(900_000)
      const pages = visited.filter(screen => screen.who === who)
      expect(pages.length).toBeGreaterThan(0)
      /** What every page reads fails alike: it is refused on the first one. */
      const frame = new Set<string>()
      const wrong: string[] = []
      let refused = 0
      for (const { path } of pages) {
        const { reads, lines } = await shape(page, path)
        for (const read of reads) {
          if (frame.has(read)) continue
          if (path === pages[0]?.path) frame.add(read)
          refused += 1
          wrong.push(...(await refuse({ context, path, read, lines, say })))
        }
      }
      expect(refused).toBeGreaterThan(0)
      expect(wrong).toEqual([])
    })
  })
