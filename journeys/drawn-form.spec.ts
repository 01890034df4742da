// A form that visitors fill in can be read before its script has come, and filled in once it has: nothing that somebody
// typed or answered before is lost between the two, and nothing moves.

import type { Page } from '@playwright/test'
import { holdBack, scripts } from './hold-back.ts'
import { alive, expect, open, test } from './journey.ts'
import { questionService } from './library.ts'

const path = `/services/${questionService}/add`

/** Where the first question stands, from the top of the page, once it is drawn in its own letters. */
const placeOf = (page: Page) =>
  page.locator('[data-field=question]').evaluate(async field => {
    await document.fonts.ready
    return Math.round(field.getBoundingClientRect().top)
  })

test('the questions can be read at once, and answered once the script has come', async ({ page, say }) => {
  const letGo = await holdBack(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  const question = page.getByLabel(say({ ar: 'سؤالك', en: 'Your question' }))
  await expect(question).toBeVisible()
  await expect(question).toBeDisabled()
  await expect(page).toHaveTitle(say({ ar: /السؤال/, en: /Question/ }))
  const before = await placeOf(page)
  letGo()
  const words = say({ ar: 'متى تفتح المكتبة في رمضان ١٤٤٨؟', en: 'When does the library open in Ramadan?' })
  await question.fill(words)
  await alive(page)
  expect(await placeOf(page), 'nothing has moved').toBe(before)
  await expect(question).toHaveValue(words)
  await page.reload()
  await alive(page)
  await expect(question).toHaveValue(words)
})

test('whoever comes back finds their answers, though the page was drawn without them', async ({
  page,
  say,
}) => {
  const question = page.getByLabel(say({ ar: 'سؤالك', en: 'Your question' }))
  await open(page, path)
  await question.fill('5')
  await page.goto('/')
  const letGo = await holdBack(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(question).toBeDisabled()
  await expect(question).toHaveValue('')
  letGo()
  await expect(question).toHaveValue('5')
  await expect(
    page.getByText(say({ ar: 'هذه إجاباتك السابقة', en: 'These are your earlier answers' })),
  ).toBeVisible()
})

test.describe('signed in', () => {
  test.use({ who: 'citizen', alone: questionService })

  test('whoever is signed in gets a form of their own, with its draft on the server', async ({
    page,
    say,
  }) => {
    await open(page, path)
    await page.getByLabel(say({ ar: 'سؤالك', en: 'Your question' })).fill('6')
    await expect(page.getByText(say({ ar: /^حُفظت المسودة/, en: /^Draft saved/ }))).toBeVisible()
  })
})
