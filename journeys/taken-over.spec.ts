// A page that the server drew is taken over as it stands, whatever has changed since it was drawn; what is newer comes after.

import type { Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'

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
    let bring = () => {}
    const isWanted = new Promise<void>(done => {
      bring = done
    })
    await page.route(/assets\/blocks-.*\.js$/, async route => {
      await isWanted
      await route.continue()
    })
    await open(page, '/')
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
})
