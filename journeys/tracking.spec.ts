// Following a request: its status, its history, the list of one's own.

import { act, file, requestPath } from './arrange.ts'
import { arabicDigits } from './electricity.ts'
import { asRead, expect, open, test } from './journey.ts'

test.use({ who: 'citizen', alone: 'FIRST_CONNECTION' })

test('T2: a status is a word and a shape besides its colour', async ({ page, windowOf, say }) => {
  await open(page, '/inbox')
  const officer = await windowOf('officer')
  await officer.goto('/employee/inbox')
  const staff = async (activityId: string, data = {}) =>
    act(officer, 'EMPLOYEE', await file(page), activityId, data)
  const all = [
    [await file(page), say({ ar: 'جديد', en: 'Received' })],
    [await staff('START_REVIEW'), say({ ar: 'قيد المراجعة', en: 'In review' })],
    [
      await staff('ASK_INFORMATION', { informationAsked: 'The number of the street' }),
      say({ ar: 'بانتظارك', en: 'Waiting for you' }),
    ],
    [await staff('APPROVE'), say({ ar: 'مقبول', en: 'Approved' })],
    [
      await staff('REJECT', { rejectionReason: 'No building permit' }),
      say({ ar: 'مرفوض', en: 'Not approved' }),
    ],
    [await act(page, 'CITIZEN', await file(page), 'CANCEL'), say({ ar: 'ملغى', en: 'Cancelled' })],
  ] as const
  /** What is left of a pill without its colours: the shape before its word. */
  const shapes = new Map<string, string>()
  for (const [{ ID }, word] of all) {
    await open(page, requestPath(ID))
    const pill = page.getByRole('main').getByText(word, { exact: true }).first()
    await expect(pill, `T2: ${word} is a word`).toBeVisible()
    const shape = await pill.evaluate(element => {
      const before = getComputedStyle(element, '::before')
      const { content, borderRadius, transform, boxShadow, inlineSize } = before
      const isFilled = !/rgba\(.*, 0\)|transparent/.test(before.backgroundColor)
      const ring = boxShadow === 'none' ? '' : 'ring'
      const isDrawn = content !== 'none' && inlineSize !== '0px'
      return isDrawn ? `${borderRadius} ${transform} ${ring} ${isFilled ? 'filled' : 'hollow'}` : ''
    })
    expect(shape, `T2: ${word} has a shape`).not.toBe('')
    shapes.set(word, shape)
  }
  expect(shapes.size, 'T2: no word stands for two statuses').toBe(all.length)
  const shapeOf = (index: number) => shapes.get(all[index]?.[1] ?? '')
  const [going, waiting, approved, refused] = [1, 2, 3, 4].map(shapeOf)
  expect(approved, 'T2: yes and no differ without colour').not.toBe(refused)
  expect(waiting, 'T2: whose turn it is shows without colour').not.toBe(going)
  expect(waiting).not.toBe(approved)
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
        ar: /موعد الرد: حتى .{0,3}نهاية يوم .{0,3}[٠-٩]{1,2} [ء-ي]+ [٠-٩]{4}/,
        en: /You will hear from us by .{0,3}the end of .{0,3}\d{1,2} [A-Z][a-z]+ \d{4}/,
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
