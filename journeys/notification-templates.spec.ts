// An administrator words a notification: what is missing is refused where it is, the preview shows a real request, each change
// is confirmed and told; and sees where messages stand, and sends one again. In a portal of its own.

import { file } from './arrange.ts'
import { test } from './closed-portal.ts'
import { asRead, expect, open, signInAs } from './journey.ts'
import { look } from './look.ts'
import { registered } from './people.ts'

// Colours on their way from one theme to the other are neither's.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    title: 'قوالب الإشعارات',
    add: 'كتابة قالب: إرسال طلب',
    textAr: 'النص بالعربية',
    textEn: 'النص بالإنجليزية',
    titleAr: 'العنوان بالعربية',
    missing: asRead('أدرج رقم الطلب في النص بالإنجليزية: لا يُفهم الإشعار بدونها.'),
    insert: asRead('إدراج رقم الطلب'),
    one: 'رسالة نصية واحدة',
    two: 'رسالتان نصيتان',
    number: /^رقم طلب حقيقي/,
    preview: 'عرض المعاينة',
    none: 'لا يوجد طلب بهذا الرقم',
    save: 'حفظ القالب',
    created: 'أُضيف القالب.',
    deactivate: asRead('إيقاف: إرسال طلب'),
    off: 'إيقاف',
    deactivated: 'أُوقف القالب.',
    delete: asRead('حذف: إرسال طلب'),
    sure: 'حذف',
    deleted: 'حُذف القالب.',
    outgoing: 'الرسائل الصادرة',
    find: 'رقم الطلب',
    search: 'بحث',
    waiting: 'في الانتظار',
    resend: asRead('إعادة إرسال إرسال طلب إلى'),
    again: 'إعادة الإرسال',
    resent: 'ستُرسل الرسالة مرة أخرى.',
  },
  en: {
    title: 'Notification templates',
    add: 'Write a template: Request submitted',
    textAr: 'Text in Arabic',
    textEn: 'Text in English',
    titleAr: 'Title in Arabic',
    missing: asRead(
      'Insert Number of the request. Without it the notification cannot be understood: Text in English.',
    ),
    insert: asRead('Insert Number of the request'),
    one: '1 SMS',
    two: '2 SMS',
    number: /^Number of a real request/,
    preview: 'Show preview',
    none: 'There is no request with this number',
    save: 'Save the template',
    created: 'The template is added.',
    deactivate: asRead('Deactivate: Request submitted'),
    off: 'Deactivate',
    deactivated: 'The template is off.',
    delete: asRead('Delete: Request submitted'),
    sure: 'Delete',
    deleted: 'The template is deleted.',
    outgoing: 'Messages sent',
    find: 'Request number',
    search: 'Search',
    waiting: 'Waiting',
    resend: asRead('Send again: Request submitted to'),
    again: 'Send again',
    resent: 'The message will be sent again.',
  },
} as const

test('a template is written, refused without its number, previewed, sent, switched off and deleted', async ({
  page: citizen,
  request,
  windowOf,
  language,
}) => {
  const text = words[language]
  const person = await registered(request)
  await open(citizen, '/login')
  await signInAs(citizen, language, person.egyptian, person.password, { by: 'mobile' })
  const filed = await file(citizen)

  const page = await windowOf('admin')
  await open(page, '/employee/notificationTemplates')
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
  await look(page)
  await page
    .getByRole('link', { name: asRead(text.add) })
    .first()
    .click()
  const arabic = page.getByRole('textbox', { name: text.textAr })
  const english = page.getByRole('textbox', { name: text.textEn })
  await expect(arabic).toHaveValue(/\{number\}/)
  await arabic.fill(
    'وصلنا طلبك {number}. سنرد عليك خلال ثلاثة أيام عمل برسالة نصية على هاتفك المسجل في حسابك.',
  )
  await expect(page.getByText(text.two).first()).toBeVisible()
  await english.fill('We have your request.')
  await expect(page.getByText(text.one).last()).toBeVisible()
  await page.getByRole('button', { name: text.save }).click()
  await expect(page.getByText(text.missing).first()).toBeVisible()
  await expect(arabic).toHaveValue(/وصلنا/)
  await look(page)
  await english.fill('We have your request ')
  await page.getByRole('button', { name: text.insert }).last().click()
  await expect(english).toHaveValue('We have your request {number}')

  const number = page.getByLabel(text.number)
  await number.fill('LIBR-2000-000000-0')
  await page.getByRole('button', { name: text.preview }).click()
  await expect(page.getByText(text.none)).toBeVisible()
  await number.fill(filed.ID.toLowerCase())
  await page.getByRole('button', { name: text.preview }).click()
  await expect(page.getByText(asRead(`We have your request ${filed.ID}`))).toBeVisible()
  await look(page)

  await page.getByRole('button', { name: text.save }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.save }).click()
  await expect(page.getByText(text.created)).toBeVisible()
  await file(citizen)
  await open(citizen, '/notifications')
  await expect(citizen.getByText(language === 'ar' ? /وصلنا طلبك/ : /We have your request/)).toBeVisible()

  await page.getByRole('button', { name: text.deactivate }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.off, exact: true }).click()
  await expect(page.getByText(text.deactivated)).toBeVisible()
  await page.getByRole('button', { name: text.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.sure, exact: true }).click()
  await expect(page.getByText(text.deleted)).toBeVisible()
  await expect(page.getByText('We have your request')).toBeHidden()

  await open(page, '/employee/outgoingMessages')
  await expect(page.getByRole('heading', { level: 1, name: text.outgoing })).toBeVisible()
  await page.getByLabel(text.find).fill(filed.ID)
  await page.getByRole('button', { name: text.search, exact: true }).click()
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(text.waiting)
  await expect(rows).not.toContainText(person.mobile)
  await look(page)
  await rows.getByRole('button', { name: text.resend }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.again, exact: true }).click()
  await expect(page.getByText(text.resent)).toBeVisible()
})
