// The service that most journeys file: its name, and answers to its questions as a citizen types them,
// in Arabic digits and with spaces, in both languages.

import { expect, type Page } from '@playwright/test'
import type { Say } from './journey.ts'
import { upload } from './paper.ts'

export const formPath = '/services/FIRST_CONNECTION/add'

export const arabicDigits = (text: string | number): string =>
  String(text).replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))

/** A day that lies ahead whenever the journeys run. */
export const inspectionYear = new Date().getFullYear() + 1

export const goOn = async (page: Page, say: Say): Promise<void> =>
  page.getByRole('button', { name: say({ ar: 'متابعة', en: 'Continue' }), exact: true }).click()

export const stepTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

/** Empties what the form took over from the profile, so that nothing is answered. */
export const emptyYou = async (page: Page, say: Say): Promise<void> => {
  await page.getByLabel(say({ ar: 'الاسم الكامل', en: 'Full name' })).fill('')
  await page.getByLabel(say({ ar: 'رقم الهاتف المحمول', en: 'Mobile number' })).fill('')
}

export const answerYou = async (page: Page, say: Say): Promise<void> => {
  await page.getByRole('radio', { name: say({ ar: 'مالك', en: 'Owner' }), exact: true }).check()
  await page.getByLabel(say({ ar: 'الاسم الكامل', en: 'Full name' })).fill('نهى محمود عبد الرحمن')
  await page.getByLabel(say({ ar: 'الرقم القومي', en: 'National ID' })).fill('٢٩١٠٤١٢ ٠١ ٠٣٤٥٨')
  await page.getByLabel(say({ ar: 'رقم الهاتف المحمول', en: 'Mobile number' })).fill('٠١٠ ١٢٣٤ ٥٦٧٨')
}

export const answerProperty = async (page: Page, say: Say): Promise<void> => {
  await page
    .getByLabel(say({ ar: 'المحافظة', en: 'Governorate' }))
    .selectOption(say({ ar: 'الدقهلية', en: 'Dakahlia' }))
  await page
    .getByLabel(say({ ar: 'المركز أو الحي', en: 'Center or district' }))
    .selectOption(say({ ar: 'المنصورة الجديدة', en: 'New Mansoura' }))
  await page
    .getByLabel(say({ ar: 'العنوان', en: 'Address' }))
    .fill(say({ ar: 'شارع البحر، بجوار مسجد النور', en: 'Sea Street, beside the Nour mosque' }))
  await page.getByLabel(say({ ar: 'الدور', en: 'Floor' })).fill('٣')
}

export const answerLoad = async (page: Page, say: Say): Promise<void> => {
  await page.getByRole('radio', { name: say({ ar: 'سكني', en: 'Home' }), exact: true }).check()
  await page.getByRole('radio', { name: say({ ar: 'أحادي الوجه', en: 'Single phase' }), exact: true }).check()
  await page.getByLabel(say({ ar: 'الحمل المطلوب', en: 'Load needed' })).fill('٧٫٥')
  await page.getByRole('checkbox', { name: say({ ar: 'تكييف', en: 'Air conditioning' }) }).check()
  const day = page.getByRole('group', {
    name: say({ ar: 'موعد المعاينة المفضل', en: 'Day for the inspection' }),
  })
  await day.getByLabel(say({ ar: 'اليوم', en: 'Day' })).fill('٢٧')
  await day.getByLabel(say({ ar: 'الشهر', en: 'Month' })).selectOption(say({ ar: 'مارس', en: 'March' }))
  await day.getByLabel(say({ ar: 'السنة', en: 'Year' })).fill(arabicDigits(inspectionYear))
}

/** The questions that papers answer. */
export const papers = ['identityPaper', 'ownershipPaper', 'permitPaper'] as const

export const answerPapers = async (page: Page, say: Say): Promise<void> => {
  for (const paper of papers) await upload(page, say, paper, [`${paper}.pdf`])
  await page
    .getByRole('checkbox', {
      name: say({ ar: 'أقر بأن البيانات دقيقة وكاملة', en: 'These details are accurate and complete' }),
    })
    .check()
}

export const checkTitle = (page: Page, say: Say) =>
  stepTitle(page, say({ ar: 'راجع إجاباتك قبل الإرسال', en: 'Check your answers before you send' }))

export const sendButton = (page: Page, say: Say) =>
  page.getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the request' }), exact: true })

/** From the first page of the form, which is open, to the page where all answers are checked. */
export const answerAll = async (page: Page, say: Say): Promise<void> => {
  await stepTitle(page, say({ ar: 'بيانات المتقدم', en: 'Your details' }))
  await answerYou(page, say)
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'العقار', en: 'The property' }))
  await answerProperty(page, say)
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'الاستخدام والحمل', en: 'Use and load' }))
  await answerLoad(page, say)
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'المستندات', en: 'Papers' }))
  await answerPapers(page, say)
  await goOn(page, say)
  await checkTitle(page, say)
}

/** On the confirmation: the number of the request that was sent. */
export const sentNumber = async (page: Page, say: Say): Promise<string> => {
  await stepTitle(page, say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))
  return page.getByText(/^[A-Z]+-\d{4}-\d{6}-\d$/).innerText()
}

/** Files a request from the open form and gives its number. */
export const fileRequest = async (page: Page, say: Say): Promise<string> => {
  await page.goto(formPath)
  await answerAll(page, say)
  await sendButton(page, say).click()
  return sentNumber(page, say)
}
