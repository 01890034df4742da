// Finding a service, and what its page says before one starts.

import type { Page } from '@playwright/test'
import { stepTitle } from './electricity.ts'
import { asRead, expect, open, signInHere, test } from './journey.ts'

const found = async (page: Page, q: string): Promise<string[]> => {
  await open(page, `/services?q=${encodeURIComponent(q)}`)
  return page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()
}

test('C1: the search forgives the spelling of Arabic', { tag: '@core' }, async ({ page, say }) => {
  const service = say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' })
  const spellings = ['لأول مرة', 'لاول مره', 'لآول مرّة', 'لإوّل مـــرة']
  const wanted = await found(page, 'توصيل الكهرباء لأول مرة')
  expect(wanted[0]).toBe(service)
  for (const spelling of spellings) expect((await found(page, spelling))[0], spelling).toBe(service)
  expect(await found(page, 'مركبة فضائية')).toEqual([])
})

test('C2: the page of a service answers before one starts', async ({ page, say }) => {
  await open(page, '/services/FIRST_CONNECTION')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    say({ ar: 'من يحق له التقديم', en: 'Who may apply' }),
    say({ ar: 'ما تحتاج إليه', en: 'What you need' }),
    say({ ar: 'كيف تسير الخدمة', en: 'How it works' }),
  ])
  await expect(main.getByRole('term')).toHaveText([
    say({ ar: 'التكلفة', en: 'Cost' }),
    say({ ar: 'طريقة السداد', en: 'How to pay' }),
    say({ ar: 'المدة', en: 'How long it takes' }),
    say({ ar: 'موعد الإتاحة', en: 'When it is open' }),
  ])
  await expect(
    main.getByText(say({ ar: 'مالك العقار أو مستأجره', en: 'The owner of the property, its tenant' })),
  ).toBeVisible()
  await expect(
    main.getByText(say({ ar: 'بطاقة رقم قومي سارية', en: 'A valid national ID card' })),
  ).toBeVisible()
  await expect(main.getByRole('definition').nth(0)).toContainText(say({ ar: 'مجانية', en: 'Free' }))
  await expect(main.getByRole('definition').nth(2)).toContainText(say({ ar: '١٦ يومًا', en: '16 days' }))
})

test.describe('signed in', () => {
  test.use({ who: 'citizen' })
  test('C2: those who are signed in read the questions people ask and the terms too', async ({
    page,
    say,
  }) => {
    await open(page, '/services/FIRST_CONNECTION')
    for (const title of [
      say({ ar: 'أسئلة شائعة', en: 'Questions people ask' }),
      say({ ar: 'الشروط', en: 'Terms' }),
    ]) {
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    }
  })
})

test('C2: a block with nothing to say is left out with its heading', async ({ page, say }) => {
  await page.route('**/api/dynamic_services/findOne*', async route => {
    const response = await route.fetch()
    const { eligibility: _, ...service } = await response.json()
    await route.fulfill({ response, json: { ...service, requiredPapers: [] } })
  })
  await open(page, '/services')
  await page
    .getByRole('link', { name: say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' }) })
    .click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    say({ ar: 'كيف تسير الخدمة', en: 'How it works' }),
  ])
})

const closed = {
  'will open': {
    service: { isActive: false, availabilityStatus: 'about-to-be-active', fromDate: '2027-03-27' },
    words: { ar: 'تُفتح يوم ٢٧ مارس ٢٠٢٧', en: 'Opens on 27 March 2027' },
  },
  'has closed': {
    // The first moment of 5 March in Cairo: it is open for the last time on the day before.
    service: { isActive: false, availabilityStatus: 'deactivated', toDate: '2026-03-04T22:00:00.000Z' },
    words: { ar: 'مغلقة منذ ٥ مارس ٢٠٢٦', en: 'Closed since 5 March 2026' },
  },
  'opens on some days of each month': {
    service: {
      isActive: false,
      availabilityStatus: 'deactivated',
      availability: { kind: 'monthly', from: 1, to: 10 },
    },
    words: {
      ar: 'متاحة من يوم ١ إلى يوم ١٠ من كل شهر',
      en: 'Available from the 1st to the 10th of each month',
    },
  },
} as const

for (const [name, { service, words }] of Object.entries(closed))
  test(`C3: a service that ${name} says so in words and cannot be started`, async ({ page, say }) => {
    await page.route('**/api/dynamic_services/findOne*', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...service } })
    })
    await open(page, '/services')
    await page
      .getByRole('link', { name: say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' }) })
      .click()
    await expect(
      page.getByText(say({ ar: 'لا يمكن تقديم طلب جديد الآن', en: 'You cannot send a new request now' })),
    ).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: asRead(say(words)) })).toBeVisible()
    await expect(
      page.getByRole('link', { name: say({ ar: 'ابدأ', en: 'Start now' }), exact: true }),
    ).toHaveCount(0)
  })

test('C3: a service that is open says so', async ({ page, say }) => {
  await open(page, '/services/FIRST_CONNECTION')
  await expect(
    page.getByRole('definition').filter({ hasText: say({ ar: 'متاحة الآن', en: 'Open now' }) }),
  ).toBeVisible()
})

test('C4: starting leads to sign-in and back to the form', { tag: '@core' }, async ({
  page,
  say,
  language,
}) => {
  await open(page, '/services/BILL_OBJECTION')
  await expect(
    page.getByText(
      say({
        ar: 'ستسجّل الدخول أولًا، ثم تعود إلى هذه الخدمة.',
        en: 'You sign in first, then come back to this service.',
      }),
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: say({ ar: 'ابدأ', en: 'Start now' }), exact: true }).click()
  await stepTitle(page, say({ ar: 'تسجيل الدخول', en: 'Sign in' }))
  await signInHere(page, language, 'citizen')
  await expect(page).toHaveURL(/\/services\/BILL_OBJECTION\/add/)
  await expect(page.getByRole('radio').or(page.getByRole('combobox')).first()).toBeVisible()
  // Back does not lead to the sign-in page again.
  await page.goBack()
  await expect(page).toHaveURL(/\/services\/BILL_OBJECTION$/)
})
