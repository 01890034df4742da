// Staff whose user name is their mobile number: added with it and with what proves who they are, signed in by another
// spelling of it, found by the whole identifier. In a portal of its own, with that setting.

import { randomInt } from 'node:crypto'
import { testIn } from './closed-portal.ts'
import { asRead, expect } from './journey.ts'
import { look } from './look.ts'
import { confirm, join, words } from './staff.ts'

const test = testIn({ STAFF_USERNAME: 'mobile' })
test.use({ who: 'admin', contextOptions: { reducedMotion: 'reduce' } })

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')
const arabic = (text: string): string => text.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string)
const labels = {
  mobile: { ar: 'رقم الهاتف المحمول', en: 'Mobile number' },
  nationalId: { ar: 'الرقم القومي', en: 'National ID' },
  passport: { ar: 'رقم جواز السفر', en: 'Passport number' },
  search: { ar: 'الاسم أو اسم المستخدم أو الهاتف', en: 'Name, user name or mobile' },
  who: { ar: 'إثبات الشخصية', en: 'Who you are' },
  changedBy: { ar: /لا يغيرهما إلا مدير النظام/, en: /Only an administrator can change them/ },
  find: { ar: 'بحث', en: 'Search' },
  taken: { ar: 'الرقم القومي مستخدم لحساب آخر', en: 'Taken by another account: National ID' },
} as const

test('added by a mobile number and a national ID, signed in by another spelling, found by the whole ID', async ({
  page,
  say,
  windowOf,
  language,
}) => {
  const number = `010${digits(8)}`
  const nationalId = `288041501${digits(5)}`
  const email = `m${number}@example.eg`
  const fill = async (mobile: string, to: string) => {
    await page.goto('/employee/usersManagment/add')
    await page.getByLabel(say(words.firstName)).fill(say({ ar: 'منى', en: 'Mona' }))
    await page.getByLabel(say(words.lastName)).fill(say({ ar: 'سعيد', en: 'Said' }))
    await page.getByLabel(say(labels.mobile)).fill(mobile)
    await page.getByRole('textbox', { name: say(words.email) }).fill(to)
    await page.getByLabel(say(labels.nationalId)).fill(arabic(nationalId))
    await page.getByRole('checkbox', { name: say(words.officer), exact: true }).check()
    await page.getByRole('checkbox', { name: say(words.allServices) }).check()
    await page.getByRole('button', { name: say(words.saveNew) }).click()
  }
  await fill(arabic(number), email)
  await confirm(page, say(words.saveNew))
  await page.waitForURL(/usersManagment\/[\da-f-]{36}$/)
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await expect(page.getByLabel(say(labels.nationalId))).toHaveValue(`••••••••••${nationalId.slice(-4)}`)
  await expect(page.getByLabel(say(words.username))).toHaveCount(0)
  await look(page)
  const spelling = { ar: arabic(`+2${number}`), en: `+20 ${number.slice(1, 3)} ${number.slice(3)}` }[language]
  const own = await join(page, windowOf, { language, username: spelling, email })

  // Their profile says what is known, by its last four, and who changes it.
  await own.goto('/employee/profile/details')
  const identity = own.getByRole('region', { name: say(labels.who) })
  await expect(identity.getByText(`••••••••••${nationalId.slice(-4)}`)).toBeVisible()
  await expect(identity).not.toContainText(nationalId)
  await expect(identity.getByText(say(labels.changedBy))).toBeVisible()
  await expect(identity.getByRole('button')).toHaveCount(0)
  await look(own)

  // The same person a second time: the box is named.
  await fill(`011${digits(8)}`, `n${email}`)
  await confirm(page, say(words.saveNew))
  await expect(page.getByRole('link', { name: asRead(say(labels.taken)) })).toBeVisible()
  await look(page)

  await page.goto('/employee/usersManagment')
  await page.getByLabel(say(labels.search)).fill(nationalId)
  await page.getByRole('button', { name: say(labels.find), exact: true }).click()
  await expect(page.locator('main tbody tr')).toHaveCount(1)
  await expect(page.getByRole('main').getByText(number)).toBeVisible()
  expect(page.url()).not.toContain(nationalId)
  await look(page)
})
