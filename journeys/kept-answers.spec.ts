// Answers that only this device has: they outlive the tab, and end with the sign-out and with another person.

import type { Page } from '@playwright/test'
import { alive, expect, open, signInAs, test } from './journey.ts'
import { box } from './library.ts'
import { registered } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/services/LIBRARY_QUESTION/add'
const typed = 'هل لديكم دواوين أحمد شوقي؟'

/** What the device has of forms, as anybody at it can read it. */
const onDevice = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('form/')))

const saysKept = (page: Page, isKept: boolean) =>
  expect(page.getByRole('status').filter({ hasText: /أنت غير متصل|You are offline/ })).toContainText(
    isKept ? /لمدة أسبوع|for a week/ : /عند عودة الاتصال|when the connection is back/,
  )

/** Six seconds without a connection, in which something is typed; then the tab is closed. */
const typeOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await saysKept(page, false)
  await box(page, 'question').fill(typed)
  await saysKept(page, true)
  await page.waitForTimeout(6_000)
}

test.describe('a signed-in person', () => {
  test.use({ who: 'citizen', alone: 'LIBRARY_QUESTION' })

  test('answers that were typed without a connection are there after the tab was closed', {
    tag: '@both',
  }, async ({ page, context }) => {
    const key = page.waitForResponse(
      answer =>
        answer.url().endsWith('/activityHeartbeat') && answer.request().postData()?.includes('1970') === true,
    )
    await open(page, path)
    await key
    await typeOffline(page)
    expect(JSON.stringify(await onDevice(page))).not.toContain('شوقي')
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await open(next, path)
    await expect(box(next, 'question')).toHaveValue(typed)
  })
})

test('answers end with the sign-out in every tab, and another person gets none', { tag: '@both' }, async ({
  page,
  context,
  language,
  say,
}) => {
  const [one, other] = [await registered(page.request), await registered(page.request)]
  const signIn = async (person: typeof one) => {
    await open(page, '/login')
    await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  }
  await signIn(one)
  await open(page, path)
  await box(page, 'question').fill(typed)
  await expect(async () => expect(await onDevice(page)).not.toEqual([])).toPass()
  const second = await context.newPage()
  await open(second, path)
  await expect(box(second, 'question')).toHaveValue(typed)
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
  await page.getByRole('button', { name: say({ ar: 'تسجيل الخروج', en: 'Sign out' }) }).click()
  await expect(async () => {
    for (const each of [page, second])
      expect(
        await each.evaluate(() =>
          JSON.stringify([...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
        ),
      ).not.toContain('LIBRARY_QUESTION')
  }).toPass()
  await signIn(other)
  await open(page, path)
  await expect(box(page, 'question')).toHaveValue('')
})

test('a visitor’s answers outlive the tab', { tag: '@both' }, async ({ page, context }) => {
  await open(page, path)
  // What the page loads late cannot arrive without a connection.
  await page.waitForLoadState('networkidle')
  await typeOffline(page)
  expect(JSON.stringify(await onDevice(page))).not.toContain('شوقي')
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await open(next, path)
  await alive(next)
  await expect(box(next, 'question')).toHaveValue(typed)
})
