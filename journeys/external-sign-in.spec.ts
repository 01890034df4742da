// Signing in by a provider: to its page and back, out half way, and what a page says that nobody is sent to.

import { alive, expect, open, test } from './journey.ts'

const words = {
  ar: {
    ...{
      go: 'متابعة عبر الهوية التجريبية',
      who: 'بأي هوية تدخل؟',
      samir: /سمير عادل/,
      cancel: /إلغاء والعودة/,
    },
    ...{ cancelled: /ألغيت الدخول قبل أن يكتمل/, over: /ابدأ من جديد/, back: 'العودة إلى صفحة الدخول' },
    ...{ signIn: 'تسجيل الدخول', requests: 'طلباتي', notSignedIn: 'لم يتم تسجيل الدخول' },
  },
  en: {
    ...{
      go: 'Continue with Demo identity',
      who: 'Which identity do you sign in with?',
      samir: /Samir Adel/,
      cancel: /Cancel and go back/,
    },
    ...{
      cancelled: /You cancelled before signing in was complete/,
      over: /Start again/,
      back: 'Back to sign in',
    },
    ...{ signIn: 'Sign in', requests: 'My requests', notSignedIn: 'You are not signed in' },
  },
} as const

test('somebody signs in by a provider and is where they came from', { tag: '@core' }, async ({
  page,
  language,
}) => {
  const text = words[language]
  await open(page, '/login?from=/inbox')
  await page.getByRole('button', { name: text.go }).click()
  await expect(page.getByRole('heading', { name: text.who })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.getByRole('button', { name: text.samir }).click()
  await page.waitForURL(url => url.pathname === '/inbox')
  await expect(page.getByRole('heading', { level: 1, name: text.requests })).toBeVisible()
  // Where signing out goes on is kept, and no code stands in the address or its history.
  expect(await page.evaluate(() => localStorage.getItem('logoutUrl'))).toMatch(/\/session\/end\?/)
  expect(page.url()).not.toMatch(/code=|state=/)
})

test('an exit half way leaves nobody signed in, and leads back to sign-in', async ({ page, language }) => {
  const text = words[language]
  await open(page, '/login')
  await page.getByRole('button', { name: text.go }).click()
  await page.getByRole('link', { name: text.cancel }).click()
  await page.waitForURL(url => url.pathname === '/auth-callback')
  await expect(page.getByRole('heading', { level: 1, name: text.notSignedIn })).toBeVisible()
  await expect(page.getByText(text.cancelled)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('usertoken'))).toBeNull()
  await page.getByRole('button', { name: text.back }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.signIn })).toBeVisible()
})

test('a return that this browser did not leave for signs nobody in', async ({ page, language }) => {
  const text = words[language]
  await page.goto('/auth-callback?code=stolen&state=foreign')
  await alive(page)
  await expect(page.getByText(text.over)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('usertoken'))).toBeNull()
})
