// Reserving a unit: found on the page of its project, held while the form is filled, paid for, and then nobody else's.

import type { Page } from '@playwright/test'
import { goOn } from './electricity.ts'
import { asRead, expect, open, type Say, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { bringAbout, choose, chooseTransfer, payByCard, words } from './paying.ts'
import { registered } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Somebody new, who has reserved nothing. */
const newCitizen = async (page: Page, language: 'ar' | 'en'): Promise<void> => {
  const { mobile, password } = await registered(page.request)
  await open(page, `/login?lang=${language}`)
  await signInAs(page, language, mobile, password, { by: 'mobile' })
}

const box = (page: Page, name: string) => page.locator(`[data-field="${name}"] :is(input, textarea)`).first()
const isHeld = { ar: /محجوزة لك حتى/, en: /is held for you until/ }
const reserve = { ar: /احجز الوحدة/, en: /Reserve unit/ }

/** Follows the first unit of a project that can be paid for in this way; answers its code. */
const follow = async (
  page: Page,
  say: Say,
  project: string,
  way: { ar: RegExp; en: RegExp },
): Promise<string> => {
  await open(page, `/projects/${project}`)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: say(reserve) }) })
    .filter({ hasText: say(way) })
    .first()
  const code = (await card.getByRole('heading', { level: 3 }).innerText()).trim()
  await card.getByRole('link', { name: say(reserve) }).click()
  await expect(box(page, 'unit')).toHaveValue(code)
  return code
}

const chooseCountry = (page: Page, say: Say, code: string) =>
  page
    .getByRole('combobox', { name: say({ ar: 'بلد الإقامة', en: 'Country of residence' }) })
    .selectOption(code)

const fill = async (page: Page, say: Say): Promise<void> => {
  await chooseCountry(page, say, 'KW')
  await expect(page.getByRole('status').filter({ hasText: say(isHeld) })).toBeVisible()
  await goOn(page, say)
  await box(page, 'buyerName').fill('هدى علي حسن')
  await box(page, 'nationalId').fill(say({ ar: '٢٩١٠٤١٢٠١٠٣٤٥٨', en: '29104120103458' }))
  await box(page, 'passport').fill('A12345678')
  await box(page, 'email').fill('hoda@example.com')
  await page.getByRole('radio', { name: say({ ar: 'متزوج', en: 'Married' }) }).check()
  await goOn(page, say)
  await page.getByRole('checkbox').check()
  await goOn(page, say)
  await page.getByRole('button', { name: say({ ar: 'إرسال الطلب ثم السداد', en: 'Send, then pay' }) }).click()
  await expect(page.getByText(/BOOK-\d{4}-\d{6}-\d/).first()).toBeVisible()
}
const numberOn = async (page: Page): Promise<string> =>
  /BOOK-\d{4}-\d{6}-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''

test('from the project to a unit that is held, reserved and paid by card; then it is nobody else’s', async ({
  page,
  say,
  language,
}) => {
  await newCitizen(page, language)
  const code = await follow(page, say, 'ZAHYA', { ar: /إلكتروني/, en: /online/i })
  await look(page)
  await fill(page, say)
  const ID = await numberOn(page)
  await look(page)
  await open(page, `/pay/BOOK_UNIT/${ID}`)
  await choose(page, say, 'card')
  await payByCard(page, say)
  await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible()
  await expect(async () => {
    await open(page, `/services/BOOK_UNIT/entries/${ID}`)
    await expect(page.getByText(say({ ar: 'سُددت جدية الحجز', en: 'Deposit paid' })).first()).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await look(page)
  await open(page, '/projects/ZAHYA?all=yes')
  await expect(
    page.getByRole('link', { name: asRead(`${say({ ar: 'احجز الوحدة', en: 'Reserve unit' })} ${code}`) }),
  ).toHaveCount(0)
})

test('what somebody else holds is said to be gone, and another is chosen from the list', async ({
  page,
  say,
  language,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await newCitizen(other, language)
  const code = await follow(other, say, 'LATINCITY', { ar: /./, en: /./ })
  await expect(other.getByRole('status').filter({ hasText: say(isHeld) })).toBeVisible()

  await newCitizen(page, language)
  await open(page, '/services/BOOK_UNIT/add')
  await box(page, 'unit').fill(code)
  await expect(
    page.getByRole('alert').filter({ hasText: say({ ar: /حجز شخص آخر/, en: /Someone else took/ }) }),
  ).toBeVisible()
  await look(page)
  await page
    .getByRole('button', { name: say({ ar: /اختيار الوحدة/, en: /Choose unit/ }) })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: say(isHeld) })).toBeVisible()
  await expect(box(page, 'unit')).not.toHaveValue(code)
  await look(page)
  await other.context().close()
})

test('a unit that is paid by transfer: finance confirm it, and it is locked', async ({
  page,
  say,
  language,
}) => {
  await newCitizen(page, language)
  await follow(page, say, 'NEWGARDENCITY', { ar: /تحويل بنكي$|تحويل بنكي/, en: /transfer/i })
  await fill(page, say)
  const ID = await numberOn(page)
  await open(page, `/pay/BOOK_UNIT/${ID}`)
  await chooseTransfer(page, say, 'sandbox')
  await look(page)
  await bringAbout(page, ID, 'pay')
  await expect(async () => {
    await open(page, `/services/BOOK_UNIT/entries/${ID}`)
    await expect(page.getByText(say({ ar: 'سُددت جدية الحجز', en: 'Deposit paid' })).first()).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
})
