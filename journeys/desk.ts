// What journeys of staff share: windows of other people, requests put in place, the rows and the open request.

import type { Browser, Page } from '@playwright/test'
import { file } from './arrange.ts'
import { open, type people, type Say } from './journey.ts'

type Who = keyof typeof people
export type Given = {
  browser: Browser
  baseURL: string | undefined
  signedIn: (who: Who) => Promise<object>
}

/** A window of somebody else, signed in. */
export const windowOf = async (
  { browser, baseURL, signedIn }: Given,
  who: Who,
  lang: string,
): Promise<Page> => {
  const context = await browser.newContext({ baseURL, storageState: (await signedIn(who)) as never })
  if (lang === 'en') await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }])
  return context.newPage()
}

/** Files so many requests as the citizen; their numbers. */
export const filed = async (given: Given, lang: string, count: number): Promise<string[]> => {
  const page = await windowOf(given, 'citizen', lang)
  await open(page, '/')
  const numbers = []
  for (let made = 0; made < count; made += 1) numbers.push((await file(page)).ID)
  await page.context().close()
  return numbers
}

export const rows = (page: Page) => page.locator('tbody tr')
export const box = (page: Page, ID: string) => page.locator(`input[data-row="${ID}"]`)
export const panelOf = (page: Page, say: Say) =>
  page.getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) })
