// A supervisor's first page says why requests are not finished: each number opens the list that it counts, and what has no
// owner is taken by one press.

import { test } from './desk.ts'
import { expect } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'supervisor', contextOptions: { reducedMotion: 'reduce' } })

test('the supervisor reads why requests are not finished, opens what is counted, and takes one by a press', async ({
  page,
  desk,
  say,
}) => {
  await desk.filed()
  await page.goto('/employee/')
  const table = page.getByRole('region', { name: say({ ar: 'حسب الخدمة', en: 'By service' }) })
  const link = table.getByRole('link', {
    name: say({
      ar: /غير مسندة.*توصيل الكهرباء لأول مرة.*[٠-٩]/,
      en: /Unassigned.*First electricity connection.*\d/,
    }),
  })
  await expect(link).toBeVisible()
  await look(page)

  await test.step('one press assigns, another gives it back', async () => {
    const list = page.getByRole('region', {
      name: say({ ar: 'الأقرب استحقاقًا بلا مسؤول', en: 'Unassigned, due first' }),
    })
    const take = list.getByRole('button', { name: say({ ar: /^إسناد إليّ/, en: /^Assign to me/ }) }).first()
    // A colleague of another journey may be first at the same one: the next is offered.
    await expect(async () => {
      await take.click()
      await expect(list.getByText(say({ ar: /أُسند إليك الطلب/, en: /is assigned to you/ }))).toBeVisible({
        timeout: 5_000,
      })
    }).toPass({ timeout: 40_000 })
    await list.getByRole('button', { name: say({ ar: 'تراجع', en: 'Undo' }) }).click()
    await expect(list.getByText(say({ ar: /أُسند إليك الطلب/, en: /is assigned to you/ }))).toHaveCount(0)
  })

  await test.step('the number opens its list', async () => {
    await link.click()
    await expect(page).toHaveURL(/view=unassigned/)
    await expect(page).toHaveURL(/service=FIRST_CONNECTION/)
    await expect(desk.rows.first()).toBeVisible()
  })

  await test.step('what is paused or reopened is a filter of the inbox, and its chip says so', async () => {
    await page.goto('/employee/inbox?view=open&hold=reopened')
    await expect(
      page.getByText(say({ ar: /سبب عدم الانتهاء:.*أُعيد فتحه/, en: /Not finished:.*Reopened/ })),
    ).toBeVisible()
    await page.goto('/employee/inbox?view=open&hold=paused&assignee=some')
    await expect(page.getByText(say({ ar: /المسؤول:.*أي موظف/, en: /Owner:.*Any employee/ }))).toBeVisible()
  })
})
