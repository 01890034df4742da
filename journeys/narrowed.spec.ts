// A person narrows their lists of requests in the profile, reads above the list that it is narrowed, and widens it again.

import { file } from './arrange.ts'
import { asRead, expect, open, signInAs, test } from './journey.ts'
import { fileQuestion } from './library.ts'
import { look } from './look.ts'
import { registered } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('lists are narrowed to what is chosen in the profile, which the list says, and widened again', async ({
  page,
  say,
  language,
}) => {
  const person = await registered(page.request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
  const question = await fileQuestion(page, say)
  const connection = (await file(page)).ID
  const main = page.getByRole('main')
  const listed = (ID: string) => main.getByRole('heading', { level: 3, name: asRead(ID) })
  const notice = main.getByText(
    asRead(say({ ar: 'تقتصر هذه القائمة على: الكهرباء.', en: 'This list shows only: Electricity.' })),
  )
  const expectWhole = async () => {
    await open(page, '/inbox')
    await expect(listed(connection)).toBeVisible()
    await expect(listed(question)).toBeVisible()
    await expect(notice).toHaveCount(0)
  }
  await expectWhole()

  const section = page.getByRole('region', {
    name: say({ ar: 'قوائم طلباتك', en: 'Your lists of requests' }),
  })
  const power = section.getByRole('checkbox', {
    name: say({ ar: 'الكهرباء', en: 'Electricity' }),
    exact: true,
  })
  const change = section.getByRole('button', { name: say({ ar: /تغيير/, en: /Change/ }) })
  const save = section.getByRole('button', { name: say({ ar: 'حفظ', en: 'Save' }), exact: true })
  const saved = section.getByText(say({ ar: 'حُفظ التغيير', en: 'The change is saved' }))
  await open(page, '/profile/details')
  await change.click()
  await power.check()
  await look(page)
  await save.click()
  await expect(saved).toBeVisible()
  await expect(section.getByText(say({ ar: 'الكهرباء', en: 'Electricity' }))).toBeVisible()

  await page
    .getByRole('navigation')
    .getByRole('link', { name: say({ ar: 'طلباتي', en: 'My requests' }) })
    .first()
    .click()
  await expect(notice).toBeVisible()
  await expect(listed(connection)).toBeVisible()
  await expect(listed(question)).toHaveCount(0)
  await look(page)
  // Looked for by its number, a request is found all the same.
  await open(page, `/inbox?q=${question}`)
  await expect(listed(question)).toBeVisible()

  await open(page, '/inbox')
  await main.getByRole('link', { name: say({ ar: 'تغيير ما يظهر', en: 'Change what is shown' }) }).click()
  await change.click()
  await power.uncheck()
  await save.click()
  await expect(saved).toBeVisible()
  await expectWhole()
})
