// A person's own data: taken along after a fresh proof, its erasure asked for, held, decided, told, and what stays.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, open, type Say, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { type Person, registered, sentTo } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  download: { ar: 'تنزيل بياناتك', en: 'Download your data' },
  reason: { ar: 'السبب (اختياري)', en: 'Reason (optional)' },
  ask: { ar: 'طلب محو بياناتك', en: 'Ask to erase your data' },
  asked: { ar: /قدمت طلب محو بياناتك/, en: /You asked us to erase your data/ },
  title: { ar: 'طلبات محو البيانات', en: 'Requests to erase data' },
  kept: { ar: 'البيانات التي نحتفظ بها ومدة حفظها', en: 'What data we keep and for how long' },
  message: { ar: 'رسالة إلى صاحب الطلب', en: 'Message to the person' },
  messageMissing: { ar: 'اكتب رسالة إلى صاحب الطلب', en: 'Enter a message to the person' },
  erase: { ar: 'محو البيانات', en: 'Erase the data' },
  hold: { ar: 'حفظ البيانات لسبب قانوني', en: 'Place a legal hold' },
  lift: { ar: 'رفع الحفظ', en: 'Lift the hold' },
  holds: { ar: 'البيانات المحفوظة لسبب قانوني', en: 'Legal holds' },
  number: { ar: 'الرقم القومي أو رقم جواز السفر', en: 'National ID or passport number' },
  holdReason: { ar: 'سبب الحفظ، مثل رقم القضية أو القرار', en: 'Reason, such as a case or order number' },
  caseNumber: { ar: 'القضية ١٢ لسنة ٢٠٢٦', en: 'Case 12 of 2026' },
  leaving: { ar: 'سأنتقل إلى بلد آخر', en: 'I am moving abroad' },
  done: { ar: 'تم كما طلبت.', en: 'Done as you asked.' },
  erased: { ar: 'شخص مُحيت بياناته', en: 'A person whose data was erased' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  mobile: { ar: 'رقم الهاتف المحمول', en: 'Mobile number' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
} as const
type Words = keyof typeof words

const press = (page: Page, say: Say, name: Words) =>
  page
    .getByRole('button', { name: say(words[name] as { ar: string; en: string }), exact: true })
    .press('Enter')

/** The server's own answer once ten minutes have passed since the sign-in; no journey waits so long. */
const askForProofOnce = (page: Page) =>
  page.route(
    url => url.pathname.endsWith('/data'),
    route => route.fulfill({ status: 422, json: { error: { code: 'STEP_UP_REQUIRED', message: '-' } } }),
    { times: 1 },
  )

const takeAlong = async (page: Page, say: Say, person: Person): Promise<void> => {
  await askForProofOnce(page)
  await press(page, say, 'download')
  const box = page.locator('dialog[open] input[type="password"]')
  await expect(box).toBeVisible()
  await look(page, 'dialog[open]')
  const proof = page.waitForResponse(answer => answer.url().endsWith('/proof'))
  const download = page.waitForEvent('download')
  await box.fill(person.password)
  await box.press('Enter')
  expect((await proof).ok()).toBe(true)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^bawaba .*\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('data.json')).toBe(true)
}

test('a person downloads their data and has it erased: a hold stops it, staff decide, the person is told and is gone', {
  tag: ['@core', '@both'],
}, async ({ page, windowOf, say, language }) => {
  const person = await registered(page.request)
  const signIn = { by: 'mobile' } as const
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, signIn)
  await open(page, '/profile/data')
  await expect(page.getByRole('button', { name: say(words.ask) })).toBeVisible()
  await page.getByText(say(words.kept)).click()
  await look(page)
  await takeAlong(page, say, person)
  await page.getByLabel(say(words.reason)).fill(say(words.leaving))
  await press(page, say, 'ask')
  await expect(page.getByText(say(words.asked))).toBeVisible()
  await look(page)

  const staff = await windowOf('admin', { reducedMotion: 'reduce' })
  await open(staff, '/employee/erasures')
  const card = staff.getByRole('listitem').filter({ hasText: say(words.message) })
  const mine = card.filter({ hasText: say(words.leaving) }).first()
  await expect(mine).toContainText('حسن علي')
  // Placed by the person's number, as for somebody who has not asked.
  const holds = staff.getByRole('region', { name: say(words.holds) })
  await holds.getByRole('button', { name: say(words.hold) }).press('Enter')
  await staff
    .locator('dialog[open]')
    .getByRole('button', { name: say(words.hold) })
    .press('Enter')
  await expect(staff.getByLabel(say(words.number))).toBeFocused()
  await look(staff, 'dialog[open]')
  await staff.getByLabel(say(words.number)).fill(person.nationalId)
  await staff.getByLabel(say(words.holdReason)).fill(say(words.caseNumber))
  await staff.getByLabel(say(words.holdReason)).press('Tab')
  await staff.keyboard.press('Enter')
  await expect(mine).toContainText(say(words.caseNumber))
  await expect(mine.getByRole('button', { name: say(words.erase) })).toHaveCount(0)
  await staff.getByText(say(words.kept)).click()
  await look(staff)
  await mine.getByRole('button', { name: say(words.lift) }).press('Enter')
  await expect(mine.getByRole('button', { name: say(words.erase) })).toBeEnabled()
  await mine.getByRole('button', { name: say(words.erase) }).press('Enter')
  await expect(mine.getByText(say(words.messageMissing))).toBeVisible()
  await expect(mine.getByLabel(say(words.message))).toBeFocused()
  await mine.getByLabel(say(words.message)).fill(say(words.done))
  await mine.getByRole('button', { name: say(words.erase) }).press('Enter')
  await expect(staff.locator('dialog[open]')).toContainText('حسن علي')
  await look(staff, 'dialog[open]')
  await staff
    .locator('dialog[open]')
    .getByRole('button', { name: say(words.erase) })
    .press('Enter')
  await expect(mine).toHaveCount(0)
  await expect(staff.getByRole('heading', { name: say(words.erased) }).first()).toBeVisible()
  await look(staff)

  // Told in the language of the account; the words are those of staff.
  const [last] = await sentTo(page.request, person.mobile)
  expect(last?.text).toContain(say(words.done))
  await page.reload()
  await page.waitForURL(/login/)
  await page.getByLabel(say(words.mobile)).fill(person.egyptian)
  await page.getByLabel(say(words.password), { exact: true }).fill(person.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(words.signIn), exact: true })
    .click()
  await expect(page.getByRole('alert').or(page.locator('[id$="-error"]')).first()).toBeVisible()
  expect(page.url()).toContain('/login')
})
