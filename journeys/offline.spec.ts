// Without a connection and without an account: the form goes on, sending waits and happens once; a visitor's answers
// stay on the device, are taken over when the person says so, and a question is followed by its number and code.

import { checkTitle, goOn, sentNumber, stepTitle } from './electricity.ts'
import { expect, open, signInHere, test } from './journey.ts'
import { box, field } from './library.ts'
import { answerCard, answerReader } from './library-answers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const banner = {
  ar: 'أنت غير متصل بالإنترنت. إجاباتك محفوظة على هذا الجهاز لمدة أسبوع.',
  en: 'You are offline. Your answers are saved on this device for a week.',
}

test.describe('a signed-in person', () => {
  test.use({ who: 'citizen', alone: 'LIBRARY_CARD' })

  test('E4, F10: without a connection a banner says so, the form goes on, and what is sent waits and is sent once', {
    tag: '@core',
  }, async ({ page, context, say }) => {
    const arrived: number[] = []
    page.on('response', answer => {
      const { pathname } = new URL(answer.url())
      if (answer.request().method() === 'POST' && pathname === '/api/LIBRARY_CARD')
        arrived.push(answer.status())
    })
    await open(page, '/services/LIBRARY_CARD/add')
    await answerReader(page, say)
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: say(banner) }), 'E4: it is said').toBeVisible()
    await goOn(page, say)
    await stepTitle(page, say({ ar: 'البطاقة', en: 'The card' }))
    await answerCard(page, say)
    await goOn(page, say)
    await checkTitle(page, say)
    await page
      .getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the request' }), exact: true })
      .click()
    await expect(
      page.getByText(say({ ar: /لم يُرسل الطلب بعد\. نرسله تلقائيًا/, en: /not sent yet\. We send it once/ })),
    ).toBeVisible()
    expect(arrived).toEqual([])
    await context.setOffline(false)
    await sentNumber(page, say)
    expect(arrived, 'F10: what was typed is sent, once').toEqual([201])
    await expect(page.getByText(say(banner))).toHaveCount(0)
  })

  test('F10: the server is gone while one sends: that is said, and after a reload the answers are there', async ({
    page,
    say,
  }) => {
    await open(page, '/services/LIBRARY_CARD/add')
    await answerReader(page, say)
    await goOn(page, say)
    await answerCard(page, say)
    await goOn(page, say)
    await checkTitle(page, say)
    await page.route('**/api/LIBRARY_CARD', route => route.abort())
    await page
      .getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the request' }), exact: true })
      .click()
    const again = page.getByRole('button', { name: say({ ar: 'إرسال مرة أخرى', en: 'Send again' }) })
    await expect(again).toBeVisible()
    await page.reload()
    await checkTitle(page, say)
    await expect(page.getByRole('main')).toContainText(say({ ar: 'ليلى حسن', en: 'Layla Hassan' }))
    await page.unroute('**/api/LIBRARY_CARD')
    await page
      .getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the request' }), exact: true })
      .click()
    await sentNumber(page, say)
  })

  test('F9: what the server finds is shown as what the form finds', async ({ page, say }) => {
    await open(page, '/services/LIBRARY_CARD/add')
    await answerReader(page, say)
    await goOn(page, say)
    await answerCard(page, say)
    await goOn(page, say)
    await checkTitle(page, say)
    const details = [
      { path: 'data.booksAtOnce', field: 'booksAtOnce', key: 'between', params: { min: 1, max: 10 } },
    ]
    await page.route('**/api/LIBRARY_CARD', route =>
      route.fulfill({
        status: 422,
        json: { error: { statusCode: 422, name: 'Error', code: 'VALIDATION_FAILED', message: 'x', details } },
      }),
    )
    await page
      .getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the request' }), exact: true })
      .click()
    const words = say({
      ar: 'عدد الكتب في المرة يجب أن يكون بين ١ و١٠',
      en: 'Books at a time must be between 1 and 10',
    })
    const summary = page.getByRole('region', { name: /قبل المتابعة|before you continue/ })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(say({ ar: /^خطأ: /, en: /^Error: / }))
    await summary.getByRole('link', { name: words }).click()
    await expect(box(page, 'booksAtOnce')).toBeFocused()
    await expect(field(page, 'booksAtOnce')).toContainText(words)
  })
})

const questionPath = '/services/LIBRARY_QUESTION/add'
const question = 'هل لديكم دواوين أحمد شوقي؟'

test('a visitor’s answers stay on the device, and nowhere else', async ({ page, say }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/drafts')) sent.push(request.url())
  })
  await open(page, questionPath)
  await box(page, 'question').fill(question)
  await expect(
    page.getByText(
      say({
        ar: 'نحفظ إجاباتك على هذا الجهاز فقط، لمدة أسبوع.',
        en: 'We save your answers on this device only, for a week.',
      }),
    ),
  ).toBeVisible()
  await page.reload()
  await expect(box(page, 'question')).toHaveValue(question)
  expect(sent).toEqual([])
})

test.describe('a visitor who signs in', () => {
  test.use({ alone: 'LIBRARY_QUESTION' })
  for (const isAccepted of [true, false])
    test(`a visitor’s answers are ${isAccepted ? 'taken over' : 'deleted'} after signing in, when the person says so`, async ({
      page,
      language,
      say,
    }) => {
      await open(page, questionPath)
      await box(page, 'question').fill(question)
      await page.reload()
      await expect(box(page, 'question')).toHaveValue(question)
      await open(page, '/login')
      await signInHere(page, language, 'citizen')
      await open(page, questionPath)
      await expect(box(page, 'question')).toHaveValue('')
      const choice = isAccepted
        ? { ar: 'أضفها إلى حسابي', en: 'Add them to my account' }
        : { ar: 'احذفها', en: 'Delete them' }
      await page.getByRole('button', { name: say(choice) }).click()
      await expect(box(page, 'question')).toHaveValue(isAccepted ? question : '')
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('شوقي')
      if (!isAccepted) return
      await expect(
        page.getByRole('status').filter({ hasText: say({ ar: /حُفظت المسودة/, en: /Draft saved/ }) }),
      ).toBeVisible()
      await open(page, '/inbox')
      await expect(page.getByRole('main')).toContainText(say({ ar: 'اسأل المكتبة', en: 'Ask the library' }))
    })
})

test('a visitor sends a question, and follows it by its number and code', { tag: '@core' }, async ({
  page,
  browser,
  baseURL,
  say,
  language,
}) => {
  await open(page, questionPath)
  await box(page, 'question').fill(question)
  await goOn(page, say)
  await checkTitle(page, say)
  await page
    .getByRole('button', { name: say({ ar: 'إرسال السؤال', en: 'Send the question' }), exact: true })
    .click()
  await stepTitle(page, say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))
  const value = async (label: string) =>
    (
      await page
        .getByRole('definition')
        .filter({ has: page.getByRole('button', { name: label }) })
        .locator('bdi')
        .first()
        .innerText()
    ).trim()
  const number = await value(say({ ar: 'رقم الطلب', en: 'the request number' }))
  const code = await value(say({ ar: 'رمز المتابعة', en: 'the tracking code' }))
  expect(number).toMatch(/^[A-Z]+-\d{4}-\d{6}-\d$/)
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(page.url()).not.toContain(code)

  const elsewhere = await browser.newContext({ baseURL })
  if (language === 'en') await elsewhere.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }])
  const there = await elsewhere.newPage()
  await open(there, '/track')
  const show = there.getByRole('button', { name: say({ ar: 'عرض الحالة', en: 'Show the status' }) })
  await show.click()
  await expect(
    there.getByRole('link', { name: say({ ar: 'أدخل رمز المتابعة', en: 'Enter the tracking code' }) }),
  ).toBeVisible()
  await there.getByLabel(say({ ar: 'رقم الطلب', en: 'Request number' })).fill(number.toLowerCase())
  await there.getByLabel(say({ ar: 'رمز المتابعة', en: 'Tracking code' })).fill('2222-2222')
  await show.click()
  await expect(there.getByRole('main')).toContainText(
    say({ ar: 'لا يوجد طلب بهذا الرقم', en: 'No request has this number' }),
  )
  await there.getByLabel(say({ ar: 'رمز المتابعة', en: 'Tracking code' })).fill(code)
  await show.click()
  await expect(
    there
      .getByRole('main')
      .getByRole('definition')
      .filter({ hasText: say({ ar: 'وصل', en: 'Received' }) }),
  ).toBeVisible()
  await expect(there.getByRole('main')).not.toContainText('شوقي')
  await elsewhere.close()
})
