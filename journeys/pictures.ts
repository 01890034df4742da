// Draws the pictures of the README anew: node run.mjs journeys/pictures.ts. See docs/how-to/pictures.md.
// `--looks <folder>` draws form and inbox in every look instead, to compare them with the design.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '@bawaba/language/index.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../testing/browser.ts'
import { requestPath } from './arrange.ts'
import { answerYou, formPath, goOn } from './electricity.ts'
import { alive, open, people, type Say, signInHere } from './journey.ts'
import { startPortal } from './portal.ts'

/** Two people at work, and a request that waits for the citizen, and one that is under review. */
type Scenery = { citizen: Page; officer: Page; say: Say; waiting: string; reviewed: string }
type Scene = { name: string; draw: (at: Scenery) => Promise<Page> }
type View = { theme: 'light' | 'dark'; width: 1440 | 390 }

const home: Scene = {
  name: 'home',
  draw: async ({ citizen }) => {
    await open(citizen, '/')
    return citizen
  },
}
const form: Scene = {
  name: 'form',
  draw: async ({ citizen, say }) => {
    await open(citizen, formPath)
    await answerYou(citizen, say)
    await goOn(citizen, say)
    await citizen.getByLabel(say({ ar: 'المحافظة', en: 'Governorate' })).selectOption({ index: 4 })
    return citizen
  },
}
const formWithErrors: Scene = {
  name: 'form-errors',
  draw: async ({ citizen, say }) => {
    await open(citizen, `${formPath}?step=1`)
    await citizen.getByLabel(say({ ar: 'الرقم القومي', en: 'National ID' })).fill('2910412010345')
    await goOn(citizen, say)
    return citizen
  },
}
const request: Scene = {
  name: 'request',
  draw: async ({ citizen, waiting }) => {
    await open(citizen, requestPath(waiting))
    return citizen
  },
}
const inbox: Scene = {
  name: 'inbox',
  draw: async ({ officer, reviewed, say }) => {
    await officer.goto(`/employee/inbox?view=open&request=${reviewed}`)
    await officer
      .getByRole('group', { name: say({ ar: 'إجراءات الطلب', en: 'Actions on the request' }) })
      .waitFor()
    return officer
  },
}
const inboxAlone: Scene = {
  name: 'inbox-list',
  draw: async ({ officer }) => {
    await officer.goto('/employee/inbox?view=open')
    await officer.getByRole('article').or(officer.getByRole('table')).first().waitFor()
    return officer
  },
}

const signedIn = async (
  browser: Browser,
  address: string,
  language: Language,
  who: 'citizen' | 'officer',
) => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    timezoneId: 'Africa/Cairo',
  })
  await context.addCookies([{ name: 'lang', value: language, url: address }])
  const page = await context.newPage()
  await page.goto(people[who][language].path)
  await alive(page)
  await signInHere(page, language, who)
  return page
}

/** Of the story: a request that waits for the citizen, and one that the officer works on. */
const find = async (citizen: Page, officer: Page): Promise<{ waiting: string; reviewed: string }> => {
  const numberOf = async (page: Page, mode: string, status: string): Promise<string> => {
    const filter = JSON.stringify({ where: { status }, limit: 1 })
    const headers = { 'x-app-mode': mode }
    const answer = await page.request.get('/api/FIRST_CONNECTION', { params: { filter }, headers })
    const [found] = (await answer.json()) as { ID: string }[]
    if (!found) throw new Error(`The story has no first connection in ${status}`)
    return found.ID
  }
  return {
    waiting: await numberOf(citizen, 'CITIZEN', 'NEEDS_EXTRA_INFORMATION'),
    reviewed: await numberOf(officer, 'EMPLOYEE', 'UNDER_REVIEW'),
  }
}

const { looks } = parseArgs({ options: { looks: { type: 'string' } } }).values
const folder = looks ?? join(import.meta.dirname, '../docs/pictures')
const scenes = looks ? [formWithErrors, form, inbox, inboxAlone, request, home] : [home, form, request, inbox]
const views: View[] = looks
  ? ([1440, 390] as const).flatMap(width => (['light', 'dark'] as const).map(theme => ({ theme, width })))
  : [{ theme: 'light', width: 1440 }]

/** The same picture with a palette of 256 colours: drawn screens have few. Without dithering, areas stay even. */
const smallPng = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()

/** Takes one scene in one view; only pictures of the readme are made small. */
const photograph = async (scene: Scene, at: Scenery, { theme, width }: View): Promise<void> => {
  for (const page of [at.citizen, at.officer]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: theme })
  }
  const page = await scene.draw(at)
  await page.evaluate(() => document.fonts.ready)
  const language = at.say({ ar: 'ar', en: 'en' })
  const name = looks ? `${scene.name}.${language}.${theme}.${width}` : `${scene.name}.${language}`
  const screenshot = await page.screenshot({ fullPage: looks !== undefined && width === 390 })
  await writeFile(join(folder, `${name}.png`), looks ? screenshot : await smallPng(screenshot))
}

const portal = await startPortal({ DEMO_STORY: 'on' })
// Where people sign in one after the other, as in journeys.
process.env.PORTAL = portal.address
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] })
try {
  await mkdir(folder, { recursive: true })
  for (const language of ['ar', 'en'] as const) {
    const citizen = await signedIn(browser, portal.address, language, 'citizen')
    const officer = await signedIn(browser, portal.address, language, 'officer')
    const at: Scenery = { citizen, officer, say: text => text[language], ...(await find(citizen, officer)) }
    for (const scene of scenes) for (const view of views) await photograph(scene, at, view)
  }
} finally {
  await browser.close()
  await portal.stop()
}
