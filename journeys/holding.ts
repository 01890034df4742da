// A unit that somebody holds, for journeys about what becomes of the hold.

import type { Language } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { expect, open, type Say, signInAs } from './journey.ts'
import { registered } from './people.ts'

export const isHeld = { ar: /محجوزة لك حتى/, en: /is held for you until/ }
export const holdAgain = { ar: 'حجزها مرة أخرى', en: 'Hold it again' }

/** Signs somebody new in who holds the first unit of a project. */
export const holdUnit = async (page: Page, say: Say, language: Language): Promise<void> => {
  const { mobile, password } = await registered(page.request)
  await open(page, `/login?lang=${language}`)
  await signInAs(page, language, mobile, password, { by: 'mobile' })
  await open(page, '/projects/ZAHYA')
  await page
    .getByRole('link', { name: say({ ar: /احجز الوحدة/, en: /Reserve unit/ }) })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: say(isHeld) })).toBeVisible()
}
