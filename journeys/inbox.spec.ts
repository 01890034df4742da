// The inbox of staff: filters that are seen, views that are kept and shared, rows acted on together, what others do
// while one reads.

import type { Locator } from '@playwright/test'
import { newName, test } from './desk.ts'
import { asRead, expect } from './journey.ts'
import { look } from './look.ts'

/** What the requests of these journeys hold, and where the list is asked. */
const nationalId = '29104120103458'
const listPath = '/api/dynamic_services/requestsInbox'

test.use({ who: 'supervisor', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  add: { ar: 'إضافة تصفية', en: 'Add filter' },
  apply: { ar: 'تطبيق', en: 'Apply' },
  service: { ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' },
  filters: { ar: 'التصفية', en: 'Filters' },
  save: { ar: 'حفظ كعرض', en: 'Save as view' },
  undo: { ar: 'تراجع', en: 'Undo' },
  bulk: { ar: 'إجراءات على ما اخترته', en: 'Acts on what is selected' },
  take: { ar: 'إسناد إليّ', en: 'Assign to me' },
  fresh: { ar: 'عرض القائمة الجديدة', en: 'Show the new list' },
} as const

test('I1, I2: filters are chips, a set of them is kept as a view, and its address shows the same rows', {
  tag: '@core',
}, async ({ page, desk, say }) => {
  const fullName = newName()
  const ID = await desk.filed({ fullName })
  await page.goto('/employee/inbox?view=open')
  await test.step('I2: adds filters from the service’s own questions', async () => {
    await page.getByRole('button', { name: say(words.add) }).click()
    const dialog = page.getByRole('dialog')
    // So many services are typed into, once that control is there.
    const service = dialog.getByRole('combobox', { name: say({ ar: 'الخدمة', en: 'Service' }) })
    await expect(service).toHaveJSProperty('tagName', 'INPUT')
    await service.click()
    await service.pressSequentially(say(words.service))
    await page.getByRole('option', { name: say(words.service), exact: true }).click()
    await dialog
      .getByLabel(say({ ar: 'المسؤول', en: 'Owner' }))
      .selectOption({ label: say({ ar: 'غير مسند', en: 'Unassigned' }) })
    const since = dialog.getByRole('group', { name: say({ ar: 'قُدّم من يوم', en: 'Submitted from' }) })
    // A span fills both days, and either may be typed over.
    await dialog.getByRole('button', { name: say({ ar: 'هذا الأسبوع', en: 'This week' }) }).click()
    await expect(since.getByLabel(say({ ar: 'اليوم', en: 'Day' }), { exact: true })).not.toHaveValue('')
    await since.getByLabel(say({ ar: 'السنة', en: 'Year' })).fill(say({ ar: '٢٠٢٥', en: '2025' }))
    await dialog.getByLabel(say({ ar: 'الاسم الكامل', en: 'Full name' })).fill(fullName)
    await dialog.getByRole('button', { name: say(words.apply) }).click()
    const chips = page.getByRole('region', { name: say(words.filters) }).getByRole('listitem')
    await expect(chips).toHaveCount(5)
    await expect(desk.row(ID)).toHaveCount(1)
    await expect(desk.rows).toHaveCount(1)
  })
  const name = `${say({ ar: 'توصيلات بلا مسؤول', en: 'Unassigned connections' })} ${ID.slice(-8)}`
  await test.step('I1: keeps them as a view, with a count', async () => {
    await page.getByRole('button', { name: say(words.save) }).click()
    const label = page.getByLabel(say({ ar: 'اسم العرض', en: 'Name of the view' }))
    const save = page.getByRole('button', { name: say({ ar: 'حفظ', en: 'Save' }), exact: true })
    await label.fill(name.repeat(4))
    await save.click()
    await expect(label).toHaveAccessibleDescription(
      asRead(say({ ar: 'اختصر الاسم إلى ٦٠ حرفًا', en: 'Make the name 60 characters or fewer' })),
    )
    await expect(label).toHaveValue(name.repeat(4))
    await label.fill(name)
    await page.getByRole('button', { name: say({ ar: 'حفظ', en: 'Save' }), exact: true }).click()
    await expect(page.getByRole('link', { name: asRead(name) })).toContainText(/[\d٠-٩]/)
  })
  await test.step('I1: the address alone shows the same to a colleague', async () => {
    const officer = await desk.of('officer')
    const head = (name: string) => officer.page.getByRole('columnheader', { name })
    // A colleague who likes another order sees this one in an address that was sent.
    await officer.page.goto('/employee/inbox?view=open')
    const sent = say({ ar: 'تاريخ التقديم', en: 'Submitted' })
    await head(sent).getByRole('button').click()
    await expect(head(sent)).toHaveAttribute('aria-sort', 'ascending')
    await officer.page.goto(page.url())
    await expect(officer.box(ID)).toBeVisible()
    await expect(head(say({ ar: 'الاستحقاق', en: 'Due' }))).toHaveAttribute('aria-sort', 'ascending')
    const chips = officer.page.getByRole('region', { name: say(words.filters) }).getByRole('listitem')
    await expect(chips).toHaveCount(5)
    // The service goes, and with it what was asked about its own question.
    await chips.first().getByRole('link').click()
    await expect(chips).toHaveCount(3)
  })
  await test.step('the screen is in order', async () => {
    await look(page)
  })
  await test.step('gives the view another name, and deletes it', async () => {
    const views = page.getByRole('button', { name: say({ ar: 'عروضك المحفوظة', en: 'Your saved views' }) })
    const dialog = page.getByRole('dialog')
    const called = (own: string) =>
      dialog.getByRole('listitem').filter({ has: page.locator(`input[value="${own}"]`) })
    const renamed = `${name} 2`
    await views.click()
    await called(name)
      .getByLabel(say({ ar: 'اسم العرض', en: 'Name of the view' }))
      .fill(renamed)
    const rename = { name: say({ ar: 'تغيير الاسم', en: 'Rename' }) }
    await called(name).getByRole('button', rename).click()
    await expect(called(renamed).getByRole('button', rename)).toBeFocused()
    await expect(dialog.getByRole('status').filter({ hasText: asRead(renamed) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: asRead(renamed) })).toContainText(/[\d٠-٩]/)
    await views.click()
    const remove = called(renamed).getByRole('button', { name: say({ ar: 'حذف العرض', en: 'Delete view' }) })
    await remove.click()
    await expect(called(renamed)).toHaveCount(0)
    await dialog.getByRole('button', { name: say(words.undo) }).click()
    await remove.click()
    await expect(called(renamed)).toHaveCount(0)
    await expect(dialog.getByText(asRead(renamed))).toBeVisible()
  })
})

test('I6, I8: several rows are assigned together, what failed says why, and it can be undone', {
  tag: '@core',
}, async ({ page, desk, say }) => {
  const {
    list,
    numbers: [first = '', second = ''],
  } = await desk.listOf(2)
  // What others do is not told at once here, so that a row can grow stale.
  await page.route('**/api/events*', route => route.abort())
  await page.goto(list)
  await desk.box(first).check()
  await desk.box(second).check()
  const bar = page.getByRole('region', { name: say(words.bulk) })
  await expect(bar, 'I6: how many').toContainText(say({ ar: 'اخترت طلبين', en: '2 requests selected' }))

  const officer = await desk.of('officer')
  await officer.page.goto(`/employee/inbox?number=${second}&request=${second}`)
  await officer.panel.getByRole('button', { name: say(words.take) }).click()
  await expect(officer.page.getByRole('button', { name: say(words.undo) })).toBeVisible()

  await bar.getByRole('button', { name: say({ ar: 'إسناد', en: 'Assign' }), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const assignee = dialog.getByLabel(say({ ar: 'الموظف', en: 'Employee' }))
  await expect(assignee.getByRole('option').nth(1)).toBeAttached()
  await assignee.selectOption({ index: 1 })
  await dialog.getByRole('button', { name: say({ ar: 'إسناد', en: 'Assign' }), exact: true }).click()
  const report = page.getByRole('status').filter({ hasText: second })
  await expect(report).toContainText(say({ ar: 'نُفّذ على طلب واحد', en: 'Done for 1 request' }))
  await expect(report, 'I6: what failed').toContainText(
    say({ ar: 'طلب واحد بقي كما هو', en: '1 request stayed as it was' }),
  )
  await expect(report.getByRole('listitem')).toHaveText(
    new RegExp(`${second}.?: .?${say({ ar: 'غيّر شخص آخر', en: 'Someone else changed this' })}`),
  )
  await expect(desk.row(first)).not.toContainText(say({ ar: 'غير مسند', en: 'Unassigned' }))
  await page.getByRole('button', { name: say(words.undo) }).click()
  await expect(desk.row(first), 'I8: it is undone').toContainText(say({ ar: 'غير مسند', en: 'Unassigned' }))
  await expect(
    page.getByRole('status').filter({ hasText: say({ ar: 'أُعيد كما كان', en: 'Undone' }) }),
  ).toBeVisible()
})

test('I6: one press selects the rows of the page, another all of the list, and says how many', async ({
  page,
  desk,
  say,
}) => {
  const { list } = await desk.listOf(21)
  await page.goto(list)
  await page
    .getByRole('checkbox', { name: say({ ar: 'اختيار كل صفوف الصفحة', en: 'Select all rows of the page' }) })
    .check()
  const bar = page.getByRole('region', { name: say(words.bulk) })
  await expect(bar).toContainText(asRead(say({ ar: 'اخترت ٢٠ طلبًا', en: '20 requests selected' })))
  const barEnd = (await bar.boundingBox())?.y ?? Number.NaN
  expect(barEnd, 'it stands above the table').toBeLessThan((await desk.rows.first().boundingBox())?.y ?? 0)
  const all = bar.getByRole('button', { name: say({ ar: /^اختيار الطلبات/, en: /^Select all/ }) })
  await expect(all).toContainText(say({ ar: '٢١', en: '21' }))
  await all.click()
  await expect(bar).toContainText(asRead(say({ ar: 'اخترت ٢١ طلبًا', en: '21 requests selected' })))
  await expect(all).toHaveCount(0)
})

test('I8: a comment can be taken back, and its words are in the box again', async ({ page, desk, say }) => {
  const ID = await desk.filed()
  await page.clock.install()
  await page.goto(`/employee/inbox?number=${ID}&request=${ID}`)
  const { panel } = desk
  const box = panel.getByLabel(say({ ar: 'تعليق داخلي', en: 'Internal comment' }))
  const note = say({ ar: 'الصورة غير واضحة', en: 'The picture is not clear' })
  await box.fill(note)
  await panel.getByRole('button', { name: say({ ar: 'إضافة التعليق', en: 'Add comment' }) }).click()
  await expect(box).toHaveValue('')
  const history = panel.getByRole('list', { name: say({ ar: 'سجل الطلب', en: 'History' }) })
  await expect(history).toContainText(note)
  const undo = panel.getByRole('button', { name: say(words.undo) })
  // Time for it is nearly over, and not yet.
  await page.mouse.move(0, 0)
  await page.clock.runFor(8_000)
  await undo.click()
  await expect(box).toHaveValue(note)
  await expect(history).not.toContainText(note)
  const officer = await desk.of('officer')
  const theirs = officer.panel.getByRole('list', { name: say({ ar: 'سجل الطلب', en: 'History' }) })
  await officer.page.goto(`/employee/inbox?number=${ID}&request=${ID}`)
  await expect(theirs.getByRole('listitem')).not.toHaveCount(0)
  await expect(theirs, 'I8: what was taken back is nobody’s to read').not.toContainText(note)

  await panel.getByRole('button', { name: say({ ar: 'إضافة التعليق', en: 'Add comment' }) }).click()
  await expect(history).toContainText(note)
  await page.mouse.move(0, 0)
  await page.clock.runFor(11_000)
  await expect(undo, 'I8: after ten seconds it stays').toHaveCount(0)
  await officer.page.reload()
  await expect(theirs).toContainText(note)
})

test('I9: the inbox left open asks anew every minute and a half, and nothing moves but by a press', async ({
  page,
  desk,
  say,
}) => {
  const {
    list,
    numbers: [first = '', second = ''],
    own,
  } = await desk.listOf(2)
  // Nothing is told at once here: the clock alone asks.
  await page.route('**/api/events*', route => route.abort())
  await page.clock.install()
  await page.goto(list)
  await desk.box(first).check()
  await desk.row(second).getByRole('link').click()
  await expect(desk.panel.getByText(second)).toBeVisible()
  const order = await desk.rows.locator('input[data-row]').evaluateAll(all => all.map(box => box.dataset.row))

  const newcomer = await desk.filed(own)
  await page.clock.fastForward(91_000)
  const show = page.getByRole('button', { name: say(words.fresh) })
  await expect(show).toBeVisible()
  await expect(
    page.getByText(say({ ar: /طلب جديد|طلبان جديدان|طلبات جديدة/, en: /new request/ })),
  ).toBeVisible()
  expect(
    await desk.rows.locator('input[data-row]').evaluateAll(all => all.map(box => box.dataset.row)),
  ).toEqual(order)
  await expect(desk.box(first)).toBeChecked()
  await expect(desk.panel.getByText(second)).toBeVisible()

  await show.click()
  await expect(desk.box(newcomer)).toBeVisible()
  await expect(desk.box(first)).toBeChecked()
  await expect(desk.panel.getByText(second)).toBeVisible()
})

test('I9, I10: two officers at one request see each other, and the second decision says what the first changed', async ({
  page,
  desk,
  say,
}) => {
  const ID = await desk.filed()
  await page.goto(`/employee/inbox?view=open&service=FIRST_CONNECTION&sort=-sent&request=${ID}`)
  const { panel } = desk
  await expect(panel.getByText(ID)).toBeVisible()
  const officer = await desk.of('officer')
  await officer.page.goto(`/employee/inbox?number=${ID}&request=${ID}`)
  const isHere = say({ ar: /يطالع هذا الطلب الآن/, en: /has this request open/ })
  await expect(panel.getByText(isHere), 'I10: who is here').toBeVisible()
  await expect(officer.panel.getByText(isHere)).toBeVisible()

  await test.step('I9: newcomers are counted at once, while the request stays open', async () => {
    await desk.filed()
    await expect(page.getByRole('button', { name: say(words.fresh) })).toBeVisible()
    await expect(panel.getByText(ID)).toBeVisible()
  })

  const approve = { name: say({ ar: 'قبول الطلب', en: 'Approve' }), exact: true }
  const note = say({ ar: 'سنتصل بك', en: 'We will call you' })
  await test.step('I10: one begins to decide, and the other reads it', async () => {
    await panel.getByRole('button', approve).click()
    await panel.getByLabel(say({ ar: 'ملاحظة للمتقدم', en: 'Note to the applicant' })).fill(note)
    await expect(
      officer.panel.getByText(say({ ar: /يكتب قرارًا/, en: /is writing a decision/ })),
    ).toBeVisible()
  })

  await test.step('I10: the other is first: here it is told, and deciding on the old one says what changed', async () => {
    await officer.panel.getByRole('button', { name: say(words.take) }).click()
    await expect(panel.getByText(say({ ar: /تغيّر الطلب منذ فتحته/, en: /has changed since/ }))).toBeVisible()
    await panel.locator('form').getByRole('button', approve).click()
    await expect(
      panel.getByText(say({ ar: /لم يُنفَّذ الإجراء لأن/, en: /This was not done because/ })),
    ).toBeVisible()
    await expect(
      panel.getByText(say({ ar: /أُسند الطلب|المسؤول الآن/, en: /[Aa]ssigned|owner is now/ })).first(),
    ).toBeVisible()
    await expect(panel.getByLabel(say({ ar: 'ملاحظة للمتقدم', en: 'Note to the applicant' }))).toHaveValue(
      note,
    )
  })

  await test.step('with the newer one the decision stands', async () => {
    await panel
      .getByRole('button', { name: say({ ar: 'الأخذ بالنسخة الأحدث', en: 'Use the newer version' }) })
      .click()
    await panel.locator('form').getByRole('button', approve).click()
    await expect(panel.getByText(say({ ar: 'مقبول', en: 'Approved' })).first()).toBeVisible()
  })
})

test('I12: keys are listed, choose rows, and can be turned off', async ({ page, desk }) => {
  await desk.filed()
  await page.goto('/employee/inbox?view=open&sort=-sent')
  await expect(desk.rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  // Others file meanwhile: the row that was chosen goes by its number, wherever it stands later.
  const chosen = page.locator('input[data-row]:checked')
  await expect(chosen).toHaveCount(1)
  const box = desk.box((await chosen.getAttribute('data-row')) ?? '')
  // Ticked by the pointer, a row is where the keys go on from.
  await box.click()
  await page.keyboard.press('x')
  await expect(box).toBeChecked()
  const dialog = page.getByRole('dialog')
  await test.step('over a request in a narrow window too', async () => {
    await page.setViewportSize({ width: 1000, height: 800 })
    await desk.rows.first().getByRole('link').press('Enter')
    await expect(desk.panel.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await page.keyboard.press('Shift+Slash')
    await expect(dialog.getByRole('term').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(desk.panel).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await page.keyboard.press('Shift+Slash')
  await expect(dialog.getByRole('term')).toHaveText(['J', 'K', 'X', 'Enter', 'Esc', 'A', 'C', 'Ctrl K', '?'])
  await dialog.getByRole('switch').first().uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('x')
  await expect(box).toBeChecked()
})

/** How wide the narrowest of some heads is drawn, in CSS pixels. */
const narrowest = async (heads: Locator): Promise<number> =>
  Math.min(...(await heads.evaluateAll(all => all.map(head => head.getBoundingClientRect().width))))

test('columns are chosen, moved and put back', async ({ page, desk, say }) => {
  await desk.filed()
  await page.goto('/employee/inbox?view=open&service=FIRST_CONNECTION')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(8)
  await page.getByRole('button', { name: say({ ar: 'أعمدة الجدول', en: 'Columns' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: say({ ar: 'آخر تغيير', en: 'Last change' }) }).check()
  await dialog
    .getByRole('button', { name: say({ ar: /^تقديم «.*آخر تغيير/, en: /^Move .*Last change.* up/ }) })
    .click()
  await page.keyboard.press('Escape')
  await expect(heads).toHaveCount(9)
  await expect(heads.nth(7)).toContainText(say({ ar: 'آخر تغيير', en: 'Last change' }))
  expect(await narrowest(heads.filter({ hasNot: page.getByRole('checkbox') }))).toBeGreaterThanOrEqual(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: say({ ar: 'أعمدة الجدول', en: 'Columns' }) }).click()
  await dialog
    .getByRole('button', { name: say({ ar: 'إعادة الترتيب الأصلي', en: 'Reset to the standard order' }) })
    .click()
  await page.keyboard.press('Escape')
  await expect(heads).toHaveCount(8)
})

test('I14: numbers are masked in the list and whole in the request, and the citizen reads that staff looked', async ({
  page,
  desk,
  windowOf,
}) => {
  const ID = await desk.filed()
  const listed = page.waitForResponse(response => new URL(response.url()).pathname === listPath)
  await page.goto(`/employee/inbox?number=${ID}`)
  const list = await (await listed).text()
  expect(list).toContain(ID)
  expect(list).not.toContain(nationalId)
  await desk.row(ID).getByRole('link').click()
  await expect(desk.panel.getByText(nationalId)).toBeVisible()
  const citizen = await windowOf('citizen')
  await citizen.goto('/profile/viewings')
  await expect(citizen.getByRole('listitem').filter({ hasText: ID }).first()).toBeVisible()
})
