// One's own requests, the list and each by itself, can be read before the script of their page has come: nothing moves when it
// does, and the lists that came with the page are not asked for again.

import type { Page } from '@playwright/test'
import { file, requestPath } from './arrange.ts'
import { holdBack, scripts } from './hold-back.ts'
import { alive, expect, open, test } from './journey.ts'

test.use({ who: 'citizen' })

/** Where the parts of the list stand, and how large they are. */
const placesOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const parts = document.querySelectorAll('main h1:not([data-pending]), main h2, main li, main form')
    return [...parts].map(part => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return `${part.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`
    })
  })

for (const width of [390, 1440])
  test(`the list is read at once, and stays where it stands: ${width} pixels`, async ({ page, say }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const { ID } = await file(page)
    const letGo = await holdBack(page, scripts)
    const lists: string[] = []
    page.on('request', request => request.url().includes('requestsInbox') && lists.push(request.url()))
    await page.goto('/inbox', { waitUntil: 'commit' })
    const number = page.locator('main').getByText(ID, { exact: true }).first()
    await expect(number).toBeVisible()
    await expect(page).toHaveTitle(say({ ar: /طلباتي/, en: /My requests/ }))
    // Nobody is asked to sign in beside their own requests.
    await expect(page.locator('header').getByText(say({ ar: 'تسجيل الدخول', en: 'Sign in' }))).toBeHidden()
    const before = await placesOf(page)
    expect(before.length).toBeGreaterThan(3)
    letGo()
    await alive(page)
    expect(await placesOf(page), 'nothing has moved').toEqual(before)
    expect(lists, 'the lists came with the page').toEqual([])
    await page.locator('main').getByRole('link', { name: ID }).click()
    await expect(page).toHaveURL(new RegExp(`/entries/${ID}`))
  })

for (const width of [390, 1440])
  test(`so is a request by itself: ${width} pixels`, async ({ page, say }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const { ID } = await file(page)
    const letGo = await holdBack(page, scripts)
    await page.goto(requestPath(ID), { waitUntil: 'commit' })
    const history = page.getByText(say({ ar: 'سجل الطلب', en: 'History' }))
    await expect(history).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(ID))
    const before = await placesOf(page)
    expect(before.length).toBeGreaterThan(5)
    letGo()
    await alive(page)
    expect(await placesOf(page), 'nothing has moved').toEqual(before)
    await expect(history.first()).toBeVisible()
    await expect(page.locator('[inert]')).toHaveCount(0)
  })

test('of a browser that has forgotten who is signed in, nothing of the list is shown', async ({
  page,
  say,
}) => {
  await open(page, '/')
  const { ID } = await file(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/inbox')
  await expect(page).toHaveURL(/\/login/)
  await alive(page)
  await expect(page.getByText(ID)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say({ ar: 'تسجيل الدخول', en: 'Sign in' }))
})
