// A part that a page can do without fails by itself: the page stays, says that a part is missing, and gets it at the next try.

import type { Page, Route } from '@playwright/test'
import { scriptOf } from './chunks.ts'
import { expect, open, type Say, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, who: 'citizen' })

const bell = 'shell/bell/bell.tsx'
const tryAgain = { ar: 'حاول مرة أخرى', en: 'Try again' }
const missing = { ar: 'تعذر تحميل بعض بيانات الصفحة.', en: 'Part of this page could not be loaded.' }
const bellNames = { ar: 'الإشعارات،', en: 'Notifications,' }

const bellOn = (page: Page, say: Say) => page.locator(`summary[aria-label^="${say(bellNames)}"]`)

const noticeOf = (page: Page, say: Say) => page.getByRole('status').filter({ hasText: say(missing) })
const pressAgain = (page: Page, say: Say) =>
  noticeOf(page, say)
    .getByRole('button', { name: say(tryAgain), exact: true })
    .click()

/** Counts how often a script is asked for; it comes once `isDown` is false. */
const abortScript = async (page: Page, script: RegExp) => {
  const state = { isDown: true, count: 0 }
  await page.route(script, (route: Route) => {
    state.count += 1
    return state.isDown ? route.abort() : route.continue()
  })
  return state
}

const path = '/services/LIBRARY_CARD/add'

test('without the script of the bell the form stays, and a try fetches it', { tag: '@both' }, async ({
  page,
  say,
}) => {
  const script = await abortScript(page, await scriptOf(bell))
  await open(page, path)
  await expect(noticeOf(page, say)).toBeVisible()
  await expect(page.getByRole('main').locator('form').first()).toBeVisible()
  script.isDown = false
  const { count } = script
  await pressAgain(page, say)
  await expect(bellOn(page, say)).toBeVisible()
  expect(script.count).toBe(count + 1)
  await expect(noticeOf(page, say)).toHaveCount(0)
})

test('a bell that breaks while it is drawn takes no page', { tag: '@both' }, async ({
  page,
  say,
  complaints,
}) => {
  await page.addInitScript('globalThis.isBellBroken = true')
  await page.route(await scriptOf(bell), async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /export\{([\w$]+) as Bell\}/,
      'export const Bell=p=>{if(globalThis.isBellBroken)throw new Error("broken on purpose");return $1(p)}',
    )
    await route.fulfill({ response, body })
  })
  const report = page.waitForRequest(request => request.url().endsWith('/clientErrors'))
  await open(page, path)
  await expect(noticeOf(page, say)).toBeVisible()
  await expect(page.getByRole('main').locator('form').first()).toBeVisible()
  expect((await report).postDataJSON().message).toBe('Error: broken on purpose')
  expect(complaints.splice(0).join()).toContain('broken on purpose')
  await page.evaluate('globalThis.isBellBroken = false')
  await pressAgain(page, say)
  await expect(bellOn(page, say)).toBeVisible()
  await expect(noticeOf(page, say)).toHaveCount(0)
})

test('a tour that does not come says so, and begins at the next try', { tag: '@both' }, async ({
  page,
  say,
}) => {
  const script = await abortScript(page, await scriptOf('features/aids/tour-guide.tsx'))
  await open(page, '/')
  const help = say({ ar: 'المساعدة', en: 'Help' })
  await page.getByRole('banner').locator(`summary[aria-label="${help}"]`).click()
  await page.getByRole('button', { name: say({ ar: 'جولة في الصفحة', en: 'Tour of this page' }) }).click()
  await expect(noticeOf(page, say)).toBeVisible()
  script.isDown = false
  await pressAgain(page, say)
  await expect(page.locator('[data-toured]')).toHaveCount(1)
})

test('a section of the profile that does not come is fetched by “Try again”', { tag: '@both' }, async ({
  page,
  say,
  complaints,
}) => {
  const script = await abortScript(page, await scriptOf('features/security/password-section.tsx'))
  await page.goto('/profile/password')
  const again = page.getByRole('main').getByRole('button', { name: say(tryAgain), exact: true })
  await expect(again).toBeVisible()
  // What stands around the section stays.
  await expect(
    page.getByRole('link', { name: say({ ar: 'بياناتك', en: 'Your details' }), exact: true }),
  ).toBeVisible()
  complaints.splice(0)
  script.isDown = false
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(page.getByLabel(say({ ar: 'كلمة المرور الحالية', en: 'Current password' }))).toBeVisible()
})
