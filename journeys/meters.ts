// What journeys about meters share: a citizen with approved meters, and faults of the company on demand.

import { expect, type Page } from '@playwright/test'
import { arabicDigits, goOn } from './electricity.ts'
import { open, type Say, signInAs } from './journey.ts'
import { upload } from './paper.ts'
import { registered } from './people.ts'

/** Accounts in the books of the simulated company, one for each language and story; those of `bills` and `objection` owe three bills. */
export const companyAccounts = {
  meter: { ar: '100000247419', en: '100000247781' },
  bills: { ar: '2000073017509', en: '2000073020156' },
  objection: { ar: '100000255925', en: '100000257772' },
} as const

/** Somebody new, who has no meter. */
export const newCitizen = async (page: Page, language: 'ar' | 'en'): Promise<void> => {
  const { mobile, password } = await registered(page.request)
  await open(page, `/login?lang=${language}`)
  await signInAs(page, language, mobile, password, { by: 'mobile' })
}

/** Registers a meter by its number, as people type it; answers the request's number. */
export const registerMeter = async (page: Page, say: Say, number: string): Promise<string> => {
  await open(page, '/services/ADD_METER/add')
  await page.locator('[data-field="meter"] input').fill(arabicDigits(number.replace(/(\d{4})/g, '$1 ')))
  await expect(
    page.getByRole('status').filter({ hasText: say({ ar: /معروف لدى الشركة/, en: /knows this meter/ }) }),
  ).toBeVisible()
  await page.locator('[data-field="name"] input').fill(say({ ar: 'بيت الأسرة', en: 'Family home' }))
  await goOn(page, say)
  await page.getByRole('radio', { name: say({ ar: 'مالك', en: 'Owner' }), exact: true }).check()
  await upload(page, say, 'billPicture', ['bill.pdf'])
  await goOn(page, say)
  await page.getByRole('button', { name: say({ ar: 'أرسل الطلب', en: 'Send the request' }) }).click()
  await expect(page.getByText(/ADDM-\d{4}-\d{6}-\d/).first()).toBeVisible()
  return /ADDM-\d{4}-\d{6}-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
}

/** A case officer approves a request of a service, on its page. */
export const approve = async (page: Page, say: Say, service: string, ID: string): Promise<void> => {
  await open(page, `/employee/services/${service}/entries/${ID}`)
  const act = page.getByRole('button', { name: say({ ar: 'قبول الطلب', en: 'Approve' }), exact: true })
  await act.first().click()
  const note = page.getByLabel(say({ ar: /ملاحظة للمتقدم/, en: /Note to the applicant/ }))
  await note.fill('العداد باسمك')
  await act.last().click()
  await expect(note).toBeHidden()
}

/** The next `times` calls to the company whose path holds this meet a fault; `after`: it has done the work by then. */
export const failNext = async (
  page: Page,
  fault: 'down' | 'nonsense' | 'break',
  { path, times, after = false }: { path: string; times: number; after?: boolean },
): Promise<void> => {
  const answer = await page.request.post(`${process.env.UTILITY}/control/faults`, {
    data: { fault, path, times, after },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
