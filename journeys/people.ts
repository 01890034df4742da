// People who sign up during journeys: each with a number of their own, so that none shares a session or a budget.

import { randomInt } from 'node:crypto'
import type { Language } from '@bawaba/language/index.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Say } from './journey.ts'

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')

export const newPerson = () => ({
  egyptian: `010${digits(8)}`,
  foreign: `+9715${digits(8)}`,
  nationalId: `2910412${'01'}${digits(5)}`,
  passport: `A${digits(8)}`,
  email: `person${digits(9)}@example.com`,
  password: 'Palm#Tree26',
})

export type Person = ReturnType<typeof newPerson> & { mobile: string }

/** An account at home, made by calls: for journeys that are about what comes after. */
export const registered = async (api: APIRequestContext): Promise<Person> => {
  const person = newPerson()
  const { egyptian, nationalId, email, password } = person
  const mobile = `+2${egyptian}`
  const { csrfToken } = await (await api.get('/api/misc/appData')).json()
  const post = async (path: string, data: object) => {
    const headers = { 'x-csrf-token': csrfToken, 'x-app-mode': 'CITIZEN' }
    const answer = await api.post(`/api/citizen${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const names = { firstName: 'ليلى', lastName: 'حسن علي' }
  const data = { identity: 'NATIONAL_ID', nationalId, ...names, mobile: egyptian, email }
  const { id } = await post('', { data, password, confirmPassword: password })
  await post('/verifyMobile', { mobile, id, code: await codeTo(api, mobile) })
  return { ...person, mobile }
}

type Message = { to: string; code?: string; text: string }
/** What was sent to a number or an address, the newest first. */
export const sentTo = async (api: APIRequestContext, to: string): Promise<Message[]> =>
  (await (await api.get('/api/dev/outbox', { params: { to } })).json()) as Message[]

/** The newest code to a number; waits until one other than the last has come. */
export const codeTo = async (api: APIRequestContext, to: string, last = ''): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      code = (await sentTo(api, to)).find(message => message.code)?.code ?? ''
      return code !== '' && code !== last
    })
    .toBe(true)
  return code
}

export const texts = {
  nationalId: { ar: 'الرقم القومي', en: 'National ID' },
  byId: { ar: 'الرقم القومي المصري', en: 'Egyptian national ID' },
  byPassport: { ar: 'جواز سفر', en: 'Passport' },
  passport: { ar: 'رقم جواز السفر', en: 'Passport number' },
  nationality: { ar: 'الجنسية', en: 'Nationality' },
  firstName: { ar: 'الاسم الأول', en: 'First name' },
  lastName: { ar: 'باقي الاسم', en: 'Other names' },
  mobile: { ar: 'رقم الهاتف المحمول', en: 'Mobile number' },
  signInName: {
    ar: 'رقم الهاتف المحمول أو الرقم القومي أو رقم جواز السفر',
    en: 'Mobile number, national ID or passport number',
  },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail address' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  again: { ar: 'كلمة المرور مرة أخرى', en: 'Confirm password' },
  create: { ar: 'إنشاء الحساب', en: 'Create the account' },
  code: { ar: 'رمز التأكيد', en: 'Code' },
  confirm: { ar: 'تأكيد الرقم', en: 'Confirm the number' },
  codeTitle: { ar: 'تأكيد رقم الهاتف', en: 'Confirm your mobile number' },
  ready: { ar: 'حسابك جاهز', en: 'Your account is ready' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
} as const satisfies Record<string, Record<Language, string>>

/** Fills in everything but how one proves who one is. */
export const fillRest = async (
  page: Page,
  say: Say,
  { mobile, email, password }: { mobile: string; email: string; password: string },
): Promise<void> => {
  const box = (label: Record<Language, string>) =>
    page.getByRole('textbox', { name: say(label), exact: true })
  await box(texts.firstName).fill(say({ ar: 'ليلى', en: 'Layla' }))
  await box(texts.lastName).fill(say({ ar: 'حسن علي', en: 'Hassan Ali' }))
  await box(texts.mobile).fill(mobile)
  await box(texts.email).fill(email)
  await page.getByLabel(say(texts.password), { exact: true }).and(page.locator('input')).fill(password)
  await page.getByLabel(say(texts.again), { exact: true }).fill(password)
}
