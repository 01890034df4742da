// The first page of the housing programme and the pages of its projects, as visitors meet them.

import type { Locator, Page } from '@playwright/test'
import { asRead, expect, open, type Say, test } from './journey.ts'
import { look } from './look.ts'

const words = {
  reserve: { ar: 'احجز وحدتك', en: 'Reserve a unit' },
  booklet: {
    ar: /كراسة الشروط.*PDF.*كيلوبايت.*يُفتح في نافذة جديدة/,
    en: /Terms booklet.*PDF.*KB.*opens in a new tab/,
  },
  pause: { ar: 'إيقاف التنقل التلقائي', en: 'Stop moving through the projects' },
  play: { ar: 'تشغيل التنقل التلقائي', en: 'Move through the projects' },
  first: { ar: 'الأبراج الشاطئية', en: 'Beach Towers' },
  second: { ar: 'كمبوند العلمين الجديدة', en: 'New Alamein Compound' },
  last: { ar: 'جاردن سيتي R5', en: 'Garden City R5' },
  illustrations: { ar: 'الصور رسوم توضيحية.', en: 'Pictures are illustrations.' },
} as const

const showcase = (page: Page, say: Say): Locator =>
  page.getByRole('region', { name: say({ ar: 'المشروعات', en: 'Projects' }), exact: true })
/** The first page, with its blocks awake: they come to life after what is seen first. */
const openAwake = async (page: Page, say: Say): Promise<void> => {
  await open(page, '/')
  await expect(showcase(page, say)).toHaveAttribute('data-alive', 'true')
}
const isInWindow = async (page: Page, part: Locator): Promise<boolean> => {
  const box = await part.boundingBox()
  const window = page.viewportSize()
  return box !== null && window !== null && box.y >= 0 && box.y + box.height <= window.height
}

for (const [name, viewport] of Object.entries({
  large: { width: 1440, height: 900 },
  small: { width: 390, height: 844 },
}))
  test(`L1, L2: on a ${name} screen one sees at once what this is, the one thing to do and the offering in figures`, async ({
    page,
    say,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/')
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page
        .getByRole('main')
        .getByRole('link', { name: say(words.reserve), exact: true })
        .first(),
    ]
    for (const part of parts) expect(await isInWindow(page, part), 'L1: above the fold').toBe(true)
    const figures = page.getByRole('list', {
      name: say({ ar: 'الطرح بالأرقام', en: 'The offering in figures' }),
    })
    expect(await isInWindow(page, figures), 'L1: the figures too').toBe(true)
    await expect(
      figures.getByRole('listitem'),
      'L2: figures are text in the digits of the language',
    ).toHaveText(say({ ar: [/٧٥٨/, /٤/, /٨/], en: [/758/, /4/, /8/] }))
  })

test('L4: what one comes to do is named by its verb, and leads there', async ({ page, say }) => {
  await open(page, '/')
  const follow = page
    .getByRole('main')
    .getByRole('link', { name: say({ ar: 'تابع طلبك', en: 'Track a request' }) })
  await expect(follow, 'L4: a task is named by its verb').toBeVisible()
  await follow.click()
  await expect(page).toHaveURL(/\/track/)
})

test('L5: on a large screen all eight projects are tabs, which arrows go along in reading order', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAwake(page, say)
  const tabs = showcase(page, say).getByRole('tab')
  await expect(tabs, 'L5: all choices stay visible').toHaveCount(8)
  const panel = showcase(page, say).getByRole('tabpanel')
  await expect(panel.getByRole('heading')).toHaveText(say(words.first))
  await tabs.first().focus()
  await page.keyboard.press(say({ ar: 'ArrowLeft', en: 'ArrowRight' }))
  await expect(tabs.nth(1), 'L5: an arrow moves on').toBeFocused()
  await expect(panel.getByRole('heading')).toHaveText(say(words.second))
  await page.keyboard.press('End')
  await expect(panel.getByRole('heading')).toHaveText(say(words.last))
  await panel.getByRole('link', { name: say({ ar: /تفاصيل المشروع/, en: /Project details/ }) }).click()
  await expect(page).toHaveURL(/\/projects\/NEWGARDENCITY$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.last))
})

test('L5: on a small screen the projects are cards, and no tabs', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAwake(page, say)
  const part = showcase(page, say)
  await expect(part.getByRole('tab'), 'L5: no carousel on a small screen').toHaveCount(0)
  await expect(part.getByRole('heading', { level: 3 })).toHaveCount(4)
  await part.getByRole('button', { name: say({ ar: /اعرض ٤/, en: /Show 4 more/ }) }).click()
  await expect(part.getByRole('heading', { level: 3 })).toHaveCount(8)
  await part.getByRole('button', { name: say({ ar: /^العلمين الجديدة/, en: /^New Alamein/ }) }).click()
  await expect(part.getByRole('heading', { level: 3 }), 'of one city').toHaveCount(4)
})

test.describe('moving by itself', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('S10: the projects change by themselves until one reads or stops them, and stay stopped', async ({
    page,
    say,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.clock.install()
    await openAwake(page, say)
    const panel = showcase(page, say).getByRole('tabpanel')
    const heading = panel.getByRole('heading')
    await expect(heading).toHaveText(say(words.first))
    await page.clock.runFor(5_100)
    await expect(heading, 'S10: after five seconds the next').toHaveText(say(words.second))
    await panel.hover()
    await page.clock.runFor(11_000)
    await expect(heading, 'S10: not while the pointer is on it').toHaveText(say(words.second))
    await page.mouse.move(0, 0)
    const carousel = showcase(page, say)
    await carousel.getByRole('button', { name: say(words.pause) }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(11_000)
    await expect(heading, 'S10: the pause control stops it').toHaveText(say(words.second))
    await page.reload()
    await expect(
      carousel.getByRole('button', { name: say(words.play) }),
      'S10: and it stays stopped',
    ).toBeVisible()
  })
})

test('L6, L7, L8: documents say what they are; a tour that is not there is said; pictures are illustrations', async ({
  page,
  say,
}) => {
  await openAwake(page, say)
  const booklet = page.getByRole('link', { name: say(words.booklet) })
  await expect(booklet, 'L6: type and size, and that a new tab opens').toHaveAttribute('target', '_blank')
  const answer = await page.request.get((await booklet.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(showcase(page, say).getByText(say(words.illustrations)), 'L8: said').toBeVisible()
  await page
    .getByRole('combobox', { name: say({ ar: 'المشروع', en: 'Project' }), exact: true })
    .selectOption('MARINALAKE')
  await page.getByRole('button', { name: say({ ar: /افتح الجولة/, en: /Open the tour/ }) }).click()
  await expect(
    page.getByText(say({ ar: /لا توجد جولة افتراضية لمشروع/, en: /There is no virtual tour of/ })),
    'L7: a message instead of a dead tab',
  ).toBeVisible()
})

const menuProjects = {
  ar: ['الأبراج الشاطئية', 'الحي اللاتيني', 'زاهية', 'ممشى الحي الثاني R3', 'جاردن سيتي R5'],
  en: ['Beach Towers', 'Latin District', 'Zahya', 'Walkway, Second District R3', 'Garden City R5'],
}

for (const [name, width, opener] of [
  ['bar', 1440, { ar: 'كل المشروعات', en: 'All projects' }],
  ['narrow menu', 390, { ar: 'القائمة', en: 'Menu' }],
] as const)
  test(`the ${name} leads from any page to the five projects that have a page`, async ({ page, say }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/services')
    const banner = page.getByRole('banner')
    const menu = banner.locator('details:visible', { hasText: say(menuProjects)[2] ?? '' })
    await expect(menu.getByRole('link', { name: say(menuProjects)[2] ?? '' })).toBeHidden()
    await menu
      .locator('summary')
      .and(page.locator(`:text-is("${say(opener)}"), [aria-label="${say(opener)}"]`))
      .click()
    const names = say(menuProjects)
    for (const title of names)
      await expect(menu.getByRole('link', { name: title, exact: true })).toBeVisible()
    await menu.getByRole('link', { name: names[4], exact: true }).click()
    await expect(page).toHaveURL(/\/projects\/NEWGARDENCITY$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[4] ?? '')
    await expect(menu.getByRole('link', { name: names[4], exact: true })).toBeHidden()
  })

test('the page of a project states its location, services, unit count, finishing, areas and delivery', async ({
  page,
  say,
}) => {
  await open(page, '/projects/ZAHYA')
  const terms = page.getByRole('main').getByRole('term')
  const labels = {
    ar: ['الموقع', 'الخدمات', 'عدد الوحدات', 'مستوى التشطيب', 'مساحة الوحدة', 'التسليم'],
    en: ['Location', 'Services nearby', 'Number of units', 'Finishing level', 'Unit area', 'Delivery'],
  }
  for (const label of say(labels))
    await expect(terms.filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible()
})

test('a project that does not exist, or has no page, is not found', async ({ page, say }) => {
  for (const code of ['NOSUCH', 'MARINALAKE']) {
    const answer = await page.goto(`/projects/${code}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      asRead(say({ ar: 'الصفحة غير موجودة', en: 'Page not found' })),
    )
  }
})

test.describe('looked over', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const path of ['/', '/projects/ZAHYA'])
    test(`${path} in both themes and three widths`, async ({ page }) => {
      await open(page, path)
      await look(page)
    })
})
