// A report: made, seen as a chart and a table, read in the other language, opened from its link, and taken along as a file.

import { readFile } from 'node:fs/promises'
import { normaliseDigits } from '@bawaba/language/index.ts'
import { test } from './desk.ts'
import { expect } from './journey.ts'
import { look } from './look.ts'
import { add, join, nameOf } from './staff.ts'

test.use({ who: 'reports', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  title: { ar: 'التقارير', en: 'Reports' },
  by: { ar: 'التجميع حسب', en: 'Group by' },
  show: { ar: 'عرض التقرير', en: 'Show the report' },
  ages: { ar: 'أعمار الطلبات المفتوحة', en: 'Age of open requests' },
  table: { ar: 'جدول التقرير', en: 'Table of the report' },
  period: { ar: 'الفترة', en: 'Period' },
  total: { ar: 'الإجمالي', en: 'Total' },
  from: { ar: 'من يوم', en: 'From' },
  to: { ar: 'إلى يوم', en: 'To' },
  reversed: { ar: /نهاية الفترة قبل بدايتها/, en: /The period ends before it begins/ },
  copy: { ar: /رابط التقرير/, en: /link to the report/ },
  center: { ar: 'مركز الخدمة', en: 'Service center' },
  save: { ar: 'حفظ التقرير', en: 'Save the report' },
  name: { ar: 'اسم التقرير', en: 'Name of the report' },
  keep: { ar: 'حفظ', en: 'Save' },
  saved: { ar: 'التقارير المحفوظة', en: 'Saved reports' },
  rename: { ar: /تغيير اسم التقرير/, en: /Rename the report/ },
  remove: { ar: /حذف التقرير المحفوظ/, en: /Delete the saved report/ },
  csv: { ar: 'تصدير CSV', en: 'Export CSV' },
  download: { ar: 'تنزيل', en: 'Download' },
  lists: {
    ar: 'يفتح الرقم قائمته في صندوق الطلبات، وفيها ما يحق لك قراءته من الطلبات.',
    en: 'A number opens its list in the inbox, which holds the requests that you may read.',
  },
  other: { ar: 'English', en: 'العربية' },
  otherTitle: { ar: 'Reports', en: 'التقارير' },
} as const

test('a report is made, shared and exported', async ({ page, context, desk, say, language }) => {
  // There is something to report on.
  await desk.filed()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/employee/reports')
  await expect(page.getByRole('heading', { level: 1, name: say(words.title) })).toBeVisible()
  await page.getByLabel(say(words.by), { exact: true }).selectOption('period')
  const show = page.getByRole('button', { name: say(words.show) })
  await show.click()
  await expect(page).toHaveURL(/by=period/)
  await expect(show).toBeFocused()
  const table = page.getByRole('region', { name: say(words.table) })
  await expect(table.getByRole('columnheader').first()).toHaveText(say(words.period))
  await expect(table.getByRole('row')).toHaveCount(14)
  const window = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const widths = await table
    .getByRole('columnheader')
    .evaluateAll(heads => heads.map(head => head.getBoundingClientRect().width))
  expect(Math.min(...widths), 'no column is narrower than 200 pixels').toBeGreaterThanOrEqual(200)
  if (window) await page.setViewportSize(window)
  await expect(page.locator('figure').getByRole('img')).toBeVisible()
  // Nothing was filed in the year before: the portal is new.
  const before = page.locator('dl > div', {
    hasText: say({ ar: 'الفترة السابقة:', en: 'The period before:' }),
  })
  await expect(before.locator('dd')).toHaveText(say({ ar: '٠', en: '0' }))

  await page.getByRole('button', { name: say(words.copy) }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('by=period')
  await page.goto(link)
  await expect(table.getByRole('row')).toHaveCount(14)

  // It gets a name, another one, and is found by it.
  const saved = page.getByRole('list', { name: say(words.saved) })
  const dialog = page.getByRole('dialog')
  const give = async (name: string) => {
    await dialog.getByLabel(say(words.name)).fill(name)
    await dialog.getByRole('button', { name: say(words.keep), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(saved.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: say(words.save) }).click()
  await give(`first ${language}`)
  const own = saved.getByRole('listitem').filter({ hasText: `first ${language}` })
  await own.getByRole('button', { name: say(words.rename) }).click()
  await give(`by month ${language}`)
  await page.goto('/employee/reports?measure=ages&by=center')
  await expect(table.getByRole('columnheader').first()).toHaveText(say(words.center))
  await saved.getByRole('link', { name: `by month ${language}` }).click()
  await expect(table.getByRole('row')).toHaveCount(14)
  await look(page)
  const renamed = saved.getByRole('listitem').filter({ hasText: `by month ${language}` })
  await renamed.getByRole('button', { name: say(words.remove) }).click()
  await expect(renamed).toHaveCount(0)

  // The same person may have files already, in the other language even: only this one's own link will do.
  const begun = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().endsWith('/api/exports'),
  )
  await page.getByRole('button', { name: say(words.csv) }).click()
  const { id } = (await (await begun).json()) as { id: string }
  const fetched = page.waitForEvent('download')
  await page
    .getByRole('link', { name: say(words.download) })
    .and(page.locator(`[href*="${id}"]`))
    .click()
  const text = await readFile(await (await fetched).path(), 'utf8')
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(13)
  expect(lines[0]).toContain(say(words.period))

  await page.goto('/employee/reports?from=2026-05-01&to=2026-04-01')
  await expect(page.getByText(say(words.reversed))).toBeVisible()

  await page.goto(link)
  await page.getByRole('link', { name: words.other[language] }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: words.otherTitle[language] })).toBeVisible()
  await expect(page).toHaveURL(/by=period/)
})

test('a report manager reads numbers alone: they lead to no requests', async ({ page, desk, say }) => {
  await desk.filed()
  await page.goto('/employee/reports?by=service')
  const table = page.getByRole('region', { name: say(words.table) })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expect(table.getByRole('link')).toHaveCount(0)
  await expect(page.getByText(say(words.lists))).toHaveCount(0)
})

test.describe('who works on requests too', () => {
  test.use({ who: 'admin' })

  test('opens the list behind a number', async ({ page, windowOf, desk, language, say }) => {
    const username = nameOf('counts', language)
    await desk.filed()
    await add(page, say, username, [say({ ar: 'مسؤول التقارير', en: 'Report manager' })])
    const own = await join(page, windowOf, { language, username })
    const row = own
      .getByRole('region', { name: say(words.table) })
      .getByRole('row')
      .filter({ hasText: say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' }) })
    // The first column: in review.
    const link = row.getByRole('cell').first().getByRole('link')
    await own.goto('/employee/reports?by=service')
    await expect(link).toHaveAccessibleName(say({ ar: /قيد المراجعة/, en: /In review/ }))
    // Others file meanwhile: the two are compared until nobody did between them.
    await expect(async () => {
      await own.goto('/employee/reports?by=service')
      const count = normaliseDigits(await link.innerText()).replace(/\D/g, '')
      const listed = own.waitForResponse(answer => answer.url().includes('total=true') && answer.ok())
      await link.click()
      expect((await listed).headers()['x-total-count']).toBe(count)
    }).toPass({ timeout: 60_000 })
    await expect(own).toHaveURL(/inbox\?.*service=FIRST_CONNECTION/)
    await expect(own.locator('tbody tr').first()).toBeVisible()
    await own.goto('/employee/reports?by=service')
    await expect(own.getByText(say(words.lists))).toBeVisible()
  })
})
