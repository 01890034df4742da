// A tab that was opened before a deployment: the scripts that it has not loaded yet are gone under their former names.

import type { Page } from '@playwright/test'
import { alive, expect, open, test } from './journey.ts'
import { box } from './library.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, who: 'citizen', alone: 'LIBRARY_QUESTION' })

const path = '/services/LIBRARY_QUESTION/add'
const typed = 'هل لديكم دواوين أحمد شوقي؟'

/** From now on former scripts are missing, until the browser loads a document of the new release. */
const deploy = async (page: Page) => {
  const missing: string[] = []
  let isNew = false
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isNew = true
  })
  await page.route(/\/assets\/[^/]+\.js$/, route => {
    if (isNew) return route.continue()
    missing.push(route.request().url())
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
  })
  return missing
}

test('what was typed before a deployment is there after it, and the next page comes from the new release', {
  tag: '@both',
}, async ({ page, say, complaints }) => {
  await open(page, path)
  await box(page, 'question').fill(typed)
  const missing = await deploy(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: say({ ar: 'بوابة', en: 'Bawaba' }) })
    .click()
  await expect(
    page.getByRole('heading', { level: 2, name: say({ ar: /مسودات/, en: /drafts/i }) }),
  ).toBeVisible()
  await alive(page)
  expect(missing.length, 'the page was not loaded yet').toBeGreaterThan(0)
  expect(new URL(page.url()).pathname).toBe('/')
  await open(page, path)
  await expect(box(page, 'question')).toHaveValue(typed)
  // The browser reports the script that it did not get; nothing else went wrong.
  const others = complaints.splice(0).filter(complaint => !complaint.includes('dynamically imported module'))
  expect(others).toEqual([])
})
