// Acts on several requests that have none in common: a way on, to each of them.

import { act, file } from './arrange.ts'
import { test } from './desk.ts'
import { expect, open } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'officer', contextOptions: { reducedMotion: 'reduce' } })

test('requests without an act in common are opened one by one from there', async ({
  page,
  desk,
  windowOf,
  say,
}) => {
  const { list, own, numbers } = await desk.listOf(1)
  const citizen = await windowOf('citizen')
  await open(citizen, '/')
  const filed = await file(citizen, own)
  // It waits for its applicant now: staff have no act without questions on it.
  await page.goto('/employee/')
  await act(page, 'EMPLOYEE', filed, 'ASK_INFORMATION', { informationAsked: 'أرسل رقم عقد الملكية وتاريخه' })
  await page.goto(list)
  for (const ID of [numbers[0] ?? '', filed.ID]) await desk.box(ID).check()
  await page.getByRole('button', { name: say({ ar: 'تغيير الحالة', en: 'Change status' }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(say({ ar: /افتح كل طلب على حدة/, en: /Open them one by one/ }))).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(2)
  await look(page)
  await dialog.getByRole('link', { name: filed.ID }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.panel.getByText(filed.ID)).toBeVisible()
})
