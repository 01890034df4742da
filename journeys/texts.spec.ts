// An administrator puts other words in place of a text of the portal and of a service: they show, as text, and a file with them
// goes out and comes back.

import type { Language } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, who: 'admin' })
// The texts are everybody's: the languages edit different ones.
const words = {
  ar: {
    own: 'اختر خدمة لتعرف من يحق له طلبها وما تحتاج إليه قبل أن تبدأ.',
    written: 'اختر خدمتك <b>الآن</b> لتعرف شروطها.',
    edit: /تعديل: .?اختر خدمة/,
    box: 'بالعربية',
    save: 'حفظ النص',
    saved: 'حُفظ النص، ويظهر من الآن.',
    apply: 'عرض النتائج',
    search: /^كلمات من النص/,
    counted: 'الأكثر من {count}',
    administrators: 'يعدّله مدير النظام وحده',
    placeholders: 'أبقِ الأجزاء التي بين القوسين كما هي في الأصلي',
    download: 'تنزيل هذه القائمة CSV',
    state: 'معدّل',
    file: 'ملف CSV',
    check: 'فحص الملف',
    unchanged: /بلا تغيير/,
    history: 'سجل التغييرات',
    backToOwn: 'أعيد النص الأصلي',
    carrying: 'server/capabilities/newsletter/messages.ts confirm',
    link: { edit: /تعديل: .*\{link\}/, written: 'كلمات أخرى للنشرة: {link}' },
    waits: 'ينتظر مديرًا ثانيًا',
    proposalSaved: 'حُفظ الاقتراح. يظهر النص حين يعتمده مدير آخر.',
    confirm: 'اعتماد النص',
    withdraw: 'سحب الاقتراح',
    confirmed: 'اعتُمد النص، ويظهر من الآن.',
  },
  en: {
    own: 'Choose a service to see who may apply and what you need before you start.',
    written: 'Choose your service <b>now</b> to see its terms.',
    edit: /Edit: .?Choose a service/,
    box: 'In English',
    save: 'Save the text',
    saved: 'The text is saved and shown from now on.',
    apply: 'Show results',
    search: /^Words of the text/,
    counted: 'More than {count}',
    administrators: 'Only an administrator can change it',
    placeholders: 'Keep the parts in braces as they are in the original',
    download: 'Download this list as CSV',
    state: 'Edited',
    file: 'CSV file',
    check: 'Check the file',
    unchanged: /unchanged/,
    history: 'History',
    backToOwn: 'The original was put back',
    carrying: 'server/capabilities/newsletter/messages.ts already',
    link: { edit: /Edit: .*\{link\}/, written: 'Other words for the newsletter: {link}' },
    waits: 'Waits for a second administrator',
    proposalSaved: 'The proposal is saved. The text is shown once another administrator confirms it.',
    confirm: 'Confirm the text',
    withdraw: 'Withdraw the proposal',
    confirmed: 'The text is confirmed and shown from now on.',
  },
} as const
type Words = (typeof words)[Language]

const edit = async (page: Page, text: Words, value: string) => {
  await page.getByRole('button', { name: text.edit }).click()
  await page.getByLabel(text.box).fill(value)
  await page.getByRole('button', { name: text.save }).click()
}
const intro = 'web/features/services/messages.ts intro'
const find = (page: Page) => open(page, `/employee/texts?q=${encodeURIComponent(intro)}`)

test('words written for a text stand on the page, as text, until they are taken back', async ({
  page,
  context,
  say,
}) => {
  const text = say<Words>(words)
  await find(page)
  await edit(page, text, text.written)
  await expect(page.getByRole('status').getByText(text.saved)).toBeVisible()
  await look(page)
  const reader = await context.newPage()
  await open(reader, '/services')
  await expect(reader.getByRole('main').getByText(text.written)).toBeVisible()
  await expect(reader.getByRole('main').locator('b')).toHaveCount(0)
  await find(page)
  await edit(page, text, '')
  await expect(page.getByRole('status').getByText(text.saved)).toBeVisible()
  await page.getByRole('button', { name: text.history }).click()
  await expect(page.getByText(text.backToOwn).first()).toBeVisible()
  await open(reader, '/services')
  await expect(reader.getByRole('main').getByText(text.own)).toBeVisible()
})

test('words that lose a placeholder are refused at their box', async ({ page, say }) => {
  const text = say<Words>(words)
  await open(page, `/employee/texts?q=${encodeURIComponent('web/modules/search/messages.ts nothing')}`)
  await page
    .getByRole('button', { name: /\{query\}/ })
    .first()
    .click()
  await page.getByLabel(text.box).first().fill('x')
  await page.getByRole('button', { name: text.save }).click()
  await expect(page.getByRole('link', { name: text.placeholders })).toBeVisible()
  await look(page)
})

test('the list goes out as a file and comes back', async ({ page, say }) => {
  const text = say<Words>(words)
  await open(page, '/employee/texts?scope=LIBRARY_QUESTION')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: text.download }).click()
  const path = await (await download).path()
  await open(page, '/employee/texts/import')
  await page.getByLabel(text.file).setInputFiles(path)
  await page.getByRole('button', { name: text.check }).click()
  await expect(page.getByText(text.unchanged)).toBeVisible()
  await look(page)
})

test('a designer does not write the texts of the portal', async ({ windowOf, say }) => {
  const text = say<Words>(words)
  const page = await windowOf('designer')
  await find(page)
  await expect(page.getByText(text.administrators)).toBeVisible()
  await expect(page.getByRole('button', { name: text.edit })).toHaveCount(0)
  await look(page)
})

test('words around a link wait until another administrator confirms them', async ({
  page,
  windowOf,
  say,
}) => {
  const text = say<Words>(words)
  const address = `/employee/texts?q=${encodeURIComponent(text.carrying)}`
  await open(page, address)
  await page.getByRole('button', { name: text.link.edit }).click()
  await page.getByLabel(text.box).fill(text.link.written)
  await page.getByRole('button', { name: text.save }).click()
  await expect(page.getByText(text.proposalSaved)).toBeVisible()
  await expect(page.getByRole('button', { name: text.withdraw })).toBeVisible()
  await expect(page.getByRole('button', { name: text.confirm })).toHaveCount(0)
  await look(page)
  const second = await windowOf('admin2')
  await open(second, address)
  await expect(second.getByRole('listitem').getByText(text.waits)).toBeVisible()
  await look(second)
  await second.getByRole('button', { name: text.confirm }).click()
  await expect(second.getByText(text.confirmed)).toBeVisible()
  await expect(second.getByRole('button', { name: text.confirm })).toHaveCount(0)
  await expect(second.getByText(text.link.written)).toBeVisible()
  await second.getByRole('button', { name: text.link.edit }).click()
  await second.getByLabel(text.box).fill('')
  await second.getByRole('button', { name: text.save }).click()
  await expect(second.getByText(text.saved)).toBeVisible()
})
