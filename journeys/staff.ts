// Staff that a journey adds as an administrator, and who then choose a password and sign in for themselves.

import type { Language } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { expect, type Say, signInAs } from './journey.ts'
import { enrolApp, keepCodes } from './second-step.ts'

export const staffPassword = 'Strong#2026'

export const words = {
  title: { ar: 'المستخدمون', en: 'Users' },
  add: { ar: 'إضافة مستخدم', en: 'Add a user' },
  saveNew: { ar: 'إضافة المستخدم', en: 'Add the user' },
  username: { ar: 'اسم المستخدم', en: 'User name' },
  firstName: { ar: 'الاسم الأول', en: 'First name' },
  lastName: { ar: 'بقية الاسم', en: 'Other names' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  allServices: { ar: 'كل الخدمات، الحالية والقادمة', en: 'All current and future services' },
  company: { ar: 'الشركة', en: 'Company' },
  sector: { ar: 'القطاع', en: 'Sector' },
  center: { ar: 'مركز الخدمة', en: 'Service center' },
  officer: { ar: 'موظف الطلبات', en: 'Case officer' },
  auditor: { ar: 'مدقق', en: 'Auditor' },
  save: { ar: 'حفظ التعديلات', en: 'Save changes' },
  disable: { ar: 'تعطيل الحساب', en: 'Disable' },
  password: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  services: { ar: 'الخدمات التي يعمل عليها', en: 'Services' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  inbox: { ar: 'صندوق الطلبات', en: 'Request inbox' },
  refresh: { ar: 'تحديث القائمة', en: 'Refresh the list' },
  rightsChanged: { ar: /تغيرت صلاحيات حسابك/, en: /Your permissions have changed/ },
  savePassword: { ar: 'حفظ كلمة المرور', en: 'Save the password' },
} as const

/** Names of their own: journeys run side by side, in two languages, again and again. */
export const nameOf = (prefix: string, language: string) =>
  `${prefix}${language}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

export const confirm = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** A case officer for all services, with further roles by their names. */
export const add = async (
  page: Page,
  say: Say,
  username: string,
  roles: readonly string[] = [],
): Promise<void> => {
  await page.goto('/employee/usersManagment/add')
  await page.getByLabel(say(words.username)).fill(username)
  await page.getByLabel(say(words.firstName)).fill(say({ ar: 'منى', en: 'Mona' }))
  await page.getByLabel(say(words.lastName)).fill(say({ ar: 'سعيد', en: 'Said' }))
  await page.getByRole('textbox', { name: say(words.email) }).fill(`${username}@example.eg`)
  for (const role of [say(words.officer), ...roles])
    await page.getByRole('checkbox', { name: role, exact: true }).check()
  await page.getByRole('checkbox', { name: say(words.allServices) }).check()
  await page.getByRole('button', { name: say(words.saveNew) }).click()
  await confirm(page, say(words.saveNew))
  await page.waitForURL(/usersManagment\/[\da-f-]{36}$/)
}

/** Somebody new, who has chosen a password by the link and signed in for the first time in a browser of their own. */
export const join = async (
  page: Page,
  windowOf: () => Promise<Page>,
  {
    language,
    username,
    email = `${username}@example.eg`,
    onSecret,
  }: {
    language: Language
    username: string
    /** Where the invitation went. */
    email?: string
    onSecret?: (secret: string) => void
  },
): Promise<Page> => {
  const messages = await (await page.request.get(`/api/dev/outbox?to=${email}`)).json()
  const path = /(\/employee\/invitation#[\w-]+)/.exec(messages[0].text)?.[1] ?? ''
  const own = await windowOf()
  await own.goto(path)
  await own.getByLabel(words.password[language], { exact: true }).fill(staffPassword)
  await own.locator('#again').fill(staffPassword)
  await own.getByRole('button', { name: words.savePassword[language] }).click()
  await own.getByRole('link', { name: words.signIn[language] }).last().click()
  await signInAs(own, language, username, staffPassword, {
    second: async () => {
      const secret = await enrolApp(own, language)
      onSecret?.(secret)
      await keepCodes(own, language)
    },
  })
  await own.goto('/employee/inbox')
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(words.inbox[language])
  return own
}
