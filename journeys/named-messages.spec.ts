// The messages that the specification names without a code: each with what sets it off. Those that other journeys and tests
// set off stand in the table below by their names, and it is held that these tests are there.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { file, requestPath } from './arrange.ts'
import { test as atDesk } from './desk.ts'
import { goOn } from './electricity.ts'
import { openGallery } from './gallery.ts'
import { asRead, expect, open, type Say, test } from './journey.ts'
import { answerFamily, answerYou, familyPath, field } from './library.ts'
import { pdf } from './paper.ts'
import { choose, toPay } from './paying.ts'

const broken = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { error: { statusCode: 500, name: 'Error', code: 'INTERNAL_SERVER_ERROR', message: 'x' } },
  })
/** Goes on inside the app, where the page waits for what it shows. */
const goTo = (page: Page, say: Say, name: { ar: string; en: string }) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say(name), exact: true })
    .first()
    .click()
const services = { ar: 'الخدمات', en: 'Services' }

type Row = {
  name: string
  text: { ar: string | RegExp; en: string | RegExp }
  /** The service whose draft it fills in. */
  alone?: string
  trigger(page: Page, say: Say): Promise<unknown>
}

const rows: Row[] = [
  {
    name: 'logout failed, with retry',
    text: {
      ar: 'لم يكتمل تسجيل الخروج. أنت ما زلت في حسابك.',
      en: 'You are not signed out yet. Your account is still open.',
    },
    trigger: async (page, say) => {
      await open(page, '/track')
      await page.route('**/api/*/logout', broken)
      await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
      await page.getByRole('button', { name: say({ ar: 'تسجيل الخروج', en: 'Sign out' }) }).click()
      await expect(
        page.getByRole('status').getByRole('button', { name: say({ ar: 'حاول مرة أخرى', en: 'Try again' }) }),
      ).toBeVisible()
    },
  },
  {
    name: 'something went wrong when displaying the services list',
    text: { ar: 'تعذر تحميل قائمة الخدمات', en: 'The list of services could not be loaded' },
    trigger: async (page, say) => {
      // A page that the browser drew: one from the server may still be on its way to being taken over.
      await open(page, '/payments')
      await page.route('**/api/Categories*', broken)
      await goTo(page, say, services)
    },
  },
  {
    name: 'something went wrong when displaying service',
    text: { ar: 'تعذر تحميل صفحة الخدمة', en: 'The page of the service could not be loaded' },
    trigger: async (page, say) => {
      await open(page, '/services')
      await page.route('**/api/dynamic_services/findOne*', broken)
      await page.getByRole('link', { name: say({ ar: 'توصيل مؤقت', en: 'Temporary connection' }) }).click()
    },
  },
  {
    name: 'something went wrong when displaying request details',
    text: { ar: 'تعذر تحميل تفاصيل الطلب', en: 'The details of the request could not be loaded' },
    trigger: async page => {
      await open(page, '/track')
      const { ID } = await file(page)
      // From the list the browser asks for it itself; opened anew it comes with its page.
      await open(page, '/inbox')
      await page.route('**/api/FIRST_CONNECTION/**', broken)
      await page.getByRole('main').getByRole('link', { name: ID }).click()
    },
  },
  {
    name: 'something went wrong when displaying data',
    text: { ar: 'تعذر تحميل ملفك.', en: 'Your profile could not be loaded.' },
    trigger: async page => {
      await page.route(/\/api\/citizen\/[0-9a-f-]{36}(\?.*)?$/, broken)
      await page.goto('/profile/details')
    },
  },
  {
    name: 'token expired link',
    text: {
      ar: 'انتهت صلاحية هذا الرابط. ادخل إلى حسابك واطلب رابطًا جديدًا.',
      en: 'This link is no longer good. Sign in and ask for a new one.',
    },
    trigger: async page => {
      await open(page, `/email-verify#${'x'.repeat(43)}`)
      await page.getByRole('main').getByRole('button').first().click()
    },
  },
  {
    name: 'download error',
    text: { ar: 'تعذر تنزيل الملف. حاول مرة أخرى.', en: 'The file could not be downloaded. Try again.' },
    trigger: async (page, say) => {
      await open(page, '/track')
      const { ID } = await file(page)
      await page.route('**/api/files/*/link*', broken)
      await open(page, requestPath(ID))
      await page
        .getByRole('button', { name: say({ ar: /^تنزيل/, en: /^Download/ }) })
        .first()
        .click()
    },
  },
  {
    name: 'upload failed',
    text: { ar: 'تعذر رفع الملف. حاول مرة أخرى.', en: 'The file was not uploaded. Try again.' },
    trigger: async page => {
      await openGallery(page, 'fileUpload')
      const input = page.locator('[data-kind=fileUpload] [data-case=empty] input[type=file]').first()
      await expect(input).toBeEnabled()
      await page.route(/\/api\/(uploads|files)/, broken)
      await input.setInputFiles([pdf('contract.pdf')])
      // It tries again by itself for a while.
      await expect(page.locator('[data-case=empty] li progress').first()).toHaveCount(0, { timeout: 30_000 })
    },
  },
  {
    name: 'slot-schema error when loading extra fields',
    text: {
      ar: /^تعذر تحميل أسئلة .*باقي إجاباتك محفوظ/,
      en: /^The questions of .* could not be loaded\. The rest of your answers are kept/,
    },
    alone: 'FAMILY_CARD',
    trigger: async (page, say) => {
      await open(page, familyPath)
      for (const answer of [answerYou, answerFamily]) {
        await answer(page, say)
        await goOn(page, say)
      }
      const governorate = field(page, 'governorate').locator('input[role=combobox]')
      await governorate.fill(say({ ar: 'القاهره', en: 'cairo' }))
      await governorate.press('Enter')
      const branch = field(page, 'branch').getByRole('combobox')
      await expect(branch.locator('option[value=RIVER]')).toBeAttached()
      await page.route('**/api/FAMILY_CARD/fieldHandler*', broken)
      await branch.selectOption('RIVER')
    },
  },
]

test.describe('set off here', () => {
  test.use({ who: 'citizen' })
  for (const { name, text, trigger, alone } of rows)
    test.describe(() => {
      test.use({ alone })
      test(name, async ({ page, say }) => {
        await trigger(page, say)
        await expect(page.getByText(say(text)).first()).toBeVisible()
      })
    })
})

test.describe('paying', () => {
  test.use({ who: 'citizen', alone: 'ROOM_BOOKING' })
  test('payment error, with whom to call', async ({ page, say }) => {
    await toPay(page, say)
    await page.route('**/paymentMeans?*gatewayId=*', broken)
    await choose(page, say, 'card')
    await expect(
      page.getByText(
        say({ ar: /^تعذر بدء السداد.*فاتصل بالدعم/, en: /^The payment could not.*call support/ }),
      ),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible()
  })
})

// Which address belongs to which phone is told to nobody: what does not match is answered as what does.
test('e-mail and phone mismatch', async ({ page, say }) => {
  await open(page, '/forget-password/validate')
  // Of each language its own: an address is written to once in a while.
  const email = say({ ar: 'somebody.else@example.org', en: 'someone.else@example.org' })
  await page.getByRole('radio', { name: say({ ar: /بالبريد/, en: /by e-mail/ }) }).check()
  await page.getByRole('textbox').fill(email)
  await page.getByRole('main').getByRole('button').last().click()
  await expect(
    page.getByText(
      asRead(
        say({
          ar: `إن كان لعنوان ${email} حساب، فقد أرسلنا إليه رابطًا يعمل عشر دقائق.`,
          en: `If there is an account for ${email}, we have sent it a link. It works for ten minutes.`,
        }),
      ),
    ),
  ).toBeVisible()
})

atDesk.describe('by staff', () => {
  atDesk.use({ who: 'officer' })
  atDesk('print failed', async ({ page, desk, say }) => {
    const ID = await desk.filed()
    await page.route('**/api/FIRST_CONNECTION/*/print', broken)
    await open(page, `/employee${requestPath(ID)}`)
    await page.getByRole('button', { name: say({ ar: 'طباعة الطلب', en: 'Print the request' }) }).click()
    await expect(
      page.getByText(say({ ar: /لم تُسجَّل الطباعة/, en: /The printing could not be written/ })).first(),
    ).toBeVisible()
  })
})

/** Messages that are set off elsewhere: the file, and words of the test that does it. */
const elsewhere: Record<string, readonly [file: string, words: string]> = {
  'already verified e-mail': ['server/capabilities/profiles/profiles.api.test.ts', 'EMAIL_ALREADY_VERIFIED'],
  'e-mail not registered': [
    'server/capabilities/email-links/email-links.api.test.ts',
    'EMAIL_NOT_REGISTERED',
  ],
  'no bills for the payment number': ['journeys/bills.spec.ts', 'لا توجد فواتير مستحقة'],
  'already subscribed to the newsletter': [
    'journeys/content.spec.ts',
    'أنت مشترك في النشرة البريدية من قبل.',
  ],
  'service not active': ['journeys/catalogue.spec.ts', 'لا يمكن تقديم طلب جديد الآن'],
  'unsupported browser': ['journeys/problems.spec.ts', '/unsupported.html'],
  'load-failed with try-again, trying with close': [
    'journeys/states.spec.ts',
    'تعذر تحميل بعض بيانات الصفحة.',
  ],
  'project.noVirtualTour': ['journeys/housing.spec.ts', 'لا توجد جولة افتراضية لمشروع'],
}

test('each message that is set off elsewhere is set off there', () => {
  for (const [name, [path, words]] of Object.entries(elsewhere))
    expect(readFileSync(join(import.meta.dirname, '..', path), 'utf8'), name).toContain(words)
})
