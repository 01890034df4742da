// The second step of signing in, as journeys take it: a code that the outbox of the demo shows, or an authenticator app
// that the journey is.

import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

type Words = Record<'ar' | 'en', string>
const words = {
  code: { ar: 'رمز التأكيد', en: 'Code' },
  appCode: { ar: 'الرمز في تطبيق المصادقة', en: 'Code in your authenticator app' },
  newAppCode: { ar: 'الرمز الذي يعرضه التطبيق', en: 'The code your app shows' },
  chooseApp: { ar: 'اختيار: تطبيق مصادقة على هاتفك', en: 'Choose: An authenticator app on your phone' },
  continue: { ar: 'متابعة', en: 'Continue' },
  kept: { ar: 'حفظتها، متابعة', en: 'I have kept them, continue' },
} as const satisfies Record<string, Words>

/** The code in the newest message to a number. */
export const newestCode = async (page: Page, recipient: string): Promise<string> => {
  const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(recipient)}`)
  const messages = (await answer.json()) as { code?: string }[]
  return messages.find(({ code }) => code)?.code ?? ''
}

/** Types the code that went to a number, where a page asks for it. */
export const giveCode = async (page: Page, language: 'ar' | 'en', recipient: string): Promise<void> => {
  const box = page.getByLabel(words.code[language], { exact: true })
  await box.waitFor()
  await box.fill(await newestCode(page, recipient))
  await page.getByRole('button', { name: words.continue[language], exact: true }).click()
}

/** What an app shows for a secret at this moment. */
export const appCode = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: at })

/** Sets up an authenticator app on the page that offers it; answers its secret. */
export const enrolApp = async (page: Page, language: 'ar' | 'en'): Promise<string> => {
  await page.getByRole('button', { name: words.chooseApp[language] }).click()
  const secret = await page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{1,4})+$/).innerText()
  await page.getByLabel(words.newAppCode[language]).fill(appCode(secret))
  await page.getByRole('button', { name: words.continue[language], exact: true }).click()
  return secret
}

/** The recovery codes that are shown, and on. */
export const keepCodes = async (page: Page, language: 'ar' | 'en'): Promise<string[]> => {
  const codes = page.getByRole('listitem').filter({ hasText: /^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/ })
  await expect(codes).toHaveCount(10)
  const texts = await codes.allInnerTexts()
  await page.getByRole('button', { name: words.kept[language] }).click()
  return texts
}

/** Types the code of an app at the second step. */
export const giveAppCode = async (page: Page, language: 'ar' | 'en', code: string): Promise<void> => {
  await page.getByLabel(words.appCode[language]).fill(code)
  await page.getByRole('button', { name: words.continue[language], exact: true }).click()
}
