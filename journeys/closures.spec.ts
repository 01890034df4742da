// A center that is closed for a day: its administrator reads which visits that hits, citizens read it on the page of centers
// and beside the choice of a time, and the center is opened again.

import { bookVisit } from './arrange.ts'
import { goOn } from './electricity.ts'
import { asRead, expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'citizen', contextOptions: { reducedMotion: 'reduce' } })

// Each language has a center of its own, where no other journey books.
const centers = {
  ar: { calendar: 'ELEC-NOZHA', name: 'النزهة', reason: 'صيانة المبنى' },
  en: { calendar: 'ELEC-KORBA', name: 'Korba', reason: 'Building repairs' },
}

test('a center is closed for a day, citizens read why, and it is opened again', async ({
  page,
  windowOf,
  say,
  language,
}) => {
  const { calendar, name, reason } = centers[language]
  await open(page, '/')
  const { visit } = await bookVisit(page, 'OTHER', {
    calendar,
    governorate: 'CAIRO',
  })
  const [year = '', month = '', day = ''] = (visit.split('/')[1] ?? '').slice(0, 10).split('-')
  const admin = await windowOf('admin')
  // The other language closes another center meanwhile.
  const closure = admin.locator('main li').filter({ hasText: asRead(name) })

  await test.step('the visits that it hits', async () => {
    await open(admin, '/employee/closures')
    const form = admin.locator('form')
    // The list is long: a box to search it takes its place.
    await form.locator('input#closure-calendar').fill(name)
    await admin.getByRole('option', { name }).first().click()
    const first = form.getByRole('group', { name: say({ ar: 'أول يوم', en: 'First day' }) })
    const last = form.getByRole('group', { name: say({ ar: 'آخر يوم', en: 'Last day' }) })
    for (const date of [first, last]) {
      await date.getByLabel(say({ ar: 'اليوم', en: 'Day' }), { exact: true }).fill(String(Number(day)))
      await date.getByLabel(say({ ar: 'الشهر', en: 'Month' })).selectOption({ index: Number(month) })
      await date.getByLabel(say({ ar: 'السنة', en: 'Year' }), { exact: true }).fill(year)
    }
    await expect(
      form.getByText(say({ ar: 'الزيارات المحجوزة في هذا الوقت', en: 'Visits booked in this time' })),
    ).toBeVisible()
    await form.getByLabel(say({ ar: 'السبب بالعربية', en: 'Reason in Arabic' })).fill(centers.ar.reason)
    await form.getByLabel(say({ ar: 'السبب بالإنجليزية', en: 'Reason in English' })).fill(centers.en.reason)
    await look(admin)
    const close = say({ ar: 'إغلاق المركز', en: 'Close center' })
    await form.getByRole('button', { name: close }).click()
    const dialog = admin.getByRole('dialog')
    await look(admin)
    await dialog.getByRole('button', { name: close }).click()
    await expect(closure).toContainText(asRead(reason))
    await look(admin)
  })

  await test.step('citizens read it', async () => {
    await open(page, `/service-centers?q=${encodeURIComponent(name)}`)
    await expect(page.getByText(asRead(reason))).toBeVisible()
    await look(page)
    await open(page, '/services/CENTER_APPOINTMENT/add')
    await page
      .getByRole('radio', { name: say({ ar: 'تعاقد أو نقل اسم', en: 'A contract or a transfer' }) })
      .check()
    await goOn(page, say)
    await page.getByLabel(say({ ar: 'المحافظة', en: 'Governorate' })).selectOption('CAIRO')
    await page.getByRole('radio', { name: asRead(name) }).check()
    await expect(page.getByText(asRead(reason))).toBeVisible()
    await look(page)
  })

  await test.step('the center is opened again', async () => {
    await closure.getByRole('button').click()
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: say({ ar: 'إعادة الفتح', en: 'Open again' }) })
      .click()
    await expect(closure).toHaveCount(0)
  })
})
