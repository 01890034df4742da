// A designer closes a service with a date and a reason, a citizen reads that it is closed, and it opens again: in a
// portal of its own, so that no other journey misses the service.

import type { Page } from '@playwright/test'
import { testIn } from './closed-portal.ts'
import { alive, asRead, expect, open } from './journey.ts'
import { look } from './look.ts'

const test = testIn({})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    link: asRead('تغيير الإتاحة: حجز قاعة في المكتبة'),
    closed: 'مغلقة حتى تُفتح من هنا',
    open: 'مفتوحة',
    until: 'موعد الإغلاق',
    reason: 'سبب التغيير',
    save: 'حفظ التغيير',
    close: 'إغلاق الخدمة',
    reopen: 'فتح الخدمة',
    missing: 'أدخل سبب التغيير',
    unchanged: /لم تغيّر شيئًا بعد/,
    isClosed: 'الخدمة مغلقة',
    isOpen: 'الخدمة مفتوحة لتقديم الطلبات',
    saved: 'تم حفظ التغيير.',
    conflict: /غيّر موظف آخر إتاحة الخدمة/,
    history: 'سجل التغييرات',
    wasClosed: 'أُغلقت الخدمة',
    wasOpened: 'فُتحت الخدمة',
    date: /موعد الإغلاق: .?٣١ يناير ٢٠٢٦/,
    noDate: 'أُلغي موعد الإغلاق',
    first: 'أول نشر للخدمة',
    title: asRead('خدمة «حجز قاعة في المكتبة» مغلقة'),
    since: /مغلقة منذ .?[٠-٩]+ \S+ [٠-٩]{4}/,
    missingMonths: /لا توجد هذه الأيام في: .?فبراير/,
    fire: 'حريق في مبنى المكتبة',
    over: 'انتهت أعمال الترميم',
  },
  en: {
    link: asRead('Change availability: Book a room in the library'),
    closed: 'Closed until opened here',
    open: 'Open',
    until: 'Closing date',
    reason: 'Reason for the change',
    save: 'Save change',
    close: 'Close service',
    reopen: 'Open service',
    missing: 'Enter the reason for the change',
    unchanged: /Nothing has changed yet/,
    isClosed: 'The service is closed',
    isOpen: 'The service is open to requests',
    saved: 'Availability changed',
    conflict: /A colleague changed this service/,
    history: 'Change history',
    wasClosed: 'Service closed',
    wasOpened: 'Service opened',
    date: /Closing date: .?31 January 2026/,
    noDate: 'Closing date removed',
    first: 'First publication',
    title: asRead('“Book a room in the library” is closed'),
    since: /Closed since .?\d+ \S+ \d{4}/,
    missingMonths: /do not exist in: .?February/,
    fire: 'Fire in the library building',
    over: 'The repairs are complete',
  },
} as const

/** Removes the closing date, as a colleague would who has the same page open. */
const changeMeanwhile = (page: Page) =>
  page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      'x-app-mode': 'EMPLOYEE',
      'x-csrf-token': localStorage.getItem('employee.usertoken') ?? '',
    }
    const read = async (path: string) => (await fetch(`/api/dynamic_services/${path}`, { headers })).json()
    const rows = (await read('definitions')) as { id: string; serviceSlug: string }[]
    const id = rows.find(({ serviceSlug }) => serviceSlug === 'ROOM_BOOKING')?.id
    const { revision } = await read(`${id}/switches`)
    const answer = await fetch(`/api/dynamic_services/${id}/switches`, {
      method: 'PATCH',
      headers: { ...headers, 'if-match': `"${revision}"` },
      body: JSON.stringify({ toDate: null, reason: 'The date is unknown' }),
    })
    return answer.status
  })

test('a designer closes a service with a date and a reason and opens it again, and the history names both', async ({
  windowOf,
  language,
}) => {
  test.setTimeout(180_000)
  const text = words[language]
  const page = await windowOf('designer')
  const visitor = await windowOf()
  const main = page.getByRole('main')
  const form = main.locator('form')
  const choose = (name: string) => form.getByRole('radio', { name, exact: true }).check()
  const save = () => form.getByRole('button', { name: text.save }).click()
  const confirm = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  const reason = form.getByLabel(text.reason)
  const history = main.getByRole('list', { name: text.history }).getByRole('listitem')

  await test.step('leads from the catalogue of staff to the page of one service', async () => {
    await open(page, '/employee/services')
    await main.getByRole('link', { name: text.link }).click()
    await expect(main.getByText(text.isOpen)).toBeVisible()
    await expect(history).toHaveCount(1)
    await expect(history.first()).toContainText(text.first)
    await look(page)
  })

  await test.step('warns of days of each month that some months lack', async () => {
    const switches = /\/api\/dynamic_services\/[^/]+\/switches$/
    await page.route(switches, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), monthly: { from: 30, to: 31 } } })
    })
    await page.reload()
    await alive(page)
    await expect(main.getByText(text.missingMonths)).toBeVisible()
    await look(page)
    await page.unroute(switches)
    await page.reload()
    await alive(page)
    await expect(main.getByText(text.missingMonths)).toHaveCount(0)
  })

  await test.step('refuses a change without a reason, and one that changes nothing', async () => {
    await save()
    await expect(page.getByRole('link', { name: text.missing })).toBeVisible()
    await expect(page.getByRole('link', { name: text.unchanged })).toBeVisible()
  })

  await test.step('closes the service', async () => {
    await choose(text.closed)
    await form.getByLabel(text.until).fill('2026-01-31T12:00')
    await reason.fill(text.fire)
    await save()
    await confirm(text.close)
    await expect(page.getByText(text.saved)).toBeVisible()
    await expect(main.getByText(text.isClosed, { exact: true })).toBeVisible()
    await expect(history).toHaveCount(2)
    await expect(history.first()).toContainText(text.wasClosed)
    await expect(history.first()).toContainText(text.date)
    await expect(history.first()).toContainText(text.fire)
    await expect(reason).toHaveValue('')
    await visitor.goto('/services/ROOM_BOOKING')
    await alive(visitor)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text.title)
    await expect(visitor.getByRole('main')).toContainText(text.since)
  })

  await test.step('keeps what was typed when a colleague was quicker, and opens the service', async () => {
    await choose(text.open)
    await reason.fill(text.over)
    expect(await changeMeanwhile(page)).toBe(200)
    await save()
    await confirm(text.reopen)
    await expect(form.getByText(text.conflict)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(text.saved)).toHaveCount(0)
    await expect(history).toHaveCount(3)
    await expect(history.first()).toContainText(text.noDate)
    await expect(reason).toHaveValue(text.over)
    await expect(form.getByRole('radio', { name: text.open, exact: true })).toBeChecked()
    await expect(form.getByLabel(text.until)).toHaveValue('')
    await look(page)
    await save()
    await confirm(text.reopen)
    await expect(main.getByText(text.isOpen)).toBeVisible()
    await expect(history).toHaveCount(4)
    await expect(history.first()).toContainText(text.wasOpened)
    await expect(history.first()).toContainText(text.over)
    await expect(history.nth(2)).toContainText(text.fire)
    await open(visitor, '/services/ROOM_BOOKING')
    await expect(visitor.locator('main a[href*="/ROOM_BOOKING/add"]').first()).toBeVisible()
  })
})
