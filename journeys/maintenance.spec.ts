// The portal is closed for a while, and opens again: in a portal of its own, so that no other journey is turned away.

import { test } from './closed-portal.ts'
import { formPath } from './electricity.ts'
import { alive, expect, signInHere } from './journey.ts'

const words = {
  ar: {
    outbox: 'رسائل الوضع التجريبي',
    close: 'إيقاف البوابة',
    reopen: 'إعادة فتح البوابة',
    when: 'متى تتوقف',
    now: 'الآن',
    soon: /تتوقف الخدمة خلال/,
    finish: /المسودات تُحفظ من نفسها/,
    closed: /الخدمة متوقفة حتى .?[٠-٩]{1,2} [ء-ي]+ [٠-٩]{4}/,
    kept: /ما كتبته محفوظ/,
    check: 'التحقق الآن',
    isOpen: 'البوابة مفتوحة',
    hours: 'يوميًا من ٨ صباحًا إلى ١٢ منتصف الليل بتوقيت القاهرة',
    fullName: 'الاسم الكامل',
    saved: /حُفظت المسودة/,
    services: 'الخدمات',
    change: 'تغيير الرسالة والموعد',
    minutes: 'بعد ٥ دقائق',
    staff: /الموظفون يواصلون العمل/,
    effects: /أثناء التوقف/,
  },
  en: {
    close: 'Close the portal',
    reopen: 'Open the portal again',
    when: 'When it closes',
    now: 'Now',
    soon: /The service closes in/,
    finish: /Drafts are saved by themselves/,
    closed: /The service is closed until .?\d{1,2} [A-Z][a-z]+ \d{4}/,
    kept: /What you wrote is kept/,
    check: 'Check now',
    isOpen: 'The portal is open',
    hours: 'Every day, 8:00 to 24:00, Cairo time',
    fullName: 'Full name',
    saved: /Draft saved/,
    services: 'Services',
    change: 'Change message and time',
    minutes: 'In 5 minutes',
    outbox: 'Demo outbox',
    staff: /Staff can keep working/,
    effects: /that time/,
  },
} as const

const typed = 'نهى محمود عبد الرحمن'

test('E3, S1, S12: people are warned, can finish, read when it is back, and are where they were when it is', {
  tag: '@core',
}, async ({ windowOf, language }) => {
  const text = words[language]
  const admin = await windowOf('admin')
  await admin.goto('/employee/maintenance')
  const reader = await windowOf()
  await reader.goto('/services')
  await alive(reader)
  const writer = await windowOf('citizen')
  await writer.clock.install()
  await writer.goto(formPath)
  await alive(writer)
  await writer.getByLabel(text.fullName).fill(typed)
  await writer.clock.runFor(3_000)
  await expect(writer.getByRole('status').filter({ hasText: text.saved })).toBeVisible()

  // A warning first.
  await admin.getByLabel(text.when).selectOption({ label: text.minutes })
  await admin.locator('main').getByRole('button', { name: text.close }).click()
  await expect(admin.getByRole('dialog').getByText(text.effects).first()).toBeVisible()
  await admin.getByRole('dialog').getByRole('button', { name: text.close }).click()
  await expect(admin.getByRole('dialog')).toBeHidden()
  await reader.reload()
  await expect(reader.getByText(text.soon)).toBeVisible()
  await expect(reader.getByText(text.finish)).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()

  // Then it closes.
  await admin.getByLabel(text.when).selectOption({ label: text.now })
  await admin.locator('main').getByRole('button', { name: text.change }).click()
  await admin.getByRole('dialog').getByRole('button', { name: text.change }).click()
  await expect(admin.getByRole('dialog')).toBeHidden()
  await expect(admin.getByText(text.staff).first()).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1, name: text.closed })).toBeVisible()
  // Both languages stand on the one page, each with the hotline and what became of drafts.
  for (const other of ['ar', 'en'] as const) {
    const part = reader.locator(`section[lang="${other}"]`)
    await expect(part, `S1: ${other}`).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
    await expect(part.getByRole('heading'), `E3: when it is back, ${other}`).toHaveText(words[other].closed)
    await expect(part.getByText(words[other].kept), `E3: what became of drafts, ${other}`).toBeVisible()
    await expect(part.getByText(words[other].hours), `E3: hours of the hotline, ${other}`).toBeVisible()
    await expect(part.locator('a[href="tel:19010"]'), `S12: the hotline, ${other}`).toBeVisible()
  }
  await expect(reader.getByRole('main').locator('section').first(), 'S1: the reader’s first').toHaveAttribute(
    'lang',
    language,
  )
  await writer.reload()
  await expect(writer.getByRole('heading', { level: 1, name: text.closed })).toBeVisible()
  expect(new URL(reader.url()).pathname).toBe('/services')
  await reader.getByRole('button', { name: text.check }).click()
  await expect(reader.getByRole('heading', { level: 1, name: text.closed })).toBeVisible()

  // Whoever has to sign in to open it finds the code of the second step.
  const outbox = await windowOf()
  await outbox.goto('/dev/outbox')
  await expect(outbox.getByRole('heading', { level: 1, name: text.outbox })).toBeVisible()

  // And opens again: the page comes back by itself, or at once for whoever asks.
  await admin.locator('main').getByRole('button', { name: text.reopen }).click()
  await admin.getByRole('dialog').getByRole('button', { name: text.reopen }).click()
  await expect(admin.getByText(text.isOpen).first()).toBeVisible()
  await reader.getByRole('button', { name: text.check }).click()
  await expect(reader.getByRole('heading', { level: 1, name: text.services })).toBeVisible()
  expect(new URL(reader.url()).pathname).toBe('/services')

  await test.step('E3: the page comes back by itself, to what one was writing', async () => {
    await writer.clock.runFor(35_000)
    await expect(writer.getByRole('heading', { level: 1, name: text.closed })).toHaveCount(0)
    await alive(writer)
    if (new URL(writer.url()).pathname === '/login') await signInHere(writer, language, 'citizen')
    await writer.waitForURL(`**${formPath}**`)
    await expect(writer.getByLabel(text.fullName)).toHaveValue(typed)
  })
})
