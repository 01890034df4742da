// An objection to a bill, which is chosen from those of one's own meter: the company is told, and the
// page of the request says so to its citizen and to staff.

import { goOn } from './electricity.ts'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'
import { approve, companyAccounts, newCitizen, registerMeter } from './meters.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  reason: { ar: 'القراءة غير صحيحة', en: 'The reading is wrong' },
  explain: { ar: 'اشرح', en: 'Explain' },
  send: { ar: 'أرسل الطلب', en: 'Send the request' },
  outside: { ar: 'لدى الجهات الأخرى', en: 'With others' },
  deed: { ar: 'تسجيل التظلم', en: 'The record of the objection' },
  confirmed: { ar: /أكدت .*شركة الكهرباء.* التنفيذ/, en: /The electricity company.* confirmed it/ },
  register: { ar: 'من سجلات الجهة', en: 'From the company’s register' },
  notHolder: { ar: /ليس مقدم الطلب بحسب الرقم القومي/, en: /is not the applicant/ },
} as const

test('an objection names a bill of the meter, reaches the company, and both sides read that it did', async ({
  page,
  say,
  language,
  windowOf,
}) => {
  await newCitizen(page, language)
  const registration = await registerMeter(page, say, say(companyAccounts.objection))
  const officer = await windowOf('officer')
  // Whoever approves reads what the company says of the holder.
  await open(officer, `/employee/services/ADD_METER/entries/${registration}`)
  await expect(officer.getByText(say(words.register))).toBeVisible()
  await expect(officer.getByText(say(words.notHolder))).toBeVisible()
  await look(officer)
  await approve(officer, say, 'ADD_METER', registration)
  await test.step('paying begins with the only meter, and one press chooses all of its bills', async () => {
    await open(page, '/services/PAY_BILLS/add')
    const meter = page.getByRole('radio', { name: say({ ar: 'بيت الأسرة', en: 'Family home' }) })
    await expect(meter).toBeChecked()
    const boxes = page.locator('[data-field="bills"] input[type="checkbox"]')
    await expect(boxes).toHaveCount(3)
    await look(page)
    await page.getByRole('button', { name: say({ ar: /^سداد الكل/, en: /^Pay all/ }) }).click()
    for (const box of await boxes.all()) await expect(box).toBeChecked()
    await expect(page.getByText(say({ ar: /٣ فواتير/, en: /3 bills/ }))).toBeVisible()
    await goOn(page, say)
    await expect(
      page.getByRole('button', { name: say({ ar: 'إرسال الطلب ثم السداد', en: 'Send, then pay' }) }),
    ).toBeVisible()
  })
  await open(page, '/services/BILL_OBJECTION/add')
  const bill = page.locator('[data-field="bill"] select')
  await expect(bill.locator('option')).toHaveCount(13)
  await bill.selectOption({ index: 2 })
  await page.getByRole('radio', { name: say(words.reason), exact: true }).check()
  await page.getByLabel(say(words.explain), { exact: true }).fill('القراءة أعلى مما يعرضه العداد اليوم')
  await look(page)
  await goOn(page, say)
  await goOn(page, say)
  await page.getByRole('button', { name: say(words.send), exact: true }).click()
  await expect(page.getByText(/BILL-\d{4}-\d{6}-\d/).first()).toBeVisible()
  const ID = /BILL-\d{4}-\d{6}-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  for (const [reader, path] of [
    [page, `/services/BILL_OBJECTION/entries/${ID}`],
    [officer, `/employee/services/BILL_OBJECTION/entries/${ID}`],
  ] as const) {
    await expect(async () => {
      await open(reader, path)
      await expect(reader.getByText(say(words.confirmed))).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await expect(reader.getByRole('heading', { name: say(words.outside), exact: true })).toBeVisible()
    await expect(reader.getByText(say(words.deed), { exact: true })).toBeVisible()
    await look(reader)
  }
})
