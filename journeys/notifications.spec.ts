// What happens to a request shows in the bell while the page is open, in every tab; its list is read, marked and filtered, and
// everyone chooses what they are notified of (T5, T6).

import type { Page } from '@playwright/test'
import { act, file, requestPath } from './arrange.ts'
import { alive, asRead, expect, open, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { registered, sentTo } from './people.ts'

// Colours on their way from one theme to the other are neither's.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    bell: (count: number) =>
      ['الإشعارات، لا جديد', 'الإشعارات، إشعار جديد', 'الإشعارات، إشعاران جديدان'][count] ?? '',
    unread: 'غير مقروء',
    onlyUnread: 'غير المقروءة',
    all: 'كل الإشعارات',
    title: 'الإشعارات',
    sent: 'أُرسل طلبك',
    moved: 'جديد في طلبك',
    welcome: 'مرحبًا بك',
    today: 'اليوم',
    markAll: 'تعليم الكل كمقروء',
    marked: 'عُلّمت كل الإشعارات كمقروءة.',
    nothing: 'قرأت كل إشعاراتك',
    none: 'لا جديد',
    always: 'إشعارات قانونية',
    requests: 'متابعة الطلبات',
    sms: 'رسالة نصية',
    inApp: 'داخل البوابة',
    quietOn: /لا ترسل رسائل في هذه الساعات/,
    from: 'من',
    until: 'إلى',
    same: 'اختر وقتين مختلفين',
    save: 'حفظ التفضيلات',
    saved: 'حُفظت تفضيلات الإشعارات.',
  },
  en: {
    bell: (count: number) =>
      ['Notifications, nothing new', 'Notifications, 1 new', 'Notifications, 2 new'][count] ?? '',
    unread: 'Unread',
    onlyUnread: 'Unread',
    all: 'All notifications',
    title: 'Notifications',
    sent: 'Your request has been sent',
    moved: 'Your request has moved on',
    welcome: 'Welcome',
    today: 'Today',
    markAll: 'Mark all as read',
    marked: 'All notifications are marked as read.',
    nothing: 'You have read everything',
    none: 'Nothing new',
    always: 'Legal notices',
    requests: 'Progress of your requests',
    sms: 'SMS',
    inApp: 'In the portal',
    quietOn: /Send me no messages in these hours/,
    from: 'From',
    until: 'Until',
    same: 'Choose two different times',
    save: 'Save preferences',
    saved: 'Your notification preferences are saved.',
  },
} as const

const bellIn = (page: Page, name: string) => page.locator(`summary[aria-label="${name}"]`)

test('T5, T6, K6: a change of status shows in the bell of every tab without a reload; the list is read and marked', async ({
  page,
  context,
  request,
  windowOf,
  language,
}) => {
  const text = words[language]
  const person = await registered(request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  await alive(page)
  // Signing up is the first notification.
  await expect(bellIn(page, text.bell(1))).toBeVisible()
  const second = await context.newPage()
  await open(second, '/services')
  await expect(bellIn(second, text.bell(1))).toBeVisible()
  await bellIn(page, text.bell(1)).click()
  const panel = page.getByRole('region', { name: text.title })
  await expect(panel.getByText(text.welcome)).toBeVisible()
  // The count drops with opening, in the other tab too; unread it stays, in words.
  await expect(bellIn(page, text.bell(0))).toBeVisible()
  await expect(bellIn(second, text.bell(0))).toBeVisible()
  await expect(panel.getByText(text.unread, { exact: true })).toBeVisible()
  await look(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  const filed = await file(page)
  await expect(bellIn(page, text.bell(1))).toBeVisible()
  const officer = await windowOf('officer')
  await open(officer, '/employee/')
  await act(officer, 'EMPLOYEE', filed, 'START_REVIEW')
  for (const tab of [page, second])
    await expect(bellIn(tab, text.bell(2)), 'T5: live in every tab').toBeVisible()

  await bellIn(page, text.bell(2)).click()
  await panel.getByRole('link', { name: text.moved }).click()
  await expect(page).toHaveURL(new RegExp(`${requestPath(filed.ID)}$`))
  await alive(page)
  await expect(panel, 'it closes with the page it was opened on').toBeHidden()
  await bellIn(page, text.bell(0)).click()
  await panel.getByRole('link', { name: text.all }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: text.today })).toBeVisible()
  const items = page.locator('main').getByRole('article')
  await expect(items).toHaveCount(3)
  // What was followed is read.
  await expect(items.filter({ hasText: text.moved }).getByText(text.unread, { exact: true })).toBeHidden()
  const sent = items.filter({ hasText: text.sent })
  await expect(sent.locator('time'), 'T6: in the digits of the reader').toHaveText(
    language === 'ar' ? /^[٠-٩]/ : /^[0-9]/,
  )
  await expect(sent).toContainText(asRead(filed.ID))
  const texts = (await sentTo(request, person.mobile)).filter(message => message.text.includes(filed.ID))
  expect(texts, 'K6: the SMS says the same number').toHaveLength(2)
  await look(page)
  await page.getByRole('link', { name: text.onlyUnread, exact: true }).click()
  await expect(items).toHaveCount(2)
  await page.getByRole('button', { name: text.markAll }).click()
  await expect(page.getByText(text.marked)).toBeVisible()
  await expect(page.getByText(text.nothing)).toBeVisible()
  await look(page)
})

test('everyone chooses what they are notified of; legal notices say why they stay', async ({
  page,
  request,
  language,
}) => {
  const text = words[language]
  const person = await registered(request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  await open(page, '/profile/notifications')
  await expect(page.getByText(text.always)).toBeVisible()
  const requests = page.getByRole('group', { name: text.requests })
  await requests.getByRole('checkbox', { name: text.inApp }).uncheck()
  await requests.getByRole('checkbox', { name: text.sms }).uncheck()
  await page.getByRole('checkbox', { name: text.quietOn }).check()
  await page.getByLabel(text.from, { exact: true }).fill('22:30')
  await page.getByLabel(text.until, { exact: true }).fill('22:30')
  await page.getByRole('button', { name: text.save }).click()
  await expect(page.getByText(text.same).first()).toBeVisible()
  await page.getByLabel(text.until, { exact: true }).fill('06:00')
  await look(page)
  await page.getByRole('button', { name: text.save }).click()
  await expect(page.getByText(text.saved)).toBeVisible()
  await page.reload()
  await alive(page)
  await expect(requests.getByRole('checkbox', { name: text.sms })).not.toBeChecked()
  await expect(page.getByLabel(text.from, { exact: true })).toHaveValue('22:30')
  // What was muted is not in the list.
  await file(page)
  await open(page, '/notifications')
  await expect(page.getByText(text.welcome)).toBeVisible()
  await expect(page.getByText(text.sent)).toBeHidden()
})

test('with nothing to read the list says so', async ({ page, request, language }) => {
  const text = words[language]
  const person = await registered(request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  await page.route('**/api/Notifications?**', route => route.fulfill({ json: [] }))
  await open(page, '/notifications')
  await expect(page.locator('main').getByText(text.none)).toBeVisible()
  await look(page)
})

test('where events do not pass, the bell asks again within a minute', async ({ page, request, language }) => {
  const text = words[language]
  const person = await registered(request)
  await page.route('**/api/events**', route => route.abort())
  await page.clock.install()
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  await expect(bellIn(page, text.bell(1))).toBeVisible()
  await file(page)
  await page.clock.fastForward(61_000)
  await expect(bellIn(page, text.bell(2))).toBeVisible()
})
