// An officer's hours at the inbox: what is late comes first and says so, requests are read and decided beside the list,
// the applicant's text is seen before it is sent, and the next request opens by itself.

import { box, filed, panelOf, rows, windowOf } from './desk.ts'
import { asRead, expect, test } from './journey.ts'
import { lookOver } from './look.ts'

test.use({ who: 'officer', contextOptions: { reducedMotion: 'reduce' } })

const open = '/employee/inbox?view=open&service=FIRST_CONNECTION'
const days = 86_400_000

test('I4: what is late comes first, in words', async ({
  page,
  browser,
  baseURL,
  signedIn,
  language,
  say,
}) => {
  await filed({ browser, baseURL, signedIn }, language, 1)
  // Two months on: what was filed today has been due for weeks.
  await page.clock.setFixedTime(new Date(Date.now() + 60 * days))
  await page.goto('/employee/inbox?view=open')
  await expect(page.getByRole('columnheader', { name: say({ ar: 'الاستحقاق', en: 'Due' }) })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(rows(page).first()).toContainText(say({ ar: /متأخر.+عمل/, en: /\d+ working days late/ }))
})

test('I5: a request is read beside the list: J and K move, the address follows, Escape leads back to its row', async ({
  page,
  browser,
  baseURL,
  signedIn,
  language,
  say,
}) => {
  const [second = '', first = ''] = await filed({ browser, baseURL, signedIn }, language, 2)
  await page.goto(`${open}&sort=-sent`)
  const panel = panelOf(page, say)
  const link = rows(page)
    .filter({ has: box(page, first) })
    .getByRole('link')
  await link.click()
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`request=${first}`))
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`request=${second}`))
  await expect(panel.getByText(second)).toBeVisible()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(new RegExp(`request=${first}`))
  await expect(panel.getByText(first)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('I7, I11: the officer sees what the applicant will read, and the next request opens after the act', async ({
  page,
  browser,
  baseURL,
  signedIn,
  language,
  say,
}) => {
  const given = { browser, baseURL, signedIn }
  const [second = '', first = ''] = await filed(given, language, 2)
  await page.goto(`${open}&sort=-sent&request=${first}`)
  const panel = panelOf(page, say)
  await expect(panel.getByText(first)).toBeVisible()

  await test.step('turns on that the next one opens', async () => {
    await page.getByRole('button', { name: say({ ar: /كل الاختصارات/, en: /All shortcuts/ }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('switch', {
        name: say({ ar: 'افتح الطلب التالي بعد كل إجراء', en: 'Open the next request after each act' }),
      })
      .check()
    await page.keyboard.press('Escape')
  })

  const note = say({ ar: 'سنتصل بك لتركيب العداد', en: 'We will call to install the meter' })
  await test.step('what is typed stands in the preview, with the new status', async () => {
    await panel.getByRole('button', { name: say({ ar: 'قبول الطلب', en: 'Approve' }), exact: true }).click()
    await panel.getByLabel(say({ ar: 'ملاحظة للمتقدم', en: 'Note to the applicant' })).fill(note)
    const preview = panel.getByRole('region', {
      name: say({ ar: 'سيقرأ المتقدم', en: 'The applicant will read' }),
    })
    await expect(preview).toContainText(note)
    await expect(preview).toContainText(say({ ar: 'مقبول', en: 'Approved' }))
    await lookOver(page)
  })

  await test.step('the next one is open, and it is said that the act is done', async () => {
    await panel
      .locator('form')
      .getByRole('button', { name: say({ ar: 'قبول الطلب', en: 'Approve' }), exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`request=${second}`))
    await expect(panel.getByText(second)).toBeVisible()
    await expect(
      page.getByText(asRead(say({ ar: 'فُتح الطلب التالي.', en: 'The next request is open.' }))),
    ).toBeVisible()
  })

  await test.step('the applicant reads exactly that', async () => {
    const citizen = await windowOf(given, 'citizen', language)
    await citizen.goto(`/services/FIRST_CONNECTION/entries/${first}`)
    await expect(citizen.getByText(note).first()).toBeVisible()
    await citizen.context().close()
  })
})
