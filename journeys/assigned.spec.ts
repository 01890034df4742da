// An employee hears of a request that a supervisor assigns to them while their page is open, and opens it from the bell.

import { test } from './desk.ts'
import { asRead, expect, open } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'supervisor', contextOptions: { reducedMotion: 'reduce' } })

test('what a supervisor assigns shows in the employee’s bell, leads to the request, and goes with the assignment', async ({
  page,
  desk,
  windowOf,
  say,
}) => {
  const {
    list,
    numbers: [number = ''],
  } = await desk.listOf(1)
  const officer = await windowOf('officer')
  await open(officer, '/employee/')
  await page.goto(list)
  await desk.box(number).check()
  const bar = page.getByRole('region', {
    name: say({ ar: 'إجراءات على ما اخترته', en: 'Acts on what is selected' }),
  })
  await bar.getByRole('button', { name: say({ ar: 'إسناد', en: 'Assign' }), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(say({ ar: 'الموظف', en: 'Employee' }))
    .selectOption({ label: say({ ar: 'سارة علي', en: 'Sara Ali' }) })
  await dialog.getByRole('button', { name: say({ ar: 'إسناد', en: 'Assign' }), exact: true }).click()
  await expect(desk.row(number)).not.toContainText(say({ ar: 'غير مسند', en: 'Unassigned' }))

  const bell = officer.locator(`summary[aria-label^="${say({ ar: 'الإشعارات', en: 'Notifications' })}"]`)
  const panel = officer.getByRole('region', { name: say({ ar: 'الإشعارات', en: 'Notifications' }) })
  const notice = panel.getByRole('article').filter({ hasText: asRead(number) })
  await bell.click()
  await expect(notice, 'without a reload').toBeVisible()
  await look(officer)
  await notice
    .getByRole('link', { name: say({ ar: 'طلب مسند إليك', en: 'A request is assigned to you' }) })
    .click()
  await expect(officer).toHaveURL(new RegExp(number))
  await expect(officer.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: say({ ar: 'تراجع', en: 'Undo' }) }).click()
  await expect(desk.row(number)).toContainText(say({ ar: 'غير مسند', en: 'Unassigned' }))
  await open(officer, '/employee/notifications')
  await expect(officer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(officer.locator('main').getByText(asRead(number))).toHaveCount(0)
})
