// What has the focus and is taken away leaves it to a neighbour: never to the body, from where a keyboard begins again.

import type { Locator, Page } from '@playwright/test'
import { scriptOf } from './chunks.ts'
import { openGallery, specimen } from './gallery.ts'
import { holdBack } from './hold-back.ts'
import { expect, open, type Say, test } from './journey.ts'

const removal = { ar: /^(إزالة|حذف)/, en: /^(Remove|Delete)/ }

/** What the watch over the focus comes with, once a page is alive. */
const lateScript = 'entry/extras.ts'

/** Presses one of several by the keyboard, and finds the focus on one like it until the last is gone. */
const removeAll = async (within: Locator, say: Say, after?: () => Promise<void>): Promise<void> => {
  const buttons = within.getByRole('button', { name: say(removal) })
  for (let left = await buttons.count(); left > 0; left--) {
    await buttons.first().press('Enter')
    await after?.()
    await expect(buttons).toHaveCount(left - 1)
    await expect(within.page().locator('body')).not.toBeFocused()
    await expect(within.page().locator('main :focus')).toBeVisible()
    if (left > 1) await expect(within.locator(':focus')).toHaveCount(1)
  }
}

for (const [kind, name] of [
  ['fileUpload', 'papers'],
  ['Array', 'family members'],
  ['select', 'governorates of the branches'],
] as const)
  test(`of a form: ${kind}`, async ({ page, say }) => {
    await openGallery(page, kind)
    const answered = specimen(page, kind, name, 'answered')
    await answered.scrollIntoViewIfNeeded()
    await expect(answered.getByRole('button', { name: say(removal) }).first()).toBeVisible()
    await removeAll(answered, say)
  })

test('what is pressed before the watch over the focus has come leaves it to a neighbour once it has', async ({
  page,
  say,
}) => {
  const bring = await holdBack(page, await scriptOf(lateScript))
  await openGallery(page, 'fileUpload')
  const answered = specimen(page, 'fileUpload', 'papers', 'answered')
  const buttons = answered.getByRole('button', { name: say(removal) })
  await buttons.first().press('Enter')
  await expect(buttons).toHaveCount(1)
  await expect(page.locator('body'), 'the watch has not come yet').toBeFocused()
  bring()
  await expect(answered.locator(':focus')).toHaveCount(1)
})

test('text that is pressed and gone before the watch has come had no focus to lose, and moves none', async ({
  page,
  context,
  say,
}) => {
  const bring = await holdBack(page, await scriptOf(lateScript))
  await open(page, '/services')
  await context.setOffline(true)
  const banner = page.getByText(say({ ar: /^أنت غير متصل بالإنترنت/, en: /^You are offline/ }))
  await banner.click()
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
  bring()
  // It is started right after the watch.
  await expect(page.locator('[data-aids-alive]')).toBeAttached()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.locator('body')).toBeFocused()
})

test.describe('what staff have saved', () => {
  test.use({ who: 'admin' })

  /** A call from the page, as the person who is signed in there. */
  const post = (page: Page, path: string, body: object) =>
    page.evaluate(
      async ({ path, body }) => {
        const answer = await fetch(`/api/${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-app-mode': 'EMPLOYEE',
            'x-csrf-token': localStorage.getItem('employee.usertoken') ?? '',
          },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(await answer.text())
      },
      { path, body },
    )

  test('holidays', async ({ page, say }) => {
    await open(page, '/employee/holidays')
    for (const date of say({ ar: ['2029-08-19', '2029-08-20'], en: ['2028-08-15', '2028-08-16'] }))
      await post(page, 'holidays', { date, name: { ar: 'عطلة', en: 'Day off' }, isExpected: false })
    await page.reload()
    const year = page.getByRole('region', { name: say({ ar: /٢٠٢٩/, en: /2028/ }) })
    await expect(year.getByRole('listitem')).toHaveCount(2)
    await removeAll(year, say, async () => {
      const sure = say({ ar: 'حذف', en: 'Remove' })
      await page.getByRole('dialog').getByRole('button', { name: sure, exact: true }).press('Enter')
    })
  })

  test('saved views, in their dialog, which gives the focus back', async ({ page, say }) => {
    const names = say({ ar: ['عرض أول', 'عرض ثان'], en: ['First view', 'Second view'] })
    await open(page, '/employee/inbox?view=open')
    for (const name of names) await post(page, 'views', { name, search: { view: 'open' } })
    await page.reload()
    const manage = page.getByRole('button', {
      name: say({ ar: 'عروضك المحفوظة', en: 'Your saved views' }),
    })
    await manage.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const rows = dialog.getByRole('list').first()
    await removeAll(rows, say)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('main :focus')).toBeVisible()
  })

  test('saved reports', async ({ page, say }) => {
    const names = say({ ar: ['تقرير أول', 'تقرير ثان'], en: ['First report', 'Second report'] })
    await open(page, '/employee/reports')
    for (const name of names) await post(page, 'savedReports', { name, search: {} })
    await page.reload()
    const list = page.getByRole('list', { name: say({ ar: 'التقارير المحفوظة', en: 'Saved reports' }) })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await removeAll(list, say)
  })
})
