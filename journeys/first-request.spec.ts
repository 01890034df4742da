// The story of the platform's first promise: a visitor finds a service, signs in, answers, sends, and follows the
// request until it is decided. The employee's part is made in a browser of its own.

import {
  answerLoad,
  answerPapers,
  answerProperty,
  answerYou,
  arabicDigits,
  checkTitle,
  emptyYou,
  goOn,
  stepTitle,
} from './electricity.ts'
import { asRead, expect, open, signInHere, test } from './journey.ts'

test.use({ alone: 'FIRST_CONNECTION' })

test('a visitor finds a service, files a request, is asked for more, and reads the decision', {
  tag: ['@core', '@both'],
}, async ({ page, browser, baseURL, language, say }) => {
  const service = say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' })
  let number = ''

  await test.step('finds the service by another spelling of its Arabic name', async () => {
    await open(page, '/')
    await page
      .getByRole('searchbox', { name: say({ ar: 'ابحث أو اسأل', en: 'Search or ask' }) })
      .fill('توصيل الكهربا لاول مره')
    await page
      .locator('main')
      .getByRole('button', { name: say({ ar: 'بحث', en: 'Search' }), exact: true })
      .click()
    await page.waitForURL(/\/search\?/)
    await page.getByRole('link', { name: service }).click()
    await stepTitle(page, service)
  })

  await test.step('starts, signs in, and is back at the same place', async () => {
    await page.getByRole('link', { name: say({ ar: 'ابدأ', en: 'Start now' }), exact: true }).click()
    await stepTitle(page, say({ ar: 'تسجيل الدخول', en: 'Sign in' }))
    await signInHere(page, language, 'citizen')
    await expect(page).toHaveURL(/\/services\/FIRST_CONNECTION\/add/)
    await stepTitle(page, say({ ar: 'بيانات المتقدم', en: 'Your details' }))
  })

  await test.step('continues without answers and is told what is missing', async () => {
    await emptyYou(page, say)
    await goOn(page, say)
    const summary = page.getByRole('region', {
      name: say({ ar: 'راجع ٤ إجابات قبل المتابعة', en: 'Check 4 answers before you continue' }),
    })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      say({ ar: 'اختر صفتك', en: 'Select what you are to the property' }),
      say({ ar: 'أدخل اسمك الكامل', en: 'Enter your full name' }),
      say({ ar: 'أدخل الرقم القومي', en: 'Enter your national ID' }),
      say({ ar: 'أدخل رقم هاتفك المحمول', en: 'Enter your mobile number' }),
    ])
    await expect(page).toHaveTitle(say({ ar: /^خطأ: /, en: /^Error: / }))
    await summary.getByRole('link').nth(2).click()
    await expect(page.getByLabel(say({ ar: 'الرقم القومي', en: 'National ID' }))).toBeFocused()
  })

  await test.step('answers and goes through the steps', async () => {
    await answerYou(page, say)
    await goOn(page, say)
    await stepTitle(page, say({ ar: 'العقار', en: 'The property' }))
    await answerProperty(page, say)
    await goOn(page, say)
    await stepTitle(page, say({ ar: 'الاستخدام والحمل', en: 'Use and load' }))
  })

  await test.step('the browser goes back and forward, and the answers stay', async () => {
    await page.goBack()
    await stepTitle(page, say({ ar: 'العقار', en: 'The property' }))
    await page.goBack()
    await stepTitle(page, say({ ar: 'بيانات المتقدم', en: 'Your details' }))
    await expect(page.getByLabel(say({ ar: 'الاسم الكامل', en: 'Full name' }))).toHaveValue(
      'نهى محمود عبد الرحمن',
    )
    await page.goForward()
    await expect(page.getByLabel(say({ ar: 'العنوان', en: 'Address' }))).toHaveValue(
      say({ ar: 'شارع البحر، بجوار مسجد النور', en: 'Sea Street, beside the Nour mosque' }),
    )
    await page.goForward()
    await stepTitle(page, say({ ar: 'الاستخدام والحمل', en: 'Use and load' }))
    await answerLoad(page, say)
    await goOn(page, say)
    await stepTitle(page, say({ ar: 'المستندات', en: 'Papers' }))
    await answerPapers(page, say)
    await goOn(page, say)
  })

  await test.step('checks the answers and changes one', async () => {
    await checkTitle(page, say)
    await page.getByRole('link', { name: say({ ar: 'تغيير الاسم الكامل', en: 'Change Full name' }) }).click()
    const name = page.getByLabel(say({ ar: 'الاسم الكامل', en: 'Full name' }))
    await expect(name).toBeFocused()
    await name.fill('نهى محمود السيد')
    await goOn(page, say)
    await checkTitle(page, say)
    await expect(page.locator('dl').getByText('نهى محمود السيد')).toBeVisible()
    await expect(page.locator('dl').getByText('29104120103458')).toBeVisible()
  })

  await test.step('sends, by a double press, once', async () => {
    let sent = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/api/FIRST_CONNECTION')) sent += 1
    })
    await page.getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the request' }) }).dblclick()
    await stepTitle(page, say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))
    number = await page.getByText(/^[A-Z]+-\d{4}-\d{6}-\d$/).innerText()
    expect(sent).toBe(1)
  })

  await test.step('the message that went out has the same number', async () => {
    const outbox = await page.context().newPage()
    await open(outbox, '/dev/outbox')
    await expect(outbox.getByRole('listitem').filter({ hasText: number })).toContainText(
      /أُرسل طلبك|has been sent/,
    )
    await outbox.close()
  })

  const staff = await browser.newContext({ baseURL, timezoneId: 'Africa/Cairo' })
  const desk = await staff.newPage()

  await test.step('the officer signs in and finds the request in the inbox', async () => {
    await desk.goto(`/employee/inbox?lang=${language}`)
    await signInHere(desk, language, 'officer')
    await stepTitle(desk, say({ ar: 'صندوق الطلبات', en: 'Request inbox' }))
    await desk.getByRole('link', { name: say({ ar: 'غير مسندة', en: 'Unassigned' }) }).click()
    const search = desk.getByRole('searchbox', {
      name: say({ ar: 'البحث برقم الطلب', en: 'Search by request number' }),
    })
    // The running number alone, in Arabic digits.
    const running = number.split('-')[2] ?? ''
    await search.fill(arabicDigits(running))
    await search.press('Enter')
    await desk.getByRole('table').getByRole('link', { name: running }).click()
  })

  const panel = desk.getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) })
  const question = say({
    ar: 'أرسل رقم عقد الملكية وتاريخه',
    en: 'Send the number and the date of the title deed',
  })

  await test.step('the officer asks for information and sees what the applicant will read', async () => {
    await panel.getByRole('button', { name: say({ ar: 'طلب معلومات', en: 'Ask for information' }) }).click()
    await panel.getByLabel(say({ ar: 'المعلومات المطلوبة', en: 'Information asked for' })).fill(question)
    await expect(
      panel.getByRole('region', { name: say({ ar: 'سيقرأ المتقدم', en: 'The applicant will read' }) }),
    ).toContainText(question)
    await panel
      .locator('form')
      .getByRole('button', { name: say({ ar: 'طلب معلومات', en: 'Ask for information' }) })
      .click()
    await expect(
      panel.getByText(say({ ar: 'بانتظار المتقدم', en: 'Waiting for applicant' })).first(),
    ).toBeVisible()
  })

  await test.step('the citizen finds the request among those that wait, and supplies it', async () => {
    await open(page, '/inbox')
    const waiting = page.getByRole('region', { name: say({ ar: 'بانتظارك', en: 'Waiting for you' }) })
    await waiting.getByRole('link', { name: number }).click()
    await expect(page.getByText(question).first()).toBeVisible()
    await page.getByRole('link', { name: say({ ar: 'إرسال المعلومات', en: 'Send the information' }) }).click()
    await page.getByLabel(say({ ar: 'ردك', en: 'Your answer' })).fill('عقد رقم ٤٥٦ بتاريخ ٢٧ مارس ٢٠٢٠')
    await page
      .getByRole('button', { name: say({ ar: 'إرسال المعلومات', en: 'Send the information' }) })
      .click()
    await expect(
      page.getByText(
        asRead(say({ ar: 'حالة طلبك الآن «قيد المراجعة».', en: 'Your request is now “In review”.' })),
      ),
    ).toBeVisible()
  })

  await test.step('the officer reads the answer and approves', async () => {
    await desk.reload()
    await expect(panel.getByText('عقد رقم ٤٥٦').first()).toBeVisible()
    await panel.getByRole('button', { name: say({ ar: 'قبول الطلب', en: 'Approve' }) }).click()
    await panel
      .locator('form')
      .getByRole('button', { name: say({ ar: 'قبول الطلب', en: 'Approve' }) })
      .click()
    await expect(panel.getByText(say({ ar: 'مقبول', en: 'Approved' })).first()).toBeVisible()
    await staff.close()
  })

  await test.step('the citizen reads the whole history, newest first, with its days', async () => {
    await page.reload()
    const lines = page
      .getByRole('list', { name: say({ ar: 'سجل الطلب', en: 'History' }) })
      .getByRole('listitem')
    await expect(lines).toHaveText([
      asRead(
        say({
          ar: 'تغيّرت الحالة من «قيد المراجعة» إلى «مقبول»',
          en: 'Status changed from “In review” to “Approved”',
        }),
      ),
      asRead(
        say({
          ar: 'تغيّرت الحالة من «بانتظارك» إلى «قيد المراجعة»',
          en: 'Status changed from “Waiting for you” to “In review”',
        }),
      ),
      asRead(
        say({
          ar: 'تغيّرت الحالة من «جديد» إلى «بانتظارك»',
          en: 'Status changed from “Received” to “Waiting for you”',
        }),
      ),
      say({ ar: /أُرسل الطلب/, en: /Request sent/ }),
    ])
    for (const line of await lines.all())
      await expect(line.locator('time')).toHaveText(
        say({ ar: /^[٠-٩]{1,2} [\u0621-\u064a]+ [٠-٩]{4}،/, en: /^\d{1,2} [A-Z][a-z]+ \d{4},/ }),
      )
    await expect(page.getByText(say({ ar: 'مقبول', en: 'Approved' }), { exact: true })).toBeVisible()
  })
})
