// The library's family card: every kind of question in one request, filled in, left and found again, checked, changed,
// sent, and read by an officer, answer by answer.

import type { Page } from '@playwright/test'
import { checkTitle, goOn, sendButton, sentNumber, stepTitle } from './electricity.ts'
import { asRead, expect, open, type Say, test } from './journey.ts'
import {
  addSpouse,
  answerBranch,
  answerFamily,
  answerPapers,
  answerPlan,
  answerYou,
  box,
  digits,
  familyPath,
  familySteps,
  field,
  shownAnswer,
} from './library.ts'

test.use({ who: 'citizen', alone: 'FAMILY_CARD', contextOptions: { reducedMotion: 'reduce' } })

/** Labels and answers as they are read afterwards, those that the script asked for and of groups and files too. */
const read = (say: Say): [string, string | RegExp][] => [
  [say({ ar: 'الرقم القومي', en: 'National ID' }), '29104120103458'],
  [say({ ar: 'رقم الهاتف المحمول', en: 'Mobile number' }), '+20 10 1234 5678'],
  [say({ ar: 'البريد الإلكتروني', en: 'E-mail' }), 'reader@example.com'],
  [say({ ar: 'الاسم', en: 'Name' }), say({ ar: 'سليم', en: 'Salim' })],
  [say({ ar: 'صلة القرابة', en: 'Relation to you' }), say({ ar: 'ابن أو ابنة', en: 'Son or daughter' })],
  [say({ ar: 'تاريخ الميلاد', en: 'Date of birth' }), say({ ar: '٢٧ مارس ٢٠١٥', en: '27 March 2015' })],
  [say({ ar: 'أيام ساعة الحكاية', en: 'Days of the story hour' }), say({ ar: 'السبت', en: 'Saturday' })],
  [say({ ar: 'المحافظة', en: 'Governorate' }), say({ ar: 'القاهرة', en: 'Cairo' })],
  [say({ ar: 'الفرع', en: 'Branch' }), say({ ar: 'فرع النهر', en: 'River branch' })],
  [say({ ar: 'الحي أو القرية', en: 'District or village' }), say({ ar: 'المعادي', en: 'Maadi' })],
  [
    say({ ar: 'مكان البيت', en: 'Where your home is' }),
    say({ ar: '٢٩٫٩٦٠٢، ٣١٫٢٥٦٩', en: '29.9602, 31.2569' }),
  ],
  [
    say({ ar: 'هل يحتاج أحد إلى المصعد؟', en: 'Does anyone need the lift?' }).replace('?', '\\?'),
    say({ ar: 'لا', en: 'No' }),
  ],
  [
    say({
      ar: 'رقم الرف الذي تفضله لكتب الأطفال',
      en: "Number of the shelf you prefer for children's books",
    }),
    digits(say, 12),
  ],
  [say({ ar: 'نوع الاشتراك', en: 'Kind of subscription' }), say({ ar: 'كامل', en: 'Full' })],
  [say({ ar: 'رسوم السنة', en: 'Fee for a year' }), say({ ar: /٦٠/, en: /60/ })],
  [say({ ar: 'رمز الدعوة', en: 'Invitation code' }), 'READ2026'],
  [
    say({ ar: 'صورة بطاقة الرقم القومي', en: 'Copy of your national ID card' }),
    /card front\.pdf[\s\S]*ظهر البطاقة\.pdf/,
  ],
]

const readAll = async (page: Page, say: Say): Promise<void> => {
  const main = page.getByRole('main')
  for (const [label, answer] of read(say)) await expect(shownAnswer(main, label)).toContainText(answer)
  await expect(main).toContainText(say({ ar: 'طه حسين', en: 'Taha Hussein' }))
  await expect(main).not.toContainText('portal')
}

test('F12, F16, K2: the whole card by mouse: errors, a draft on the way, a change, sending, and the officer reads it', {
  tag: '@core',
}, async ({ page, browser, signedIn, baseURL, language, say }) => {
  let number = ''

  await test.step('the form knows the name, and says what is missing', async () => {
    await open(page, familyPath)
    await stepTitle(page, say(familySteps.you))
    await expect(box(page, 'fullName')).toHaveValue(say({ ar: 'نهى محمود عبد الرحمن', en: 'كريم فؤاد' }))
    await box(page, 'mobile').fill('')
    await goOn(page, say)
    const summary = page.getByRole('region', {
      name: say({ ar: 'راجع إجابتين قبل المتابعة', en: 'Check 2 answers before you continue' }),
    })
    await expect(summary).toBeFocused()
    await answerYou(page, say)
    await goOn(page, say)
  })

  await test.step('a person with a book and another person; what the script and the groups bring up', async () => {
    await answerFamily(page, say)
    await addSpouse(page, say)
    await goOn(page, say)
    await answerBranch(page, say)
    await goOn(page, say)
    await answerPlan(page, say)
    await expect(field(page, 'yearFee').locator('input')).toHaveValue(digits(say, 60))
    await box(page, 'code').fill('WRONG')
    await goOn(page, say)
    await expect(
      page.getByRole('link', { name: say({ ar: /لا نعرف رمز الدعوة/, en: /do not know this invitation/ }) }),
    ).toBeVisible()
    await box(page, 'code').fill('READ2026')
    await goOn(page, say)
  })

  await test.step('F12, F16: left in the middle, the draft is found again with its files', async () => {
    await answerPapers(page, say)
    await page
      .getByRole('button', { name: say({ ar: 'حفظ وإكمال لاحقًا', en: 'Save and finish later' }) })
      .click()
    await stepTitle(page, say({ ar: 'حُفظت المسودة', en: 'Your draft is saved' }))
    await page.getByRole('link', { name: say({ ar: 'أكمل المسودة', en: 'Continue the draft' }) }).click()
    await stepTitle(page, say(familySteps.papers))
    await expect(field(page, 'identityCopy').getByRole('listitem')).toHaveCount(2)
    await expect(field(page, 'identityCopy')).toContainText('card front.pdf')
    await goOn(page, say)
  })

  await test.step('K2: every answer is checked, and one changed', async () => {
    await checkTitle(page, say)
    await readAll(page, say)
    await page
      .getByRole('link', { name: say({ ar: 'تغيير من يستعير معك', en: 'Change Who borrows with you' }) })
      .click()
    await page
      .getByRole('button', { name: asRead(say({ ar: 'إزالة فرد ٢', en: 'Remove Person 2' })) })
      .click()
    await expect(page.getByText(asRead(say({ ar: 'أُزيل: فرد ٢', en: 'Removed: Person 2' })))).toBeVisible()
    await goOn(page, say)
    await checkTitle(page, say)
    await expect(page.getByRole('main')).not.toContainText(say({ ar: 'هالة', en: 'Hala' }))
  })

  await test.step('it is sent', async () => {
    await sendButton(page, say).click()
    number = await sentNumber(page, say)
    await page
      .getByRole('main')
      .getByRole('link', { name: say({ ar: /عرض الطلب/, en: /Show the request/ }) })
      .first()
      .click()
    await readAll(page, say)
  })

  await test.step('the officer reads every answer with its label', async () => {
    const staff = await browser.newContext({
      baseURL,
      storageState: await signedIn('officer'),
      timezoneId: 'Africa/Cairo',
    })
    const desk = await staff.newPage()
    await desk.goto(`/employee/services/FAMILY_CARD/entries/${number}?lang=${language}`)
    await expect(desk.getByRole('main')).toContainText(number)
    await desk.getByRole('tab', { name: say({ ar: 'الإجابات', en: 'Answers' }) }).click()
    await readAll(desk, say)
    await staff.close()
  })
})
