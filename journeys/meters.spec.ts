// A meter from its registration to its first reading: approved by staff, read, and sent on to the company although it is
// down at first.

import { goOn } from './electricity.ts'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'
import { approve, companyAccounts, failNext, newCitizen, registerMeter } from './meters.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  none: { ar: 'لا عدادات لديك بعد', en: 'No meters yet' },
  add: { ar: 'سجّل عدادًا', en: 'Register a meter' },
  awaiting: { ar: 'بانتظار الاعتماد', en: 'Awaiting approval' },
  approved: { ar: 'معتمد', en: 'Approved' },
  read: { ar: /أرسل قراءة/, en: /Send a reading/ },
  previous: { ar: 'القراءة السابقة', en: 'Previous reading' },
  sure: { ar: /العداد يعرض هذه القراءة فعلًا/, en: /the meter really shows this/ },
  send: { ar: 'أرسل القراءة', en: 'Send the reading' },
  recorded: { ar: 'سُجلت لدى الشركة', en: 'Recorded by the company' },
  details: { ar: 'بيانات العداد لدى الشركة', en: 'Details on file' },
  center: { ar: /^مركز خدمة /, en: / service center$/ },
  consumption: { ar: 'الاستهلاك في آخر ١٢ شهرًا', en: 'Consumption of the last 12 months' },
} as const

test('a meter is registered, approved and read; a jump is confirmed; the company was down, and it arrives', async ({
  page,
  say,
  language,
  windowOf,
}) => {
  await newCitizen(page, language)
  // The service's own page leads to the meters.
  await open(page, '/services/ADD_METER')
  await expect(page).toHaveURL(/\/profile\/meters/)
  await expect(page.getByText(say(words.none))).toBeVisible()
  await look(page)
  const number = say(companyAccounts.meter)
  const ID = await registerMeter(page, say, number)
  await look(page)
  await open(page, '/profile/meters')
  await expect(page.getByText(say(words.awaiting))).toBeVisible()
  const officer = await windowOf('officer')
  await approve(officer, say, 'ADD_METER', ID)
  // It comes by itself.
  await expect(page.getByText(say(words.approved), { exact: true })).toBeVisible()
  await page.getByText(say(words.details)).click()
  await expect(page.getByText(say(words.center))).toBeVisible()
  await page.getByText(say(words.consumption)).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13)
  await look(page)

  await page.getByRole('link', { name: say(words.read) }).click()
  await expect(page.getByText(say(words.previous))).toBeVisible()
  const box = page.locator('[data-field="reading"] input').first()
  await test.step('a reading below the last one is refused on its own page', async () => {
    await box.fill(say({ ar: '١', en: '1' }))
    await page.getByRole('button', { name: say({ ar: 'متابعة', en: 'Continue' }), exact: true }).click()
    await expect(
      page.getByRole('link', {
        name: say({ ar: /أكبر من القراءة السابقة/, en: /greater than the previous/ }),
      }),
    ).toBeVisible()
    await expect(box).toBeVisible()
  })
  await box.fill(say({ ar: '٩٩٩٩٩', en: '99999' }))
  await look(page)
  await goOn(page, say)
  await page.getByRole('button', { name: say(words.send), exact: true }).click()
  await page.getByRole('checkbox', { name: say(words.sure) }).check()
  await look(page)
  await failNext(page, 'down', { path: '/readings', times: 1 })
  await goOn(page, say)
  await page.getByRole('button', { name: say(words.send), exact: true }).click()
  const sent = page.getByText(/METE-\d{4}-\d{6}-\d/).first()
  await expect(sent).toBeVisible()
  const reading = /METE-\d{4}-\d{6}-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  await expect(async () => {
    await open(page, `/services/METER_READING/entries/${reading}`)
    await expect(page.getByText(say(words.recorded), { exact: true }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await look(page)
  // My requests say which meter it was, and where it is.
  await open(page, '/inbox')
  const row = page.getByRole('listitem').filter({ hasText: reading })
  await expect(row.getByText(`${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`)).toBeVisible()
  await look(page)
  const books = (await (await page.request.get(`${process.env.UTILITY}/control/books`)).json()) as {
    entries: { record: string; meterNumber?: string }[]
  }
  expect(books.entries.filter(entry => entry.meterNumber === number)).toHaveLength(1)
})
