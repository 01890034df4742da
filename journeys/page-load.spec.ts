// How pages arrive: public ones whole, without a line of JavaScript, and then taken over in silence under the strict
// policy; each app with its own features alone, and none with the schema library.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'

const pages = {
  '/': {
    heading: { ar: 'بيتك في مصر، وأنت في أي مكان', en: 'Your home in Egypt, from wherever you are' },
    text: { ar: 'العدادات والقراءات', en: 'Meters and readings' },
    description: { ar: 'قارن المشروعات', en: 'Compare the projects' },
  },
  '/projects/NEWGARDENCITY': {
    heading: { ar: 'جاردن سيتي R5', en: 'Garden City R5' },
    text: { ar: '١٬٠٠٠ فدان', en: '1,000 feddans' },
    description: { ar: 'حي سكني حول حدائق', en: 'A district built round gardens' },
  },
  '/services': {
    heading: { ar: 'الخدمات', en: 'Services' },
    text: { ar: 'شكوى أو استفسار', en: 'Complaint or inquiry' },
    description: { ar: 'اختر خدمة لتعرف', en: 'Choose a service to see' },
  },
  '/services/FIRST_CONNECTION': {
    heading: { ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' },
    text: { ar: 'بطاقة رقم قومي سارية', en: 'A valid national ID card' },
    description: { ar: 'عداد جديد على الجهد المنخفض', en: 'A new low-voltage meter' },
  },
} as const

const inLanguage = (path: string, language: string) => (language === 'en' ? `${path}?lang=en` : path)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const [path, { heading, text, description }] of Object.entries(pages))
    test(`${path} is whole`, async ({ page, say, language, baseURL }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', say({ ar: 'rtl', en: 'ltr' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(heading))
      await expect(page.getByRole('main').getByText(say(text)).first()).toBeVisible()
      await expect(page).toHaveTitle(say({ ar: /بوابة.?$/, en: /Bawaba.?$/ }))
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        new RegExp(`^${say(description)}`),
      )
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}${inLanguage(path, language)}`,
      )
      for (const other of ['ar', 'en'])
        await expect(page.locator(`link[hreflang=${other}]`)).toHaveAttribute(
          'href',
          `${baseURL}${inLanguage(path, other)}`,
        )
    })

  test('a form that cannot be sent says so', async ({ page, say }) => {
    await page.goto('/login')
    // Looking for a text leaves this element out.
    const note = page.locator('main noscript')
    await expect(note.locator('div').first()).toBeVisible()
    expect(await note.textContent()).toContain(
      say({ ar: 'يحتاج هذا النموذج إلى تشغيل JavaScript', en: 'This form needs JavaScript' }),
    )
  })

  test('the search answers, and the other language is a link', { tag: '@core' }, async ({ page, say }) => {
    await page.goto('/')
    await page.getByRole('searchbox').fill('توصيل الكهربا')
    await page
      .getByRole('main')
      .getByRole('button', { name: say({ ar: 'بحث', en: 'Search' }), exact: true })
      .click()
    // The best answer stands first, below the name of its kind.
    const best = page.getByRole('main').getByRole('heading', { level: 3 }).first()
    await expect(best).toHaveText(say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' }))
    await page.getByRole('link', { name: say({ ar: 'English', en: 'العربية' }) }).click()
    await expect(best).toHaveText(say({ ar: 'First electricity connection', en: 'توصيل الكهرباء لأول مرة' }))
  })
})

/** Every breach of the policy, from before the first script on. */
const watchPolicy = (context: BrowserContext) =>
  context.addInitScript(() => {
    const breaches: string[] = []
    Object.assign(window, { breaches })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      breaches.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
const breachesOf = (page: Page) => page.evaluate(() => (window as { breaches?: string[] }).breaches)

test('the watch sees a breach: an inline script that was seeded', async ({ page, context, complaints }) => {
  await watchPolicy(context)
  await page.route('/', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</head>',
      '<script>document.title = "seeded"</script></head>',
    )
    await route.fulfill({ response, body })
  })
  await open(page, '/')
  expect(await breachesOf(page)).toEqual(['script-src-elem inline'])
  await expect(page).not.toHaveTitle('seeded')
  expect(complaints.splice(0)).toHaveLength(1)
})

test('the watch hears a page that was drawn otherwise than the browser draws it', async ({
  page,
  complaints,
}) => {
  await page.route('/', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]*/, '$1planted')
    await route.fulfill({ response, body })
  })
  await open(page, '/')
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('React error #418')])
})

for (const [path, { heading }] of Object.entries(pages))
  test(`${path} is taken over in silence`, async ({ page, context, say, complaints }) => {
    await watchPolicy(context)
    await open(page, path)
    // It is alive: one goes on from it without loading a document.
    let documents = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) documents += 1
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(heading))
    await page
      .getByRole('navigation', { name: say({ ar: 'القائمة الرئيسية', en: 'Main navigation' }) })
      .getByRole('link', {
        name: path === '/' ? say({ ar: 'الخدمات', en: 'Services' }) : say({ ar: 'الرئيسية', en: 'Home' }),
      })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say(heading))
    expect(documents).toBe(0)
    expect(await breachesOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

for (const path of ['/login', '/no-such-page', '/dev/gallery', '/employee/login', '/agent/agent-login'])
  test(`${path} breaks no rule of the policy`, async ({ page, context }) => {
    await watchPolicy(context)
    await open(page, path)
    expect(await breachesOf(page)).toEqual([])
  })

type Chunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[] }
const dist = join(import.meta.dirname, '../web/dist/client')

/** Every source and the text of every file that an app may load. */
const graphOf = (app: string) => {
  const manifest = JSON.parse(readFileSync(join(dist, `.vite/${app}.json`), 'utf8')) as Record<string, Chunk>
  const reached = new Set<string>()
  const reach = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || reached.has(key)) return
    reached.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reach(next)
  }
  reach(`entry/${app}.tsx`)
  const files = [...reached].flatMap(key => manifest[key]?.file ?? [])
  return { keys: [...reached], code: files.map(file => readFileSync(join(dist, file), 'utf8')).join('\n') }
}

/** Words that only one feature says: found in a bundle, they give it away. */
const marks = {
  home: 'ماذا تريد أن تنجز؟',
  apply: 'أُرسل هذا الطلب من قبل',
  requests: 'احتفظ بهذا الرقم للاستعلام عن طلبك ومتابعته.',
  outbox: 'رسائل الوضع التجريبي',
  gallery: 'معرض الحقول',
  inbox: 'يُحدَّث كل ٩٠ ثانية',
} as const
const features = {
  citizen: ['home', 'apply', 'requests', 'outbox', 'gallery'],
  // Staff file for others in an app of its own beside the inbox.
  employee: ['apply', 'requests', 'inbox'],
  agent: ['apply', 'requests'],
} as const satisfies Record<string, (keyof typeof marks)[]>

for (const [app, own] of Object.entries(features))
  test(`the ${app} app carries its own features, no schema library and no parser of patterns`, () => {
    const { keys, code } = graphOf(app)
    expect(keys.length).toBeGreaterThan(3)
    const carried = Object.entries(marks).flatMap(([feature, mark]) => (code.includes(mark) ? [feature] : []))
    expect(carried).toEqual(own)
    expect(code).not.toMatch(/TypeBox|typebox|~kind/)
    expect(code).not.toContain('a repetition inside a repetition')
  })
