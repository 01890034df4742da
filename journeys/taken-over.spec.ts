// A page that the server drew is taken over as it stands, whatever has changed since it was drawn; what is newer comes after.

import type { Page } from '@playwright/test'
import { scriptOf } from './chunks.ts'
import { holdBack } from './hold-back.ts'
import { alive, expect, open, test } from './journey.ts'

/** Lets a call answer other numbers than those the page was drawn with. */
const change = (page: Page, address: string, more: object) =>
  page.route(address, async route => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), ...more } })
  })

test('units that were reserved since a page was drawn are shown once it is alive, and nothing is drawn anew', async ({
  page,
  say,
}) => {
  await change(page, '**/api/projects/ZAHYA/availability*', { available: 7_777 })
  await open(page, '/projects/ZAHYA')
  await expect(page.getByRole('main').getByText(say({ ar: /٧٬٧٧٧/, en: /7,777/ }))).toBeVisible()
})

/** Presses a link in the moment in which React has begun to take the page over: some parts are alive, its route is not. */
const pressHalfAlive = (page: Page, link: string) =>
  page.addInitScript(pressed => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const isBegun = Object.keys(document.getElementById('root') ?? {}).some(key =>
        key.startsWith('__reactContainer'),
      )
      const isThere = location.pathname === pressed
      if (!isBegun) port2.postMessage('')
      else if (!isThere) document.querySelector<HTMLElement>(`nav a[href="${pressed}"]`)?.click()
    }
    port2.postMessage('')
  }, link)

test('a link that is pressed while its page comes to life leads on, and nothing is drawn anew', async ({
  windowOf,
}) => {
  // Slow and new each time: the route of a page that is known comes to life too soon to be overtaken.
  for (const rate of [20, 8, 20]) {
    const page = await windowOf()
    const developer = await page.context().newCDPSession(page)
    await developer.send('Emulation.setCPUThrottlingRate', { rate })
    await pressHalfAlive(page, '/services')
    await page.goto('/')
    await expect(page).toHaveURL(/\/services$/)
    await alive(page)
    await page.close()
  }
})

test.describe('signed in', () => {
  test.use({ who: 'citizen' })

  test('what is read again for a person waits for the part of the page that has no script yet', async ({
    page,
    say,
  }) => {
    const renamed = { ar: 'مشروع أُعيدت تسميته', en: 'A renamed project' }
    await page.route(/\/api\/projects(\?|$)/, async route => {
      const answer = await route.fetch()
      const { projects, ...offering } = await answer.json()
      const json = { ...offering, projects: projects.map((each: object) => ({ ...each, title: renamed })) }
      await route.fulfill({ json })
    })
    const bring = await holdBack(page, await scriptOf('../programmes/housing/web/blocks.tsx'))
    // With a parameter the first page is drawn for visitors, whoever asks.
    await open(page, '/?from=mail')
    // A read that waited for nothing would have been answered by now.
    await page.waitForTimeout(1_000)
    bring()
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { name: say(renamed) })
        .first(),
    ).toBeVisible()
  })

  test('who is signed out in another window while a page comes to life sees none of it drawn anew', async ({
    page,
    say,
  }) => {
    const other = await page.context().newPage()
    await open(other, '/privacy-policy')
    const bring = await holdBack(page, await scriptOf('../programmes/housing/web/blocks.tsx'))
    await open(page, '/')
    await other.evaluate(() => localStorage.removeItem('usertoken'))
    await expect(page.locator('header').getByText(say({ ar: 'تسجيل الدخول', en: 'Sign in' }))).toBeVisible()
    const isReadAgain = page.waitForResponse(/\/api\/projects(\?|$)/)
    bring()
    await isReadAgain
  })
})
