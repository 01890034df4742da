// What one administrator cannot do alone: a colleague confirms or declines the roles of an auditor, and the owner of an
// account confirms a number that was entered for them.

import type { Language } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { asRead, expect, open, type Say, signInAs, test } from './journey.ts'
import { tabTo } from './keys.ts'
import { look } from './look.ts'
import { codeTo, newPerson } from './people.ts'
import { appCode, giveAppCode } from './second-step.ts'
import { add, confirm, join, nameOf, staffPassword, words as staffWords } from './staff.ts'

test.use({ who: 'admin', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  wait: { ar: 'صلاحيات بانتظار التأكيد', en: 'Roles waiting for confirmation' },
  youProposed: { ar: 'اقترحت: مدقق', en: 'You proposed: Auditor' },
  otherProposed: { ar: 'اقترح مسؤول آخر: مدقق', en: 'Another administrator proposed: Auditor' },
  confirmRoles: { ar: 'تأكيد الصلاحيات', en: 'Confirm the roles' },
  declineRoles: { ar: 'رفض الصلاحيات', en: 'Decline the roles' },
  withdraw: { ar: 'سحب الاقتراح', en: 'Withdraw the proposal' },
  confirmed: { ar: 'أُكدت صلاحيات منى سعيد', en: 'The roles of Mona Said are confirmed' },
  declined: { ar: 'رُفضت صلاحيات منى سعيد', en: 'The roles of Mona Said are declined' },
  withdrawn: { ar: 'سُحب اقتراح صلاحيات منى سعيد', en: 'The roles proposed for Mona Said are withdrawn' },
  audit: { ar: 'سجل المراجعة', en: 'Audit' },
  mobile: { ar: 'رقم الهاتف', en: 'Mobile' },
  ownerConfirms: { ar: 'بانتظار تأكيد صاحب الحساب', en: 'The account holder has to confirm' },
  entered: { ar: 'أدخل مدير النظام', en: 'An administrator entered' },
  takeNumber: { ar: 'تأكيد هذا الرقم', en: 'Confirm this number' },
  code: { ar: 'رمز التأكيد', en: 'Code' },
  confirmNumber: { ar: 'تأكيد الرقم', en: 'Confirm the number' },
  changed: { ar: 'تغيّر رقم هاتفك', en: 'Your mobile number is changed' },
} as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page, name: string) => page.getByText(asRead(name)).first()

/** Presses a button and then the one of its dialog, without the mouse. */
const decide = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, page.locator('main').getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await look(page, 'dialog[open]')
  await tabTo(page, dialog.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** The code that set the app up is used: the next one is taken a little early. */
const signInAgain = async (
  own: Page,
  language: Language,
  { username, secret }: Record<'username' | 'secret', string>,
) => {
  await own.context().clearCookies({ name: /employee/ })
  await open(own, '/employee/login')
  await own.evaluate(() => localStorage.clear())
  await open(own, '/employee/login')
  await signInAs(own, language, username, staffPassword, {
    second: () => giveAppCode(own, language, appCode(secret, Date.now() + 30_000)),
  })
}

/** Ticks the auditor on the page of a user and saves. */
const propose = async (page: Page, say: Say): Promise<void> => {
  await open(page, page.url())
  await page.getByRole('checkbox', { name: say(staffWords.auditor), exact: true }).check()
  await button(page, say(staffWords.save)).click()
  await confirm(page, say(staffWords.save))
  await expect(notice(page, say(words.youProposed))).toBeVisible()
}

test('an auditor whom one administrator proposes waits for another, who declines and later confirms', {
  tag: '@core',
}, async ({ page, say, windowOf, language }) => {
  const username = nameOf('a', language)
  await add(page, say, username)
  let secret = ''
  const own = await join(page, windowOf, { language, username, onSecret: made => (secret = made) })
  await propose(page, say)
  await expect(button(page, say(words.withdraw))).toBeVisible()
  await expect(button(page, say(words.confirmRoles))).toHaveCount(0)
  await look(page, 'main')

  const second = await windowOf('admin2')
  await open(second, page.url())
  await expect(notice(second, say(words.wait))).toBeVisible()
  await expect(notice(second, say(words.otherProposed))).toBeVisible()
  await look(second, 'main')
  await decide(second, say(words.declineRoles))
  await expect(notice(second, say(words.declined))).toBeVisible()
  await expect(button(second, say(words.confirmRoles))).toHaveCount(0)
  // Nor is it proposed again by whatever is saved next.
  await expect(second.getByRole('checkbox', { name: say(staffWords.auditor), exact: true })).not.toBeChecked()
  await open(own, '/employee/')
  await expect(own.getByRole('link', { name: say(words.audit) })).toHaveCount(0)

  await propose(page, say)
  await decide(page, say(words.withdraw))
  await expect(notice(page, say(words.withdrawn))).toBeVisible()
  await propose(page, say)
  await open(second, page.url())
  await decide(second, say(words.confirmRoles))
  await expect(notice(second, say(words.confirmed))).toBeVisible()
  await look(second, 'main')
  // What somebody may do is in their menu from the next sign-in.
  await signInAgain(own, language, { username, secret })
  await own.goto('/employee/audit')
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(say(words.audit))
})

test('a number that an administrator enters for an officer counts once the officer has confirmed it', async ({
  page,
  say,
  windowOf,
  language,
}) => {
  const username = nameOf('n', language)
  const { egyptian } = newPerson()
  const mobile = `+2${egyptian}`
  await add(page, say, username)
  let secret = ''
  const own = await join(page, windowOf, { language, username, onSecret: made => (secret = made) })
  await open(page, page.url())
  await page.getByRole('textbox', { name: say(words.mobile) }).fill(egyptian)
  await button(page, say(staffWords.save)).click()
  await confirm(page, say(staffWords.save))
  await expect(notice(page, say(words.ownerConfirms))).toBeVisible()
  await look(page, 'main')

  // Whoever was signed in there is not any more.
  await own.reload()
  await own.waitForURL(/\/employee\/login/)
  await signInAgain(own, language, { username, secret })
  await open(own, '/employee/profile/contact')
  await expect(notice(own, say(words.entered))).toBeVisible()
  await look(own, 'main')
  await tabTo(own, button(own, say(words.takeNumber)))
  await own.keyboard.press('Enter')
  const code = own.getByRole('textbox', { name: say(words.code), exact: true })
  await expect(code).toBeVisible()
  await look(own, 'main')
  await code.fill(await codeTo(own.request, mobile))
  await tabTo(own, button(own, say(words.confirmNumber)))
  await own.keyboard.press('Enter')
  await expect(notice(own, say(words.changed))).toBeVisible()
  await expect(notice(own, say(words.entered))).toHaveCount(0)

  await open(page, page.url())
  await expect(page.getByRole('textbox', { name: say(words.mobile) })).toHaveValue(mobile)
  await expect(notice(page, say(words.ownerConfirms))).toHaveCount(0)
})
