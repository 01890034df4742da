// A power cut from the report to its end: a citizen reports it, a supervisor confirms it with the expected end, everybody finds
// it, and the citizen is notified when the electricity is back.

import type { Locator, Page } from '@playwright/test'
import { expect, open, type Say, test } from './journey.ts'
import { look } from './look.ts'
import { newCitizen } from './meters.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const text = {
  // One of each language: both run side by side.
  area: { ar: 'دجلة، القاهرة', en: 'Korba, Cairo' },
  short: { ar: 'دجلة', en: 'Korba' },
  where: { ar: 'أين الانقطاع؟', en: 'Where is it?' },
  whereMissing: { ar: 'اختر المكان', en: 'Choose where it is' },
  send: { ar: 'إرسال البلاغ', en: 'Send the report' },
  checking: { ar: 'يُراجع البلاغ', en: 'Being checked' },
  confirmed: { ar: 'مؤكد', en: 'Confirmed' },
  cause: { ar: /^السبب/, en: /^Cause/ },
  fault: { ar: 'عطل في الشبكة', en: 'A fault in the network' },
  expected: { ar: /^موعد العودة المتوقع/, en: /^Expected back/ },
  confirm: { ar: 'تأكيد وإخطار من أبلغ', en: 'Confirm and notify reporters' },
  restore: { ar: 'عادت الكهرباء', en: 'The electricity is back' },
  signIn: { ar: 'سجّل الدخول لتبلغ وتصلك الأخبار', en: 'Sign in to report and get news' },
  out: { ar: /الكهرباء مقطوعة الآن في دجلة/, en: /The electricity is out in Korba/ },
  is: { ar: /تأكد الانقطاع في منطقتك/, en: /The interruption in your area is confirmed/ },
  over: { ar: /انتهى الانقطاع في منطقتك/, en: /The interruption in your area is over/ },
} as const

const cutIn = (page: Page, say: Say) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: say(text.area) }) })
/** The browser's own list stays while it has the focus; otherwise the one that is typed into takes its place. */
const choosePlace = async (list: Locator, say: Say): Promise<void> => {
  if ((await list.evaluate(({ tagName }) => tagName)) === 'SELECT')
    return void (await list.selectOption({ label: say(text.area) }))
  await list.fill(say(text.short))
  await list
    .page()
    .getByRole('option', { name: say(text.area) })
    .click()
}
/** In three hours, as Cairo's clocks show it and the control takes it. */
const inThreeHours = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Cairo', dateStyle: 'short', timeStyle: 'short' })
    .format(Date.now() + 3 * 3_600_000)
    .replace(' ', 'T')

test('a power cut is reported, confirmed, found by everybody, and over', async ({
  page,
  say,
  language,
  windowOf,
}) => {
  await newCitizen(page, language)
  await test.step('a citizen reports it; a report without a place says what is missing', async () => {
    await open(page, '/power-cuts')
    await page.getByRole('button', { name: say(text.send) }).click()
    await expect(page.getByText(say(text.whereMissing)).first()).toBeVisible()
    await choosePlace(page.getByLabel(say(text.where)), say)
    await page.getByRole('button', { name: say(text.send) }).click()
    await expect(cutIn(page, say)).toContainText(say(text.checking))
    await look(page)
  })

  const visitor = await windowOf()
  await test.step('nobody else reads it before it is confirmed', async () => {
    await open(visitor, '/power-cuts')
    await expect(visitor.getByRole('link', { name: say(text.signIn) })).toBeVisible()
    await expect(cutIn(visitor, say)).toHaveCount(0)
  })

  const supervisor = await windowOf('supervisor', { reducedMotion: 'reduce' })
  await test.step('a supervisor confirms it and says when it ends', async () => {
    await open(supervisor, '/employee/power-cuts')
    const cut = cutIn(supervisor, say)
    await cut.getByLabel(say(text.cause)).selectOption({ label: say(text.fault) })
    await cut.getByLabel(say(text.expected)).fill(inThreeHours())
    await look(supervisor)
    await cut.getByRole('button', { name: say(text.confirm) }).click()
    await expect(cut).toContainText(say(text.confirmed))
  })
  await test.step('everybody finds it, and its reporter is notified', async () => {
    await expect(async () => {
      await open(visitor, '/power-cuts')
      await expect(cutIn(visitor, say)).toContainText(say(text.fault), { timeout: 1_000 })
    }).toPass()
    await look(visitor)
    await open(
      visitor,
      `/search?q=${encodeURIComponent(say({ ar: 'النور قاطع في دجلة', en: 'power cut Korba' }))}`,
    )
    await expect(visitor.getByRole('link', { name: say(text.out) })).toBeVisible()
    await open(page, '/notifications')
    await expect(page.getByText(say(text.is)).first()).toBeVisible()
  })
  await test.step('it is over: nobody reads it any more, and its reporter is notified', async () => {
    await cutIn(supervisor, say)
      .getByRole('button', { name: say(text.restore) })
      .click()
    await supervisor
      .getByRole('dialog')
      .getByRole('button', { name: say(text.restore) })
      .click()
    await expect(cutIn(supervisor, say)).toHaveCount(0)
    await open(page, '/notifications')
    await expect(page.getByText(say(text.over)).first()).toBeVisible()
    await open(page, '/power-cuts')
    await expect(cutIn(page, say)).toHaveCount(0)
  })
})
