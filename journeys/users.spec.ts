// Managing users: added, invited, signed in by the link, changed, disabled in mid-session, and many from a file.

import type { Language } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { asRead, expect, type Say, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { enrolApp, keepCodes } from './second-step.ts'

test.use({ who: 'admin', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  title: { ar: 'المستخدمون', en: 'Users' },
  add: { ar: 'إضافة مستخدم', en: 'Add a user' },
  saveNew: { ar: 'إضافة المستخدم', en: 'Add the user' },
  username: { ar: 'اسم المستخدم', en: 'User name' },
  firstName: { ar: 'الاسم الأول', en: 'First name' },
  lastName: { ar: 'بقية الاسم', en: 'Rest of the name' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  allServices: { ar: 'كل الخدمات، الحالية والقادمة', en: 'All services, those to come too' },
  company: { ar: 'الشركة', en: 'Company' },
  sector: { ar: 'القطاع', en: 'Sector' },
  center: { ar: 'مركز الخدمة', en: 'Service center' },
  officer: { ar: 'مراجع طلبات', en: 'Case officer' },
  auditor: { ar: 'مدقق', en: 'Auditor' },
  save: { ar: 'حفظ التعديلات', en: 'Save changes' },
  disable: { ar: 'تعطيل الحساب', en: 'Disable' },
  password: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  services: { ar: 'الخدمات التي يعمل عليها', en: 'Services given' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  inbox: { ar: 'صندوق الطلبات', en: 'Request inbox' },
  refresh: { ar: 'تحديث القائمة', en: 'Refresh the list' },
  rightsChanged: { ar: /تغيرت صلاحيات حسابك/, en: /The rights of your account were changed/ },
  savePassword: { ar: 'حفظ كلمة المرور', en: 'Save the password' },
} as const

/** Names of their own: journeys run side by side, in two languages, again and again. */
const nameOf = (prefix: string, language: string) =>
  `${prefix}${language}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

const confirm = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

const add = async (page: Page, say: Say, username: string): Promise<void> => {
  await page.goto('/employee/usersManagment/add')
  await page.getByLabel(say(words.username)).fill(username)
  await page.getByLabel(say(words.firstName)).fill(say({ ar: 'منى', en: 'Mona' }))
  await page.getByLabel(say(words.lastName)).fill(say({ ar: 'سعيد', en: 'Said' }))
  await page.getByRole('textbox', { name: say(words.email) }).fill(`${username}@example.eg`)
  await page.getByRole('checkbox', { name: say(words.officer), exact: true }).check()
  await page.getByRole('checkbox', { name: say(words.allServices) }).check()
  await page.getByRole('button', { name: say(words.saveNew) }).click()
  await confirm(page, say(words.saveNew))
  await page.waitForURL(/usersManagment\/[\da-f-]{36}$/)
}

/** Somebody new, who has chosen a password by the link and signed in for the first time in a browser of their own. */
const join = async (
  page: Page,
  windowOf: () => Promise<Page>,
  { language, username }: { language: Language; username: string },
): Promise<Page> => {
  const messages = await (await page.request.get(`/api/dev/outbox?to=${username}@example.eg`)).json()
  const path = /(\/employee\/invitation#[\w-]+)/.exec(messages[0].text)?.[1] ?? ''
  const own = await windowOf()
  await own.goto(path)
  await own.getByLabel(words.password[language], { exact: true }).fill('Strong#2026')
  await own.locator('#again').fill('Strong#2026')
  await own.getByRole('button', { name: words.savePassword[language] }).click()
  await own.getByRole('link', { name: words.signIn[language] }).last().click()
  await signInAs(own, language, username, 'Strong#2026', {
    second: async () => {
      await enrolApp(own, language)
      await keepCodes(own, language)
    },
  })
  await own.goto('/employee/inbox')
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(words.inbox[language])
  return own
}

test('added, invited, first sign-in by the link, other roles, disabled: the next call signs out', {
  tag: '@core',
}, async ({ page, say, windowOf, language }) => {
  const username = nameOf('j', language)
  await add(page, say, username)
  await expect(page.getByText(asRead(say({ ar: 'أُضيف منى سعيد', en: 'Mona Said is added' })))).toBeVisible()
  const own = await join(page, windowOf, { language, username })

  await page.reload()
  await page.getByRole('checkbox', { name: say(words.auditor), exact: true }).check()
  await page.getByRole('button', { name: say(words.save) }).click()
  await confirm(page, say(words.save))
  await expect(
    page.getByText(asRead(say({ ar: 'حُفظت بيانات منى سعيد', en: 'The details of Mona Said are saved' }))),
  ).toBeVisible()

  await page.getByRole('button', { name: say(words.disable), exact: true }).click()
  await confirm(page, say(words.disable))
  await expect(
    page.getByText(asRead(say({ ar: 'عُطّل حساب منى سعيد', en: 'Mona Said is disabled' }))),
  ).toBeVisible()
  await own.reload()
  await own.waitForURL(/\/login/)
})

test('a role taken away while its page is open: the next call is refused, and the sign-in page says why', async ({
  page,
  say,
  windowOf,
  language,
}) => {
  const username = nameOf('r', language)
  await add(page, say, username)
  const own = await join(page, windowOf, { language, username })
  await page.reload()
  await page.getByRole('checkbox', { name: say(words.officer), exact: true }).uncheck()
  await page.getByRole('button', { name: say(words.save) }).click()
  await confirm(page, say(words.save))
  await own.getByRole('button', { name: say(words.refresh) }).click()
  await own.waitForURL(/\/employee\/login/)
  await expect(own.getByText(say(words.rightsChanged))).toBeVisible()
})

test('where somebody works is chosen list by list, and so are the services', async ({
  page,
  say,
  language,
}) => {
  await add(page, say, nameOf('w', language))
  const list = (label: Record<Language, string>) => page.getByLabel(say(label), { exact: false })
  await expect(list(words.sector)).toHaveCount(0)
  await list(words.company).selectOption({ index: 1 })
  await list(words.sector).selectOption({ index: 1 })
  await list(words.center).selectOption({ index: 1 })
  const center = await list(words.center).inputValue()
  await page.getByRole('checkbox', { name: say(words.allServices) }).uncheck()
  const services = page.getByRole('group', { name: say(words.services) })
  // A few are ticked; more of them would be typed into.
  const card = services.getByRole('checkbox', { name: say({ ar: /بطاقة/, en: /card/i }) }).first()
  await card.check()
  await look(page)
  await page.getByRole('button', { name: say(words.save) }).click()
  await confirm(page, say(words.save))
  await page.reload()
  await expect(list(words.center)).toHaveValue(center)
  await expect(page.getByRole('checkbox', { name: say(words.allServices) })).not.toBeChecked()
  await expect(card).toBeChecked()
  // Another company: what was chosen below belonged to the former one.
  await list(words.company).selectOption({ index: 2 })
  await expect(list(words.center)).toHaveCount(0)
})

test('a file with a bad row: the report names it, the good one is added', async ({ page, say, language }) => {
  const [good, bad] = [nameOf('i', language), 'Bad Name']
  await page.goto('/employee/usersManagment/import')
  await page.locator('#file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`username,firstName,lastName\n${good},=1+1,@x\n${bad},B,C\n`),
  })
  await page.getByRole('button', { name: say({ ar: 'فحص الملف', en: 'Check the file' }) }).click()
  const row = page.getByRole('row').filter({ hasText: 'bad name' })
  await expect(row).toContainText(say({ ar: 'لن يُضاف', en: 'Not added' }))
  await look(page)
  await page.getByRole('button', { name: say({ ar: 'إضافة مستخدم واحد', en: 'Add 1 user' }) }).click()
  await confirm(page, say(words.add))
  await expect(page.getByRole('row').filter({ hasText: good })).toContainText(
    say({ ar: 'أُضيف', en: 'Added' }),
  )
  await page.goto(`/employee/usersManagment?q=${good}`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('main').getByText('=1+1 @x')).toBeVisible()
})

test('the pages of users, looked over', async ({ page, say, language }) => {
  await page.goto('/employee/usersManagment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.title))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await look(page)
  await page.goto('/employee/usersManagment/add')
  await page.getByRole('button', { name: say(words.saveNew) }).click()
  await expect(page.locator('section[aria-labelledby]').first()).toBeFocused()
  await look(page)
  await add(page, say, nameOf('l', language))
  await look(page)
})
