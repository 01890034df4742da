// Pages after their first minute: what cannot be read says so, and what comes back is what the address says.

import { alive, expect, open, reloaded, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const again = { ar: 'حاول مرة أخرى', en: 'Try again' }
const busy = { error: { statusCode: 503, name: 'E', code: 'OVERLOADED', message: 'busy' } }

test.describe('a citizen', () => {
  test.use({ who: 'citizen' })

  for (const [path, call] of [
    ['/profile/password', /\/factors/],
    ['/profile/devices', /\/sessions/],
  ] as const)
    test(`${path} says that it could not be read, and is there at the next try`, { tag: '@both' }, async ({
      page,
      say,
    }) => {
      let isDown = true
      await page.route(call, route =>
        isDown ? route.fulfill({ status: 503, json: busy }) : route.continue(),
      )
      await page.goto(path)
      const button = page.getByRole('main').getByRole('button', { name: say(again), exact: true })
      await expect(button).toBeVisible()
      isDown = false
      await button.click()
      await expect(button).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    })
})

test.describe('an administrator', () => {
  test.use({ who: 'admin' })

  test('a user’s page and “add a user” say that they could not be read', { tag: '@both' }, async ({
    page,
    say,
  }) => {
    await open(page, '/employee/usersManagment')
    const href = (await page.getByRole('main').locator('tbody th a').first().getAttribute('href')) ?? ''
    const button = page.getByRole('main').getByRole('button', { name: say(again), exact: true })
    for (const [call, path] of [
      [/\/api\/users\/[0-9a-f-]{36}/, href],
      [/\/api\/users\/choices/, '/employee/usersManagment/add'],
    ] as const) {
      await page.route(call, route => route.fulfill({ status: 503, json: busy }))
      await page.goto(path)
      await expect(button).toBeVisible()
      await page.unrouteAll()
      await button.click()
      await expect(button).toHaveCount(0)
      await expect(page.getByRole('main').locator('form').first()).toBeVisible()
    }
  })

  test('the list of users shows who its address names, after Back too', { tag: '@both' }, async ({
    page,
  }) => {
    await open(page, '/employee/usersManagment?q=officer')
    const names = page.getByRole('main').locator('tbody th')
    await expect(page.locator('#q')).toHaveValue('officer')
    await expect(names.first()).toBeVisible()
    const officers = await names.allInnerTexts()
    await page.locator('#q').fill('finance')
    await page.locator('#q').press('Enter')
    await page.waitForURL(/q=finance/)
    await expect.poll(() => names.allInnerTexts()).not.toEqual(officers)
    await page.goBack()
    await expect(page.locator('#q')).toHaveValue('officer')
    await expect.poll(() => names.allInnerTexts()).toEqual(officers)
  })
})

test('the language changes on the page of a mailed link, and its token stays', { tag: '@both' }, async ({
  page,
}) => {
  const token = 'abcdefghijklmnopqrstuvwxyz0123456789'
  await open(page, `/email-verify#${token}`)
  const confirm = page.getByRole('main').getByRole('button')
  await expect(confirm).toBeVisible()
  await reloaded(page, () =>
    page
      .locator('[data-language-switch]')
      .first()
      .evaluate(link => (link as HTMLElement).click()),
  )
  await alive(page)
  await expect(confirm).toBeVisible()
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
})
