// The home page of somebody who is signed in: what waits for them comes first, with what to do, above what everybody sees.

import { bookRoom } from './arrange.ts'
import { holdBack, scripts } from './hold-back.ts'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'
import { movedBy } from './moved.ts'

test.use({ who: 'citizen', alone: 'ROOM_BOOKING', contextOptions: { reducedMotion: 'reduce' } })

const waitingName = { ar: 'بانتظارك', en: 'Waiting for you' }

test('a request that waits for payment is on the home page with its amount, and the button leads to the payment', async ({
  page,
  say,
}) => {
  await open(page, '/')
  const { ID } = await bookRoom(page)
  await open(page, '/')
  const waiting = page.getByRole('region', { name: say(waitingName) })
  const row = waiting.getByRole('listitem').filter({ hasText: ID })
  await expect(row).toBeVisible()
  await look(page)
  await row.getByRole('link', { name: say({ ar: /^سداد .*ج\.م/, en: /^Pay .*EGP/ }) }).click()
  await expect(page).toHaveURL(new RegExp(`/pay/ROOM_BOOKING/${ID}`))
  await open(page, '/')
  await row.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/services/ROOM_BOOKING/entries/${ID}`))
})

for (const width of [390, 1440])
  test(`the first 600 pixels at ${width} say hello, what to do, the next date, drafts and changes, and nothing moves`, async ({
    page,
    say,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await bookRoom(page)
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    const main = page.getByRole('main')
    const parts = [
      main.getByRole('heading', { level: 1 }),
      page
        .getByRole('region', { name: say(waitingName) })
        .getByRole('link', {
          name: say({ ar: /^(سداد|استكمال|متابعة)/, en: /^(Pay|Complete|Check)/ }),
        })
        .first(),
      ...say({
        ar: ['الموعد التالي', 'المسودات', 'آخر المستجدات'],
        en: ['Next date', 'Drafts', 'Recent changes'],
      }).map(name => main.getByRole('heading', { name, exact: true })),
    ]
    for (const part of parts) {
      const box = await part.boundingBox()
      expect((box?.y ?? 9_999) + (box?.height ?? 0), await part.innerText()).toBeLessThanOrEqual(600)
    }
    expect(await movedBy(page)).toBeLessThanOrEqual(0.05)
  })

test('nobody who is signed in sees the way to sign in, also while the page has no script yet', async ({
  page,
  say,
}) => {
  const letGo = await holdBack(page, scripts)
  for (const path of ['/', '/services', '/inbox']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    const signIn = page.getByRole('link', { name: say({ ar: 'تسجيل الدخول', en: 'Sign in' }), exact: true })
    await expect(signIn.filter({ visible: true }), path).toHaveCount(0)
  }
  letGo()
})
