// Every page of every app with rubbish in each parameter of its address, and addresses that no app has: a page of the
// portal with its frame and one heading, never a bare error of the framework.

import type { Page } from '@playwright/test'
import { alive, expect, type Say, test, type Who } from './journey.ts'

const { appPaths } = (await import(new URL('../web/apps/paths.ts', import.meta.url).href)) as {
  appPaths: Record<string, readonly string[]>
}

const rubbish = [
  'zzz',
  '%00',
  '-1',
  '..%2F..%2Fetc',
  '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'ش'.repeat(80),
]
const apps: Record<string, { who: Who; path: string }> = {
  '': { who: 'citizen', path: '/' },
  '/employee': { who: 'admin', path: '/employee/' },
  '/employee/for': { who: 'supervisor', path: '/employee/for/' },
  '/agent': { who: 'agent', path: '/agent/' },
}

/** What the portal shows: its frame around one main heading, and no words of a program. */
const expectPortalPage = async (page: Page, where: string, say: Say): Promise<void> => {
  await alive(page)
  await expect(page.getByRole('banner'), where).toBeVisible()
  await expect(page.getByRole('main'), where).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1)
  await expect(page.getByText(/Something went wrong|Not Found|TypeError/), where).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.lang), where).toBe(say({ ar: 'ar', en: 'en' }))
}

for (const [base, { who, path }] of Object.entries(apps)) {
  const withParameters = (appPaths[base] ?? []).filter(pattern => pattern.includes('$'))

  test(`rubbish in every parameter of ${path}`, async ({ windowOf, say }) => {
    test.slow()
    expect(withParameters.length).toBeGreaterThan(0)
    const page = await windowOf(who)
    for (const [index, pattern] of withParameters.entries())
      for (const value of [rubbish[0], rubbish[1 + (index % (rubbish.length - 1))]]) {
        const where = base + pattern.replaceAll(/\$\w+/g, value ?? '')
        const answer = await page.goto(where)
        expect(answer?.status(), where).toBeLessThan(500)
        await expectPortalPage(page, where, say)
      }
  })

  test(`an address that ${path} has not is answered with 404 and a page of the portal`, async ({
    windowOf,
    say,
  }) => {
    for (const visitor of [undefined, who]) {
      const page = await windowOf(visitor)
      for (const unknown of ['no-such-page', 'no/such/page', 'services/x/y/z/w']) {
        const where = `${base}/${unknown}`
        expect((await page.goto(where))?.status(), where).toBe(404)
        await expectPortalPage(page, where, say)
      }
    }
  })
}
