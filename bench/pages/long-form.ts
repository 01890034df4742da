// How soon a form of three hundred questions answers a press on a slow phone: it is filled by the keyboard, as a visitor
// fills it, and the browser times each press to the paint that answers it.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueStore } from '@bawaba/server/capabilities/catalogue/index.ts'
import { migrationSources } from '@bawaba/server/database.ts'
import { uuid7 } from '@bawaba/server/platform/database/index.ts'
import { testDatabase } from '@bawaba/server/platform/database/test-database.ts'
import { freePort } from '@bawaba/server/platform/free-port.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { uncheckedDefinition } from '../../server/test-definition.ts'
import { findBrowser } from '../../testing/browser.ts'
import { definitionOf } from '../forms/definition.ts'
import { questions, switchName, switchValues } from '../forms/questions.ts'
import { startWhole } from '../keeps/whole.ts'
import { thirtyQuestions } from '../server/fixtures.ts'

const slug = 'BENCH_LONG'
const count = 300
/** A phone is so much slower than the machine that measures. */
const slowness = 4
const fields = 60

declare global {
  interface Window {
    presses: Map<number, number>
  }
}

const longService = () => {
  const short = thirtyQuestions(slug)
  const steps = definitionOf(questions(count)).activities[0]?.steps ?? []
  const [filing, ...acts] = short.activities
  return { ...short, allowAnonymous: true, activities: [{ ...filing, steps }, ...acts] } as typeof short
}

/** Keeps how long each press took, in ms: what one press brings (down, up, click) counts as its longest. */
const timePresses = (page: Page) =>
  page.addInitScript(() => {
    window.presses = new Map()
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0)
          window.presses.set(
            entry.interactionId,
            Math.max(entry.duration, window.presses.get(entry.interactionId) ?? 0),
          )
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

const answerHere = async (page: Page): Promise<void> => {
  const kind = await page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null
    return at?.inputMode === 'decimal' || at?.inputMode === 'numeric' ? 'number' : (at?.type ?? '')
  })
  if (kind === 'number') await page.keyboard.type('12', { delay: 50 })
  else if (kind === 'text') await page.keyboard.type('شارع', { delay: 50 })
  else if (kind === 'radio' || kind === 'checkbox') await page.keyboard.press('Space', { delay: 30 })
}

/** Sixty fields by the keyboard, three of ten questions hidden and shown again, and an attempt to send. */
const fillIn = async (page: Page): Promise<void> => {
  const choice = (value: string) => page.locator(`[data-field="${switchName}"] input[value="${value}"]`)
  await choice(switchValues.on).focus()
  for (let field = 0; field < fields; field++) {
    await page.keyboard.press('Tab', { delay: 30 })
    await answerHere(page)
  }
  for (const value of [switchValues.off, switchValues.on]) {
    await choice(value).click({ delay: 30 })
    await page.waitForTimeout(500)
  }
  await page.locator('main form button[type=submit]').last().click({ delay: 30 })
}

export type Presses = { worst: number; inp: number; presses: number }

const measured = async (browser: Browser, address: string): Promise<Presses> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ar-EG' })
  const page = await context.newPage()
  await timePresses(page)
  await page.goto(`${address}/services/${slug}/add`)
  // The form itself, not what the server drew of it to be read meanwhile.
  await page.locator(`[data-field="${switchName}"]:not([inert] *)`).waitFor()
  const developer = await context.newCDPSession(page)
  await developer.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await fillIn(page)
  await page.waitForTimeout(2000)
  const durations = (await page.evaluate(() => [...window.presses.values()])).sort((a, b) => b - a)
  await context.close()
  // Of each fifty presses the longest is left out, as the measure of the web has it.
  const left = Math.min(durations.length - 1, Math.floor(durations.length / 50))
  return { worst: durations[0] ?? Number.NaN, inp: durations[left] ?? Number.NaN, presses: durations.length }
}

/** Ms from a press to its paint, once for each round. */
export const pressesOf = async (rounds: number): Promise<Presses[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-long-form-'))
  const { database, url, close } = await testDatabase(migrationSources([]))
  const newId = uuid7(Date.now, randomBytes)
  const catalogue = catalogueStore(database)
  const name = { ar: 'خدمات', en: 'Services' }
  await catalogue.addCategory({ id: newId(), slug: 'bench', name, position: 0 })
  await catalogue.publish(newId(), uncheckedDefinition(longService(), slug))
  const whole = await startWhole(
    { DATABASE_URL: url, DATA_FOLDER: folder, DEMO: 'on', DEMO_STORY: 'off', PROGRAMMES: 'library-card' },
    await freePort(),
  )
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] })
  try {
    const all: Presses[] = []
    for (let round = 0; round < rounds; round++)
      all.push(await measured(browser, `http://127.0.0.1:${whole.port}`))
    return all
  } finally {
    await browser.close()
    await whole.stop()
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
