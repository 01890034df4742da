// The profile: on a phone its first page is the list of its sections; where there is room the list stands beside a section.

import { asRead, expect, open, test } from './journey.ts'
import { issuesOf, look } from './look.ts'

test.use({ who: 'citizen', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  title: { ar: 'ملفك', en: 'Your profile' },
  sections: { ar: 'أقسام الملف', en: 'Sections of the profile' },
  devices: { ar: 'الأجهزة', en: 'Devices' },
  aboutDevices: { ar: 'الأجهزة التي سجلت الدخول منها', en: 'Where you are signed in now' },
}

test('on a phone the profile begins with its sections, each says what it holds, and leads back to the list', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/profile')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.title))
  const list = page.getByRole('navigation', { name: say(words.sections) })
  const devices = list.getByRole('link').filter({ hasText: asRead(say(words.aboutDevices)) })
  await expect(devices).toContainText(asRead(say(words.devices)))
  // In a wide window this page leads on: it is looked over as it is.
  expect(await issuesOf(page)).toEqual([])
  await devices.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.devices))
  await expect(list).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('link', { name: say(words.title), exact: true })
    .click()
  await expect(list).toBeVisible()
  await list.getByRole('link').first().click()
  await page.waitForURL(/\/profile\/\w+/)
  await look(page)
})

test('where there is room the list stands beside the first section', async ({ page, say }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/profile')
  await page.waitForURL('**/profile/details')
  const list = page.getByRole('navigation', { name: say(words.sections) })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(async () => {
    const [beside, title] = await Promise.all([list.boundingBox(), heading.boundingBox()])
    // The title is between the first and the last line of the list.
    expect(beside && title && title.y >= beside.y && title.y < beside.y + beside.height).toBe(true)
  }).toPass({ timeout: 10_000 })
})

test('a window that is made wider goes from the list to the first section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/profile')
  await expect(page).toHaveURL(/\/profile$/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.waitForURL('**/profile/details')
})
