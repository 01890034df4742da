// What settings add to the front door: links and logos in the footer, photographs of the authority, and reports of screens,
// which hold nothing of a person. In a portal of its own.

import { testIn } from './closed-portal.ts'
import { alive, expect } from './journey.ts'
import { look } from './look.ts'

const ministry = { ar: 'وزارة الإسكان', en: 'Ministry of Housing' }
const test = testIn({
  ASSETS_URL: 'https://assets.example/housing',
  LOGOS: JSON.stringify([{ file: 'ministry.svg', name: ministry }]),
  SOCIAL_LINKS: 'youtube=https://www.youtube.com/@portal',
  COLLECTOR_URL: 'https://collector.example/screens',
  EMPLOYEE_APP_URL: 'https://apps.example/staff',
  AGENT_HOST: 'agents.example',
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>'

test('logos stand in the footer and links in the header, and each screen is reported by its name once', async ({
  windowOf,
  say,
}) => {
  const page = await windowOf()
  const reports: unknown[] = []
  const cookies: (string | undefined)[] = []
  await page.route('https://assets.example/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: square }),
  )
  await page.route('https://collector.example/**', async route => {
    reports.push(route.request().postDataJSON())
    cookies.push((await route.request().allHeaders()).cookie)
    await route.fulfill({ status: 204 })
  })
  await page.goto('/')
  await alive(page)
  const footer = page.getByRole('contentinfo')
  const logo = footer.getByRole('img', { name: say(ministry) })
  await logo.scrollIntoViewIfNeeded()
  await expect(logo, 'the policy of the page lets it be shown').not.toHaveJSProperty('naturalWidth', 0)
  const link = page
    .getByRole('region', { name: say({ ar: 'بوابة حكومية رسمية', en: 'An official government website' }) })
    .getByRole('navigation', { name: say({ ar: 'تابعنا', en: 'Follow us' }) })
    .getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/@portal')
  await expect(link).toHaveAccessibleName(say({ ar: /يوتيوب.*نافذة جديدة/, en: /YouTube.*new tab/ }))
  await look(page)
  await page.goto('/services/LIBRARY_CARD?tab=details&q=29104120103458')
  await alive(page)
  await expect.poll(() => reports.length).toBe(2)
  expect(reports).toEqual([
    { app: 'citizen', screen: 'home' },
    { app: 'citizen', screen: 'services/:serviceSlug', serviceSlug: 'LIBRARY_CARD' },
  ])
  expect(cookies).toEqual([undefined, undefined])
})

test('signing out is reported as logout_action, with nothing of the person', async ({ windowOf, say }) => {
  const page = await windowOf('citizen')
  const reports: unknown[] = []
  await page.route('https://collector.example/**', route => {
    reports.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/')
  await alive(page)
  await expect.poll(() => reports.length).toBe(1)
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
  await page.getByRole('button', { name: say({ ar: 'تسجيل الخروج', en: 'Sign out' }) }).click()
  await expect.poll(() => reports).toContainEqual({ app: 'citizen', action: 'logout_action' })
})

test('the header of staff stays in sight once one has scrolled past thirty pixels', async ({ windowOf }) => {
  const page = await windowOf('admin')
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/employee/')
  await alive(page)
  const top = async (scrolled: number) => {
    await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), scrolled)
    return async () => (await page.getByRole('banner').boundingBox())?.y
  }
  await expect.poll(await top(20)).toBe(-20)
  await expect.poll(await top(200)).toBe(0)
  await expect.poll(await top(0)).toBe(0)
})

test('staff download the app for their phones, from the side bar and on the phone itself', async ({
  windowOf,
  say,
}) => {
  const page = await windowOf('admin')
  await page.goto('/employee/')
  await alive(page)
  const link = page.getByRole('link', {
    name: say({ ar: /تنزيل تطبيق الموظفين/, en: /Download the staff app/ }),
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(link, `${width} pixels wide`).toHaveCount(1)
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', 'https://apps.example/staff')
    await expect(link).toHaveAccessibleName(say({ ar: /نافذة جديدة/, en: /new tab/ }))
  }
  await look(page)
})

test('whoever acts for others is led to the host of their app, where it has one of its own', async ({
  windowOf,
  say,
}) => {
  const page = await windowOf()
  await page.goto('/')
  await alive(page)
  await page
    .getByRole('banner')
    .locator(`summary[aria-label="${say({ ar: 'المساعدة', en: 'Help' })}"]`)
    .click()
  await page
    .getByRole('button', { name: say({ ar: 'كيف تستخدم البوابة؟', en: 'How do you use the portal?' }) })
    .click()
  const links = page.getByRole('dialog').getByRole('link')
  await expect(links).toHaveCount(3)
  const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/',
    expect.stringMatching(/^https?:\/\/agents\.example\/agent\/$/),
    '/employee/',
  ])
})
