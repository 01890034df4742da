// The time that is left, from the hold of a unit through its form to the payment, and the deadline for one's own calendar.

import { readFile } from 'node:fs/promises'
import { goOn } from './electricity.ts'
import { expect, open, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { registered } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const timer = { ar: /الوقت الباقي/, en: /Time left/ }

test('the countdown of a hold goes on over the pages of the form and to the payment', async ({
  page,
  say,
  language,
}) => {
  const { mobile, password } = await registered(page.request)
  await open(page, `/login?lang=${language}`)
  await signInAs(page, language, mobile, password, { by: 'mobile' })
  // As after maintenance that cut the hold short.
  await page.route('**/api/reservations', async route => {
    const response = await route.fetch()
    const stored = await response.json()
    await route.fulfill({ response, json: stored.heldUntil ? { ...stored, closedMinutes: 180 } : stored })
  })
  await open(page, '/projects/ZAHYA')
  await page
    .getByRole('listitem')
    .filter({ hasText: say({ ar: /إلكتروني/, en: /online/i }) })
    .getByRole('link', { name: say({ ar: /احجز الوحدة/, en: /Reserve unit/ }) })
    // The other language has the first.
    .nth(language === 'ar' ? 0 : 2)
    .click()
  await page
    .getByRole('combobox', { name: say({ ar: 'بلد الإقامة', en: 'Country of residence' }) })
    .selectOption('KW')
  await expect(
    page.getByText(say({ ar: /توقفت البوابة .*٣ ساعات/, en: /We were closed for .*3 hours/ })),
  ).toBeVisible()
  const left = page.getByRole('timer')
  await expect(left).toHaveText(say(timer))
  // Whoever wants less motion reads minutes, everybody else sees the seconds pass.
  await expect(left).toHaveText(say({ ar: /دقيق/, en: /minutes/ }))
  await look(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(left).toHaveText(/[\d٠-٩]+:[\d٠-٩]{2}/)
  const seconds = async () => (await left.textContent()) ?? ''
  const before = await seconds()
  await expect(async () => expect(await seconds()).not.toBe(before)).toPass()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goOn(page, say)
  await expect(left, 'the next page of the form counts on').toHaveText(say(timer))
  const box = (name: string) => page.locator(`[data-field="${name}"] :is(input, textarea)`).first()
  await box('buyerName').fill('هدى علي حسن')
  await box('nationalId').fill(say({ ar: '٢٩١٠٤١٢٠١٠٣٤٥٨', en: '29104120103458' }))
  await box('passport').fill('A12345678')
  await box('email').fill('hoda@example.com')
  await page.getByRole('radio', { name: say({ ar: 'متزوج', en: 'Married' }) }).check()
  await goOn(page, say)
  await page.getByRole('checkbox').check()
  await goOn(page, say)
  await page.getByRole('button', { name: say({ ar: 'إرسال الطلب ثم السداد', en: 'Send, then pay' }) }).click()
  await expect(page.getByText(/BOOK-\d{4}-\d{6}-\d/).first()).toBeVisible()
  const ID = /BOOK-\d{4}-\d{6}-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  await expect(page, 'what has to be paid comes before the confirmation').toHaveURL(/\/pay\/BOOK_UNIT\//)
  await open(page, `/services/BOOK_UNIT/entries/${ID}?sent=true`)
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: say({ ar: 'سدّد الرسوم ليُرسل طلبك', en: 'Pay to send your request' }),
    }),
  ).toBeVisible()
  await expect(left, 'the time to pay').toHaveText(say(timer))
  await look(page)
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('button', {
      name: say({ ar: 'أضف آخر موعد إلى تقويمك', en: 'Add the deadline to your calendar' }),
    })
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${ID}.deadline.ics`)
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain(`UID:${ID}.deadline@`)
  expect(file).toMatch(/DTEND:\d{8}T\d{6}Z/)
  await open(page, `/pay/BOOK_UNIT/${ID}`)
  await expect(left).toHaveText(say(timer))
  await look(page)
})
