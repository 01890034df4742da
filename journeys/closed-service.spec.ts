// A service that was closed or hidden after people had found it: links, drafts and favourites say what happened.

import type { Page } from '@playwright/test'
import { testIn } from './closed-portal.ts'
import { alive, asRead, expect, open } from './journey.ts'
import { box } from './library.ts'
import { look } from './look.ts'

const test = testIn({})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Changes the switches of a service, as a designer whose page this is. */
const change = (page: Page, slug: string, switches: object) =>
  page.evaluate(
    async ({ slug, switches }) => {
      const headers = {
        'content-type': 'application/json',
        'x-app-mode': 'EMPLOYEE',
        'x-csrf-token': localStorage.getItem('employee.usertoken') ?? '',
      }
      const read = async (path: string) => (await fetch(`/api/dynamic_services/${path}`, { headers })).json()
      const rows = (await read('definitions')) as { id: string; serviceSlug: string }[]
      const id = rows.find(({ serviceSlug }) => serviceSlug === slug)?.id
      const { revision } = await read(`${id}/switches`)
      const answer = await fetch(`/api/dynamic_services/${id}/switches`, {
        method: 'PATCH',
        headers: { ...headers, 'if-match': `"${revision}"` },
        body: JSON.stringify({ ...switches, reason: 'Fire in the archive' }),
      })
      return answer.status
    },
    { slug, switches },
  )

const closedTitle = { ar: 'خدمة «حجز قاعة في المكتبة» مغلقة', en: '“Book a room in the library” is closed' }
const closedSince = { ar: /مغلقة منذ .?[٠-٩]+ \S+ [٠-٩]{4}/, en: /Closed since .?\d+ \S+ \d{4}/ }
const answersKept = {
  ar: /إجاباتك محفوظة حتى .{0,3}[٠-٩]+ \S+ [٠-٩]{4}/,
  en: /Your answers are kept until .{0,3}\d+ \S+ \d{4}/,
}

test('links, the draft and the favourite of a closed service say since when, and until when answers are kept', async ({
  windowOf,
  say,
}) => {
  test.setTimeout(180_000)
  const designer = await windowOf('designer')
  await designer.goto('/employee')
  await alive(designer)
  const page = await windowOf('citizen')
  await open(page, '/services/ROOM_BOOKING')
  await page.getByRole('button', { name: say({ ar: /^مفضلة:/, en: /^Favourite:/ }) }).click()
  await open(page, '/services/ROOM_BOOKING/add')
  const saved = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && answer.url().includes('/api/drafts/ROOM_BOOKING/'),
  )
  await box(page, 'title').fill('نادي قراءة الخميس')
  await saved
  expect(await change(designer, 'ROOM_BOOKING', { deactivated: true })).toBe(200)

  const main = page.getByRole('main')
  for (const path of ['/services/ROOM_BOOKING', '/services/ROOM_BOOKING/add']) {
    await open(page, path)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(asRead(say(closedTitle)))
    await expect(main).toContainText(say(closedSince))
    await expect(main).toContainText(say(answersKept))
  }
  await look(page)
  await open(page, '/inbox')
  const draft = page.getByRole('region', { name: say({ ar: 'المسودات', en: 'Drafts' }) })
  await expect(draft).toContainText(say({ ar: 'حجز قاعة في المكتبة', en: 'Book a room in the library' }))
  await expect(draft).toContainText(say(closedSince))
  await expect(draft).toContainText(say(answersKept))
  await expect(draft.getByRole('link', { name: say({ ar: /أكمل/, en: /Continue/ }) })).toHaveCount(0)
  await look(page)
  await open(page, '/services?show=favourites')
  await expect(main.getByRole('listitem').filter({ hasText: say(closedSince) })).toContainText(
    say({ ar: 'حجز قاعة في المكتبة', en: 'Book a room in the library' }),
  )
  await look(page)

  const visitor = await windowOf()
  const answer = await visitor.goto('/services/ROOM_BOOKING')
  expect(answer?.status()).toBe(404)
  // The server has drawn it: nothing flickers in.
  expect(await answer?.text()).toMatch(asRead(say(closedTitle)))
  await alive(visitor)
  await expect(visitor.getByRole('main')).toContainText(say(closedSince))
})

for (const [name, switches, line] of [
  ['past its last day', { toDate: '2026-01-31T00:00:00Z' }, closedSince],
  ['switched off on the web', { disabledOn: ['web'] }, { ar: /مغلقة الآن/, en: /Closed now/ }],
] as const)
  test(`a service ${name} is still shown: no page of it and no draft offers to start or continue`, async ({
    windowOf,
    say,
  }) => {
    const designer = await windowOf('designer')
    await designer.goto('/employee')
    await alive(designer)
    const page = await windowOf('citizen')
    await open(page, '/services/FAMILY_CARD/add')
    const saved = page.waitForResponse(
      answer => answer.request().method() === 'PUT' && answer.url().includes('/api/drafts/FAMILY_CARD/'),
    )
    await page.locator('main').getByRole('textbox').first().fill('ليلى حسن')
    await saved
    expect(await change(designer, 'FAMILY_CARD', switches)).toBe(200)
    const main = page.getByRole('main')
    await open(page, '/services/FAMILY_CARD')
    await expect(main).toContainText(say(line))
    await expect(main.locator('a[href*="/FAMILY_CARD/add"]')).toHaveCount(0)
    await open(page, '/services/FAMILY_CARD/add')
    await expect(main).toContainText(say(line))
    await expect(main).toContainText(say(answersKept))
    await open(page, '/inbox')
    const draft = page.getByRole('region', { name: say({ ar: 'المسودات', en: 'Drafts' }) })
    await expect(draft).toContainText(say(line))
    await expect(draft).toContainText(say(answersKept))
    await expect(draft.locator('a[href*="/FAMILY_CARD/add"]')).toHaveCount(0)
    expect(await change(designer, 'FAMILY_CARD', { toDate: null, disabledOn: [] })).toBe(200)
  })

test('a signed-in person who opens a hidden service is led home and reads why', async ({ windowOf, say }) => {
  const designer = await windowOf('designer')
  await designer.goto('/employee')
  await alive(designer)
  expect(await change(designer, 'LIBRARY_QUESTION', { hiddenOn: ['web'] })).toBe(200)
  const why = {
    ar: 'هذه الخدمة غير متاحة في هذا التطبيق، لذلك عدت إلى الرئيسية.',
    en: 'That service is not available here, so you are back at the home page.',
  }
  const page = await windowOf('citizen')
  for (const path of ['/services/LIBRARY_QUESTION/add', '/services/LIBRARY_QUESTION']) {
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: say(why) })).toBeVisible()
    await expect(page).toHaveURL(/\/(\?lang=..)?$/)
  }
  await look(page)
  // A visitor learns nothing of it, and a service that does not exist is no hidden one.
  const visitor = await windowOf()
  await open(visitor, '/services/LIBRARY_QUESTION')
  const missing = say({ ar: 'الصفحة غير موجودة', en: 'Page not found' })
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(missing)
  await open(page, '/services/NO_SUCH_SERVICE')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing)
})

test('staff and agents see closed and hidden services in their catalogue, marked', async ({
  windowOf,
  say,
}) => {
  const designer = await windowOf('designer')
  await designer.goto('/employee')
  await alive(designer)
  expect(await change(designer, 'ROOM_BOOKING', { deactivated: true })).toBe(200)
  expect(await change(designer, 'LIBRARY_QUESTION', { hiddenOn: ['web'] })).toBe(200)
  const hidden = say({ ar: 'مخفية عن المواطنين', en: 'Hidden from citizens' })
  const agent = await windowOf('agent')
  for (const [page, base] of [
    [designer, '/employee'],
    [agent, '/agent'],
  ] as const) {
    await open(page, `${base}/services`)
    const card = (name: { ar: string; en: string }) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: say(name) })
    await expect(card({ ar: 'حجز قاعة في المكتبة', en: 'Book a room in the library' })).toContainText(
      say({ ar: 'مغلقة الآن', en: 'Closed now' }),
    )
    await expect(card({ ar: 'اسأل المكتبة', en: 'Ask the library' })).toContainText(hidden)
    await open(page, `${base}/services/LIBRARY_QUESTION`)
    await expect(page.getByRole('main')).toContainText(hidden)
  }
  await look(designer)
  // Nothing is filed from the workspace.
  await open(designer, '/employee/services/LIBRARY_QUESTION')
  await expect(designer.locator('a[href$="/add"]')).toHaveCount(0)
})
