// Signing in by a provider: to its page and back, out half way, and what a page says that nobody is sent to.

import { enter } from './alone.ts'
import { alive, asRead, expect, open, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { registered } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    go: 'متابعة عبر الهوية التجريبية',
    who: 'بأي هوية تدخل؟',
    samir: /سمير عادل/,
    cancel: /إلغاء والعودة/,
    cancelled: /ألغيت الدخول قبل أن يكتمل/,
    over: /ابدأ من جديد/,
    back: 'العودة إلى صفحة الدخول',
    signIn: 'تسجيل الدخول',
    requests: 'طلباتي',
    notSignedIn: 'لم يتم تسجيل الدخول',
  },
  en: {
    go: 'Continue with Demo identity',
    who: 'Which identity do you sign in with?',
    samir: /Samir Adel/,
    cancel: /Cancel and go back/,
    cancelled: /You cancelled before signing in was complete/,
    over: /Start again/,
    back: 'Back to sign in',
    signIn: 'Sign in',
    requests: 'My requests',
    notSignedIn: 'You are not signed in',
  },
} as const

test('somebody signs in by a provider and is where they came from', { tag: '@core' }, async ({
  page,
  language,
}) => {
  const text = words[language]
  await open(page, '/login?from=/inbox')
  await page.getByRole('button', { name: asRead(text.go) }).click()
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
  await page.getByRole('button', { name: asRead(text.go) }).click()
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

test('an identity is linked after the password, shown in the profile, and taken away again', async ({
  page,
  say,
  language,
}) => {
  // The identity is one: it opens one account at a time.
  const leave = await enter('identity-mona')
  try {
    const person = await registered(page.request)
    await open(page, '/login')
    await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
    await open(page, '/profile/identities')
    const main = page.locator('main')
    await main
      .getByRole('button', { name: asRead(say({ ar: 'ربط الهوية التجريبية', en: 'Link Demo identity' })) })
      .click()
    const dialog = page.getByRole('dialog')
    const password = dialog.getByLabel(say({ ar: 'كلمة المرور الحالية', en: 'Current password' }))
    const goOn = dialog.getByRole('button', { name: say({ ar: /^المتابعة إلى/, en: /^Continue to/ }) })
    await password.fill('Wrong#2026')
    await goOn.click()
    await expect(dialog.getByText(say({ ar: /غير مطابق/, en: /does not match/ }))).toBeVisible()
    await password.fill(person.password)
    await goOn.click()
    await page.getByRole('button', { name: say({ ar: /منى فريد/, en: /Mona Farid/ }) }).click()
    await page.waitForURL('**/profile/identities')
    await expect(main.getByText(say({ ar: /رُبطت في/, en: /Linked on/ }))).toBeVisible()
    await look(page, 'main')
    await main.getByRole('button', { name: say({ ar: /^إزالة/, en: /^Remove/ }) }).click()
    await dialog.getByRole('button', { name: say({ ar: /^إزالة/, en: /^Remove/ }) }).click()
    await expect(
      main.getByText(say({ ar: 'أُلغي ربط الهوية.', en: 'The identity is no longer linked.' })),
    ).toBeVisible()
  } finally {
    await leave()
  }
})

test('a page that Back brings as it was offers the provider again', { tag: '@both' }, async ({
  page,
  language,
}) => {
  const text = words[language]
  await open(page, '/login')
  const go = page.getByRole('button', { name: asRead(text.go) })
  await expect(go).toBeVisible()
  // The page stays as it was when it left, as in the back/forward cache.
  await page.route(/getAuthenticationMeta/, async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: { ...body, url: '/login#left' } })
  })
  await go.click()
  await expect(go).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(go).toBeEnabled()
})
