// Filling in a form: where one is, labels and hints, errors in their time and words, digits of every kind, one sending.

import type { Locator, Page } from '@playwright/test'
import {
  answerAll,
  answerLoad,
  answerProperty,
  answerYou,
  checkTitle,
  emptyYou,
  formPath,
  goOn,
  sendButton,
  stepTitle,
} from './electricity.ts'
import { holdBack } from './hold-back.ts'
import { asRead, expect, open, test } from './journey.ts'

test.use({ who: 'citizen', alone: 'FIRST_CONNECTION' })

const summaryOf = (page: Page): Locator =>
  page.getByRole('region', { name: /قبل المتابعة|before you continue/ })

test('F1: one reads which step one is on, and goes back by those that are done', async ({ page, say }) => {
  await open(page, formPath)
  await answerYou(page, say)
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'العقار', en: 'The property' }))
  const steps = page.getByRole('navigation', { name: say({ ar: 'خطوات الطلب', en: 'Steps of the request' }) })
  await expect(steps.getByRole('listitem')).toHaveCount(5)
  const current = steps.locator('[aria-current=step]')
  await expect(current).toHaveCount(1)
  await expect(current).toContainText(say({ ar: 'العقار', en: 'The property' }))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(steps.getByText(say({ ar: 'الخطوة ٢ من ٥', en: 'Step 2 of 5' }))).toBeVisible()
  await expect(steps.getByRole('list')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await steps
    .getByRole('link', { name: say({ ar: 'بيانات المتقدم (مكتملة)', en: 'Your details (completed)' }) })
    .click()
  await stepTitle(page, say({ ar: 'بيانات المتقدم', en: 'Your details' }))
})

test('F2: the way back on top and the browser’s Back keep the answers', async ({ page, say }) => {
  await open(page, formPath)
  await answerYou(page, say)
  await goOn(page, say)
  await answerProperty(page, say)
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'الاستخدام والحمل', en: 'Use and load' }))
  await page
    .getByRole('link', { name: asRead(say({ ar: 'رجوع إلى العقار', en: 'Back to the property' })) })
    .click()
  const floor = page.getByLabel(say({ ar: 'الدور', en: 'Floor' }))
  await expect(floor).toHaveValue(/^[3٣]$/)
  await page.goBack()
  await stepTitle(page, say({ ar: 'الاستخدام والحمل', en: 'Use and load' }))
  await page.goBack()
  await expect(floor).toHaveValue(/^[3٣]$/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: say({ ar: 'مالك', en: 'Owner' }), exact: true })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await stepTitle(page, say({ ar: 'الاستخدام والحمل', en: 'Use and load' }))
})

test('F3: labels stand above, hints between, optional is said, nothing is starred', async ({ page, say }) => {
  await open(page, formPath)
  const name = page.getByLabel(say({ ar: 'الاسم الكامل', en: 'Full name' }))
  const [label, hint, control] = await Promise.all(
    [
      page.locator('label').filter({ hasText: say({ ar: 'الاسم الكامل', en: 'Full name' }) }),
      page.getByText(say({ ar: 'كما في بطاقة الرقم القومي', en: 'As on the national ID card' })),
      name,
    ].map(part => part.boundingBox()),
  )
  if (!label || !hint || !control) throw new Error('The field is not drawn')
  expect(label.y + label.height).toBeLessThanOrEqual(hint.y + 1)
  expect(hint.y + hint.height).toBeLessThanOrEqual(control.y + 1)
  await expect(page.getByRole('main').locator('[placeholder]')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('*')
  await expect(
    page.locator('label').filter({ hasText: say({ ar: 'البريد الإلكتروني', en: 'E-mail' }) }),
  ).toContainText(say({ ar: '(اختياري)', en: '(optional)' }))
})

test('F4: a field is judged when one continues, and a mended one is forgiven at once', async ({
  page,
  say,
}) => {
  await open(page, formPath)
  const id = page.getByLabel(say({ ar: 'الرقم القومي', en: 'National ID' }))
  const words = say({
    ar: 'الرقم القومي يجب أن يكون ١٤ رقمًا. أدخلت ٣.',
    en: 'National ID must be 14 digits. You entered 3.',
  })
  await id.fill('291')
  await id.blur()
  await expect(page.getByText(words)).toHaveCount(0)
  await expect(id).not.toHaveAttribute('aria-invalid', 'true')
  await goOn(page, say)
  await expect(id).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(words)).toHaveCount(2)
  await id.fill('29104120103458')
  await expect(page.getByText(words)).toHaveCount(0)
  await expect(id).not.toHaveAttribute('aria-invalid', 'true')
})

test('F5: the summary takes the focus, and each line leads to its own control', { tag: '@core' }, async ({
  page,
  say,
}) => {
  await open(page, formPath)
  await emptyYou(page, say)
  await page.getByRole('radio', { name: say({ ar: 'مستأجر', en: 'Tenant' }), exact: true }).check()
  const end = page.getByRole('group', {
    name: say({ ar: 'تاريخ انتهاء عقد الإيجار', en: 'End of the lease' }),
  })
  await end.getByLabel(say({ ar: 'اليوم', en: 'Day' })).fill('27')
  await end.getByLabel(say({ ar: 'السنة', en: 'Year' })).fill('٢٠٢٩')
  await goOn(page, say)
  const summary = summaryOf(page)
  await expect(summary).toBeFocused()
  const links = summary.getByRole('link')
  await expect(links).toHaveCount(5)
  for (const link of await links.all()) {
    const target = (await link.getAttribute('href'))?.slice(1) ?? ''
    await link.click()
    await expect(page.locator(`[id="${target}"]`)).toBeFocused()
    await expect(page.locator(`[id="${target}"]`)).toBeInViewport()
  }
  // The one part of the date that is missing, and no other.
  await links
    .filter({
      hasText: say({
        ar: 'تاريخ انتهاء عقد الإيجار ينقصه الشهر',
        en: 'End of the lease must include a month',
      }),
    })
    .click()
  await expect(end.getByLabel(say({ ar: 'الشهر', en: 'Month' }))).toBeFocused()
})

test('F5: a line about a choice leads to the first of its buttons', async ({ page, say }) => {
  await open(page, formPath)
  await goOn(page, say)
  await summaryOf(page)
    .getByRole('link', { name: say({ ar: 'اختر صفتك', en: 'Select what you are to the property' }) })
    .click()
  await expect(page.getByRole('radio').first()).toBeFocused()
})

test('F6: the same words stand in the summary and at the field', async ({ page, say }) => {
  await open(page, formPath)
  const compare = async (least: number) => {
    await goOn(page, say)
    const links = await summaryOf(page).getByRole('link').all()
    expect(links.length, 'F6: the step has errors to compare').toBeGreaterThanOrEqual(least)
    for (const link of links) {
      const target = (await link.getAttribute('href'))?.slice(1) ?? ''
      const atField = page.locator(`[id="${target}-error"]`)
      const words = `${say({ ar: 'خطأ:', en: 'Error:' })} ${await link.innerText()}`
      await expect(atField, `F6: ${target} says what the summary says`).toHaveText(words)
    }
  }
  // Choices, texts, numbers and a wrong answer; then lists, a date and boxes to tick.
  await emptyYou(page, say)
  await page.getByLabel(say({ ar: 'رقم الهاتف المحمول', en: 'Mobile number' })).fill('12')
  await compare(4)
  await answerYou(page, say)
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'العقار', en: 'The property' }))
  await compare(2)
  await answerProperty(page, say)
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'الاستخدام والحمل', en: 'Use and load' }))
  await compare(3)
  await answerLoad(page, say)
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'المستندات', en: 'Papers' }))
  await compare(2)
})

test('F7: the title says that there is an error, until there is none', async ({ page, say }) => {
  await open(page, formPath)
  await goOn(page, say)
  await expect(page).toHaveTitle(say({ ar: /^خطأ: /, en: /^Error: / }))
  await answerYou(page, say)
  await expect(page).not.toHaveTitle(/خطأ|Error/)
})

test('F13: numbers are taken with spaces and in Arabic or Persian digits, and come back tidy', async ({
  page,
  say,
}) => {
  await open(page, formPath)
  await answerAll(page, say)
  await page.getByRole('link', { name: say({ ar: 'تغيير الرقم القومي', en: 'Change National ID' }) }).click()
  await page.getByLabel(say({ ar: 'الرقم القومي', en: 'National ID' })).fill('۲۹۱۰۴۱۲-۰۱-۰۳۴۵۸')
  await goOn(page, say)
  await checkTitle(page, say)
  for (const tidy of ['29104120103458', '+20 10 1234 5678'])
    await expect(page.getByRole('definition').getByText(tidy, { exact: true })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: say({ ar: '٧٫٥', en: '7.5' }) })).toBeVisible()
  const sending = page.waitForRequest(request => request.method() === 'POST')
  await sendButton(page, say).click()
  expect((await sending).postDataJSON().data).toMatchObject({
    nationalId: '29104120103458',
    mobile: '+201012345678',
    load: 7.5,
    floor: 3,
  })
  await stepTitle(page, say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))
})

test('F20: the button is never disabled; pressed, it says what is missing, and sending, that it sends', async ({
  page,
  say,
}) => {
  await open(page, formPath)
  const button = page.getByRole('button', { name: say({ ar: 'متابعة', en: 'Continue' }), exact: true })
  await expect(button).toBeEnabled()
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await emptyYou(page, say)
  await button.click()
  await expect(summaryOf(page).getByRole('link')).toHaveCount(4)
  await expect(button).toBeEnabled()
  await answerAll(page, say)
  const release = await holdBack(page, '**/api/FIRST_CONNECTION')
  await sendButton(page, say).click()
  const sending = page.getByRole('button', { name: say({ ar: 'جارٍ الإرسال', en: 'Sending' }) })
  await expect(sending).toHaveAttribute('aria-disabled', 'true')
  await expect(sending).not.toHaveAttribute('disabled')
  release()
  await stepTitle(page, say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))
})

test('F21: pressing twice, and Enter again, sends once', { tag: '@core' }, async ({ page, say }) => {
  await open(page, formPath)
  await answerAll(page, say)
  let sent = 0
  await page.route('**/api/FIRST_CONNECTION', route => {
    sent += 1
    return route.continue()
  })
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
    for (let press = 0; press < 3; press++) button?.click()
    button?.form?.requestSubmit()
  })
  await stepTitle(page, say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))
  expect(sent).toBe(1)
})

test('S11: inside a form no navigation competes with it', async ({ page, say }) => {
  await open(page, '/services/FIRST_CONNECTION')
  const main = page.getByRole('navigation', { name: say({ ar: 'القائمة الرئيسية', en: 'Main navigation' }) })
  await expect(main).toHaveCount(1)
  await open(page, formPath)
  await expect(main).toHaveCount(0)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: say({ ar: /بوابة/, en: /Bawaba/ }) })).toBeVisible()
  await expect(header.locator('a[href="tel:19010"]')).toBeVisible()
  await expect(header.getByText(say({ ar: 'نهى محمود عبد الرحمن', en: 'Karim Fouad' })).first()).toBeVisible()
})
