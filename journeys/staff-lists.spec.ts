// Lists of staff: filters behind a button with a chip for each that is on, an order by the heads of columns, cards on a phone.

import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'admin', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  filters: { ar: 'التصفية', en: 'Filters' },
  oneFilter: { ar: 'التصفية (١)', en: 'Filters (1)' },
  role: { ar: 'الصلاحية', en: 'Role' },
  apply: { ar: 'تصفية', en: 'Filter' },
  auditor: { ar: 'إزالة التصفية الصلاحية: مدقق', en: 'Remove filter Role: Auditor' },
  lastSignIn: { ar: 'آخر تسجيل دخول', en: 'Last sign-in' },
  secondStep: { ar: 'التحقق بخطوتين', en: 'Two-step verification' },
  services: { ar: 'الخدمات', en: 'Services' },
  none: { ar: 'لا يوجد مستخدمون بهذه المواصفات', en: 'No users match your search' },
  clear: { ar: 'مسح البحث', en: 'Clear the search' },
}

test('a filter that is on is counted on the button and taken away by its chip', async ({ page, say }) => {
  await open(page, '/employee/usersManagment')
  const rows = page.locator('main tbody tr')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  await expect(page.getByLabel(say(words.role), { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: say(words.filters), exact: true }).click()
  await page.getByLabel(say(words.role), { exact: true }).selectOption('AUDITOR')
  await look(page)
  await page.getByRole('button', { name: say(words.apply), exact: true }).click()
  await page.waitForURL(/role=AUDITOR/)
  const opener = page.getByRole('button', { name: say(words.oneFilter) })
  await expect(opener).toBeFocused()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await look(page)
  await page.getByRole('button', { name: say(words.auditor) }).click()
  await expect(page).not.toHaveURL(/role=/)
  await expect(page.getByRole('button', { name: say(words.filters), exact: true })).toBeFocused()
  await expect.poll(() => rows.count()).toBe(all)
})

test('the head of a column sorts the list, and the address holds the order', async ({ page, say }) => {
  await open(page, '/employee/usersManagment')
  const head = page.getByRole('columnheader', { name: say(words.lastSignIn) })
  await expect(head).toHaveAttribute('aria-sort', 'none')
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page.waitForURL(/sort=-lastSignInAt/)
  await page.reload()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  const times = page.locator('main tbody tr time')
  await expect(times.first()).toBeVisible()
  const values = await times.evaluateAll(all => all.map(time => time.getAttribute('datetime') ?? ''))
  expect(values).toEqual([...values].sort().reverse())
})

test('a search that finds no users says so, and one button brings all of them back', async ({
  page,
  say,
}) => {
  await open(page, '/employee/usersManagment?q=zzzzz')
  await expect(page.getByText(say(words.none))).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: say(words.clear) }).click()
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await expect(page.locator('#q')).toHaveValue('')
})

test('on a phone each row is a card with the fields of the table', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['usersManagment', 'outgoingMessages']) {
    await open(page, `/employee/${path}`)
    await expect(page.locator('main table')).toHaveCount(0)
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
  }
  await open(page, '/employee/usersManagment')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  for (const label of [words.services, words.secondStep, words.lastSignIn])
    await expect(card.locator('dt').getByText(say(label), { exact: true })).toBeVisible()
  await look(page)
})
