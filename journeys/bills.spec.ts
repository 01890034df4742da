// Bills: found by their number, told that the oldest comes first, two of them paid by card and one by code, and recorded by the
// company although it is down when the money arrives.

import { cairoDate } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { arabicDigits, goOn } from './electricity.ts'
import { expect, open, type Say, test } from './journey.ts'
import { look } from './look.ts'
import { companyAccounts, failNext, newCitizen } from './meters.ts'
import { bringAbout, choose, payByCard, words as paying, referenceOf } from './paying.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Of each month, until which bills are paid by card and code. */
const lastDay = 28

const words = {
  number: { ar: 'رقم السداد', en: 'Payment number' },
  show: { ar: 'اعرض الفواتير', en: 'Show the bills' },
  wrong: { ar: /راجع الأرقام/, en: /Check the digits/ },
  olderFirst: { ar: /هي أقدم/, en: /it is older/ },
  chosen: { ar: /فاتورتان/, en: /2 bills/ },
  one: { ar: /فاتورة واحدة/, en: /1 bill/ },
  send: { ar: 'إرسال الطلب ثم السداد', en: 'Send, then pay' },
  recorded: { ar: 'سُجلت لدى الشركة', en: 'Recorded by the company' },
  later: { ar: /متاح من يوم/, en: /Available from day/ },
  none: { ar: /لا توجد فواتير مستحقة/, en: /No bills are due/ },
} as const

const find = async (page: Page, say: Say, typed: string): Promise<void> => {
  await page.getByLabel(say(words.number), { exact: true }).fill(typed)
  await page.getByRole('button', { name: say(words.show), exact: true }).click()
}
const boxes = (page: Page) => page.locator('[data-field="bills"] input[type="checkbox"]')
const send = async (page: Page, say: Say): Promise<string> => {
  await goOn(page, say)
  await page.getByRole('button', { name: say(words.send), exact: true }).click()
  await expect(page.getByText(/PAYB-\d{4}-\d{6}-\d/).first()).toBeVisible()
  return /PAYB-\d{4}-\d{6}-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
}
const isRecorded = (page: Page, say: Say, ID: string) =>
  expect(async () => {
    await open(page, `/services/PAY_BILLS/entries/${ID}`)
    await expect(page.getByText(say(words.recorded), { exact: true }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()

test('bills by their number: the oldest first, two by card while the company is down, the last by code', async ({
  page,
  say,
  language,
}) => {
  await newCitizen(page, language)
  const paymentNumber = say(companyAccounts.bills)
  await open(page, '/services/PAY_BILLS/add')
  await find(
    page,
    say,
    paymentNumber.replace(/.$/, digit => String((Number(digit) + 1) % 10)),
  )
  await expect(page.getByRole('alert').filter({ hasText: say(words.wrong) })).toBeVisible()
  const [a, b, c] = [paymentNumber.slice(0, 4), paymentNumber.slice(4, 8), paymentNumber.slice(8)]
  await find(page, say, say({ ar: arabicDigits(`${a} ${b}-${c}`), en: `${a} ${b}-${c}` }))
  await expect(boxes(page)).toHaveCount(3)
  // A newer bill stays open until the older ones are chosen.
  await boxes(page).nth(1).click()
  await expect(page.getByText(say(words.olderFirst))).toBeVisible()
  await expect(boxes(page).nth(1)).not.toBeChecked()
  await look(page)
  await boxes(page).nth(0).check()
  await boxes(page).nth(1).check()
  await expect(page.getByText(say(words.chosen))).toBeVisible()
  await look(page)
  const ID = await send(page, say)
  await open(page, `/pay/PAY_BILLS/${ID}`)
  await look(page)
  // On the last days of a month nothing is paid: the page says from when it is.
  if (Number(cairoDate(new Date()).slice(8)) > lastDay) {
    await expect(page.getByText(say(words.later)).first()).toBeVisible()
    return
  }
  await choose(page, say, 'card')
  await failNext(page, 'nonsense', { path: '/payments', times: 1, after: true })
  await payByCard(page, say)
  await expect(page.getByText(say(paying.paid), { exact: true })).toBeVisible()
  await isRecorded(page, say, ID)
  await look(page)

  await open(page, '/services/PAY_BILLS/add')
  await find(page, say, paymentNumber)
  await expect(boxes(page)).toHaveCount(1)
  await boxes(page).first().check()
  await expect(page.getByText(say(words.one))).toBeVisible()
  const last = await send(page, say)
  await open(page, `/pay/PAY_BILLS/${last}`)
  await choose(page, say, 'code')
  await expect.poll(() => referenceOf(page, last)).not.toBe('')
  await bringAbout(page, last, 'pay')
  await isRecorded(page, say, last)
  await open(page, '/services/PAY_BILLS/add')
  await find(page, say, paymentNumber)
  await expect(page.getByText(say(words.none))).toBeVisible()
})
