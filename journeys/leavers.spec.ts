// Open requests of an employee whose account is disabled: counted in the question, and handed to a colleague.

import { file, take } from './arrange.ts'
import { asRead, expect, open, test } from './journey.ts'
import { look } from './look.ts'
import { add, join, nameOf, words } from './staff.ts'

test.use({ who: 'admin', contextOptions: { reducedMotion: 'reduce' } })

test('the question names the open requests, and a colleague gets them', async ({
  page,
  say,
  windowOf,
  language,
}) => {
  const username = nameOf('q', language)
  await add(page, say, username)
  const own = await join(page, windowOf, { language, username })
  const citizen = await windowOf('citizen')
  await open(citizen, '/')
  const filed = await file(citizen)
  await take(own, filed)
  await page.reload()

  const officer = page.getByRole('checkbox', { name: say(words.officer), exact: true })
  await officer.uncheck()
  await page.getByRole('button', { name: say(words.save) }).click()
  const dialog = page.getByRole('dialog')
  const counted = dialog.getByText(
    say({ ar: /طلب مفتوح واحد لن يستطيع/, en: /open request is assigned to them/ }),
  )
  await expect(counted).toBeVisible()
  await dialog.getByRole('button', { name: say({ ar: 'رجوع', en: 'Back' }) }).click()
  await expect(dialog).toBeHidden()
  await officer.check()

  await page.getByRole('button', { name: say(words.disable), exact: true }).click()
  await expect(counted).toBeVisible()
  const choice = dialog.getByLabel(say({ ar: 'نقل الطلبات إلى', en: 'Hand the requests to' }))
  await look(page)
  const sara = say({ ar: 'سارة علي', en: 'Sara Ali' })
  const isList = await choice.evaluate(({ tagName }) => tagName === 'SELECT')
  if (isList) await choice.selectOption({ label: sara })
  else {
    await choice.fill(sara)
    await page.getByRole('option', { name: sara }).first().click()
  }
  await dialog.getByRole('button', { name: say(words.disable), exact: true }).click()
  await expect(
    page.getByText(asRead(say({ ar: 'عُطّل حساب منى سعيد', en: 'Mona Said is disabled' }))),
  ).toBeVisible()

  const colleague = await windowOf('officer')
  await open(colleague, `/employee/inbox?view=mine&open=${filed.ID}`)
  await open(colleague, '/employee/notifications')
  await expect(
    colleague.getByText(say({ ar: 'طلبات نُقلت إليك', en: 'Requests are handed over to you' })).first(),
  ).toBeVisible()
})
