// Following a request: its status, its history, the list of one's own.

import { act, file, requestPath } from './arrange.ts'
import { arabicDigits } from './electricity.ts'
import { asRead, expect, open, test } from './journey.ts'

test.use({ who: 'citizen', alone: 'FIRST_CONNECTION' })

test('T2: a status is a word and a shape besides its colour', async ({ page, say }) => {
  await open(page, '/inbox')
  const received = await file(page)
  const withdrawn = await act(page, 'CITIZEN', await file(page), 'CANCEL')
  const shapes = new Set<string>()
  for (const [{ ID }, word] of [
    [received, say({ ar: 'جديد', en: 'Received' })],
    [withdrawn, say({ ar: 'ملغى', en: 'Cancelled' })],
  ] as const) {
    await open(page, requestPath(ID))
    const pill = page.getByRole('main').getByText(word, { exact: true })
    await expect(pill).toBeVisible()
    const shape = await pill.evaluate(element => {
      const { content, borderRadius, transform, boxShadow, inlineSize } = getComputedStyle(
        element,
        '::before',
      )
      return content === 'none' || inlineSize === '0px' ? '' : `${borderRadius} ${transform} ${boxShadow}`
    })
    expect(shape, `${word} has a shape`).not.toBe('')
    shapes.add(shape)
  }
  expect(shapes.size, 'the shapes differ').toBe(2)
})

test('T3: the history is told newest first, with days, people, what comes next and by when', {
  tag: '@core',
}, async ({ page, say }) => {
  await open(page, '/inbox')
  const request = await file(page)
  await open(page, requestPath(request.ID))
  await expect(
    page.getByText(
      say({ ar: 'يبدأ موظف الطلبات النظر في طلبك.', en: 'A case officer starts looking at your request.' }),
    ),
  ).toBeVisible()
  await expect(
    page.getByText(
      say({
        ar: /موعد الرد: حتى .?[٠-٩]{1,2} [ء-ي]+ [٠-٩]{4}/,
        en: /You will hear from us by .?\d{1,2} [A-Z][a-z]+ \d{4}/,
      }),
    ),
  ).toBeVisible()
  await act(page, 'CITIZEN', request, 'CANCEL')
  await page.reload()
  const lines = page
    .getByRole('list', { name: say({ ar: 'سجل الطلب', en: 'History' }) })
    .getByRole('listitem')
  await expect(lines).toHaveText([
    asRead(
      say({
        ar: 'تغيّرت الحالة من «جديد» إلى «ملغى»',
        en: 'Status changed from “Received” to “Cancelled”',
      }),
    ),
    say({ ar: /أُرسل الطلب/, en: /Request sent/ }),
  ])
  const times = await lines
    .locator('time')
    .evaluateAll(found => found.map(time => time.getAttribute('datetime') ?? ''))
  expect(times).toEqual([...times].sort().reverse())
  for (const line of await lines.all()) {
    await expect(line.locator('time')).toHaveText(
      say({ ar: /^[٠-٩]{1,2} [ء-ي]+ [٠-٩]{4}،/, en: /^\d{1,2} [A-Z][a-z]+ \d{4},/ }),
    )
    await expect(line).toContainText(say({ ar: 'نهى محمود', en: 'Karim Fouad' }))
  }
})

test('C1: a request is found by its number in Arabic digits as in Latin ones', { tag: '@core' }, async ({
  page,
  say,
}) => {
  await open(page, '/inbox')
  const { ID } = await file(page)
  const running = ID.split('-')[2] ?? ''
  for (const typed of [running, arabicDigits(running)]) {
    await open(page, '/inbox')
    await page.getByLabel(say({ ar: 'رقم الطلب أو جزء منه', en: 'Request number or part of it' })).fill(typed)
    const find = page
      .getByRole('main')
      .getByRole('button', { name: say({ ar: 'بحث', en: 'Search' }), exact: true })
    await find.click()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([new RegExp(ID)])
    await expect(find, 'one goes on from where one pressed').toBeFocused()
  }
  const box = page.getByLabel(say({ ar: 'رقم الطلب أو جزء منه', en: 'Request number or part of it' }))
  await box.fill('NONE-0')
  await box.press('Enter')
  await page.getByRole('link', { name: say({ ar: 'مسح البحث', en: 'Clear the search' }) }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
})
