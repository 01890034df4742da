// Files of somebody who has not signed in: uploaded, there after a reload and in the other language, sent with a message,
// and theirs after signing in.

import type { Page } from '@playwright/test'
import { goOn } from './electricity.ts'
import { asRead, expect, open, type Say, signInHere, test } from './journey.ts'
import { box, field } from './library.ts'
import { upload } from './paper.ts'

const path = '/services/COMPLAINT/add'
const content = 'انقطع التيار عن الشارع كله منذ الصباح ولم يصل أحد'

const write = async (page: Page, say: Say): Promise<void> => {
  await page.getByRole('radio', { name: say({ ar: 'شكوى', en: 'Complaint' }), exact: true }).check()
  await box(page, 'content').fill(content)
  await upload(page, say, 'papers', ['عداد.pdf'])
}
const file = (page: Page) => field(page, 'papers').getByRole('listitem')

test('a visitor’s file survives a reload, goes with the message, and is removed by them alone', async ({
  page,
  browser,
  baseURL,
  say,
}) => {
  await open(page, path)
  await write(page, say)
  await page.reload()
  await expect(file(page)).toContainText('عداد.pdf')
  const [href] = await Promise.all([
    page.waitForRequest(request => request.method() === 'DELETE' && request.url().includes('/api/files/')),
    file(page)
      .getByRole('button', { name: asRead(say({ ar: 'إزالة عداد.pdf', en: 'Remove عداد.pdf' })) })
      .click(),
  ])
  await expect(file(page)).toHaveCount(0)
  await upload(page, say, 'papers', ['الشارع.pdf'])
  await goOn(page, say)
  await box(page, 'fullName').fill('نهى عبد الرحمن')
  await page.getByRole('radio', { name: say({ ar: 'رسالة قصيرة', en: 'Text message' }) }).check()
  await box(page, 'mobile').fill('٠١١١٢٣٤٥٦٧٨')
  await goOn(page, say)
  await expect(page.getByRole('main')).toContainText('الشارع.pdf')
  const filed = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().endsWith('/api/COMPLAINT'),
  )
  await page
    .getByRole('button', { name: say({ ar: 'إرسال الرسالة', en: 'Send the message' }), exact: true })
    .click()
  expect((await filed).status()).toBe(201)
  // Another browser does not get at what this one had uploaded.
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const id = href.url().split('/').at(-1)
  expect((await stranger.request.get(`/api/files/${id}`)).status()).toBe(404)
  await stranger.close()
})

test.describe('a visitor who signs in', () => {
  test.use({ alone: 'COMPLAINT' })
  test('has the file in their own form once they take their answers over', async ({
    page,
    language,
    say,
  }) => {
    await open(page, path)
    await write(page, say)
    await page.reload()
    await expect(file(page)).toContainText('عداد.pdf')
    await open(page, '/login')
    await signInHere(page, language, 'citizen')
    await open(page, path)
    await page
      .getByRole('button', { name: say({ ar: 'أضفها إلى حسابي', en: 'Add them to my account' }) })
      .click()
    await expect(box(page, 'content')).toHaveValue(content)
    await expect(file(page)).toContainText('عداد.pdf')
    await expect(
      page.getByRole('status').filter({ hasText: say({ ar: /حُفظت المسودة/, en: /Draft saved/ }) }),
    ).toBeVisible()
    await page.reload()
    await expect(file(page)).toContainText('عداد.pdf')
    await goOn(page, say)
    await expect(box(page, 'fullName')).toBeVisible()
  })
})
