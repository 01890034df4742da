// A password that was forgotten, by a code and by a link: every other device is signed out, and the new one signs in.

import type { Browser, Page } from '@playwright/test'
import { asRead, expect, open, type Say, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { codeTo, type Person, registered, sentTo, texts } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ofAccount: {
    ar: 'سجّل الدخول إلى الحساب الذي كتبت فيه هذا العنوان، ثم أكّده. إن لم تكتبه أنت فلا تفعل شيئًا.',
    en: 'Sign in to the account in which you entered this address, then confirm it. If you did not enter it, do nothing.',
  },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  forgotten: { ar: 'نسيت كلمة المرور؟', en: 'Forgotten your password?' },
  title: { ar: 'نسيت كلمة المرور', en: 'Forgotten password' },
  byEmail: { ar: 'رابط بالبريد الإلكتروني', en: 'A link by e-mail' },
  continue: { ar: 'متابعة', en: 'Continue' },
  code: { ar: 'أدخل الرمز', en: 'Enter the code' },
  identity: { ar: 'تأكيد الهوية', en: 'Confirm your identity' },
  identityEnd: {
    ar: 'آخر ٤ خانات من الرقم القومي أو رقم جواز السفر',
    en: 'Last 4 characters of your national ID or passport number',
  },
  wrongEnd: { ar: 'لا تطابق هذه الخانات الحساب', en: 'Those characters do not match the account' },
  choose: { ar: 'كلمة مرور جديدة', en: 'Choose a new password' },
  password: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  save: { ar: 'حفظ كلمة المرور', en: 'Save the password' },
  changed: {
    ar: 'تغيرت كلمة المرور، وانتهت كل الجلسات المفتوحة',
    en: 'Your password was changed and every open session',
  },
} as const
const better = 'River#Bank27'

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

const chooseNew = async (page: Page, say: Say): Promise<void> => {
  await title(page, say(words.choose))
  await page.getByLabel(say(words.password), { exact: true }).fill(better)
  await page.getByLabel(say(texts.again), { exact: true }).fill(better)
  await button(page, say(words.save)).click()
  await page.waitForURL('**/login')
  await expect(page.getByText(asRead(say(words.changed)))).toBeVisible()
}

/** A browser in which the person is signed in when the password changes. */
const elsewhere = async (browser: Browser, person: Person): Promise<Page> => {
  const context = await browser.newContext({ baseURL: process.env.PORTAL ?? '' })
  const own = await context.newPage()
  await open(own, '/login')
  await signInAs(own, 'ar', person.egyptian, person.password, { by: 'mobile' })
  return own
}

test('by a code to the phone and the end of an ID: other devices are signed out, the new password signs in', {
  tag: '@core',
}, async ({ page, browser, say, language }) => {
  const person = await registered(page.request)
  const other = await elsewhere(browser, person)
  await open(page, '/login')
  await box(page, say(texts.signInName)).fill('0101')
  await page.getByRole('link', { name: say(words.forgotten) }).click()
  await title(page, say(words.title))
  await look(page, 'main')
  // The number comes along, and goes back with what was changed of it.
  await expect(box(page, say(texts.signInName))).toHaveValue('0101')
  await box(page, say(texts.signInName)).fill(person.egyptian)
  await page.goBack()
  await expect(box(page, say(texts.signInName))).toHaveValue(person.egyptian)
  await page.goForward()
  await title(page, say(words.title))
  const last = await codeTo(page.request, person.mobile)
  await button(page, say(words.continue)).click()
  await title(page, say(words.code))
  await box(page, say(texts.code)).fill(await codeTo(page.request, person.mobile, last))
  await button(page, say(words.continue)).click()
  await title(page, say(words.identity))
  await look(page, 'main')
  const end = page.getByRole('textbox', { name: say(words.identityEnd), exact: true })
  await end.fill('0000')
  await button(page, say(words.continue)).click()
  await expect(page.getByText(say(words.wrongEnd)).first()).toBeVisible()
  await end.fill(person.nationalId.slice(-4))
  await button(page, say(words.continue)).click()
  await title(page, say(words.choose))
  await look(page, 'main')
  await chooseNew(page, say)
  await signInAs(page, language, person.egyptian, better, { by: 'mobile' })
  await other.goto('/inbox')
  await other.waitForURL('**/login**')
  await other.context().close()
})

test('by a link to the proved address, which works once and leaves the address bar', async ({
  page,
  say,
  language,
}) => {
  const person = await registered(page.request)
  const linkTo = async (path: RegExp): Promise<string> => {
    let link = ''
    await expect
      .poll(async () => {
        const all = await sentTo(page.request, person.email)
        link = all.map(({ text }) => path.exec(text)?.[0]).find(Boolean) ?? ''
        return link
      })
      .not.toBe('')
    return link
  }
  await open(page, await linkTo(/\/email-verify#\S+/))
  const confirm = button(page, say({ ar: 'تأكيد البريد الإلكتروني', en: 'Confirm e-mail address' }))
  await confirm.click()
  // The address is proved for the account that is signed in: one signs in, and comes back to the link.
  await expect(page.getByText(say(words.ofAccount))).toBeVisible()
  await look(page, 'main')
  await page
    .locator('main')
    .getByRole('link', { name: say(words.signIn), exact: true })
    .click()
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  await confirm.click()
  await title(page, say({ ar: 'تأكد بريدك الإلكتروني', en: 'Your e-mail address is confirmed' }))

  await open(page, '/forget-password/validate')
  await page.getByRole('radio', { name: say(words.byEmail) }).check()
  await box(page, say({ ar: 'البريد الإلكتروني', en: 'E-mail' })).fill(person.email)
  await button(page, say(words.continue)).click()
  await title(page, say({ ar: 'راجع بريدك', en: 'Check your e-mail' }))
  await look(page, 'main')
  const link = await linkTo(/\/forget-password\/reset#\S+/)
  await open(page, link)
  await expect.poll(() => new URL(page.url()).hash, 'the token has left the address').toBe('')
  await chooseNew(page, say)
  await signInAs(page, language, person.egyptian, better, { by: 'mobile' })

  await page.goto('about:blank')
  await open(page, link)
  await title(page, say(words.choose))
  await page.getByLabel(say(words.password), { exact: true }).fill(`${better}8`)
  await page.getByLabel(say(texts.again), { exact: true }).fill(`${better}8`)
  await button(page, say(words.save)).click()
  await expect(page.getByText(say({ ar: /انتهت الجلسة/, en: /session has ended/ })).first()).toBeVisible()
})

test('A5: a code that is wrong and one whose time is over are told apart', async ({ page, say }) => {
  const person = await registered(page.request)
  await open(page, '/forget-password/validate')
  await box(page, say(texts.signInName)).fill(person.egyptian)
  const last = await codeTo(page.request, person.mobile)
  await button(page, say(words.continue)).click()
  await title(page, say(words.code))
  const right = await codeTo(page.request, person.mobile, last)
  const type = async (code: string) => {
    await box(page, say(texts.code)).fill(code)
    await button(page, say(words.continue)).click()
  }
  const wrong = page.getByText(say({ ar: /الرمز غير مطابق/, en: /The code does not match/ }))
  const over = page.getByText(say({ ar: /انتهت صلاحية الرمز/, en: /That code has expired/ }))
  await type(right === '111111' ? '222222' : '111111')
  await expect(wrong.first(), 'A5: a wrong one').toBeVisible()
  await expect(over).toHaveCount(0)
  await type(right)
  await title(page, say(words.identity))
  await box(page, say(words.identityEnd)).fill(person.nationalId.slice(-4))
  await button(page, say(words.continue)).click()
  await title(page, say(words.choose))
  // A code works once: typed again, its time is over.
  await page.goBack()
  await title(page, say(words.identity))
  await page.goBack()
  await title(page, say(words.code))
  await type(right)
  await expect(over.first(), 'A5: one whose time is over').toBeVisible()
  await expect(wrong).toHaveCount(0)
})
