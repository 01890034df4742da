// Who somebody is: an employee reads the document at the counter, the person reads that it is proved, and a sale says whether it
// asks for that.

import type { Page } from '@playwright/test'
import { expect, open, reloaded, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { registered } from './people.ts'

test.use({ who: 'officer', contextOptions: { reducedMotion: 'reduce' } })

const codeTo = async (page: Page, mobile: string): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(mobile)}`)
      const messages = (await answer.json()) as { text: string; code?: string }[]
      code = messages.find(message => message.code && /نيابة|act for you/.test(message.text))?.code ?? ''
      return code
    })
    .not.toBe('')
  return code
}

test('an employee proves who the person at the counter is; a number that differs is corrected on purpose', async ({
  page,
  windowOf,
  say,
  language,
}) => {
  const citizen = await windowOf()
  const { mobile, password } = await registered(citizen.request)
  await open(citizen, `/login?lang=${language}`)
  await signInAs(citizen, language, mobile, password, { by: 'mobile' })
  await open(citizen, '/profile/details')
  const section = citizen.locator('section', { has: citizen.locator('#section-identity') })
  await expect(section).toContainText(say({ ar: 'لم تُثبت هويتك بعد', en: 'Your identity is not proved yet' }))
  await look(citizen, 'main')

  await open(page, '/employee/for/')
  await page.getByLabel(say({ ar: 'الرقم', en: 'The number' }), { exact: true }).fill(mobile)
  await page.getByRole('button', { name: say({ ar: 'إرسال الرمز', en: 'Send the code' }) }).click()
  const code = page.getByRole('textbox', { name: say({ ar: 'الرمز', en: 'Code' }), exact: true })
  await expect(code).toBeVisible()
  await code.fill(await codeTo(page, mobile))
  const begin = say({ ar: 'بدء العمل نيابةً عنه', en: 'Start' })
  await reloaded(page, () => page.getByRole('button', { name: begin }).click())

  const number = page.getByLabel(say({ ar: 'الرقم المدون في الوثيقة', en: 'Number in the document' }))
  const prove = page.getByRole('button', { name: say({ ar: 'إثبات الهوية', en: 'Prove the identity' }) })
  const other = page.getByRole('radio', {
    name: say({ ar: 'جواز سفر دولة أخرى', en: 'Passport of another country' }),
  })
  await other.check()
  await expect(page.getByLabel(say({ ar: 'دولة الجواز', en: 'Country of the passport' }))).toBeVisible()
  await look(page, 'main')
  await page.getByRole('radio', { name: say({ ar: /^بطاقة الرقم القومي/, en: /^National ID card/ }) }).check()
  const printed = `291041201${String(Date.now()).slice(-5)}`
  await number.fill(printed)
  await prove.click()
  const corrects = page.getByRole('checkbox', {
    name: say({ ar: /^الرقم المكتوب في الحساب خطأ/, en: /^The number in the account is wrong/ }),
  })
  await expect(corrects).toBeVisible()
  await look(page, 'main')
  await corrects.check()
  await prove.click()
  await expect(
    page.getByText(say({ ar: /أُثبتت الهوية، ووصلت/, en: /The identity is proved, and/ })),
  ).toBeVisible()
  await look(page, 'main')

  await open(citizen, '/profile/details')
  await expect(section).toContainText(
    say({ ar: 'أُثبتت هويتك بوثيقتك', en: 'Your identity was proved by your document' }),
  )
  await expect(section).toContainText(printed.slice(-4))
  await look(citizen, 'main')
})
