// Reserving that is closed for a while: its links stay where they are and say why, in the reader's language.

import { testIn } from './closed-portal.ts'
import { expect, open } from './journey.ts'
import { look } from './look.ts'

const why = { ar: 'يتوقف الحجز حتى يوم الأحد', en: 'Reserving is closed until Sunday' }
const test = testIn({ BOOKING_CLOSED: JSON.stringify(why) })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an item that is closed says why instead of leading there, and nothing else leads there', async ({
  windowOf,
  say,
}) => {
  const page = await windowOf()
  await open(page, '/')
  const items = page.getByRole('navigation', { name: say({ ar: 'القائمة الرئيسية', en: 'Main navigation' }) })
  const item = items.getByRole('button', { name: say({ ar: 'احجز الآن', en: 'Book now' }) })
  await item.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: say(why) })).toBeVisible()
  await expect(page).toHaveURL(/\/(\?lang=..)?$/)
  await look(page)
  await expect(page.locator('a[href*="BOOK_UNIT/add"]')).toHaveCount(0)
  // What the main programme offers is named beside the list of services.
  await expect(
    items.getByText(say({ ar: 'كل المشروعات', en: 'All projects' }), { exact: true }),
  ).toBeVisible()
  await expect(
    items.getByRole('link', { name: say({ ar: 'الخدمات', en: 'Services' }), exact: true }),
  ).toHaveAttribute('href', '/services')
  await open(page, '/projects/ZAHYA')
  await expect(page.getByRole('listitem').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: say({ ar: /احجز الوحدة/, en: /Reserve unit/ }) })).toHaveCount(
    0,
  )
})

test('on a phone the menu says the same', async ({ windowOf, say }) => {
  const page = await windowOf(undefined, { viewport: { width: 390, height: 800 } })
  await open(page, '/')
  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('button', { name: say({ ar: 'احجز الآن', en: 'Book now' }) }).click()
  await expect(page.getByRole('status').filter({ hasText: say(why) })).toBeVisible()
})
