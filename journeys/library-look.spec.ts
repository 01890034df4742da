// The library's forms looked over by axe with errors, rows, lists, calendars and dialogs open: both themes, wide and
// narrow, and nothing wider than a window of 320 px.

import type { Page } from '@playwright/test'
import { goOn, inspectionYear } from './electricity.ts'
import { expect, open, type Say, test } from './journey.ts'
import { answerBranch, answerFamily, answerFamilyCard, box, digits, field, fillDate } from './library.ts'
import { look } from './look.ts'

test.use({ who: 'citizen', contextOptions: { reducedMotion: 'reduce' } })

/** A page of a form that has been begun. */
const openStep = async (page: Page, service: string, step: number): Promise<void> => {
  await open(page, `/services/${service}/add`)
  await box(page, service === 'FAMILY_CARD' ? 'nationalId' : 'title').fill('2910412')
  await open(page, `/services/${service}/add?step=${step}`)
}
const withErrors = async (page: Page, say: Say): Promise<void> => {
  await goOn(page, say)
  await expect(page.getByRole('region', { name: /قبل المتابعة|before you continue/ })).toBeVisible()
}

test.describe('the family card', () => {
  test.use({ alone: 'FAMILY_CARD' })

  for (const step of [1, 2, 3, 4, 5])
    test(`step ${step} of the family card with its errors`, async ({ page, say }) => {
      await openStep(page, 'FAMILY_CARD', step)
      await withErrors(page, say)
      await look(page)
    })

  test('the family with rows in rows and a row taken away', async ({ page, say }) => {
    await openStep(page, 'FAMILY_CARD', 2)
    await answerFamily(page, say)
    await field(page, 'books')
      .getByRole('button', { name: say({ ar: /إزالة/, en: /Remove/ }) })
      .click()
    await expect(page.getByRole('button', { name: say({ ar: 'تراجع', en: 'Undo' }) })).toBeVisible()
    await look(page)
  })

  test('the branch with its list open, and with what the script brought up', async ({ page, say }) => {
    await openStep(page, 'FAMILY_CARD', 3)
    await field(page, 'governorate').locator('input[role=combobox]').click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await look(page, '[data-field=governorate]')
    await answerBranch(page, say)
    await look(page)
  })

  test('the check page of the family card', async ({ page, say }) => {
    await open(page, '/services/FAMILY_CARD/add')
    await answerFamilyCard(page, say)
    await look(page)
  })

  test('the draft on the service’s page, about to be deleted', async ({ page, say }) => {
    await openStep(page, 'FAMILY_CARD', 1)
    await page
      .getByRole('button', { name: say({ ar: 'حفظ وإكمال لاحقًا', en: 'Save and finish later' }) })
      .click()
    await page.waitForURL(/later/)
    await look(page)
    await open(page, '/services/FAMILY_CARD')
    await page.getByRole('button', { name: say({ ar: /حذف المسودة/, en: /Delete the draft/ }) }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'dialog[open]')
  })
})

test.describe('a room', () => {
  test.use({ alone: 'ROOM_BOOKING' })

  for (const step of [1, 2, 3])
    test(`step ${step} of a room with its errors`, async ({ page, say }) => {
      await openStep(page, 'ROOM_BOOKING', step)
      await withErrors(page, say)
      await look(page)
    })

  test('the hours of a room, one of them taken, and the calendar open', async ({ page, say }) => {
    await open(page, '/services/ROOM_BOOKING/add')
    await box(page, 'people').fill(digits(say, 5))
    await open(page, '/services/ROOM_BOOKING/add?step=2')
    await field(page, 'hall').getByRole('radio').first().check()
    const march = { ar: 'مارس', en: 'March' }
    const ends = field(page, 'days').getByRole('group')
    await fillDate(ends.first(), say, [17, march, inspectionYear])
    await fillDate(ends.last(), say, [19, march, inspectionYear])
    await expect(field(page, 'hour').getByRole('radio')).toHaveCount(4)
    await look(page)
    await field(page, 'days')
      .getByRole('button', { name: say({ ar: 'اختر من التقويم', en: 'Choose from a calendar' }) })
      .click()
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
    await look(page, 'dialog[open]')
  })
})
