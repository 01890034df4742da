// The citizen's journey by keyboard alone: Tab, Enter, Space, arrows and typing. No pointer is used from the first
// page to the number of the request.

import type { Locator } from '@playwright/test'
import { arabicDigits, inspectionYear, papers, stepTitle } from './electricity.ts'
import { expect, open, people, test } from './journey.ts'
import { choose, chooseFile, tabTo } from './keys.ts'

test.use({ alone: 'FIRST_CONNECTION' })

test('a request is filed without a pointer', { tag: '@core' }, async ({ page, say, language }) => {
  const type = async (field: Locator, words: string) => {
    await tabTo(page, field)
    await page.keyboard.insertText(words)
  }
  const pressOn = async (control: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  }
  const field = (words: { ar: string; en: string }) => page.getByLabel(say(words))
  const onward = page.getByRole('button', { name: say({ ar: 'متابعة', en: 'Continue' }), exact: true })

  await open(page, '/')
  await type(page.getByRole('searchbox'), 'توصيل الكهربا')
  await page.keyboard.press('Enter')
  // Each page that comes takes the focus to its heading; who tabs away before stays where they went.
  const service = say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await pressOn(page.getByRole('link', { name: service }), 'Enter')
  await expect(heading.filter({ hasText: service })).toBeFocused()
  await pressOn(page.getByRole('link', { name: say({ ar: 'ابدأ', en: 'Start now' }), exact: true }), 'Enter')

  await stepTitle(page, say({ ar: 'تسجيل الدخول', en: 'Sign in' }))
  const { username, password } = people.citizen[language]
  await type(field({ ar: 'رقم الهاتف المحمول', en: 'Mobile number' }), username)
  await type(page.getByLabel(say({ ar: 'كلمة المرور', en: 'Password' }), { exact: true }), password)
  await page.keyboard.press('Enter')

  await stepTitle(page, say({ ar: 'بيانات المتقدم', en: 'Your details' }))
  await pressOn(onward, 'Enter')
  // The summary has the focus; its first line leads to the first choice.
  await pressOn(
    page.getByRole('link', { name: say({ ar: 'اختر صفتك', en: 'Select what you are to the property' }) }),
    'Enter',
  )
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('radio', { name: say({ ar: 'مستأجر', en: 'Tenant' }), exact: true }),
  ).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await type(field({ ar: 'الاسم الكامل', en: 'Full name' }), 'نهى محمود عبد الرحمن')
  await type(field({ ar: 'الرقم القومي', en: 'National ID' }), '٢٩١٠٤١٢٠١٠٣٤٥٨')
  await type(field({ ar: 'رقم الهاتف المحمول', en: 'Mobile number' }), '٠١٠ ١٢٣٤ ٥٦٧٨')
  await page.keyboard.press('Enter')

  await stepTitle(page, say({ ar: 'العقار', en: 'The property' }))
  await choose(page, field({ ar: 'المحافظة', en: 'Governorate' }), say({ ar: 'الدقهلية', en: 'Dakahlia' }))
  await choose(
    page,
    field({ ar: 'المركز أو الحي', en: 'Center or district' }),
    say({ ar: 'المنصورة الجديدة', en: 'New Mansoura' }),
  )
  await type(field({ ar: 'العنوان', en: 'Address' }), 'شارع البحر، بجوار مسجد النور')
  await pressOn(onward, 'Space')

  await stepTitle(page, say({ ar: 'الاستخدام والحمل', en: 'Use and load' }))
  await pressOn(page.getByRole('radio', { name: say({ ar: 'سكني', en: 'Home' }), exact: true }), 'Space')
  await pressOn(
    page.getByRole('radio', { name: say({ ar: 'أحادي الوجه', en: 'Single phase' }), exact: true }),
    'Space',
  )
  await type(field({ ar: 'الحمل المطلوب', en: 'Load needed' }), '٧٫٥')
  await pressOn(page.getByRole('checkbox', { name: say({ ar: 'تكييف', en: 'Air conditioning' }) }), 'Space')
  await type(field({ ar: 'اليوم', en: 'Day' }), '٢٧')
  await choose(page, field({ ar: 'الشهر', en: 'Month' }), say({ ar: 'مارس', en: 'March' }))
  await type(field({ ar: 'السنة', en: 'Year' }), arabicDigits(inspectionYear))
  await pressOn(onward, 'Enter')

  await stepTitle(page, say({ ar: 'المستندات', en: 'Papers' }))
  for (const paper of papers)
    await chooseFile(page, say, page.locator(`[data-field="${paper}"]`), `${paper}.pdf`)
  await pressOn(page.getByRole('checkbox'), 'Space')
  await pressOn(onward, 'Enter')

  await stepTitle(page, say({ ar: 'راجع إجاباتك قبل الإرسال', en: 'Check your answers before you send' }))
  await pressOn(page.getByRole('link', { name: say({ ar: 'تغيير الدور', en: 'Change Floor' }) }), 'Enter')
  await expect(field({ ar: 'الدور', en: 'Floor' })).toBeFocused()
  await page.keyboard.insertText('٣')
  await page.keyboard.press('Enter')
  await stepTitle(page, say({ ar: 'راجع إجاباتك قبل الإرسال', en: 'Check your answers before you send' }))
  await pressOn(
    page.getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the request' }) }),
    'Enter',
  )
  await stepTitle(page, say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))
})
