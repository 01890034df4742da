// Two people at one browser, one after the other on a page that is never loaded anew: what the first one loaded is gone.

import { file } from './arrange.ts'
import { alive, expect, open, signInAs, test } from './journey.ts'
import { registered } from './people.ts'

test('what one person loaded is not shown to the next who signs in on the same page', async ({
  page,
  language,
  say,
}) => {
  const [first, next] = [await registered(page.request), await registered(page.request)]
  const [main, banner] = [page.getByRole('main'), page.getByRole('banner')]
  await open(page, '/login')
  await signInAs(page, language, first.egyptian, first.password, { by: 'mobile' })
  const { ID } = await file(page)
  await open(page, '/inbox')
  await expect(main).toContainText(ID)
  // A page that is loaded anew has forgotten everything by itself.
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { same: 'yes' }))
  await banner.locator('summary').filter({ visible: true }).last().click()
  await page.getByRole('button', { name: say({ ar: 'تسجيل الخروج', en: 'Sign out' }) }).click()
  await expect(main).not.toContainText(ID)

  await banner.getByRole('link', { name: say({ ar: 'تسجيل الدخول', en: 'Sign in' }) }).click()
  await signInAs(page, language, next.egyptian, next.password, { by: 'mobile' })
  await banner.locator('a[href="/inbox"]').filter({ visible: true }).first().click()
  await page.waitForURL('**/inbox')
  await alive(page)
  await expect(main).not.toContainText(ID)
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes')
})
