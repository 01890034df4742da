// The city library's family card: its questions answered by mouse and typing as a citizen does, Arabic digits in Arabic.

import type { Locator, Page } from '@playwright/test'
import { arabicDigits, goOn, stepTitle } from './electricity.ts'
import { asRead, expect, type Say } from './journey.ts'
import { upload } from './paper.ts'

export const familyPath = '/services/FAMILY_CARD/add'
export const familySteps = {
  you: { ar: 'بياناتك', en: 'Your details' },
  family: { ar: 'أفراد الأسرة', en: 'Your family' },
  branch: { ar: 'الفرع والتوصيل', en: 'Branch and delivery' },
  plan: { ar: 'الاشتراك', en: 'Subscription' },
  papers: { ar: 'المستندات', en: 'Papers' },
}

/** The frame of a question, in the page or in a row. */
export const field = (within: Page | Locator, name: string): Locator =>
  within.locator(`[data-field="${name}"]:visible`)
export const box = (within: Page | Locator, name: string): Locator => field(within, name).getByRole('textbox')
/** Digits as one types them in the language of the page. */
export const digits = (say: Say, text: string | number): string =>
  say({ ar: arabicDigits(text), en: String(text) })

export const fillDate = async (
  frame: Locator,
  say: Say,
  [day, month, year]: [number, Record<'ar' | 'en', string>, number],
) => {
  await frame.getByLabel(say({ ar: 'اليوم', en: 'Day' })).fill(digits(say, day))
  await frame.getByLabel(say({ ar: 'الشهر', en: 'Month' })).selectOption(say(month))
  await frame.getByLabel(say({ ar: 'السنة', en: 'Year' })).fill(digits(say, year))
}

export const member = (page: Page, index: number): Locator =>
  field(page, 'members').locator('> * > fieldset[data-row]').nth(index)

export const answerYou = async (page: Page, say: Say): Promise<void> => {
  await stepTitle(page, say(familySteps.you))
  await box(page, 'fullName').fill(say({ ar: 'نهى محمود عبد الرحمن', en: 'Karim Fouad Elsayed' }))
  await box(page, 'nationalId').fill(digits(say, '29104120103458'))
  await box(page, 'mobile').fill(digits(say, '010 1234 5678'))
  await field(page, 'letters').getByRole('checkbox').check()
  await box(page, 'email').fill('reader@example.com')
}

export const answerFamily = async (page: Page, say: Say): Promise<void> => {
  await stepTitle(page, say(familySteps.family))
  const child = member(page, 0)
  await box(child, 'name').fill(say({ ar: 'سليم', en: 'Salim' }))
  await field(child, 'relation').getByRole('combobox').selectOption('CHILD')
  await fillDate(field(child, 'birthDate'), say, [27, { ar: 'مارس', en: 'March' }, 2015])
  await box(child, 'school').fill(say({ ar: 'مدرسة النيل', en: 'Nile school' }))
  await child.getByRole('button', { name: asRead(say({ ar: 'أضف: كتاب', en: 'Add: Book' })) }).click()
  const book = child.locator('fieldset[data-row]')
  await expect(box(book, 'title')).toBeFocused()
  await box(book, 'title').fill(say({ ar: 'الأيام', en: 'The Days' }))
  await box(book, 'author').fill(say({ ar: 'طه حسين', en: 'Taha Hussein' }))
  await field(page, 'storyDays')
    .getByRole('checkbox', { name: say({ ar: 'السبت', en: 'Saturday' }) })
    .check()
}

export const addSpouse = async (page: Page, say: Say): Promise<void> => {
  await page
    .getByRole('button', { name: asRead(say({ ar: 'أضف آخر: فرد', en: 'Add another: Person' })) })
    .click()
  const spouse = member(page, 1)
  await expect(box(spouse, 'name')).toBeFocused()
  await box(spouse, 'name').fill(say({ ar: 'هالة', en: 'Hala' }))
  await field(spouse, 'relation').getByRole('combobox').selectOption('SPOUSE')
  await fillDate(field(spouse, 'birthDate'), say, [14, { ar: 'يناير', en: 'January' }, 1988])
}

export const answerBranch = async (page: Page, say: Say): Promise<void> => {
  await stepTitle(page, say(familySteps.branch))
  const governorate = field(page, 'governorate').locator('input[role=combobox]')
  await governorate.fill(say({ ar: 'القاهره', en: 'cairo' }))
  await governorate.press('Enter')
  await field(page, 'branch').getByRole('combobox').selectOption('RIVER')
  await field(page, 'district').getByRole('combobox').selectOption('MAADI')
  await field(page, 'delivery').getByRole('radio').nth(1).check()
  await box(page, 'address').fill(say({ ar: 'شارع ٩، بجوار المحطة', en: '9th Street, beside the station' }))
  await field(page, 'home')
    .getByLabel(say({ ar: 'خط العرض', en: 'Latitude' }))
    .fill(digits(say, '29.9602'))
  await field(page, 'home')
    .getByLabel(say({ ar: 'خط الطول', en: 'Longitude' }))
    .fill(digits(say, '31.2569'))
  await field(page, 'lift').getByRole('radio').nth(1).check()
  await box(page, 'shelf').fill(digits(say, 12))
}

export const answerPlan = async (page: Page, say: Say): Promise<void> => {
  await stepTitle(page, say(familySteps.plan))
  await field(page, 'plan').getByRole('radio').nth(1).check()
  await box(page, 'booksAtOnce').fill(digits(say, 12))
  await box(page, 'code').fill('READ2026')
}

export const answerPapers = async (page: Page, say: Say): Promise<void> => {
  await stepTitle(page, say(familySteps.papers))
  await upload(page, say, 'identityCopy', ['card front.pdf', 'ظهر البطاقة.pdf'])
  await upload(page, say, 'birthCertificates', ['birth.pdf'])
  await field(page, 'rules').getByRole('checkbox').check()
}

/** From the open first page to the check. */
export const answerFamilyCard = async (page: Page, say: Say): Promise<void> => {
  for (const answer of [answerYou, answerFamily, answerBranch, answerPlan, answerPapers]) {
    await answer(page, say)
    await goOn(page, say)
  }
}

/** An answer as it stands on a page for reading: the one beside this label. */
export const shownAnswer = (within: Locator, label: string): Locator =>
  within
    .locator('dl > div')
    .filter({ has: within.page().locator(':scope > dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('> dd')
    .first()

/** The library's shortest service: one question. */
export const questionService = 'LIBRARY_QUESTION'

/** Files it in the app at a base path; answers the number of the request. */
export const fileQuestion = async (page: Page, say: Say, base = ''): Promise<string> => {
  await page.goto(`${base}/services/${questionService}/add`)
  await page
    .getByLabel(say({ ar: 'سؤالك', en: 'Your question' }))
    .fill(say({ ar: 'متى يفتح فرع الحديقة أبوابه؟', en: 'When is the garden branch open?' }))
  await goOn(page, say)
  await page.getByRole('button', { name: say({ ar: 'إرسال السؤال', en: 'Send the question' }) }).click()
  await page.waitForURL(/entries\/.*sent/)
  return /entries\/([^?]+)/.exec(page.url())?.[1] ?? ''
}
