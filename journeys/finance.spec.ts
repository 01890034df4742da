// Finance: a person is found by their national ID, with what they asked for and nothing of what they answered; and the
// person reads that they were looked for.

import { file } from './arrange.ts'
import { test } from './desk.ts'
import { arabicDigits } from './electricity.ts'
import { alive, expect, open, signInAs } from './journey.ts'
import { look } from './look.ts'
import { registered } from './people.ts'

test.use({ who: 'finance', contextOptions: { reducedMotion: 'reduce' } })

test('I3: finance finds a person by national ID, reads what they asked for and no more, and the person reads of it', async ({
  page,
  windowOf,
  language,
  say,
}) => {
  const citizen = await windowOf()
  const { nationalId, egyptian, mobile, password } = await registered(citizen.request)
  await open(citizen, '/login')
  await signInAs(citizen, language, egyptian, password, { by: 'mobile' })
  const { ID } = await file(citizen)

  await page.goto('/employee/')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say({ ar: 'البحث بالرقم القومي', en: 'Search by national ID' }) })
    .first()
    .click()
  const main = page.getByRole('main')
  const number = main.getByLabel(say({ ar: /الرقم القومي أو جواز/, en: /National ID, passport/ }))
  await test.step('what is no number is told at once, and nobody is looked for', async () => {
    await number.fill('123')
    await number.press('Enter')
    await expect(main.getByText(say({ ar: /راجع الرقم/, en: /Check the number/ }))).toBeVisible()
  })

  await test.step('the person and their requests; the number goes in the body of the call alone', async () => {
    const sending = page.waitForRequest(request => request.url().includes('/inboxById'))
    await number.fill(arabicDigits(nationalId))
    await number.press('Enter')
    const sent = await sending
    expect(sent.method()).toBe('POST')
    expect(sent.postDataJSON()).toEqual({ nationalId })
    expect(`${sent.url()} ${page.url()}`).not.toContain(nationalId)
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('ليلى حسن علي')
    await expect(main.getByText(`…${mobile.slice(-4)}`)).toBeVisible()
    await expect(main).not.toContainText(mobile)
    const row = main.getByRole('listitem').filter({ hasText: ID })
    await expect(row).toContainText(
      say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' }),
    )
    await expect(row).toContainText(say({ ar: 'جديد', en: 'New' }))
    await look(page)
  })

  await test.step('the request itself and the work of others stay closed', async () => {
    await expect(main.getByRole('link', { name: ID })).toHaveCount(0)
    for (const path of ['inbox', `services/FIRST_CONNECTION/entries/${ID}`, 'usersManagment']) {
      await page.goto(`/employee/${path}`)
      await alive(page)
      await expect(page).toHaveURL(/\/employee\/?(\?.*)?$/)
      await expect(main).not.toContainText(ID)
    }
    const answer = await page.request.get(`/api/FIRST_CONNECTION/${ID}`, {
      headers: { 'x-app-mode': 'EMPLOYEE' },
    })
    expect(answer.ok()).toBe(false)
  })

  await test.step('the person reads that they were looked for', async () => {
    await open(citizen, '/profile/viewings')
    await expect(
      citizen
        .getByRole('listitem')
        .filter({ hasText: say({ ar: 'بحث عنك برقمك', en: 'Looked for you by your number' }) }),
    ).toHaveCount(1)
  })
})
