// A session that nobody uses: both tabs count down, staying in one stays in both, and work that waits is not lost.

import { normaliseDigits } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { formPath } from './electricity.ts'
import { alive, expect, open, signInAs, test } from './journey.ts'
import { registered } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  title: { ar: 'هل ما زلت هنا؟', en: 'Are you still there?' },
  seconds: { ar: /بعد .*(ثانية|ثوانٍ|ثانيتين)/, en: /in (one|\d+) seconds?/ },
  stay: { ar: 'البقاء في الحساب', en: 'Stay signed in' },
  over: { ar: /خرجت من حسابك لأنك لم تستعمله مدة/, en: /You were signed out because you were inactive/ },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  unsaved: { ar: /لم يُحفظ آخر ما كتبته بعد/, en: /What you typed last is not saved yet/ },
  anyway: { ar: 'تسجيل الخروج دون حفظ', en: 'Sign out without saving' },
  onDevice: { ar: /على هذا الجهاز فقط/, en: /is only on this device/ },
  name: { ar: 'الاسم الكامل', en: 'Full name' },
} as const
const busy = { error: { statusCode: 503, name: 'E', code: 'OVERLOADED', message: 'busy' } }
const typed = 'نهى محمود عبد الرحمن'

/** Lets the time of all tabs pass until so many milliseconds before the session ends. */
const passUntil = async (tab: Page, beforeEnd: number): Promise<void> => {
  const left = () => tab.evaluate(() => Number(localStorage.getItem('sessionEndsAt')) - Date.now())
  await expect.poll(left).toBeGreaterThan(0)
  await tab.context().clock.fastForward(Math.max(0, (await left()) - beforeEnd))
}

test('A6: the countdown stands in both tabs, staying in one stays in both, and work is there after signing in', {
  tag: '@core',
}, async ({ page, context, say, language }) => {
  // Before any page: one that wakes up while its clock is replaced would count its session from 1970.
  await context.clock.install()
  const person = await registered(page.request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  const other = await context.newPage()
  const tabs = [page, other]
  await open(page, formPath)
  await open(other, '/inbox')
  const box = page.getByLabel(say(words.name))
  await page.getByRole('radio', { name: say({ ar: 'مالك', en: 'Owner' }), exact: true }).check()
  await box.fill(typed)
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: say(words.title) })

  // The session lasts an hour without activity; the last two minutes are told.
  await passUntil(page, 115_000)
  for (const tab of tabs) {
    await expect(dialog(tab)).toBeVisible()
    await expect(dialog(tab).getByRole('timer')).toHaveText(say(words.seconds))
  }
  await test.step('A6: the seconds go down, and the focus stays in the dialog', async () => {
    const timer = dialog(other).getByRole('timer')
    const left = async () => Number(normaliseDigits(await timer.innerText()).replace(/\D/g, ''))
    const before = await left()
    expect(before).toBeGreaterThan(100)
    await context.clock.runFor(5_000)
    await expect.poll(left).toBeLessThanOrEqual(before - 4)
    // No key is pressed for it: a key is activity, after which nobody is warned.
    const isFocusInside = () => other.evaluate(() => !!document.activeElement?.closest('dialog[open]'))
    expect(await isFocusInside(), 'the dialog has the focus').toBe(true)
    await other.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus())
    expect(await isFocusInside(), 'what is behind takes none').toBe(true)
  })
  await other.getByRole('button', { name: say(words.stay) }).click()
  for (const tab of tabs) await expect(dialog(tab)).toBeHidden()

  await box.focus()
  await passUntil(page, 115_000)
  await expect(dialog(page)).toBeVisible()
  await context.clock.fastForward(120_000)
  // It is said for some seconds, by the tab that ended the session: nothing else is waited for meanwhile.
  const saying = () => Promise.all(tabs.map(tab => tab.getByText(say(words.over)).count()))
  await expect.poll(saying).toContain(1)
  for (const tab of tabs) await tab.waitForURL('**/login**')
  expect(await page.evaluate(() => localStorage.getItem('usertoken'))).toBeNull()

  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  await page.waitForURL(`**${formPath}**`)
  await expect(box).toHaveValue(typed)
  await expect(box).toBeFocused()
})

test('a window whose clock is wrong, or that opens late, ends no session that other windows use', async ({
  page,
  context,
  browser,
  address: baseURL,
  language,
}) => {
  const person = await registered(page.request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  await open(page, '/inbox')
  // The end that the server said is known by now.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionEndsAt'))).not.toBeNull()
  const late = await browser.newContext({ baseURL, storageState: await context.storageState() })
  await late.clock.setFixedTime(new Date(Date.now() + 17 * 86_400_000))
  const window = await late.newPage()
  await open(window, '/inbox')
  const end = () => window.evaluate(() => Number(localStorage.getItem('sessionEndsAt')) - Date.now())
  await expect.poll(end).toBeGreaterThan(0)
  expect(new URL(window.url()).pathname).toBe('/inbox')
  await page.reload()
  await alive(page)
  expect(await page.evaluate(() => localStorage.getItem('usertoken'))).not.toBeNull()
  expect(new URL(page.url()).pathname).toBe('/inbox')
  await late.close()
})

test('who is away while a saving fails is told that only this device has it', { tag: '@both' }, async ({
  page,
  context,
  say,
  language,
}) => {
  await context.clock.install()
  const person = await registered(page.request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  await page.route(/\/api\/drafts\//, route =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: busy }) : route.continue(),
  )
  await open(page, formPath)
  await page.getByLabel(say(words.name)).fill(typed)
  const dialog = page.getByRole('dialog', { name: say(words.title) })
  await passUntil(page, 115_000)
  await expect(dialog).toBeVisible()

  // By hand: the page says what would be lost, and whoever stays loses nothing.
  await dialog.getByRole('button', { name: say(words.signOut), exact: true }).click()
  const notice = page.getByRole('status').filter({ hasText: say(words.unsaved) })
  await expect(notice.getByRole('button', { name: say(words.anyway) })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel(say(words.name))).toHaveValue(typed)

  // By the clock: nobody is there to be asked.
  await passUntil(page, 1_000)
  await context.clock.runFor(6_000)
  await expect(page.getByRole('status').filter({ hasText: say(words.onDevice) })).toBeVisible()
})
