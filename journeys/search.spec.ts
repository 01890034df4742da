// Searching the portal: from the header by keyboard, on its own page, and the services by filters.

import type { Language } from '@bawaba/language/index.ts'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    search: 'البحث في البوابة',
    box: 'عمّ تبحث؟',
    mistyped: 'دقع فواتبر',
    service: 'دفع فواتير الكهرباء',
    project: 'الأبراج الشاطئية',
    tower: 'برج شاطءي',
    clear: 'مسح البحث',
    allServices: 'كل الخدمات',
    contact: 'تواصل معنا',
    free: /^مجانية/,
    paid: /^برسوم/,
    now: /^متاحة الآن/,
    closed: /^غير متاحة الآن/,
    none: 'لا توجد خدمات بهذه الاختيارات',
    showAll: 'عرض كل الخدمات',
  },
  en: {
    search: 'Search the portal',
    box: 'What are you looking for?',
    mistyped: 'pay electrisity bils',
    service: 'Pay electricity bills',
    project: 'Beach Towers',
    tower: 'beech tower',
    clear: 'Clear the search',
    allServices: 'All services',
    contact: 'Contact us',
    free: /^Free/,
    paid: /^With a fee/,
    now: /^Open now/,
    closed: /^Closed now/,
    none: 'No services match these filters',
    showAll: 'Show all services',
  },
} as const

test('the header finds a service by keyboard, with typing errors', async ({ page, say }) => {
  const text = say<(typeof words)[Language]>(words)
  await open(page, '/')
  const opener = page.getByRole('banner').getByRole('link', { name: text.search })
  await expect(async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const box = page.getByRole('combobox', { name: text.box })
  await expect(box).toBeFocused()
  await page.keyboard.type(text.mistyped)
  const option = page.getByRole('option', { name: text.service })
  await expect(option).toBeVisible()
  await expect(option.locator('mark').first()).toBeVisible()
  await look(page)
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/PAY_BILLS/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Escape closes it and gives the focus back; Enter alone opens the page of all results', async ({
  page,
  say,
}) => {
  const text = say<(typeof words)[Language]>(words)
  await open(page, '/track')
  const opener = page.getByRole('banner').getByRole('link', { name: text.search })
  await expect(async () => {
    await opener.click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('combobox', { name: text.box }).fill(text.tower)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('main').getByRole('link', { name: text.project })).toBeVisible()
  await look(page)
})

test('where nothing is found there are ways on', async ({ page, say }) => {
  const text = say<(typeof words)[Language]>(words)
  await open(page, '/search?q=زواج')
  const main = page.getByRole('main')
  await expect(main.getByText('زواج')).toBeVisible()
  await expect(main.getByRole('link', { name: text.allServices })).toHaveAttribute('href', '/services')
  await expect(main.getByRole('link', { name: text.contact })).toHaveAttribute('href', '/contact')
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  await look(page)
  await main.getByRole('button', { name: text.clear }).click()
  await expect(page).toHaveURL(/\/search$/)
})

test('services are narrowed by cost and availability, in the address, with counts', async ({ page, say }) => {
  const text = say<(typeof words)[Language]>(words)
  await open(page, '/services')
  const main = page.getByRole('main')
  const all = await main.getByRole('heading', { level: 2 }).count()
  await main.getByRole('link', { name: text.free }).click()
  await expect(page).toHaveURL(/cost=free/)
  await expect(main.getByRole('link', { name: text.free })).toHaveAttribute('aria-current', 'true')
  const free = await main.getByRole('heading', { level: 2 }).count()
  expect(free).toBeLessThan(all)
  await main.getByRole('link', { name: text.paid }).click()
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(all - free)
  await look(page)
  await open(page, '/services?cost=paid&open=closed&category=examples')
  await expect(main.getByText(text.none)).toBeVisible()
  await main.getByRole('link', { name: text.showAll }).click()
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(all)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search page and the filters work', async ({ page, say }) => {
    const text = say<(typeof words)[Language]>(words)
    await page.goto('/search')
    await page.getByRole('searchbox').fill(text.mistyped)
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('main').getByRole('link', { name: text.service })).toBeVisible()
    await page.goto('/services?cost=free')
    await expect(page.getByRole('main').getByRole('link', { name: text.free })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})
