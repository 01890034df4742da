// What administrators write is read by visitors, and gone when it is off; the pages that come with the portal are there in
// both languages, without a script too; a message becomes a request; the newsletter is begun by a link. In a portal of its own.

import type { Page } from '@playwright/test'
import { test } from './closed-portal.ts'
import { alive, asRead, expect } from './journey.ts'
import { look } from './look.ts'

// Colours on their way from one theme to the other are neither's.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    add: 'إضافة',
    save: 'حفظ',
    slug: 'الاسم في العنوان',
    title: ['العنوان بالعربية', 'العنوان بالإنجليزية'],
    summary: ['الملخص بالعربية', 'الملخص بالإنجليزية'],
    body: ['النص بالعربية', 'النص بالإنجليزية'],
    added: 'أُضيف المحتوى.',
    changed: 'حُفظ التغيير.',
    deactivate: 'إيقاف',
    deactivated: 'أُوقف المحتوى.',
    missing: 'أدخل العنوان بالإنجليزية',
    preview: 'كما سيقرؤه الناس',
    history: 'السجل',
    allNews: 'كل الأخبار',
    sample: 'مراكز الخدمة تعمل مساءً يومي الأحد والثلاثاء',
    subscribe: 'اشتراك',
    email: 'البريد الإلكتروني',
    confirm: 'تأكيد الاشتراك',
    confirmed: 'تم الاشتراك في النشرة البريدية.',
    already: 'أنت مشترك في النشرة البريدية من قبل.',
    end: 'إلغاء الاشتراك',
    ended: 'أُلغي الاشتراك وحُذف عنوانك.',
    sent: /أرسلنا رسالة إلى/,
    write: 'اكتب رسالتك',
    onPage: 'في هذه الصفحة',
  },
  en: {
    add: 'Add',
    save: 'Save',
    slug: 'Name in the address',
    title: ['Title in Arabic', 'Title in English'],
    summary: ['Summary in Arabic', 'Summary in English'],
    body: ['Text in Arabic', 'Text in English'],
    added: 'The content is added.',
    changed: 'The change is saved.',
    deactivate: 'Deactivate',
    deactivated: 'The content is inactive.',
    missing: 'Enter: Title in English',
    preview: 'As people will read it',
    history: 'History',
    allNews: 'All news',
    sample: 'Service centers open on two evenings',
    subscribe: 'Subscribe',
    email: 'E-mail',
    confirm: 'Confirm',
    confirmed: 'You have subscribed to the newsletter.',
    already: 'You have already subscribed to the newsletter.',
    end: 'Unsubscribe',
    ended: 'You have unsubscribed and your address is deleted.',
    sent: /We sent a message to/,
    write: 'Write your message',
    onPage: 'On this page',
  },
} as const
type Texts = (typeof words)['ar' | 'en']

const title = { ar: 'مواعيد جديدة لمراكز الخدمة', en: 'New opening hours of service centers' }
const hostile = '<img src=x onerror="document.title=1"> [x](javascript:alert(1))'
/** As it is pasted from a document: rows with tabs, a list with Arabic numbers, lines that are broken once. */
const pasted = {
  ar: 'المركز\tالساعة\nالدقي\t٩\n\n١. بطاقة الرقم القومي\n٢. آخر فاتورة\n\nالدقي\nالجيزة',
  en: 'Center\tHour\nDokki\t9\n\n1. National ID\n2. Latest bill\n\nDokki\nGiza',
}
const body = {
  ar: `${pasted.ar}\n\n## من الأحد\n\nتعمل المراكز **ساعة إضافية**. [كل الخدمات](/services)\n\n${hostile}`,
  en: `${pasted.en}\n\n## From Sunday\n\nCenters are open **one more hour**. [All services](/services)\n\n${hostile}`,
}

const save = async (page: Page, text: Texts, said: string): Promise<void> => {
  await page.locator('main').getByRole('button', { name: text.save, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.save, exact: true }).click()
  await expect(page.getByText(said)).toBeVisible()
}

test('an administrator writes news and a visitor reads it; deactivated it is gone; a question is changed', async ({
  windowOf,
  language,
}) => {
  const text = words[language]
  const admin = await windowOf('admin')
  await admin.goto('/employee/content/news')
  await admin.getByRole('link', { name: text.add }).click()
  await admin.getByLabel(text.slug).fill('new-hours')
  await admin.getByLabel(text.title[0]).fill(title.ar)
  await admin.locator('main').getByRole('button', { name: text.save, exact: true }).click()
  await expect(admin.getByRole('link', { name: asRead(text.missing) })).toBeVisible()
  await look(admin)
  for (const [index, other] of (['ar', 'en'] as const).entries()) {
    await admin.getByLabel(text.title[index] as string).fill(title[other])
    await admin.getByLabel(text.summary[index] as string).fill(`${title[other]}.`)
    await admin.getByLabel(text.body[index] as string).fill(body[other])
  }
  const preview = admin.getByRole('region', { name: text.preview })
  for (const other of ['ar', 'en'] as const)
    await expect(preview.getByRole('heading', { name: title[other] })).toBeVisible()
  await save(admin, text, text.added)
  await look(admin)

  const visitor = await windowOf()
  await visitor.goto('/news')
  await alive(visitor)
  // A demo begins with some.
  await expect(visitor.getByRole('link', { name: text.sample })).toBeVisible()
  await visitor.getByRole('link', { name: title[language] }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: title[language] })).toBeVisible()
  const main = visitor.locator('main')
  await expect(main.getByRole('columnheader').first()).toHaveText({ ar: 'المركز', en: 'Center' }[language])
  await expect(main.getByRole('cell').nth(1)).toHaveText({ ar: '٩', en: '9' }[language])
  await expect(main.locator('ol > li')).toHaveCount(2)
  await expect(main.locator('br'), 'a line that is broken once stays broken').toHaveCount(1)
  // HTML stands as it was typed, and an address that is none leads nowhere.
  await expect(visitor.locator('main').getByText('<img src=x')).toBeVisible()
  await expect(visitor.locator('main img, main a[href^="javascript"]')).toHaveCount(0)
  await look(visitor)
  const drawn = await (await visitor.request.get('/news/new-hours')).text()
  expect(drawn).toContain(`<link rel="canonical" href="`)
  expect(drawn).toContain('/news/new-hours')

  await admin.getByRole('button', { name: asRead(`${text.deactivate}: ${title[language]}`) }).click()
  await admin.getByRole('dialog').getByRole('button', { name: text.deactivate }).click()
  await expect(admin.getByText(text.deactivated)).toBeVisible()
  expect((await visitor.request.get('/news/new-hours')).status()).toBe(404)

  await admin.goto('/employee/content/faq/how-long')
  await admin.getByLabel(text.body[0]).fill('من ثلاثة إلى خمسة أيام عمل.')
  await admin.getByLabel(text.body[1]).fill('Three to five working days.')
  await save(admin, text, text.changed)
  await visitor.goto('/faq')
  await alive(visitor)
  await visitor.locator('#how-long summary').click()
  const answer = { ar: 'من ثلاثة إلى خمسة أيام عمل.', en: 'Three to five working days.' }
  await expect(visitor.getByText(answer[language])).toBeVisible()
  await look(visitor)
  await admin.goto('/employee/content/faq/how-long')
  await expect(admin.getByRole('region', { name: text.history }).getByRole('listitem')).toHaveCount(1)
  await look(admin)
})

test('a link of the menu that is off says why where it stands', async ({ windowOf, language }) => {
  const text = words[language]
  const admin = await windowOf('admin')
  await admin.goto('/employee/content/navigation/add')
  const [address, reasons, active] = {
    ar: ['الرابط', ['سبب الإيقاف بالعربية', 'سبب الإيقاف بالإنجليزية'], 'يظهر للقراء'] as const,
    en: [
      'Link',
      ['Why it is inactive, in Arabic', 'Why it is inactive, in English'],
      'Show it to readers',
    ] as const,
  }[language]
  const [item, why] = [
    { ar: 'المعرض', en: 'Exhibition' },
    { ar: 'يُفتح المعرض في مارس.', en: 'The exhibition opens in March.' },
  ]
  await admin.getByLabel(text.slug).fill('exhibition')
  for (const [index, other] of (['ar', 'en'] as const).entries()) {
    await admin.getByLabel(text.title[index] as string).fill(item[other])
    await admin.getByLabel(reasons[index] as string).fill(why[other])
  }
  await admin.getByLabel(address, { exact: true }).fill('/news')
  await admin.getByLabel(active).uncheck()
  await save(admin, text, text.added)
  const visitor = await windowOf()
  await visitor.goto('/about')
  await alive(visitor)
  await visitor.getByRole('banner').getByRole('button', { name: item[language] }).click()
  await expect(visitor.getByText(why[language])).toBeVisible()
})

const pages = [
  '/help',
  '/about',
  '/privacy-policy',
  '/code-of-conduct',
  '/citizen-guide',
  '/clients-charter',
  '/accessibility',
  '/news',
  '/faq',
  '/user-guides',
  '/service-centers',
  '/contact',
  '/newsletter',
]

test('every page of information is there without a script, and pleases axe', async ({
  windowOf,
  language,
}) => {
  test.slow()
  const visitor = await windowOf()
  for (const path of pages) {
    const answer = await visitor.request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html.match(/<h1/g) ?? [], path).toHaveLength(1)
    await visitor.goto(path)
    await alive(visitor)
    await look(visitor)
  }
  await visitor.goto('/privacy-policy')
  await alive(visitor)
  const contents = visitor.getByRole('navigation', { name: words[language].onPage })
  const last = contents.getByRole('link').last()
  const name = await last.innerText()
  await last.click()
  await expect(visitor.getByRole('heading', { name })).toBeInViewport()
  // The footer leads to all of them.
  const footer = visitor.getByRole('contentinfo')
  for (const path of pages.filter(one => one !== '/newsletter'))
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
})

test('centers are found by governorate however it is written', async ({ windowOf }) => {
  const visitor = await windowOf()
  await visitor.goto('/service-centers')
  await alive(visitor)
  await visitor.locator('#center').fill('الجيزه')
  await expect(visitor.locator('main h3')).toHaveCount(3)
  await expect(visitor).toHaveURL(/q=/)
  // Without a map host there is no map, and nothing is asked of one.
  await expect(visitor.locator('main details')).toHaveCount(0)
})

test('a visitor’s message becomes a request with a number and a due date', async ({ windowOf, language }) => {
  const text = words[language]
  const visitor = await windowOf()
  await visitor.goto('/contact')
  await alive(visitor)
  await visitor.getByRole('link', { name: text.write }).click()
  await expect(visitor).toHaveURL(/\/services\/COMPLAINT\/add/)
  const form = {
    ar: {
      type: 'شكوى',
      content: 'نص الرسالة',
      name: 'الاسم بالكامل',
      by: 'بريد إلكتروني',
      mail: 'البريد الإلكتروني',
    },
    en: { type: 'Complaint', content: 'Message', name: 'Full name', by: 'E-mail', mail: 'E-mail' },
  }[language]
  await visitor.getByRole('radio', { name: form.type }).check()
  await visitor
    .getByRole('textbox', { name: form.content, exact: true })
    .fill('مضى أسبوعان على موعد المعاينة ولم يحضر أحد')
  await look(visitor)
  const onward = { ar: /^(التالي|متابعة|راجع)/, en: /^(Next|Continue|Check)/ }[language]
  await visitor.getByRole('button', { name: onward }).click()
  await visitor.getByRole('textbox', { name: form.name }).fill('نهى عبد الرحمن')
  await visitor.getByRole('radio', { name: form.by }).check()
  await visitor.getByRole('textbox', { name: form.mail }).fill('noha@example.com')
  await visitor.getByRole('button', { name: onward }).click()
  await visitor
    .getByRole('button', { name: { ar: 'إرسال الرسالة', en: 'Send the message' }[language] })
    .click()
  await expect(visitor.getByText(/COMP-\d{4}-\d{6}-\d/).first()).toBeVisible()
  const number = (await visitor.locator('main').innerText()).match(/COMP-\d{4}-\d{6}-\d/)?.[0] ?? ''
  const officer = await windowOf('officer')
  await officer.goto(`/employee/services/COMPLAINT/entries/${number}`)
  await alive(officer)
  await look(officer)
  await expect(officer.getByRole('heading', { level: 1 })).toBeVisible()
  const filter = JSON.stringify({ where: { ID: number } })
  const found = await officer.request.get(`/api/COMPLAINT/findOne?filter=${encodeURIComponent(filter)}`, {
    headers: { 'x-app-mode': 'EMPLOYEE' },
  })
  const { dueAt, createdAt } = await found.json()
  // Five working days: five days where the first is a Sunday, more where a Friday and a Saturday lie between.
  expect(Date.parse(dueAt) - Date.parse(createdAt)).toBeGreaterThan(4.9 * 86_400_000)
})

test('the newsletter is begun by the link alone, and a second time says so', async ({
  windowOf,
  language,
}) => {
  const text = words[language]
  const visitor = await windowOf()
  const email = `reader-${language}@example.com`
  const ask = async () => {
    await visitor.goto('/newsletter')
    await alive(visitor)
    await visitor.getByLabel(text.email).fill(email)
    await visitor.getByRole('button', { name: text.subscribe }).click()
    await expect(visitor.getByText(text.sent)).toBeVisible()
  }
  /** The newest first. */
  const links = async (): Promise<string[]> => {
    const letters = await (
      await visitor.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)
    ).json()
    return letters.map((letter: { text: string }) => /https?:\/\/\S+/.exec(letter.text)?.[0] ?? '')
  }
  await ask()
  const [first = ''] = await links()
  await visitor.goto(first)
  await alive(visitor)
  await expect(visitor).toHaveURL(/\/newsletter$/)
  await look(visitor)
  await visitor.getByRole('button', { name: text.confirm, exact: true }).click()
  await expect(visitor.getByText(text.confirmed)).toBeVisible()
  await visitor.goto('/')
  await visitor.goto(first)
  await alive(visitor)
  await visitor.getByRole('button', { name: text.confirm, exact: true }).click()
  await expect(visitor.getByText(text.already)).toBeVisible()
})
