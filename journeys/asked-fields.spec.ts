// T4: what an officer asks for, and nothing else, is open to the applicant, with the officer's words and the time left.

import { file, requestPath } from './arrange.ts'
import { test } from './desk.ts'
import { stepTitle } from './electricity.ts'
import { asRead, expect, open } from './journey.ts'

test.use({ who: 'citizen', contextOptions: { reducedMotion: 'reduce' } })

test('T4: the applicant changes exactly the fields asked for, and both sides read what changed', async ({
  page,
  desk,
  say,
}) => {
  await open(page, '/')
  const { ID } = await file(page)
  const { page: office, panel } = await desk.of('officer')
  const message = say({ ar: 'العنوان ينقصه رقم الشارع', en: 'The address has no street number' })
  const ask = say({ ar: 'طلب معلومات', en: 'Ask for information' })
  const fields = say({ ar: 'بيانات يعدّلها المتقدم', en: 'Details for the applicant to change' })

  await test.step('the officer picks the fields, writes why and gives time', async () => {
    await office.goto(`/employee/inbox?number=${ID}&request=${ID}`)
    await panel.getByRole('button', { name: ask }).click()
    const fields_ = panel.getByRole('group', { name: fields })
    await fields_.getByRole('checkbox', { name: say({ ar: 'العنوان', en: 'Address' }) }).check()
    await fields_.getByRole('checkbox', { name: say({ ar: 'الاسم الكامل', en: 'Full name' }) }).check()
    const days = panel.getByLabel(say({ ar: 'المهلة بأيام العمل', en: 'Time to answer, in working days' }))
    const send = panel.locator('form').getByRole('button', { name: ask })
    const notWhole = say({ ar: '٣ أيام', en: '2.5' })
    await days.fill(notWhole)
    await panel.getByLabel(say({ ar: 'المعلومات المطلوبة', en: 'Information asked for' })).fill(message)
    await send.click()
    await expect(days).toHaveAccessibleDescription(
      asRead(say({ ar: 'أدخل عددًا صحيحًا من أيام العمل', en: 'Enter a whole number of working days' })),
    )
    await expect(days).toBeFocused()
    await expect(days).toHaveValue(notWhole)
    await days.fill(say({ ar: '٥', en: '5' }))
    await send.click()
    await expect(
      panel.getByText(say({ ar: 'بانتظار المتقدم', en: 'Waiting for applicant' })).first(),
    ).toBeVisible()
  })

  await test.step('the question stands at the top of the request, for both sides', async () => {
    const shown = panel
      .locator('[data-notice], section, div')
      .filter({ hasText: say({ ar: 'المطلوب من مقدم الطلب', en: 'Requested from the applicant' }) })
      .filter({ hasText: message })
    await expect(shown.first()).toBeVisible()
    await open(page, requestPath(ID))
    const heading = page.getByText(say({ ar: 'المطلوب منك', en: 'We need from you' }))
    await expect(heading).toBeVisible()
    const words = page.getByText(message).first()
    const next = page.getByRole('heading', { name: say({ ar: 'ما يحدث بعد ذلك', en: 'What happens next' }) })
    const [above, below] = [await words.boundingBox(), await next.boundingBox()]
    expect(above?.y).toBeLessThan(below?.y ?? 0)
  })

  await test.step('only those are open, as they were answered, with the words and the time', async () => {
    await open(page, `${requestPath(ID)}/SUPPLY_INFORMATION`)
    await stepTitle(page, say({ ar: 'إرسال المعلومات المطلوبة', en: 'Send the information asked for' }))
    await expect(page.getByText(message)).toBeVisible()
    await expect(
      page.getByText(asRead(say({ ar: 'بقيت ٥ أيام عمل', en: '5 working days are left' }))),
    ).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('textbox')).toHaveCount(3)
    await expect(main.getByRole('combobox')).toHaveCount(0)
    await expect(main.getByRole('radio')).toHaveCount(0)
    const address = page.getByLabel(say({ ar: 'العنوان', en: 'Address' }))
    await expect(address).toHaveValue('شارع البحر، بجوار مسجد النور')
    await address.fill('١٢ شارع البحر')
    await page
      .getByRole('button', { name: say({ ar: 'إرسال المعلومات', en: 'Send the information' }) })
      .click()
    await expect(
      page.getByText(
        asRead(say({ ar: 'حالة طلبك الآن «قيد المراجعة».', en: 'Your request is now “In review”.' })),
      ),
    ).toBeVisible()
    await expect(page.getByText('١٢ شارع البحر').first()).toBeVisible()
  })

  await test.step('the officer reads the new answer and the old one', async () => {
    await office.reload()
    await expect(panel.getByText(say({ ar: 'الرد', en: 'Reply' }), { exact: true })).toBeVisible()
    await expect(panel.getByText('١٢ شارع البحر').first()).toBeVisible()
    await expect(panel.getByText('شارع البحر، بجوار مسجد النور').first()).toBeVisible()
    // Printing stands in the history before anything is on paper.
    await office.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await panel.getByRole('button', { name: say({ ar: 'طباعة الطلب', en: 'Print the request' }) }).click()
    await expect(office.locator('html[data-printed]')).toBeAttached()
    await expect(panel.getByText(say({ ar: 'طُبع الطلب', en: 'Request printed' })).first()).toBeVisible()
  })
})
