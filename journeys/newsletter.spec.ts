// An issue of the newsletter: written in both languages, sent to whoever has subscribed, each in their language, and ended by the
// link in the letter. In a portal of its own.

import type { Page } from '@playwright/test'
import { testIn } from './closed-portal.ts'
import { alive, asRead, expect } from './journey.ts'
import { look } from './look.ts'

// Its subscribers are counted: a portal that no other file has subscribed in.
const test = testIn({})

// Colours on their way from one theme to the other are neither's.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    none: 'لا شيء هنا بعد',
    add: 'إضافة',
    save: 'حفظ',
    slug: 'الاسم في العنوان',
    title: ['العنوان بالعربية', 'العنوان بالإنجليزية'],
    body: ['النص بالعربية', 'النص بالإنجليزية'],
    added: 'أُضيف المحتوى.',
    preview: 'كما سيقرؤه الناس',
    sending: 'الإرسال',
    subscribers: 'مشتركان',
    send: 'إرسال العدد',
    ordered: 'تقرر إرسال العدد.',
    at: 'موعد الإرسال (اختياري)',
    past: 'اختر موعدًا لم يمر بعد',
    scheduled: 'ينتظر موعده',
    takeBack: 'إلغاء الإرسال',
    takenBack: 'أُلغي الإرسال.',
    underWay: 'يُرسل الآن',
    email: 'البريد الإلكتروني',
    subscribe: 'اشتراك',
    confirm: 'تأكيد الاشتراك',
    confirmed: 'تم الاشتراك في النشرة البريدية.',
    end: 'إلغاء الاشتراك',
    ended: 'أُلغي الاشتراك وحُذف عنوانك.',
    left: 'مشترك واحد',
  },
  en: {
    none: 'Nothing here yet',
    add: 'Add',
    save: 'Save',
    slug: 'Name in the address',
    title: ['Title in Arabic', 'Title in English'],
    body: ['Text in Arabic', 'Text in English'],
    added: 'The content is added.',
    preview: 'As people will read it',
    sending: 'Sending',
    subscribers: '2 subscribers',
    send: 'Send the issue',
    ordered: 'The issue is on its way.',
    at: 'When to send it (optional)',
    past: 'Choose a time that lies ahead',
    scheduled: 'Scheduled',
    takeBack: 'Do not send it',
    takenBack: 'The issue will not be sent.',
    underWay: 'Being sent',
    email: 'E-mail',
    subscribe: 'Subscribe',
    confirm: 'Confirm',
    confirmed: 'You have subscribed to the newsletter.',
    end: 'Unsubscribe',
    ended: 'You have unsubscribed and your address is deleted.',
    left: '1 subscriber',
  },
} as const

const title = { ar: 'أخبار نوفمبر', en: 'News of November' }
const readers = { ar: 'qari@example.org', en: 'reader@example.org' }

/** The letters to an address, the newest first. */
const lettersTo = async (page: Page, email: string): Promise<{ subject: string; text: string }[]> =>
  (await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)).json()
const linkIn = ({ text }: { text: string }): string => /https?:\/\/\S+#\S+/.exec(text)?.[0] ?? ''

const subscribe = async (page: Page, language: 'ar' | 'en'): Promise<void> => {
  const text = words[language]
  await page.goto(`/newsletter?lang=${language}`)
  await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }])
  await page.goto('/newsletter')
  await alive(page)
  await page.getByLabel(text.email).fill(readers[language])
  await page.getByRole('button', { name: text.subscribe }).click()
  let link = ''
  await expect(async () => {
    const [letter] = await lettersTo(page, readers[language])
    link = letter ? linkIn(letter) : ''
    expect(link).not.toBe('')
  }).toPass()
  await page.goto(link)
  await alive(page)
  await page.getByRole('button', { name: text.confirm, exact: true }).click()
  await expect(page.getByText(text.confirmed)).toBeVisible()
}

test('an issue is written, scheduled, taken back, sent once to each in their language, and ended by its link', async ({
  windowOf,
  language,
}) => {
  const text = words[language]
  for (const one of ['ar', 'en'] as const) await subscribe(await windowOf(), one)

  const admin = await windowOf('admin')
  await admin.goto('/employee/content/newsletter')
  await expect(admin.getByText(text.none)).toBeVisible()
  await look(admin)
  await admin.getByRole('link', { name: text.add }).click()
  await admin.getByLabel(text.slug).fill('november')
  for (const [index, one] of (['ar', 'en'] as const).entries()) {
    await admin.getByLabel(text.title[index] as string).fill(title[one])
    await admin.getByLabel(text.body[index] as string).fill(`${title[one]}: [1](/services) **2**`)
  }
  await look(admin)
  await admin.locator('main').getByRole('button', { name: text.save, exact: true }).click()
  await admin.getByRole('dialog').getByRole('button', { name: text.save, exact: true }).click()
  await expect(admin.getByText(text.added)).toBeVisible()

  // It stays on its page, from where it is sent.
  await expect(admin).toHaveURL(/\/content\/newsletter\/november$/)
  const sending = admin.getByRole('region', { name: text.sending })
  await expect(sending.getByText(text.subscribers, { exact: true }).first()).toBeVisible()
  await look(admin)
  const order = async (at?: string) => {
    await sending.getByLabel(asRead(text.at)).fill(at ?? '')
    await sending.getByRole('button', { name: text.send }).click()
  }
  const confirm = async () => {
    await admin.getByRole('dialog').getByRole('button', { name: text.send }).click()
    await expect(admin.getByText(text.ordered)).toBeVisible()
  }
  await order('2020-01-01T09:00')
  await expect(sending.getByText(text.past).first()).toBeVisible()
  await order('2039-01-01T09:00')
  await confirm()
  await expect(sending.getByText(text.scheduled)).toBeVisible()
  await look(admin)
  await sending.getByRole('button', { name: text.takeBack }).click()
  await admin.getByRole('dialog').getByRole('button', { name: text.takeBack }).click()
  await expect(admin.getByText(text.takenBack)).toBeVisible()

  await order()
  await look(admin)
  await confirm()
  await expect(sending.getByText(text.underWay)).toBeVisible()
  await expect(admin.getByRole('region', { name: text.preview })).toContainText(title.en)
  for (const one of ['ar', 'en'] as const)
    await expect(async () => {
      const letters = (await lettersTo(admin, readers[one])).filter(({ subject }) => subject === title[one])
      expect(letters).toHaveLength(1)
    }).toPass()
  await look(admin)

  const [letter] = await lettersTo(admin, readers[language])
  const reader = await windowOf()
  await reader.goto(linkIn(letter as { text: string }))
  await alive(reader)
  await look(reader)
  await reader.getByRole('main').getByRole('button', { name: text.end, exact: true }).click()
  await expect(reader.getByText(text.ended)).toBeVisible()
  await admin.goto('/employee/content/newsletter')
  await expect(admin.getByText(text.underWay)).toBeVisible()
  await look(admin)
  const overview = await admin.request.get('/api/newsletterIssues', {
    headers: { 'x-app-mode': 'EMPLOYEE' },
  })
  const { subscribers, issues } = await overview.json()
  expect(subscribers.ar + subscribers.en).toBe(1)
  expect(issues[0].waiting, 'who has ended it gets no letter').toBe(1)
})
