// An account from nothing, at home and abroad, up to signing in; codes that are wrong or come again; the link of an
// e-mail; and the profile afterwards. Every person here is new: no journey shares a number, a session or a budget.

import { normaliseDigits } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { expect, open, type Say, test } from './journey.ts'
import { tabTo } from './keys.ts'
import { fileQuestion } from './library.ts'
import { look } from './look.ts'
import { codeTo, fillRest, newPerson, sentTo, texts } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** At home, up to the code. */
const signUpAtHome = async (page: Page, say: Say) => {
  const person = newPerson()
  await open(page, '/signup')
  await page.getByRole('radio', { name: say(texts.byId) }).check()
  await box(page, say(texts.nationalId)).fill(person.nationalId)
  await fillRest(page, say, { ...person, mobile: person.egyptian })
  await button(page, say(texts.create)).click()
  await expect(heading(page, say(texts.codeTitle))).toBeVisible()
  return { ...person, mobile: `+2${person.egyptian}` }
}

const confirm = async (page: Page, say: Say, mobile: string) => {
  await box(page, say(texts.code)).fill(await codeTo(page.request, mobile))
  await button(page, say(texts.confirm)).click()
  await expect(heading(page, say(texts.ready))).toBeFocused()
}

const signIn = async (page: Page, say: Say, username: string, password: string) => {
  await page
    .locator('main')
    .getByRole('link', { name: say(texts.signIn) })
    .click()
  await box(page, say(texts.signInName)).fill(username)
  await page.getByLabel(say(texts.password), { exact: true }).and(page.locator('input')).fill(password)
  await button(page, say(texts.signIn)).click()
  await page.waitForURL(url => !url.pathname.endsWith('/login'))
}

test('A3: at home, by national ID: the code in any digits, signing in, and a first request', {
  tag: ['@core', '@both'],
}, async ({ page, say }) => {
  const { mobile, egyptian, password } = await signUpAtHome(page, say)
  const code = box(page, say(texts.code))
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  const sent = await codeTo(page.request, mobile)
  const arabic = sent.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
  await code.fill(`${arabic.slice(0, 3)} ${arabic.slice(3)}`)
  await button(page, say(texts.confirm)).click()
  await expect(heading(page, say(texts.ready))).toBeFocused()
  await signIn(page, say, egyptian, password)
  await expect(
    page
      .locator('header')
      .getByText(say({ ar: 'ليلى', en: 'Layla' }))
      .first(),
  ).toBeAttached()
  // And on to a first request, which is theirs to follow.
  await fileQuestion(page, say)
  await open(page, '/inbox')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('abroad, by passport and a number of the Emirates, however it is typed at sign-in', async ({
  page,
  say,
}) => {
  const person = newPerson()
  await open(page, '/signup')
  await page.getByRole('radio', { name: say(texts.byPassport) }).check()
  const nationality = page.getByRole('combobox', { name: say(texts.nationality) })
  // A list of the browser's own becomes one to type into once it is in sight.
  await expect(nationality.and(page.locator('input'))).toBeVisible()
  await nationality.click()
  await nationality.pressSequentially(say({ ar: 'مصر', en: 'Egypt' }))
  // The list of calling codes has an option of that name too.
  const list = page.getByRole('listbox')
  await list.getByRole('option', { name: say({ ar: 'مصر', en: 'Egypt' }), exact: true }).click()
  await box(page, say(texts.passport)).fill(person.passport)
  await fillRest(page, say, { ...person, mobile: person.foreign.replace('+', '00') })
  await button(page, say(texts.create)).click()
  await confirm(page, say, person.foreign)
  await signIn(page, say, person.foreign, person.password)
})

test('A2: the password’s rule stands there before typing, is ticked off, and told politely as a whole', async ({
  page,
  say,
}) => {
  await open(page, '/signup')
  const password = page.getByLabel(say(texts.password), { exact: true }).and(page.locator('input'))
  const rules = page.locator('#password-rules')
  await expect(rules.getByRole('listitem')).toHaveCount(6)
  await expect(page.locator('[data-summary=password]')).toHaveAttribute('aria-live', 'polite')
  await password.fill('palm')
  const done = say({ ar: 'تحقق:', en: 'Done:' })
  await expect(rules.getByRole('listitem').filter({ hasText: done })).toHaveCount(2)
  await password.fill('Palm#Tree26')
  await expect(rules.getByRole('listitem').filter({ hasText: done })).toHaveCount(6)
  await expect(page.locator('[data-summary=password]')).toHaveText(
    say({ ar: 'كلمة المرور توافق كل الشروط', en: 'The password meets every rule' }),
  )
  await password.fill('palm')
  await button(page, say(texts.create)).click()
  const summary = page.locator('main section[tabindex="-1"]').first()
  await expect(summary).toBeFocused()
  // Every question that was left open, and both passwords.
  await expect(summary.getByRole('link')).toHaveCount(7)
  await look(page, 'main')
})

test('A4: a code that does not come: the number, another one, and the wait for a new code', async ({
  page,
  say,
}) => {
  const { mobile } = await signUpAtHome(page, say)
  const first = await codeTo(page.request, mobile)
  const missing = page.getByRole('region', { name: say({ ar: 'لم يصلك الرمز؟', en: 'Didn’t get a code?' }) })
  await expect(missing, 'A4: where it went').toContainText(`…${mobile.slice(-4)}`)
  await expect(page.getByRole('main'), 'A4: and no more of it').not.toContainText(mobile.slice(-6))
  const wait = missing.getByText(say({ ar: /بعد .*(ثاني|ثوان)/, en: /new code in \d+ second/ }))
  const resend = button(page, say({ ar: 'إرسال رمز جديد', en: 'Send a new code' }))
  const left = async () => Number(normaliseDigits(await wait.innerText()).replace(/\D/g, ''))
  const before = await left()
  expect(before, 'A4: a minute').toBeGreaterThan(30)
  expect(before).toBeLessThanOrEqual(60)
  await expect(resend, 'A4: not before its time').toHaveCount(0)
  await expect.poll(left, 'A4: the seconds go down').toBeLessThan(before)

  await missing.getByRole('link', { name: say({ ar: /رقم/, en: /number/ }) }).click()
  await expect(page, 'A4: to another number').toHaveURL(/\/signup/)
  await page.goBack()
  await expect(heading(page, say(texts.codeTitle))).toBeVisible()

  await box(page, say(texts.code)).fill('12')
  await button(page, say(texts.confirm)).click()
  await expect(page.getByText(say({ ar: 'أدخلت رقمين', en: 'You entered 2' })).first()).toBeVisible()
  await look(page, 'main')
  await expect(resend).toBeVisible({ timeout: 180_000 })
  await expect(wait).toHaveCount(0)
  await resend.click()
  await expect(page.getByText(say({ ar: 'أرسلنا رمزًا جديدًا', en: 'We sent a new code' }))).toBeVisible()
  await expect(resend, 'A4: and again not before its time').toHaveCount(0)
  const second = await codeTo(page.request, mobile, first)
  await page.reload()
  await box(page, say(texts.code)).fill(second)
  await button(page, say(texts.confirm)).click()
  await expect(heading(page, say(texts.ready))).toBeVisible()
})

test('an account by keyboard alone', async ({ page, say }) => {
  const person = newPerson()
  await open(page, '/signup')
  const type = async (name: string, words: string) => {
    await tabTo(page, box(page, name))
    await page.keyboard.insertText(words)
  }
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await type(say(texts.nationalId), person.nationalId)
  await type(say(texts.firstName), say({ ar: 'ليلى', en: 'Layla' }))
  await type(say(texts.lastName), say({ ar: 'حسن', en: 'Hassan' }))
  await type(say(texts.mobile), person.egyptian)
  await type(say(texts.email), person.email)
  for (const label of [texts.password, texts.again]) {
    await tabTo(page, page.getByLabel(say(label), { exact: true }).and(page.locator('input')))
    await page.keyboard.insertText(person.password)
  }
  await tabTo(page, button(page, say(texts.create)))
  await page.keyboard.press('Enter')
  await expect(heading(page, say(texts.codeTitle))).toBeVisible()
  await type(say(texts.code), await codeTo(page.request, `+2${person.egyptian}`))
  await page.keyboard.press('Enter')
  await expect(heading(page, say(texts.ready))).toBeFocused()
})

test('the link of the e-mail, and the profile: a name changed in place, what is locked says why', async ({
  page,
  say,
}) => {
  const { mobile, egyptian, email, password } = await signUpAtHome(page, say)
  await confirm(page, say, mobile)
  await signIn(page, say, egyptian, password)

  await open(page, '/profile')
  await page.waitForURL('**/profile/details')
  await expect(
    page.getByText(say({ ar: /لا تُعدّل من هنا/, en: /cannot be changed here/ })).first(),
  ).toBeVisible()
  const change = (name: string) =>
    page.getByRole('button', { name: say({ ar: `تغيير ${name}`, en: `Change ${name}` }), exact: true })
  await change(say({ ar: 'الاسم', en: 'Name' })).click()
  const name = box(page, say(texts.firstName))
  await expect(name).toBeFocused()
  await name.fill(say({ ar: 'سلمى', en: 'Salma' }))
  await button(page, say({ ar: 'حفظ', en: 'Save' })).click()
  await expect(page.getByText(say({ ar: 'حُفظ التغيير', en: 'The change is saved' }))).toBeVisible()
  await expect(change(say({ ar: 'الاسم', en: 'Name' }))).toBeFocused()
  await look(page)

  await page.getByRole('link', { name: say({ ar: 'الهاتف والبريد', en: 'Mobile and e-mail' }) }).click()
  await expect(page.getByText(say({ ar: 'لم يتأكد بعد', en: 'Not confirmed yet' }))).toBeVisible()
  await look(page, 'main')
  const [message] = await sentTo(page.request, email)
  const link = /http\S+#\S+/.exec(message?.text ?? '')?.[0] ?? ''
  await open(page, `/email-verify#${link.split('#')[1]}`)
  await look(page, 'main')
  await button(page, say({ ar: 'تأكيد البريد الإلكتروني', en: 'Confirm e-mail address' })).click()
  await expect(
    heading(page, say({ ar: 'تأكد بريدك الإلكتروني', en: 'Your e-mail address is confirmed' })),
  ).toBeFocused()
  await expect.poll(() => new URL(page.url()).hash, 'the token has left the address').toBe('')
  await open(page, '/profile/contact')
  await expect(page.getByText(say({ ar: 'مؤكد', en: 'Confirmed' }), { exact: true })).toBeVisible()
})

test('a link of an e-mail is followed whole by whoever presses as its button appears', async ({
  page,
  say,
}) => {
  const name = say({ ar: 'تأكيد البريد الإلكتروني', en: 'Confirm e-mail address' })
  await page.addInitScript(label => {
    const seen = new MutationObserver(() => {
      const button = [...document.querySelectorAll('main button')].find(one => one.textContent === label)
      if (!(button instanceof HTMLElement) || !button.checkVisibility()) return
      seen.disconnect()
      button.click()
    })
    seen.observe(document, { attributes: true, childList: true, subtree: true })
  }, name)
  const request = page.waitForRequest('**/verifyEmail')
  const token = 'x'.repeat(43)
  await open(page, `/email-verify#${token}`)
  expect((await request).postDataJSON()).toEqual({ token })
  await expect(
    heading(
      page,
      say({
        ar: 'لم يتأكد البريد الإلكتروني بهذا الرابط',
        en: 'This link did not confirm the e-mail address',
      }),
    ),
  ).toBeFocused()
  // A further link, while the page of the first one is open.
  await page.goto(`/email-verify#${'y'.repeat(43)}`)
  await expect(button(page, name)).toBeVisible()
  await expect.poll(() => new URL(page.url()).hash, 'the token has left the address').toBe('')
})
