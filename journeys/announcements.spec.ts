// What an administrator announces is read by whom it is for, in their language, and is gone when it is switched off: in a
// portal of its own, so that no other journey reads it.

import type { Language } from '@bawaba/language/index.ts'
import type { Locator, Page } from '@playwright/test'
import { test } from './closed-portal.ts'
import { alive, asRead, expect } from './journey.ts'
import { look } from './look.ts'
import { movedBy } from './moved.ts'

// Colours on their way from one theme to the other are neither's.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    write: 'كتابة إعلان',
    edit: 'تعديل',
    save: 'حفظ الإعلان',
    show: 'يظهر للقراء',
    off: 'متوقف',
    everyone: 'للجميع',
    staff: 'للموظفين',
    saved: 'حُفظ الإعلان.',
    delete: 'حذف',
    missing: 'أدخل العنوان بالإنجليزية',
    more: 'اقرأ المزيد',
    preview: 'كما سيقرؤه الناس',
    demo: 'هذه بوابة تجريبية',
    title: { ar: 'العنوان بالعربية', en: 'العنوان بالإنجليزية' },
    description: { ar: 'الوصف بالعربية', en: 'الوصف بالإنجليزية' },
    body: { ar: 'التفاصيل بالعربية', en: 'التفاصيل بالإنجليزية' },
  },
  en: {
    write: 'Write one',
    edit: 'Change',
    save: 'Save the announcement',
    show: 'Show it to readers',
    off: 'Switched off',
    everyone: 'For everyone',
    staff: 'For staff',
    saved: 'The announcement is saved.',
    delete: 'Delete',
    missing: 'Enter: Title in English',
    more: 'Read more',
    preview: 'As people will read it',
    demo: 'This is a demo portal',
    title: { ar: 'Title in Arabic', en: 'Title in English' },
    description: { ar: 'Description in Arabic', en: 'Description in English' },
    body: { ar: 'Details in Arabic', en: 'Details in English' },
  },
} as const

const forAll = {
  title: { ar: 'مواعيد العمل في رمضان', en: 'Working hours in Ramadan' },
  description: { ar: 'تعمل المراكز من التاسعة إلى الثانية.', en: 'Centres are open from nine to two.' },
  body: { ar: 'الخط الساخن يعمل كالمعتاد.', en: 'The hotline works as usual.' },
}
const forStaff = {
  title: { ar: 'تدريب على النظام الجديد', en: 'Training for the new system' },
  description: { ar: 'يوم الأحد في القاعة الكبرى.', en: 'On Sunday in the large hall.' },
}

const fill = async (page: Page, language: Language, content: Partial<typeof forAll>): Promise<void> => {
  for (const part of ['title', 'description', 'body'] as const)
    for (const other of ['ar', 'en'] as const)
      await page.getByLabel(words[language][part][other]).fill(content[part]?.[other] ?? '')
}

const save = async (page: Page, language: Language): Promise<void> => {
  const text = words[language]
  await page.locator('main').getByRole('button', { name: text.save }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.save }).click()
  await expect(page.getByText(text.saved)).toBeVisible()
  await expect(page).toHaveURL(/\/managingtweetsandvideos$/)
}

const remove = async (page: Page, text: (typeof words)[Language], audience: string): Promise<void> => {
  const box = page.getByRole('region', { name: audience })
  await box.getByRole('button', { name: text.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.delete }).click()
  await expect(box.getByRole('link', { name: text.write })).toBeVisible()
}

const boxOf = (page: Page, title: string): Locator =>
  page.locator('main').getByRole('region', { name: title, exact: true })

test('L3: one is announced to everyone and one to staff; each is read by whom it is for, and gone when it is off', async ({
  windowOf,
  language,
}) => {
  const text = words[language]
  const visitor = await windowOf()
  await visitor.goto('/')
  await alive(visitor)
  const announced = visitor.locator('main section[aria-labelledby][lang]')
  // A demo begins with one, in the reader's language.
  await expect(announced).toHaveCount(1)
  await expect(boxOf(visitor, text.demo)).toHaveAttribute('lang', language)

  const admin = await windowOf('admin')
  // The address of before leads on.
  await admin.goto('/employee/announcements')
  await expect(admin).toHaveURL(/\/employee\/managingtweetsandvideos$/)
  await remove(admin, text, text.everyone)
  await visitor.reload()
  await alive(visitor)
  // Nothing announced: no empty box.
  await expect(announced).toHaveCount(0)

  await admin.getByRole('region', { name: text.everyone }).getByRole('link', { name: text.write }).click()
  await admin.getByLabel(text.title.ar).fill(forAll.title.ar)
  await admin.locator('main').getByRole('button', { name: text.save }).click()
  await expect(admin.getByRole('link', { name: asRead(text.missing) })).toBeVisible()
  await look(admin)
  await fill(admin, language, forAll)
  // Both languages as people will read them, whatever the administrator's own.
  const preview = admin.getByRole('region', { name: text.preview })
  for (const other of ['ar', 'en'] as const)
    await expect(preview.getByRole('heading', { name: forAll.title[other] })).toBeVisible()
  await save(admin, language)
  await admin.getByRole('region', { name: text.staff }).getByRole('link', { name: text.write }).click()
  await fill(admin, language, forStaff)
  await save(admin, language)
  await look(admin)

  // The document of the landing page holds it: nothing comes later and moves the page.
  const drawn = await (await visitor.request.get('/', { headers: { 'accept-language': language } })).text()
  expect(drawn).toContain(forAll.title[language])
  // Fonts that come late move nothing either.
  const { promise: drawnOnce, resolve: letFontsCome } = Promise.withResolvers<void>()
  await visitor.route(/\.woff2/, async route => {
    await drawnOnce
    await route.continue()
  })
  await visitor.reload({ waitUntil: 'commit' })
  await alive(visitor)
  letFontsCome()
  expect(await movedBy(visitor)).toBeLessThan(0.02)
  const box = boxOf(visitor, forAll.title[language])
  await expect(box.getByText(forAll.description[language])).toBeVisible()
  await expect(box.getByText(forAll.body[language])).toBeHidden()
  await box.getByText(text.more).click()
  await expect(box.getByText(forAll.body[language])).toBeVisible()
  await expect(boxOf(visitor, forStaff.title[language])).toHaveCount(0)

  // One that cannot be loaded leaves no room behind.
  const unlucky = await windowOf()
  await unlucky.goto('/services')
  await alive(unlucky)
  await unlucky.route('**/api/announcements/current*', route => route.abort())
  await unlucky.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(unlucky.locator('main form[role="search"], main search')).toBeVisible()
  await expect(unlucky.locator('main section[aria-labelledby][lang]')).toHaveCount(0)

  const officer = await windowOf('officer')
  await officer.goto('/employee/')
  await expect(boxOf(officer, forAll.title[language])).toBeVisible()
  await expect(boxOf(officer, forStaff.title[language])).toBeVisible()
  await look(officer)

  await admin.getByRole('region', { name: text.everyone }).getByRole('link', { name: text.edit }).click()
  await admin.getByLabel(text.show).uncheck()
  await save(admin, language)
  await expect(admin.getByRole('region', { name: text.everyone }).getByText(text.off)).toBeVisible()
  await remove(admin, text, text.staff)

  await visitor.reload()
  await alive(visitor)
  await expect(boxOf(visitor, forAll.title[language])).toHaveCount(0)
  await officer.reload()
  await expect(officer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(boxOf(officer, forAll.title[language])).toHaveCount(0)
  await expect(boxOf(officer, forStaff.title[language])).toHaveCount(0)
})
