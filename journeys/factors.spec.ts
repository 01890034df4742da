// Second ways to prove who one is: an authenticator app, a security key that the browser plays, a passkey alone, and
// a recovery code for the day they are lost.

import type { Page } from '@playwright/test'
import { expect, open, type Say, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { type Person, registered, texts } from './people.ts'
import { appCode, enrolApp, giveAppCode, keepCodes } from './second-step.ts'

// Keys belong to a name, never to a number of the network.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  baseURL: (process.env.PORTAL ?? '').replace('127.0.0.1', 'localhost'),
})

const words = {
  add: { ar: 'إضافة وسيلة', en: 'Add a way' },
  added: { ar: 'أُضيفت وسيلة التحقق.', en: 'The way to confirm it is you was added.' },
  removed: { ar: 'أُزيلت وسيلة التحقق.', en: 'The way to confirm it is you was removed.' },
  noFactors: { ar: 'لا وسيلة تحقق ثانية بعد.', en: 'No second way yet.' },
  chooseKey: { ar: 'اختيار: مفتاح أمان أو مفتاح مرور', en: 'Choose: A security key or passkey' },
  keyName: { ar: 'اسم تعرف به المفتاح', en: 'A name to know the key by' },
  blueKey: { ar: 'المفتاح الأزرق', en: 'Blue key' },
  makeKey: { ar: 'تسجيل المفتاح', en: 'Register the key' },
  useKey: { ar: 'استخدام المفتاح', en: 'Use your key' },
  passkey: { ar: 'الدخول بمفتاح مرور', en: 'Sign in with a passkey' },
  keyRefused: { ar: /لم يوقّع مفتاح الأمان/, en: /The key did not sign/ },
  recovery: { ar: 'رمز استرداد', en: 'Recovery code' },
  recoveryCode: { ar: 'رمز الاسترداد', en: 'Recovery code' },
  continue: { ar: 'متابعة', en: 'Continue' },
  remove: { ar: /^إزالة/, en: /^Remove/ },
  proof: { ar: 'تأكيد أنك أنت', en: 'Confirm that it is you' },
  confirm: { ar: 'تأكيد', en: 'Confirm' },
} as const

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })

/** Somebody new, signed in, on the page of the ways to prove who one is. */
const begin = async (page: Page, say: Say, language: 'ar' | 'en'): Promise<Person> => {
  const person = await registered(page.request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  await open(page, '/profile/security')
  await expect(page.getByText(say(words.noFactors))).toBeVisible()
  return person
}

const signOut = (page: Page) => page.context().clearCookies({ name: 'citizen_session' })

/** Up to the second step. */
const password = async (page: Page, say: Say, { egyptian, password: typed }: Person): Promise<void> => {
  await signOut(page)
  await page.evaluate(() => localStorage.clear())
  await open(page, '/login')
  await page.getByRole('textbox', { name: say(texts.signInName), exact: true }).fill(egyptian)
  await page.getByLabel(say(texts.password), { exact: true }).fill(typed)
  await button(page, say(texts.signIn)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.proof))
}
const isIn = (page: Page) => page.waitForURL(url => !url.pathname.endsWith('/login'))

/** A key that the browser plays: it is touched whenever it is asked, unless it is away. */
const plugIn = async (page: Page, transport: 'usb' | 'internal') => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const isPasskey = transport === 'internal'
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: isPasskey,
      hasUserVerification: isPasskey,
      isUserVerified: isPasskey,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

const enrolKey = async (page: Page, say: Say, language: 'ar' | 'en'): Promise<string[]> => {
  await button(page, say(words.add)).click()
  await button(page, say(words.chooseKey)).click()
  await page.getByLabel(say(words.keyName)).fill(say(words.blueKey))
  await button(page, say(words.makeKey)).click()
  const codes = await keepCodes(page, language)
  await expect(page.getByText(say(words.blueKey))).toBeVisible()
  return codes
}

test('an authenticator app is set up, asked for at the next sign-in, and replaced by a recovery code', {
  tag: '@core',
}, async ({ page, say, language }) => {
  const person = await begin(page, say, language)
  await look(page)
  await button(page, say(words.add)).click()
  const secret = await enrolApp(page, language)
  const codes = await keepCodes(page, language)
  await expect(page.getByText(say({ ar: 'تطبيق مصادقة', en: 'Authenticator app' })).first()).toBeVisible()

  // The code that set it up is used up: the app shows the next one half a minute later, which is taken a little early.
  await password(page, say, person)
  await look(page, 'main')
  await giveAppCode(page, language, appCode(secret, Date.now() + 30_000))
  await isIn(page)

  await password(page, say, person)
  await button(page, say(words.recovery)).click()
  await page.getByLabel(say(words.recoveryCode)).fill(codes[0] ?? '')
  await button(page, say(words.continue)).click()
  await isIn(page)
  await open(page, '/profile/security')
  await expect(page.getByText(say({ ar: /بقيت ٩ رموز/, en: /9 recovery codes are left/ }))).toBeVisible()
})

test('A7: a security key says to touch it and offers another way; taking it away needs it once more', async ({
  page,
  say,
  language,
}) => {
  await plugIn(page, 'usb')
  const person = await begin(page, say, language)
  const codes = await enrolKey(page, say, language)

  await password(page, say, person)
  await expect(
    page.getByText(say({ ar: /المس المفتاح|قرّبه منه/, en: /hold it near|Touch your key/ })),
  ).toBeVisible()
  await look(page, 'main')
  await test.step('A7: the other way leads in without the key', async () => {
    await button(page, say(words.recovery)).click()
    await page.getByLabel(say(words.recoveryCode)).fill(codes[0] ?? '')
    await button(page, say(words.continue)).click()
    await isIn(page)
  })
  await password(page, say, person)
  await button(page, say(words.useKey)).click()
  await isIn(page)

  await open(page, '/profile/security')
  await button(page, say(words.remove)).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.remove) })
    .click()
  await expect(page.getByText(say(words.removed))).toBeVisible()
  await expect(page.getByText(say(words.noFactors))).toBeVisible()
})

test('a passkey signs in without a name and a password; one that does not confirm its owner signs nobody in', {
  tag: '@core',
}, async ({ page, say, language }) => {
  const key = await plugIn(page, 'internal')
  await begin(page, say, language)
  await enrolKey(page, say, language)
  expect((await key.credentials()).map(({ isResidentCredential }) => isResidentCredential)).toEqual([true])

  await signOut(page)
  await page.evaluate(() => localStorage.clear())
  await open(page, '/login?from=/inbox')
  await key.verify(false)
  await button(page, say(words.passkey)).click()
  await expect(page.getByText(say(words.keyRefused))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('usertoken'))).toBeNull()
  await key.verify(true)
  await button(page, say(words.passkey)).click()
  await page.waitForURL('**/inbox')
})
