// The bench of pages: Lighthouse on a phone, in Arabic, over the pages that people meet first, and presses in a long form.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../../testing/browser.ts'
import { type Figure, median } from '../forms/figures.ts'
import { atLeast, atMost } from '../server/figures.ts'
import { type Audited, audit, categories, loadLighthouse } from './lighthouse.ts'
import { type Presses, pressesOf } from './long-form.ts'
import { fileRequests } from './own-requests.ts'
import { standPortal } from './portal.ts'

export type Settings = { rounds: number; isBehindNginx: boolean }
export type Outcome = { figures: Record<string, Figure[]>; rounds: number }
type Say = (line: string) => void
type Measured = { name: string; path: string; isSignedIn?: true; lcp?: number }

const pages: readonly Measured[] = [
  { name: 'landing', path: '/', lcp: 1800 },
  { name: 'services', path: '/services', lcp: 1800 },
  { name: 'service', path: '/services/FIRST_CONNECTION', lcp: 1800 },
  { name: 'first step of a form', path: '/services/LIBRARY_QUESTION/add', lcp: 1800 },
  { name: 'sign-in', path: '/login' },
  { name: 'my requests', path: '/inbox', isSignedIn: true },
]
const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const debugPort = 9333

/** Signs in as somebody who has filed requests of two services. */
const signIn = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(`${address}/login`)
  await page.locator('input[name=username]').fill('01012345678')
  await page.locator('input[name=password]').fill('Citizen#2026')
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL(url => url.pathname !== '/login')
  await fileRequests(page, 3)
  await page.close()
}

const figuresOf = ({ name, lcp }: Measured, simulated: Audited[], slowed: Audited[]): Figure[] => [
  ...categories.map(category => ({
    ...atLeast(
      `${name}: ${category}`,
      median(simulated.map(({ scores }) => scores[category])),
      targets[category],
    ),
    detail:
      category === 'performance'
        ? `of ${simulated.map(({ scores }) => scores[category]).join(', ')}`
        : [...new Set(simulated.flatMap(({ failed }) => failed))].join(', ') || undefined,
  })),
  atMost(`${name}: largest paint, slowed`, median(slowed.map(one => one.lcp)), lcp ?? Number.NaN, 'ms'),
]

const longFormFigure = (all: Presses[]): Figure => ({
  ...atMost('a form of 300 questions: press to paint, slowed', median(all.map(({ inp }) => inp)), 100, 'ms'),
  detail: all
    .map(({ inp, worst, presses }) => `${inp} of ${presses} presses, the longest ${worst}`)
    .join('; '),
})

export const runPages = async ({ rounds, isBehindNginx }: Settings, say: Say): Promise<Outcome> => {
  const lighthouse = await loadLighthouse()
  const portal = await standPortal({ isBehindNginx })
  const profile = mkdtempSync(join(tmpdir(), 'bawaba-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [`--remote-debugging-port=${debugPort}`, '--no-sandbox', '--disable-gpu', ...portal.browser],
  })
  try {
    const figures: Figure[] = []
    for (const page of pages) {
      say(`  ${page.name}`)
      if (page.isSignedIn) await signIn(context, portal.address)
      const run = async (throttling: 'simulate' | 'devtools') => {
        const audits: Audited[] = []
        for (let round = 0; round < rounds; round++)
          audits.push(
            await audit(lighthouse, `${portal.address}${page.path}`, { port: debugPort, throttling }),
          )
        return audits
      }
      figures.push(...figuresOf(page, await run('simulate'), await run('devtools')))
    }
    say('  a form of 300 questions')
    figures.push(longFormFigure(await pressesOf(rounds)))
    return { figures: { pages: figures }, rounds }
  } finally {
    await context.close()
    await portal.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}
