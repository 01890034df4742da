// The examples of the gallery: one of a field's kind, as it stands in one of its three cases.

import type { Locator, Page } from '@playwright/test'
import { open } from './journey.ts'

type Case = 'empty' | 'answered' | 'wrong'

/** The examples of one kind: the whole gallery is a long page. */
export const openGallery = (page: Page, kind: string): Promise<void> =>
  open(page, `/dev/gallery?kind=${kind}`)

export const specimen = (page: Page, kind: string, example: string, shown: Case): Locator =>
  page
    .locator(`[data-kind="${kind}"] > section`)
    .filter({ has: page.getByRole('heading', { name: example, exact: true }) })
    .locator(`[data-case="${shown}"]`)

export const errorIn = (within: Locator): Locator => within.locator('[id$="-error"]')

export const calendarButton = { ar: 'اختر من التقويم', en: 'Choose from a calendar' }
export const dateParts = {
  day: { ar: 'اليوم', en: 'Day' },
  month: { ar: 'الشهر', en: 'Month' },
  year: { ar: 'السنة', en: 'Year' },
}
