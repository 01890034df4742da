// A day off on which visits are booked: its administrator reads what it hits before, and staff move a visit with a reason.

import { bookVisit } from './arrange.ts'
import { asRead, expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'supervisor', contextOptions: { reducedMotion: 'reduce' } })

test('a visit is moved by staff, and a day off lists what is booked before it is added', async ({
  page,
  windowOf,
  say,
  language,
}) => {
  const citizen = await windowOf('citizen')
  await open(citizen, '/')
  const { ID, visit } = await bookVisit(citizen, language === 'ar' ? 'BILL' : 'METER')

  await test.step('the day off', async () => {
    const admin = await windowOf('admin')
    await open(admin, '/employee/holidays')
    const form = admin.locator('form')
    const [year = '', month = '', day = ''] = (visit.split('/')[1] ?? '').slice(0, 10).split('-')
    await form.getByLabel(say({ ar: 'اليوم', en: 'Day' }), { exact: true }).fill(String(Number(day)))
    await form.getByLabel(say({ ar: 'الشهر', en: 'Month' })).selectOption({ index: Number(month) })
    await form.getByLabel(say({ ar: 'السنة', en: 'Year' }), { exact: true }).fill(year)
    const affected = say({ ar: 'ما يمسه هذا اليوم', en: 'What this day affects' })
    await expect(form.getByText(affected)).toBeVisible()
    await form.getByLabel(say({ ar: 'الاسم بالعربية', en: 'Name in Arabic' })).fill('يوم صيانة')
    await form.getByLabel(say({ ar: 'الاسم بالإنجليزية', en: 'Name in English' })).fill('Repair day')
    await expect(form.getByLabel(say({ ar: 'الزيارات المحجوزة', en: 'Booked visits' }))).toBeVisible()
    await look(admin)
    await form.getByRole('button', { name: say({ ar: 'إضافة الإجازة', en: 'Add the holiday' }) }).click()
    const dialog = admin.getByRole('dialog')
    await expect(dialog.getByText(affected)).toBeVisible()
    await look(admin)
    // Other journeys reckon by these days: it is read and not added.
    await dialog.getByRole('button', { name: say({ ar: 'رجوع', en: 'Back' }) }).click()
  })

  await test.step('the visit', async () => {
    await open(page, `/employee/inbox?view=open&service=CENTER_APPOINTMENT&request=${ID}`)
    const panel = page.getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) })
    await panel
      .getByRole('button', { name: say({ ar: 'نقل الموعد أو إلغاؤه', en: 'Move or cancel appointment' }) })
      .click()
    const time = panel.getByLabel(say({ ar: 'الموعد الجديد', en: 'New time' }))
    await time.click()
    await page
      .getByRole('option', { name: say({ ar: 'بلا موعد: إلغاء', en: 'None: cancel it' }) })
      .first()
      .click()
    await panel
      .getByLabel(say({ ar: 'السبب', en: 'Reason' }), { exact: false })
      .last()
      .fill('المصعد معطل')
    await look(page)
    await panel.getByRole('button', { name: say({ ar: 'حفظ الموعد', en: 'Save appointment' }) }).click()
    await expect(
      panel.getByText(
        say({ ar: 'تغيّر الموعد وأُخطر مقدم الطلب', en: 'Appointment changed; the applicant is notified' }),
      ),
    ).toBeVisible()
    await open(citizen, '/notifications')
    await expect(
      citizen.getByText(say({ ar: 'أُلغي موعدك', en: 'Your appointment was cancelled' })).first(),
    ).toBeVisible()
    await expect(citizen.locator('main').getByText(asRead('المصعد معطل')).first()).toBeVisible()
  })
})
