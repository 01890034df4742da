// A report: made, seen as a chart and a table, read in the other language, opened from its link, and taken along as a file.

import { readFile } from 'node:fs/promises'
import { file } from './arrange.ts'
import { expect, open, test } from './journey.ts'

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
  csv: { ar: 'تصدير CSV', en: 'Export CSV' },
  download: { ar: 'تنزيل', en: 'Download' },
  other: { ar: 'English', en: 'العربية' },
  otherTitle: { ar: 'Reports', en: 'التقارير' },
} as const

test('a report is made, shared and exported', async ({
  page,
  context,
  browser,
  baseURL,
  signedIn,
  say,
  language,
}) => {
  // There is something to report on.
  const citizen = await browser.newContext({ baseURL, storageState: await signedIn('citizen') })
  const desk = await citizen.newPage()
  await open(desk, '/')
  await file(desk)
  await citizen.close()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/employee/reports')
  await expect(page.getByRole('heading', { level: 1, name: say(words.title) })).toBeVisible()
  await page.getByLabel(say(words.by), { exact: true }).selectOption('period')
  await page.getByRole('button', { name: say(words.show) }).click()
  await expect(page).toHaveURL(/by=period/)
  const table = page.getByRole('region', { name: say(words.table) })
  await expect(table.getByRole('columnheader').first()).toHaveText(say(words.period))
  await expect(table.getByRole('row')).toHaveCount(14)
  await expect(page.locator('figure').getByRole('img')).toBeVisible()

  await page.getByRole('button', { name: say(words.copy) }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('by=period')
  await page.goto(link)
  await expect(table.getByRole('row')).toHaveCount(14)

  const fetched = page.waitForEvent('download')
  await page.getByRole('button', { name: say(words.csv) }).click()
  await page
    .getByRole('link', { name: say(words.download) })
    .first()
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
