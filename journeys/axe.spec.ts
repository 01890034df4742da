// Every screen, in both languages, by day and by night, wide and narrow, looked over by axe: WCAG 2.2 A and AA and
// what is held to be good practice. Menus, errors and an open request are looked over with their screens.

import type { Page } from '@playwright/test'
import { act, file, requestPath } from './arrange.ts'
import { answerAll, answerYou, formPath, goOn, stepTitle } from './electricity.ts'
import { expect, open, type Say, test } from './journey.ts'
import { issuesOf, look } from './look.ts'

// Colours on their way from one theme to the other are no colours of ours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a seeded fault is caught: an image without words', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = '/favicon.svg'
    document.querySelector('main')?.append(image)
  })
  expect(await issuesOf(page)).toEqual([expect.stringMatching(/^image-alt: /)])
})

type Screen = {
  name: string
  prepare: (page: Page, say: Say) => Promise<void>
  /** What is open over the screen, and all that is looked at: what it covers is the screen before. */
  within?: string
}

const at = (path: string) => (page: Page) => open(page, path)

const visitors: Screen[] = [
  { name: 'the first page', prepare: at('/') },
  {
    name: 'the first page with the strip open',
    prepare: async (page, say) => {
      await open(page, '/')
      await page.getByRole('button', { name: say({ ar: 'كيف تتأكد؟', en: 'How can you tell?' }) }).click()
    },
  },
  {
    name: 'the first page with the themes open',
    prepare: async page => {
      await open(page, '/')
      await page.locator('summary').first().click()
    },
    within: 'details[open]',
  },
  { name: 'the services', prepare: at('/services') },
  { name: 'a search without a result', prepare: at('/services?q=zzz') },
  { name: 'a service', prepare: at('/services/FIRST_CONNECTION') },
  { name: 'sign-in', prepare: at('/login') },
  {
    name: 'sign-in with errors',
    prepare: async (page, say) => {
      await open(page, '/login')
      await page
        .getByRole('main')
        .getByRole('button', { name: say({ ar: 'تسجيل الدخول', en: 'Sign in' }), exact: true })
        .click()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    },
  },
  { name: 'no such page', prepare: at('/no-such-page') },
  { name: 'the gallery', prepare: at('/dev/gallery') },
  { name: 'the outbox', prepare: at('/dev/outbox') },
  { name: 'the page for old browsers', prepare: async page => void (await page.goto('/unsupported.html')) },
  { name: 'sign-in of employees', prepare: at('/employee/login') },
  { name: 'sign-in of agents', prepare: at('/agent/agent-login') },
  {
    name: 'a page that could not be loaded',
    prepare: async (page, say) => {
      await page.route('**/api/dynamic_services/findOne*', route => route.fulfill({ status: 500, json: {} }))
      await open(page, '/services')
      await page
        .getByRole('link', {
          name: say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' }),
        })
        .click()
      await stepTitle(
        page,
        say({ ar: 'تعذر تحميل صفحة الخدمة', en: 'The page of the service could not be loaded' }),
      )
    },
  },
]

for (const { name, prepare, within } of visitors)
  test(`visitors: ${name}`, async ({ page, say }) => {
    await prepare(page, say)
    await look(page, within)
  })

const citizens: Screen[] = [
  { name: 'a step of the form', prepare: at(formPath) },
  {
    name: 'a step of the form with errors',
    prepare: async (page, say) => {
      await open(page, formPath)
      await page.getByRole('radio', { name: say({ ar: 'مستأجر', en: 'Tenant' }), exact: true }).check()
      await goOn(page, say)
    },
  },
  {
    name: 'a step with lists, texts and numbers',
    prepare: async (page, say) => {
      await open(page, formPath)
      await answerYou(page, say)
      await goOn(page, say)
      await stepTitle(page, say({ ar: 'العقار', en: 'The property' }))
      await goOn(page, say)
    },
  },
  {
    name: 'the check page',
    prepare: async (page, say) => {
      await open(page, formPath)
      await answerAll(page, say)
    },
  },
  {
    name: 'the confirmation',
    prepare: async page => {
      await open(page, '/inbox')
      const { ID } = await file(page)
      await open(page, `${requestPath(ID)}?sent=true`)
    },
  },
  {
    name: 'a service with requests of one’s own',
    prepare: async (page, say) => {
      await open(page, '/inbox')
      await file(page)
      await open(page, '/services/FIRST_CONNECTION')
      await expect(
        page.getByRole('link', { name: say({ ar: 'طلباتي السابقة', en: 'My earlier requests' }) }),
      ).toBeVisible()
    },
  },
  {
    name: 'a request',
    prepare: async page => {
      await open(page, '/inbox')
      const { ID } = await file(page)
      await open(page, requestPath(ID))
    },
  },
  {
    name: 'a request that is about to be cancelled',
    prepare: async (page, say) => {
      await open(page, '/inbox')
      const { ID } = await file(page)
      await open(page, requestPath(ID))
      await page.getByRole('button', { name: say({ ar: 'إلغاء الطلب', en: 'Cancel request' }) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a request that cannot be shown',
    prepare: at('/services/FIRST_CONNECTION/entries/FIRS-2026-999999-9'),
  },
  {
    name: 'my requests',
    prepare: async page => {
      await open(page, '/inbox')
      await act(page, 'CITIZEN', await file(page), 'CANCEL')
      await file(page)
      await open(page, '/inbox')
    },
  },
  {
    name: 'the first page with the menu of the person open',
    prepare: async (page, say) => {
      await open(page, '/')
      // The menus of the projects come before it.
      await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
      await expect(
        page.getByRole('button', { name: say({ ar: 'تسجيل الخروج', en: 'Sign out' }), exact: true }),
      ).toBeVisible()
    },
    within: 'details[open]',
  },
]

test.describe('citizens', () => {
  test.use({ who: 'citizen', alone: 'FIRST_CONNECTION' })
  for (const { name, prepare, within } of citizens)
    test(`citizens: ${name}`, async ({ page, say }) => {
      await prepare(page, say)
      await look(page, within)
    })
})

const inboxHeading = (page: Page, say: Say) =>
  stepTitle(page, say({ ar: 'صندوق الطلبات', en: 'Request inbox' }))

/** The request that was filed for these screens: what may be done with those of other journeys changes meanwhile. */
let filed = ''

const openFiled = async (page: Page, say: Say): Promise<void> => {
  await page.goto(`/employee/inbox?number=${filed}`)
  await inboxHeading(page, say)
  await page.locator(`#row-${filed}`).click()
  await expect(
    page
      .getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) })
      .getByRole('group', { name: say({ ar: 'إجراءات الطلب', en: 'Actions on the request' }) }),
  ).toBeVisible()
}

const officers: Screen[] = [
  { name: 'the day', prepare: at('/employee/') },
  {
    name: 'the inbox',
    prepare: async (page, say) => {
      await page.goto('/employee/inbox?view=open')
      await inboxHeading(page, say)
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  { name: 'an empty inbox', prepare: at('/employee/inbox?number=ZZZ') },
  { name: 'the inbox with a request open', prepare: openFiled },
  {
    name: 'the inbox with an act open and its errors',
    prepare: async (page, say) => {
      await openFiled(page, say)
      const panel = page.getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) })
      await panel.getByRole('button', { name: say({ ar: 'رفض الطلب', en: 'Reject' }), exact: true }).click()
      await panel
        .locator('form')
        .getByRole('button', { name: say({ ar: 'رفض الطلب', en: 'Reject' }), exact: true })
        .click()
      await expect(
        panel.getByRole('link', { name: say({ ar: 'أدخل سبب الرفض', en: 'Enter reason' }) }),
      ).toBeVisible()
    },
  },
]

test.describe('employees', () => {
  test.use({ who: 'officer' })
  test.beforeAll(async ({ browser, signedIn, baseURL }) => {
    const context = await browser.newContext({ baseURL, storageState: await signedIn('citizen') })
    const page = await context.newPage()
    await open(page, '/inbox')
    filed = (await file(page)).ID
    await context.close()
  })
  for (const { name, prepare, within } of officers)
    test(`employees: ${name}`, async ({ page, say }) => {
      await prepare(page, say)
      await look(page, within)
    })
})
