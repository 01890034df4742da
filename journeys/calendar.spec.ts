// Dates chosen from a calendar, in the gallery: one day and a range, by mouse, touch and keyboard, in both languages.

import type { Locator, Page } from '@playwright/test'
import { calendarButton, dateParts, errorIn, openGallery, specimen } from './gallery.ts'
import { expect, type Say, test } from './journey.ts'
import { issuesOf } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('F14: a day is chosen from the calendar, which is fetched when it is asked for', async ({
  page,
  say,
}) => {
  const fetched: string[] = []
  page.on('request', request => void fetched.push(request.url()))
  await openGallery(page, 'date')
  const date = specimen(page, 'date', 'passport expiry', 'wrong')
  await expect(errorIn(date)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter(url => url.includes('calendar'))).toEqual([])

  const button = date.getByRole('button', { name: say(calendarButton) })
  await button.click()
  const dialog = page.getByRole('dialog')
  // What stood in the parts lies before the first day allowed: the calendar opens where a day may be chosen.
  await expect(dialog.getByRole('grid')).toBeVisible()
  await expect(dialog.locator('thead th').first()).toHaveText(say({ ar: 'س', en: 'Sat' }))
  await dialog
    .getByRole('combobox', { name: say({ ar: 'سنة', en: 'year' }) })
    .selectOption(say({ ar: '٢٠٢٩', en: '2029' }))
  await dialog
    .getByRole('combobox', { name: say({ ar: 'شهر', en: 'month' }) })
    .selectOption(say({ ar: 'مارس', en: 'March' }))
  await dialog.getByRole('button', { name: say({ ar: '٢٧ مارس', en: '27 March' }) }).click()

  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(date.getByLabel(say(dateParts.day), { exact: true })).toHaveValue(say({ ar: '٢٧', en: '27' }))
  await expect(date.getByLabel(say(dateParts.month))).toHaveValue('3')
  await expect(date.getByLabel(say(dateParts.year))).toHaveValue(say({ ar: '٢٠٢٩', en: '2029' }))
  await expect(errorIn(date)).toHaveCount(0)
})

test('F14: the calendar by keyboard: arrows follow the reading direction, Escape changes nothing', async ({
  page,
  say,
  language,
}) => {
  await openGallery(page, 'date')
  const date = specimen(page, 'date', 'passport expiry', 'answered')
  const button = date.getByRole('button', { name: say(calendarButton) })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const focused = dialog.locator(':focus')
  await expect(focused).toHaveAccessibleName(/27|٢٧/)
  // The next day lies to the left in Arabic.
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(focused).toHaveAccessibleName(/28|٢٨/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(date.getByLabel(say(dateParts.day), { exact: true })).toHaveValue(say({ ar: '٢٧', en: '27' }))

  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName(/27|٢٧/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(date.getByLabel(say(dateParts.day), { exact: true })).toHaveValue(say({ ar: '٢٠', en: '20' }))
})

test('the calendar offers the days between the bounds and no other', async ({ page, say }) => {
  await openGallery(page, 'date')
  const date = specimen(page, 'date', 'inspection', 'answered')
  await date.getByRole('button', { name: say(calendarButton) }).click()
  const dialog = page.getByRole('dialog')
  const day = (name: { ar: string; en: string }) => dialog.getByRole('button', { name: say(name) })
  await expect(day({ ar: '٢٠ ديسمبر', en: '20 December' })).not.toHaveAttribute('aria-disabled', 'true')
  await expect(day({ ar: '٢١ ديسمبر', en: '21 December' })).toHaveAttribute('aria-disabled', 'true')
  expect(await issuesOf(page, { within: 'dialog[open]' })).toEqual([])
})

/** The range whose end lies before its start, with its calendar open: that begins anew. */
const openRange = async (page: Page, say: Say) => {
  await openGallery(page, 'dateRange')
  const range = specimen(page, 'dateRange', 'stay abroad', 'wrong')
  await expect(errorIn(range)).toBeVisible()
  const button = range.getByRole('button', { name: say(calendarButton) })
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('grid')).toBeVisible()
  const day = (name: { ar: string; en: string }) => dialog.getByRole('button', { name: say(name) })
  const days = range.getByLabel(say(dateParts.day))
  return { range, button, dialog, day, days }
}
const march17 = { ar: '١٧ مارس', en: '17 March' }
const march19 = { ar: '١٩ مارس', en: '19 March' }

for (const pointer of ['mouse', 'touch'] as const)
  test.describe(`by ${pointer}`, () => {
    test.use({ hasTouch: pointer === 'touch' })

    test(`first and last day are chosen from one calendar by ${pointer}`, async ({ page, say }) => {
      const { range, button, dialog, day, days } = await openRange(page, say)
      const press = (one: Locator) => (pointer === 'touch' ? one.tap() : one.click())
      await press(day(march17))
      await expect(day(march17)).toHaveAttribute('data-selection-start', 'true')
      await expect(dialog).toBeVisible()
      await expect(days.first()).toHaveValue(say({ ar: '١٤', en: '14' }))
      await press(day(march19))
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
      await expect(days.first()).toHaveValue(say({ ar: '١٧', en: '17' }))
      await expect(days.last()).toHaveValue(say({ ar: '١٩', en: '19' }))
      await expect(errorIn(range)).toHaveCount(0)
    })
  })

test('a calendar left after the first day has changed nothing, by Escape, its cross or a click outside', async ({
  page,
  say,
}) => {
  const { range, button, dialog, day, days } = await openRange(page, say)
  const leave = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: say({ ar: 'إغلاق', en: 'Close' }), exact: true }).click(),
    () => page.mouse.click(5, 5),
  ]
  for (const [index, by] of leave.entries()) {
    if (index > 0) await button.click()
    await day(march17).click()
    await by()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await expect(days.first()).toHaveValue(say({ ar: '١٤', en: '14' }))
    await expect(days.last()).toHaveValue(say({ ar: '٥', en: '5' }))
  }
  await expect(errorIn(range)).toBeVisible()
})

test('a range begins in one month and ends in another, chosen from the list of months', async ({
  page,
  say,
}) => {
  const { range, dialog, day, days } = await openRange(page, say)
  await day(march17).click()
  const months = dialog.getByRole('combobox', { name: say({ ar: 'شهر', en: 'month' }) })
  // What a pointer does on the list before the month is chosen.
  await months.dispatchEvent('pointerup', { bubbles: true, pointerType: 'mouse', width: 1, height: 1 })
  await months.selectOption(say({ ar: 'أبريل', en: 'April' }))
  await day({ ar: '٢٥ أبريل', en: '25 April' }).click()
  await expect(dialog).toBeHidden()
  await expect(days.first()).toHaveValue(say({ ar: '١٧', en: '17' }))
  await expect(days.last()).toHaveValue(say({ ar: '٢٥', en: '25' }))
  await expect(range.getByLabel(say(dateParts.month)).last()).toHaveValue('4')
  await expect(errorIn(range)).toHaveCount(0)
})

test('the calendar stands still while a day is pressed on a page that was scrolled', async ({
  page,
  say,
}) => {
  // So low that the calendar does not fit under its button.
  await page.setViewportSize({ width: 1280, height: 720 })
  const { button, dialog, day } = await openRange(page, say)
  await page.keyboard.press('Escape')
  await button.evaluate(element => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await button.click()
  const body = await dialog.boundingBox()
  expect(body && body.y >= 0 && body.y + body.height <= 720).toBe(true)
  const box = await day(march17).boundingBox()
  if (!box) throw new Error('the day is not drawn')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(day(march17)).toHaveAttribute('data-selection-start', 'true')
  await page.mouse.up()
  await expect(dialog.locator('[data-selected]')).toHaveCount(1)
  await expect(dialog.locator('[data-selected]')).toHaveAccessibleName(say({ ar: /١٧ مارس/, en: /17 March/ }))
})

test('F14: both ends of a range can be typed', async ({ page, say }) => {
  await openGallery(page, 'dateRange')
  const range = specimen(page, 'dateRange', 'stay abroad', 'wrong')
  await range.getByLabel(say(dateParts.day)).last().fill('٢٠')
  await expect(errorIn(range)).toHaveCount(0)
})
