// The inbox of staff: filters that are seen, views that are kept and shared, rows acted on together, what others do
// while one reads, and a person found by their number.

import { box, filed, panelOf, rows, windowOf } from './desk.ts'
import { asRead, expect, test } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'supervisor', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  add: { ar: 'إضافة شرط', en: 'Add filter' },
  apply: { ar: 'تطبيق', en: 'Apply' },
  service: { ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' },
  filters: { ar: 'الشروط', en: 'Filters' },
  save: { ar: 'حفظ كعرض', en: 'Save as view' },
  undo: { ar: 'تراجع', en: 'Undo' },
} as const

test('I1, I2: filters are chips, a set of them is kept as a view, and its address shows the same rows', {
  tag: '@core',
}, async ({ page, browser, baseURL, signedIn, language, say }) => {
  const [ID = ''] = await filed({ browser, baseURL, signedIn }, language, 1)
  await page.goto('/employee/inbox?view=open')
  await test.step('adds filters from the service’s own questions', async () => {
    await page.getByRole('button', { name: say(words.add) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say({ ar: 'الخدمة', en: 'Service' })).selectOption('FIRST_CONNECTION')
    await dialog
      .getByLabel(say({ ar: 'المسؤول', en: 'Owner' }))
      .selectOption({ label: say({ ar: 'غير مسند', en: 'Unassigned' }) })
    await dialog
      .getByLabel(say({ ar: 'قُدّم من يوم', en: 'Submitted from' }))
      .fill(say({ ar: '٢٠٢٦-٠١-٠١', en: '2026-01-01' }))
    await dialog.getByRole('button', { name: say(words.apply) }).click()
    const chips = page.getByRole('region', { name: say(words.filters) }).getByRole('listitem')
    await expect(chips).toHaveCount(3)
    await expect(rows(page).filter({ has: box(page, ID) })).toHaveCount(1)
  })
  const name = `${say({ ar: 'توصيلات بلا مسؤول', en: 'Unassigned connections' })} ${ID.slice(-8)}`
  await test.step('keeps them as a view, with a count', async () => {
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
  await test.step('the address alone shows the same to a colleague', async () => {
    const officer = await windowOf({ browser, baseURL, signedIn }, 'officer', language)
    await officer.goto(page.url())
    await expect(box(officer, ID)).toBeVisible()
    const chips = officer.getByRole('region', { name: say(words.filters) }).getByRole('listitem')
    await expect(chips).toHaveCount(3)
    await chips.first().getByRole('link').click()
    await expect(chips).toHaveCount(2)
    await officer.context().close()
  })
  await test.step('the screen is in order', async () => {
    await look(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('deletes the view', async () => {
    await page.getByRole('button', { name: say({ ar: 'عروضك المحفوظة', en: 'Your saved views' }) }).click()
    const own = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ has: page.locator(`input[value="${name}"]`) })
    await own.getByRole('button', { name: say({ ar: 'حذف العرض', en: 'Delete view' }) }).click()
    await expect(page.getByRole('dialog').getByText(asRead(name))).toBeVisible()
  })
})

test('I6, I8: several rows are assigned together, what failed says why, and it can be undone', {
  tag: '@core',
}, async ({ page, browser, baseURL, signedIn, language, say }) => {
  const [first = '', second = ''] = await filed({ browser, baseURL, signedIn }, language, 2)
  // What others do is not told at once here, so that a row can grow stale.
  await page.route('**/api/events*', route => route.abort())
  await page.goto('/employee/inbox?view=open&service=FIRST_CONNECTION&sort=-sent')
  await box(page, first).check()
  await box(page, second).check()
  const bar = page.getByRole('region', {
    name: say({ ar: 'إجراءات على ما اخترته', en: 'Acts on what is selected' }),
  })
  await expect(bar).toContainText(say({ ar: 'اخترت طلبين', en: '2 requests selected' }))

  const officer = await windowOf({ browser, baseURL, signedIn }, 'officer', language)
  await officer.goto(`/employee/inbox?number=${second}&request=${second}`)
  await panelOf(officer, say)
    .getByRole('button', { name: say({ ar: 'إسناد إليّ', en: 'Assign to me' }) })
    .click()
  await expect(officer.getByRole('button', { name: say(words.undo) })).toBeVisible()

  await bar.getByRole('button', { name: say({ ar: 'إسناد', en: 'Assign' }), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const assignee = dialog.getByLabel(say({ ar: 'الموظف', en: 'Employee' }))
  await expect(assignee.getByRole('option').nth(1)).toBeAttached()
  await assignee.selectOption({ index: 1 })
  await dialog.getByRole('button', { name: say({ ar: 'إسناد', en: 'Assign' }), exact: true }).click()
  const report = page.getByRole('status').filter({ hasText: second })
  await expect(report).toContainText(say({ ar: 'نُفّذ على طلب واحد', en: 'Done for 1 request' }))
  await expect(report).toContainText(say({ ar: 'طلب واحد بقي كما هو', en: '1 request stayed as it was' }))
  await expect(rows(page).filter({ has: box(page, first) })).not.toContainText(
    say({ ar: 'غير مسند', en: 'Unassigned' }),
  )
  await page.getByRole('button', { name: say(words.undo) }).click()
  await expect(rows(page).filter({ has: box(page, first) })).toContainText(
    say({ ar: 'غير مسند', en: 'Unassigned' }),
  )
  await officer.context().close()
})

test('I9, I10: what others do is seen without losing one’s place, and two decisions at once do not collide', async ({
  page,
  browser,
  baseURL,
  signedIn,
  language,
  say,
}) => {
  const [ID = ''] = await filed({ browser, baseURL, signedIn }, language, 1)
  await page.goto(`/employee/inbox?view=open&service=FIRST_CONNECTION&sort=-sent&request=${ID}`)
  const panel = panelOf(page, say)
  await expect(panel.getByText(ID)).toBeVisible()

  const officer = await windowOf({ browser, baseURL, signedIn }, 'officer', language)
  await officer.goto(`/employee/inbox?number=${ID}&request=${ID}`)
  await expect(
    panel.getByText(say({ ar: /يطالع هذا الطلب الآن/, en: /has this request open/ })),
  ).toBeVisible()

  await test.step('newcomers are counted while the request stays open', async () => {
    await filed({ browser, baseURL, signedIn }, language, 1)
    await expect(
      page.getByRole('button', { name: say({ ar: 'عرض القائمة الجديدة', en: 'Show the new list' }) }),
    ).toBeVisible()
    await expect(panel.getByText(ID)).toBeVisible()
  })

  await test.step('the other assigns it: it is told here, and acting on the old one says what changed', async () => {
    await panelOf(officer, say)
      .getByRole('button', { name: say({ ar: 'إسناد إليّ', en: 'Assign to me' }) })
      .click()
    const changed = panel.getByText(say({ ar: /غيّر شخص آخر|تغيّر الطلب/, en: /changed/ })).first()
    await expect(changed).toBeVisible()
  })
  await officer.context().close()
})

test('I3: a person is found by their number in Arabic digits, which stays out of the address', async ({
  page,
  browser,
  baseURL,
  signedIn,
  language,
  say,
}) => {
  const [ID = ''] = await filed({ browser, baseURL, signedIn }, language, 1)
  await page.goto('/employee/inbox')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(language === 'ar' ? '٠١٠١٢٣٤٥٦٧٨' : '01112345678')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say({ ar: /شخص رقمه/, en: /Person with/ }))).toBeVisible()
  await expect(box(page, ID)).toBeVisible()
  expect(page.url()).not.toContain('12345678')
  await page.reload()
  await expect(page.getByText(say({ ar: /ابحث عنه من جديد/, en: /Search for it again/ }))).toBeVisible()
})

test('I12: keys are listed, choose rows, and can be turned off', async ({
  page,
  browser,
  baseURL,
  signedIn,
  language,
}) => {
  await filed({ browser, baseURL, signedIn }, language, 1)
  await page.goto('/employee/inbox?view=open&sort=-sent')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Shift+Slash')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('switch').first().uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('x')
  await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
})

test('columns are chosen, moved and put back', async ({
  page,
  browser,
  baseURL,
  signedIn,
  language,
  say,
}) => {
  await filed({ browser, baseURL, signedIn }, language, 1)
  await page.goto('/employee/inbox?view=open&service=FIRST_CONNECTION')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(8)
  await page.getByRole('button', { name: say({ ar: 'الأعمدة', en: 'Columns' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: say({ ar: 'آخر تغيير', en: 'Last change' }) }).check()
  await dialog
    .getByRole('button', { name: say({ ar: /^تقديم «.*آخر تغيير/, en: /^Move .*Last change.* up/ }) })
    .click()
  await page.keyboard.press('Escape')
  await expect(heads).toHaveCount(9)
  await expect(heads.nth(7)).toContainText(say({ ar: 'آخر تغيير', en: 'Last change' }))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: say({ ar: 'الأعمدة', en: 'Columns' }) }).click()
  await dialog
    .getByRole('button', { name: say({ ar: 'إعادة الترتيب الأصلي', en: 'Reset to the standard order' }) })
    .click()
  await page.keyboard.press('Escape')
  await expect(heads).toHaveCount(8)
})

test('I14: the citizen reads that staff looked at the request, and finance finds people by number alone', async ({
  page,
  browser,
  baseURL,
  signedIn,
  language,
  say,
}) => {
  const [ID = ''] = await filed({ browser, baseURL, signedIn }, language, 1)
  await page.goto(`/employee/inbox?number=${ID}&request=${ID}`)
  await expect(panelOf(page, say).getByText(ID)).toBeVisible()
  const citizen = await windowOf({ browser, baseURL, signedIn }, 'citizen', language)
  await citizen.goto('/profile/viewings')
  await expect(citizen.getByRole('listitem').filter({ hasText: ID }).first()).toBeVisible()
  await citizen.context().close()

  const finance = await windowOf({ browser, baseURL, signedIn }, 'finance', language)
  await finance.goto('/employee/inboxById')
  await finance.getByLabel(say({ ar: /الرقم القومي أو جواز/, en: /National ID, passport/ })).fill('123')
  await finance.keyboard.press('Enter')
  await expect(finance.getByText(say({ ar: /راجع الرقم/, en: /Check the number/ }))).toBeVisible()
  await finance
    .getByLabel(say({ ar: /الرقم القومي أو جواز/, en: /National ID, passport/ }))
    .fill(language === 'ar' ? '٠١٠١٢٣٤٥٦٧٨' : '01112345678')
  await finance.keyboard.press('Enter')
  await expect(finance.getByText(ID)).toBeVisible()
  await look(finance)
  await finance.context().close()
})
