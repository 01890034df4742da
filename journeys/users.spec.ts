// Managing users: added, invited, signed in by the link, changed, disabled in mid-session, and many from a file.

import type { Language } from '@bawaba/language/index.ts'
import { asRead, expect, people, test } from './journey.ts'
import { look } from './look.ts'
import { giveCode } from './second-step.ts'
import { add, confirm, join, nameOf, words } from './staff.ts'

test.use({ who: 'admin', contextOptions: { reducedMotion: 'reduce' } })

test('added, invited, first sign-in by the link, other roles, disabled: the next call signs out', {
  tag: '@core',
}, async ({ page, say, windowOf, language }) => {
  const username = nameOf('j', language)
  await add(page, say, username)
  await expect(page.getByText(asRead(say({ ar: 'أُضيف منى سعيد', en: 'Mona Said is added' })))).toBeVisible()
  const own = await join(page, windowOf, { language, username })

  await page.reload()
  await page.getByRole('checkbox', { name: say(words.auditor), exact: true }).check()
  await page.getByRole('button', { name: say(words.save) }).click()
  await confirm(page, say(words.save))
  await expect(
    page.getByText(asRead(say({ ar: 'حُفظت بيانات منى سعيد', en: 'The details of Mona Said are saved' }))),
  ).toBeVisible()

  await page.getByRole('button', { name: say(words.disable), exact: true }).click()
  await confirm(page, say(words.disable))
  await expect(
    page.getByText(asRead(say({ ar: 'عُطّل حساب منى سعيد', en: 'Mona Said is disabled' }))),
  ).toBeVisible()
  await own.reload()
  await own.waitForURL(/\/login/)
})

test('a role taken away while its page is open: the next call is refused, and the sign-in page says why', async ({
  page,
  say,
  windowOf,
  language,
}) => {
  const username = nameOf('r', language)
  await add(page, say, username)
  const own = await join(page, windowOf, { language, username })
  await page.reload()
  await page.getByRole('checkbox', { name: say(words.officer), exact: true }).uncheck()
  await page.getByRole('button', { name: say(words.save) }).click()
  await confirm(page, say(words.save))
  await own.getByRole('button', { name: say(words.refresh) }).click()
  await own.waitForURL(/\/employee\/login/)
  await expect(own.getByText(say(words.rightsChanged))).toBeVisible()
})

test('where somebody works is chosen list by list, and so are the services', async ({
  page,
  say,
  language,
}) => {
  await add(page, say, nameOf('w', language))
  const list = (label: Record<Language, string>) => page.getByLabel(say(label), { exact: false })
  await expect(list(words.sector)).toHaveCount(0)
  await list(words.company).selectOption({ index: 1 })
  await list(words.sector).selectOption({ index: 1 })
  await list(words.center).selectOption({ index: 1 })
  const center = await list(words.center).inputValue()
  await page.getByRole('checkbox', { name: say(words.allServices) }).uncheck()
  const services = page.getByRole('group', { name: say(words.services) })
  // So many are typed into, once that control is there.
  const find = services.getByRole('combobox')
  await expect(find).toHaveJSProperty('tagName', 'INPUT')
  await find.click()
  await find.pressSequentially(say({ ar: 'بطاقة', en: 'card' }))
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  const card = services.getByRole('listitem').filter({ hasText: say({ ar: /بطاقة/, en: /card/i }) })
  await expect(card).toHaveCount(1)
  await look(page)
  await page.getByRole('button', { name: say(words.save) }).click()
  await confirm(page, say(words.save))
  await page.reload()
  await expect(list(words.center)).toHaveValue(center)
  await expect(page.getByRole('checkbox', { name: say(words.allServices) })).not.toBeChecked()
  // It becomes a list to type into once it is in sight, and the page may still go back to its top.
  await expect(async () => {
    await services.scrollIntoViewIfNeeded()
    await expect(card).toHaveCount(1, { timeout: 500 })
  }).toPass()
  // Another company: what was chosen below belonged to the former one.
  await list(words.company).selectOption({ index: 2 })
  await expect(list(words.center)).toHaveCount(0)
})

test('a file with a bad row: the report names it, the good one is added', async ({ page, say, language }) => {
  const [good, bad] = [nameOf('i', language), 'Bad Name']
  await page.goto('/employee/usersManagment/import')
  await page.locator('#file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`username,firstName,lastName\n${good},=1+1,@x\n${bad},B,C\n`),
  })
  await page.getByRole('button', { name: say({ ar: 'فحص الملف', en: 'Check the file' }) }).click()
  const row = page.getByRole('row').filter({ hasText: 'bad name' })
  await expect(row).toContainText(say({ ar: 'لن يُضاف', en: 'Not added' }))
  await look(page)
  await page.getByRole('button', { name: say({ ar: 'إضافة مستخدم واحد', en: 'Add 1 user' }) }).click()
  await confirm(page, say(words.add))
  await expect(page.getByRole('row').filter({ hasText: good })).toContainText(
    say({ ar: 'أُضيف', en: 'Added' }),
  )
  await page.goto(`/employee/usersManagment?q=${good}`)
  await expect(page.locator('main tbody tr')).toHaveCount(1)
  await expect(page.getByRole('main').getByText('=1+1 @x')).toBeVisible()
})

test('the pages of users, looked over', async ({ page, say, language }) => {
  await page.goto('/employee/usersManagment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.title))
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await look(page)
  await page.goto('/employee/usersManagment/add')
  await page.getByRole('button', { name: say(words.saveNew) }).click()
  await expect(page.locator('section[aria-labelledby]').first()).toBeFocused()
  await look(page)
  await add(page, say, nameOf('l', language))
  await look(page)
})

test('whoever proved themselves too long ago proves it by their second factor, and what was chosen is saved', async ({
  page,
  say,
  language,
}) => {
  await add(page, say, nameOf('p', language))
  await page.reload()
  await page.getByRole('checkbox', { name: say(words.auditor), exact: true }).check()
  // The server's own answer once ten minutes have passed since the sign-in; no journey waits so long.
  await page.route(
    url => /\/api\/users\/[\da-f-]{36}$/.test(url.pathname),
    (route, request) =>
      request.method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { error: { code: 'STEP_UP_REQUIRED', message: '-' } } })
        : route.continue(),
    { times: 1 },
  )
  await page.getByRole('button', { name: say(words.save) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.save), exact: true })
    .click()
  await expect(page.getByText(say({ ar: 'تأكيد أنك أنت', en: 'Confirm that it is you' }))).toBeVisible()
  await look(page, 'dialog[open]')
  await giveCode(page, language, people.admin[language].mobile)
  await expect(
    page.getByText(asRead(say({ ar: 'حُفظت بيانات منى سعيد', en: 'The details of Mona Said are saved' }))),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: say(words.auditor), exact: true })).toBeChecked()
})
