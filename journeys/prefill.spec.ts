// A new form begins with what the profile knows: it says so under each question, gives way to every edit, and never
// stands in the way of a draft.

import type { Locator, Page } from '@playwright/test'
import { expect, open, type Say, signInAs, test } from './journey.ts'
import { box, digits, familyPath, field } from './library.ts'
import { type Person, registered } from './people.ts'

const note = (page: Page, name: string): Locator => field(page, name).locator('[data-from-profile]')
const noteText = { ar: /من ملفك/, en: /From your profile/ }
const names = ['fullName', 'nationalId', 'mobile'] as const

/** Signs in somebody new, whose profile is whole and whose forms nobody else types into. */
const arrive = async (page: Page, language: 'ar' | 'en'): Promise<Person> => {
  const person = await registered(page.request)
  await open(page, '/login')
  await signInAs(page, language, person.mobile, person.password, { by: 'mobile' })
  return person
}
const saved = (page: Page, say: Say): Locator =>
  page.getByRole('status').filter({ hasText: say({ ar: /حُفظت المسودة/, en: /Draft saved/ }) })

test('a new form begins with the profile, and says where each answer comes from', {
  tag: ['@core', '@both'],
}, async ({ page, say, language }) => {
  const person = await arrive(page, language)
  await open(page, familyPath)
  await expect(box(page, 'fullName')).toHaveValue('ليلى حسن علي')
  await expect(box(page, 'nationalId')).toHaveValue(person.nationalId)
  await expect(box(page, 'mobile')).toHaveValue(person.mobile)
  for (const name of names) await expect(note(page, name)).toHaveText(say(noteText))
  await expect(field(page, 'letters').locator('[data-from-profile]')).toHaveCount(0)
  // An address is there once it is asked for.
  await field(page, 'letters').getByRole('checkbox').check()
  await expect(box(page, 'email')).toHaveValue(person.email)

  // The way to change it leads into the answer; an edit is no longer the profile's.
  await field(page, 'fullName')
    .getByRole('button', { name: say({ ar: /تغيير/, en: /Change/ }) })
    .click()
  await expect(box(page, 'fullName')).toBeFocused()
  await page.keyboard.type('سارة حسن')
  await expect(box(page, 'fullName')).toHaveValue('سارة حسن')
  await expect(note(page, 'fullName')).toHaveCount(0)
  await expect(note(page, 'mobile')).toBeVisible()
  await expect(saved(page, say)).toBeVisible()

  await page.reload()
  await expect(box(page, 'fullName')).toHaveValue('سارة حسن')
  await expect(note(page, 'fullName')).toHaveCount(0)
  await expect(note(page, 'mobile'), 'what was not edited is still the profile’s').toBeVisible()
})

test('a draft wins over the profile; starting again begins with the profile', async ({
  page,
  say,
  language,
}) => {
  await arrive(page, language)
  await open(page, familyPath)
  await box(page, 'mobile').fill('')
  await box(page, 'fullName').fill('سارة حسن')
  await expect(saved(page, say)).toBeVisible()
  // Another device knows the draft alone.
  await page.evaluate(() => {
    for (const name of Object.keys(sessionStorage)) sessionStorage.removeItem(name)
  })
  await open(page, familyPath)
  await expect(box(page, 'fullName')).toHaveValue('سارة حسن')
  await expect(box(page, 'mobile'), 'what was emptied stays empty').toHaveValue('')
  await expect(note(page, 'mobile')).toHaveCount(0)
  await page.getByRole('button', { name: say({ ar: 'ابدأ من جديد', en: 'Start again' }) }).click()
  await expect(box(page, 'fullName')).toHaveValue('ليلى حسن علي')
  await expect(note(page, 'mobile')).toBeVisible()
})

const draftsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/drafts', { headers: { 'x-app-mode': 'CITIZEN' } })
    return answer.json()
  })

test('a form that begins with the profile becomes a draft with the first edit, not before', async ({
  page,
  say,
  language,
}) => {
  await arrive(page, language)
  await open(page, familyPath)
  await expect(note(page, 'mobile')).toBeVisible()
  // Longer than a change waits before it is saved.
  await page.waitForTimeout(4_000)
  await open(page, '/inbox')
  expect(await draftsOf(page)).toEqual([])
  await open(page, familyPath)
  await box(page, 'fullName').fill('سارة حسن')
  await expect(saved(page, say)).toBeVisible()
  expect(await draftsOf(page)).toHaveLength(1)
})

test('a number taken over and one typed in the digits of the page are both taken', async ({
  page,
  say,
  language,
}) => {
  await arrive(page, language)
  await open(page, familyPath)
  await box(page, 'mobile').fill(digits(say, '01112345678'))
  await page.getByRole('button', { name: say({ ar: 'متابعة', en: 'Continue' }), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say({ ar: 'أفراد الأسرة', en: 'Your family' }),
  )
})

test('a visitor’s form begins empty', async ({ page }) => {
  await open(page, '/services/LIBRARY_QUESTION/add')
  await expect(box(page, 'email')).toHaveValue('')
  await expect(page.locator('[data-from-profile]')).toHaveCount(0)
})
