// An administrator keeps the holidays: what is wrong is said at its box, a day is added and removed, and the days that
// everyone reckons by follow. The days are far off, where no other journey reckons, and each language has its own.

import { asRead, expect, test } from './journey.ts'
import { look } from './look.ts'

// Colours on their way from one theme to the other are neither's.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    add: 'إضافة الإجازة',
    day: 'اليوم',
    month: 'الشهر',
    year: 'السنة',
    added: 'أُضيفت الإجازة.',
    nameAr: 'الاسم بالعربية',
    nameEn: 'الاسم بالإنجليزية',
    missing: 'أدخل الاسم بالإنجليزية',
    long: 'اختصر الاسم بالعربية إلى ٨٠ حرفًا على الأكثر',
    remove: asRead('حذف يوم الوفاء للنيل'),
    sure: 'حذف',
    removed: 'حُذفت الإجازة.',
    stays: /مواعيد الاستحقاق التي حُددت من قبل تبقى/,
    taken: /هذا اليوم إجازة بالفعل/,
    august: 'أغسطس',
    date: '١٩',
    inYear: '٢٠٢٧',
  },
  en: {
    add: 'Add the holiday',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    added: 'The holiday is added.',
    nameAr: 'Name in Arabic',
    nameEn: 'Name in English',
    missing: 'Enter: Name in English',
    long: 'Name in Arabic: 80 characters or fewer',
    remove: asRead('Remove Day of the Nile'),
    sure: 'Remove',
    removed: 'The holiday is removed.',
    stays: /Due dates that were given before stay/,
    taken: /This day is a holiday already/,
    august: 'August',
    date: '18',
    inYear: '2027',
  },
} as const

const holidays = {
  ar: { date: '2027-08-19', name: { ar: 'يوم الوفاء للنيل', en: 'Nile Flood Day' } },
  en: { date: '2027-08-18', name: { ar: 'يوم فيضان النيل', en: 'Day of the Nile' } },
}

test('holidays are added and removed by an administrator, and everyone reckons by them at once', async ({
  windowOf,
  language,
}) => {
  const text = words[language]
  const { date: ownDay, name } = holidays[language]
  const page = await windowOf('admin')
  await page.goto('/employee/holidays')
  const form = page.locator('form')
  const add = form.getByRole('button', { name: text.add })
  await expect(add).toBeVisible()
  await expect(page.getByText(text.stays)).toBeVisible()
  const isHoliday = async () => {
    const { holidays: all } = await (await page.request.get('/api/workingCalendar')).json()
    return all.some(({ date }: { date: string }) => date === ownDay)
  }

  await test.step('says at the boxes what is wrong, and keeps what was typed', async () => {
    const nameAr = form.getByLabel(text.nameAr)
    await nameAr.fill(name.ar.repeat(6))
    await add.click()
    await expect(page.getByRole('link', { name: asRead(text.missing) })).toBeVisible()
    await expect(nameAr).toHaveAccessibleDescription(asRead(text.long))
    await expect(nameAr).toHaveValue(name.ar.repeat(6))
    await look(page)
  })

  await test.step('takes away what is said of a box as soon as it is mended, and stores what was typed', async () => {
    const nameEn = form.getByLabel(text.nameEn)
    const missing = page.getByRole('link', { name: asRead(text.missing) })
    await missing.click()
    await expect(nameEn).toBeFocused()
    await nameEn.pressSequentially(name.en)
    await expect(missing).toHaveCount(0)
    await expect(nameEn).toHaveAccessibleDescription('')
    await expect(page.getByRole('link', { name: asRead(text.long) }), 'the other is as it was').toBeVisible()
    await page.reload()
    await expect(nameEn).toHaveValue(name.en)
    await expect(form.getByLabel(text.nameAr)).toHaveValue(name.ar.repeat(6))
  })

  const fill = async () => {
    const effects = page.waitForResponse(/\/effects$/)
    await form.getByLabel(text.day, { exact: true }).fill(text.date)
    await form.getByLabel(text.month).selectOption({ label: text.august })
    await form.getByLabel(text.year, { exact: true }).fill(text.inYear)
    await form.getByLabel(text.nameAr).fill(name.ar)
    await form.getByLabel(text.nameEn).fill(name.en)
    await effects
    await add.click()
  }
  await test.step('adds a day once', async () => {
    await fill()
    await expect(page.getByText(text.added)).toBeVisible()
    await expect(page.getByRole('button', { name: text.remove })).toBeVisible()
    expect(await isHoliday()).toBe(true)
    await expect(form.getByLabel(text.day, { exact: true }), 'the next one begins').toBeFocused()
    await fill()
    await expect(page.getByText(text.taken)).toBeVisible()
    await look(page)
  })

  await test.step('removes it after a question', async () => {
    await page.getByRole('button', { name: text.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.sure, exact: true }).click()
    await expect(page.getByText(text.removed)).toBeVisible()
    await expect(page.getByRole('button', { name: text.remove })).toHaveCount(0)
    expect(await isHoliday()).toBe(false)
  })
})
