// The tour of a service's form, from its definition: begun by a button, by keyboard alone, page by page, beside each question
// and never over it, on a phone and on a large screen.

import type { Locator, Page } from '@playwright/test'
import { goOn } from './electricity.ts'
import { expect, open, test } from './journey.ts'
import { box, digits, field, fillDate } from './library.ts'
import { look } from './look.ts'

test.use({ who: 'citizen', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  begin: { ar: 'شرح أسئلة هذه الصفحة', en: 'Show me around' },
  first: { ar: 'كيف نعرفك', en: 'How we know you' },
  second: { ar: 'رقم يصلك عليه الرد', en: 'A number where we reach you' },
  branch: { ar: 'فرع الاستلام', en: 'Where you collect it' },
  last: { ar: 'آخر خطوة', en: 'Last of all' },
  next: { ar: 'التالي', en: 'Next' },
  back: { ar: 'السابق', en: 'Back' },
  done: { ar: 'فهمت', en: 'Got it' },
} as const

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Both are in the window, and neither is over the other. */
const standsBeside = async (page: Page, guide: Locator, field: string) => {
  const part = page.locator(`[data-field="${field}"]`)
  await expect(part).toHaveAttribute('data-toured', '')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await expect(async () => {
    const [one, other] = [await boxOf(guide), await boxOf(part)]
    expect(one.y >= other.y + other.height || one.y + one.height <= other.y, `${field} is covered`).toBe(true)
    for (const { x, y, ...box } of [one, other]) {
      expect(Math.min(x, y), `${field} begins outside the window`).toBeGreaterThanOrEqual(0)
      expect(x + box.width).toBeLessThanOrEqual(width)
      expect(y + box.height).toBeLessThanOrEqual(height)
    }
  }).toPass({ timeout: 3_000 })
}

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 800 }],
  ['a large screen', { width: 1440, height: 900 }],
] as const)
  test(`the tour of a form on ${screen}`, async ({ page, say }) => {
    await page.setViewportSize(viewport)
    await open(page, '/services/LIBRARY_CARD/add')
    const begin = page.getByRole('button', { name: say(words.begin) })
    const guide = page.getByRole('dialog')
    await expect(begin).toBeVisible()
    await expect(guide, 'it is never begun by itself').toHaveCount(0)
    await look(page)
    await begin.press('Enter')
    await expect(guide).toHaveAccessibleName(say(words.first))
    await expect(guide).toBeFocused()
    await standsBeside(page, guide, 'identity')
    await look(page)
    await guide.getByRole('button', { name: say(words.next) }).press('Enter')
    await expect(guide).toHaveAccessibleName(say(words.second))
    await standsBeside(page, guide, 'mobile')
    await guide.getByRole('button', { name: say(words.back) }).press('Enter')
    await standsBeside(page, guide, 'identity')
    await page.keyboard.press('Escape')
    await expect(guide).toHaveCount(0)
    await expect(begin).toBeFocused()

    // The next page of the form has questions of its own.
    await box(page, 'fullName').fill('نهى محمود عبد الرحمن')
    await fillDate(field(page, 'birthDate'), say, [14, { ar: 'يناير', en: 'January' }, 2015])
    await field(page, 'identity').getByRole('radio').nth(1).check()
    await box(page, 'guardian').fill('محمود عبد الرحمن')
    await box(page, 'mobile').fill(digits(say, '010 1234 5678'))
    await goOn(page, say)
    await page.getByRole('button', { name: say(words.begin) }).click()
    await expect(guide).toHaveAccessibleName(say(words.branch))
    await standsBeside(page, guide, 'branch')
    await guide.getByRole('button', { name: say(words.next) }).click()
    await standsBeside(page, guide, 'subjects')
    await guide.getByRole('button', { name: say(words.next) }).click()
    await expect(guide).toHaveAccessibleName(say(words.last))
    await standsBeside(page, guide, 'rules')
    await guide.getByRole('button', { name: say(words.done) }).click()
    await expect(guide).toHaveCount(0)
    await expect(page.locator('[data-toured]')).toHaveCount(0)

    await open(page, '/services/ROOM_BOOKING/add')
    await expect(page.locator('form [data-field]').first()).toBeVisible()
    await expect(page.getByRole('button', { name: say(words.begin) }), 'a form without one').toHaveCount(0)
  })
