// A message of an applicant: marked in the inbox until it is read, and after the end answered or closed.

import { act, askForCard } from './arrange.ts'
import { asRead, expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'supervisor', contextOptions: { reducedMotion: 'reduce' } })

test('staff see what an applicant wrote, and after the end decide on it', async ({ page, windowOf, say }) => {
  const citizen = await windowOf('citizen')
  await open(citizen, '/')
  const filed = await askForCard(citizen)
  const write = async (text: string) => {
    await open(citizen, `/services/LIBRARY_CARD/entries/${filed.ID}`)
    await citizen.getByLabel(say({ ar: 'رسالتك', en: 'Your message' })).fill(text)
    await citizen.getByRole('button', { name: say({ ar: 'إرسال', en: 'Send' }), exact: true }).click()
    await expect(
      citizen.getByText(say({ ar: 'أُرسلت رسالتك.', en: 'Your message has been sent.' })),
    ).toBeVisible()
  }
  await write('هل ينقص شيء؟')
  const mark = say({ ar: 'رسالة جديدة', en: 'New message' })
  const list = '/employee/inbox?view=messages&service=LIBRARY_CARD&sort=-sent'
  await open(page, list)
  const row = page.getByRole('row').filter({ hasText: asRead(filed.ID) })
  await expect(row.getByText(mark)).toBeVisible()
  await look(page)
  await row.getByRole('link').first().click()
  const panel = page.getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) })
  await expect(panel.getByText('هل ينقص شيء؟').first()).toBeVisible()
  await open(page, list)
  await expect(row).toHaveCount(0)

  await act(page, 'EMPLOYEE', filed, 'APPROVE', {}, 'LIBRARY_CARD')
  await open(citizen, `/services/LIBRARY_CARD/entries/${filed.ID}`)
  await expect(
    citizen.getByText(say({ ar: /انتهى الطلب\. يقرأ موظف/, en: /The request has ended/ })),
  ).toBeVisible()
  await write('اسمي مكتوب خطأ')
  await open(page, `${list}&request=${filed.ID}`)
  const title = panel.getByText(
    say({ ar: 'رسالة وردت بعد انتهاء الطلب', en: 'Message after the request ended' }),
  )
  await expect(title).toBeVisible()
  await look(page)
  await panel.getByRole('button', { name: say({ ar: 'رد', en: 'Answer' }), exact: true }).click()
  await expect(
    panel.getByRole('checkbox', { name: say({ ar: /المتقدم|مقدم الطلب/, en: /applicant/i }) }),
  ).toBeChecked()
  await expect(panel.locator('textarea[name=text]')).toBeFocused()
  await panel.getByRole('button', { name: say({ ar: 'إغلاق دون رد', en: 'Close without a reply' }) }).click()
  await expect(title).toHaveCount(0)
})
