// What stands in for content: nothing found, not loaded, on its way; and what is announced to whoever is on the page.

import { holdBack } from './hold-back.ts'
import { alive, expect, open, test } from './journey.ts'

test('C6: a search that finds nothing says what was searched, and offers to clear it and the hotline', async ({
  page,
  say,
}) => {
  await open(page, '/services?q=زنجبيل')
  const main = page.getByRole('main')
  await expect(main.getByText('زنجبيل'), 'C6: what was searched').toBeVisible()
  await expect(main.locator('a[href="tel:19010"]'), 'C6: whom to call').toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(0)
  await main.getByRole('link', { name: say({ ar: 'مسح البحث', en: 'Clear the search' }) }).click()
  await expect(main.getByRole('searchbox'), 'C6: cleared').toHaveValue('')
  await expect(
    main.getByRole('link', { name: say({ ar: /توصيل الكهرباء لأول مرة/, en: /First electricity/ }) }).first(),
  ).toBeVisible()
})

test.describe('staff', () => {
  test.use({ who: 'officer' })

  test('E5: what the whole app needs is not loaded: that stays said, and so does that it is tried again', async ({
    page,
    say,
  }) => {
    let isDown = true
    let release = () => {}
    const answered = new Promise<void>(resolve => {
      release = resolve
    })
    let calls = 0
    await page.route('**/api/misc/appData*', async route => {
      calls += 1
      if (isDown) return route.fulfill({ status: 500, json: {} })
      await answered
      return route.continue()
    })
    await page.clock.install()
    await page.goto('/employee/inbox')
    const failed = page.getByText(
      say({ ar: 'تعذر تحميل بعض بيانات الصفحة.', en: 'Part of this page could not be loaded.' }),
    )
    await expect(failed, 'E5: it is said').toBeVisible()
    await page.clock.runFor(60_000)
    await expect(failed, 'E5: and stays').toBeVisible()
    isDown = false
    const before = calls
    await page
      .getByRole('button', { name: say({ ar: 'حاول مرة أخرى', en: 'Try again' }), exact: true })
      .click()
    const trying = page
      .getByRole('status')
      .filter({ hasText: say({ ar: 'نحاول مرة أخرى', en: 'Trying again' }) })
    await expect(trying, 'E5: that it is tried is said').toBeVisible()
    await page.clock.runFor(10_000)
    await expect(trying, 'E5: until it is over').toBeVisible()
    expect(calls, 'E5: and it is').toBeGreaterThan(before)
    await expect(
      trying.getByRole('button', { name: say({ ar: 'إغلاق', en: 'Close' }) }),
      'E5: or put away',
    ).toBeVisible()
    release()
    await expect(trying).toHaveCount(0)
    await expect(failed).toHaveCount(0)
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`E6: what is on its way is drawn after a moment, said, and explained when it is slow: ${reducedMotion}`, async ({
    page,
    say,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const release = await holdBack(page, '**/api/dynamic_services/findOne*')
    await open(page, '/services')
    /** Whether each part is drawn, at intervals from the press on. */
    await page.evaluate(() => {
      const seen: { at: number; busy: boolean; slow: boolean }[] = []
      Object.assign(window, { seen })
      addEventListener('click', () => {
        const begin = performance.now()
        const look = () => {
          const busy = document.querySelector<HTMLElement>('main [aria-busy=true]')
          const words = busy?.querySelector('p')
          const isDrawn = (element?: Element | null) =>
            element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
          seen.push({ at: performance.now() - begin, busy: isDrawn(busy), slow: isDrawn(words) })
          if (performance.now() - begin < 9_500) setTimeout(look, 50)
        }
        look()
      })
    })
    await page
      .getByRole('link', { name: say({ ar: /توصيل الكهرباء لأول مرة/, en: /First electricity/ }) })
      .first()
      .click()
    const busy = page.locator('main [aria-busy=true]')
    await expect(busy).toBeVisible()
    await expect(
      busy.getByText(say({ ar: /يستغرق التحميل وقتًا أطول/, en: /taking longer than usual/ })),
    ).toBeVisible()
    const seen = await page.evaluate(
      () => (window as never as { seen: { at: number; busy: boolean; slow: boolean }[] }).seen,
    )
    const delayOf = (part: typeof busy) => part.evaluate(element => getComputedStyle(element).animationDelay)
    expect(await delayOf(busy), 'E6: after 300 ms, and no later').toBe('0.3s')
    expect(await delayOf(busy.locator('p')), 'E6: explained after eight seconds').toBe('8s')
    const early = seen.filter(({ at }) => at < 250)
    expect(early.length).toBeGreaterThan(0)
    expect(
      early.filter(({ busy }) => busy),
      'E6: not in the first moment',
    ).toEqual([])
    expect(
      seen.filter(({ at, busy }) => at > 1_500 && !busy),
      'E6: then it stays',
    ).toEqual([])
    expect(
      seen.filter(({ at, slow }) => at < 7_500 && slow),
      'E6: words after eight seconds',
    ).toEqual([])
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await expect.poll(running, 'E6: nothing shimmers').toBe(0)
    await page.waitForTimeout(400)
    expect(await running(), 'E6: nor begins to').toBe(0)
    release()
    await alive(page)
    await expect(busy).toHaveCount(0)
  })

test('S13, E7: an item that is closed says why, where one is; the message waits to be put away', async ({
  page,
  language,
  say,
}) => {
  await page.clock.install()
  await open(page, '/dev/gallery?kind=navigation')
  const address = page.url()
  const item = page.getByRole('button', { name: say({ ar: 'خدمة متوقفة', en: 'A closed service' }) })
  await item.focus()
  await page.keyboard.press('Enter')
  const message = page
    .getByRole('status')
    .filter({ hasText: say({ ar: 'تُفتح هذه الخدمة قريبًا.', en: 'This service opens soon.' }) })
  await expect(message, 'S13: why, in the language of the page').toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(page.url(), 'S13: no empty page').toBe(address)
  await expect(item, 'S13: one is where one was').toBeFocused()
  await page.clock.runFor(60_000)
  await expect(message, 'E7: it goes by no clock').toBeVisible()
  const top = await message.evaluate(element => element.getBoundingClientRect().bottom)
  const main = await page.getByRole('main').evaluate(element => element.getBoundingClientRect().top)
  expect(top, 'E7: it covers nothing').toBeLessThanOrEqual(main + 1)
  await message.getByRole('button', { name: say({ ar: 'إغلاق', en: 'Close' }) }).press('Enter')
  await expect(message, 'E7: put away by a key').toHaveCount(0)
})
