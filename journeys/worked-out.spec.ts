// What a form works out while somebody types: a fee, bounds, blocks that come and go.

import type { Page } from '@playwright/test'
import { openGallery } from './gallery.ts'
import { expect, test } from './journey.ts'

const form = (page: Page, name: string) =>
  page
    .locator('[data-kind="forms"] > section')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })

test('a fee follows each key, a bound follows another answer', async ({ page, say }) => {
  await openGallery(page, 'forms')
  const questions = form(page, 'calculate, rules, max')
  const built = questions.getByLabel(say({ ar: 'المساحة المبنية', en: 'Built area' }))
  const fee = questions.getByLabel(say({ ar: 'الرسم', en: 'Fee' }), { exact: true })
  await expect(fee).toHaveValue(say({ ar: '٨٠٠', en: '800' }))
  await expect(fee).toHaveAttribute('readonly', '')
  await built.fill('100')
  await expect(fee).toHaveValue(say({ ar: '١٬٠٠٠', en: '1,000' }))
  await built.fill('')
  await expect(fee).toHaveValue(say({ ar: '٥٠', en: '50' }))
})

test('a block comes with the answer it looks at, and shows answers as they are typed', async ({
  page,
  say,
}) => {
  await openGallery(page, 'forms')
  const questions = form(page, 'blocks')
  const area = questions.getByLabel(say({ ar: 'مساحة الأرض', en: 'Area of the plot' }))
  const notice = questions.getByText(
    say({ ar: 'الأرض أكبر من ١٠٠ متر', en: 'The plot is larger than 100 metres' }),
  )
  await expect(notice).toBeVisible()
  // A picture far below the window is not loaded, and has no size before that.
  await notice.scrollIntoViewIfNeeded()
  await expect(
    questions.getByRole('img', { name: say({ ar: 'شعار البوابة', en: 'The mark of the portal' }) }),
  ).toBeVisible()
  await area.fill('90')
  await expect(notice).toBeHidden()
  await expect(questions.locator('[data-block="facts"]')).toContainText(say({ ar: '٩٠', en: '90' }))
  await expect(questions.locator('[data-block="how"] li')).toHaveCount(2)
  await expect(questions.locator('[data-block="html"]')).toContainText('<b>x</b> <img src="/x">')
  await expect(questions.locator('[data-block="html"] :is(b, img)')).toHaveCount(0)
})
