// The end of a session: what ends it, what does not, and that nothing which hangs keeps anybody in it.

import type { Page } from '@playwright/test'
import { file } from './arrange.ts'
import { alive, expect, open, reloaded, signInAs, test } from './journey.ts'
import { box } from './library.ts'
import { registered } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  busy: { ar: 'جارٍ تسجيل الخروج…', en: 'Signing out…' },
  unsaved: { ar: /لم يُحفظ آخر ما كتبته بعد/, en: /What you typed last is not saved yet/ },
  anyway: { ar: 'تسجيل الخروج دون حفظ', en: 'Sign out without saving' },
} as const
const formPath = '/services/LIBRARY_QUESTION/add'
const typed = 'هل لديكم دواوين أحمد شوقي؟'

/** A person of this journey's own, since their session ends. */
const begin = async (page: Page, language: 'ar' | 'en') => {
  const person = await registered(page.request)
  await open(page, '/login')
  await signInAs(page, language, person.egyptian, person.password, { by: 'mobile' })
}

/** Types into a form whose draft the server never answers for. */
const typeUnsaved = async (page: Page) => {
  const left = page.waitForRequest(request => request.method() === 'PUT' && /api\/drafts/.test(request.url()))
  await page.route(/\/api\/drafts\//, route =>
    route.request().method() === 'PUT' ? undefined : route.continue(),
  )
  await open(page, formPath)
  await box(page, 'question').fill(typed)
  await left
}

test('while a draft’s saving hangs, signing out says what would be lost and goes on', {
  tag: '@both',
}, async ({ page, say, language }) => {
  await begin(page, language)
  await typeUnsaved(page)
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
  await page.getByRole('button', { name: say(words.signOut), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: say(words.busy) })).toBeVisible({ timeout: 2_500 })
  const notice = page.getByRole('status').filter({ hasText: say(words.unsaved) })
  await expect(notice).toBeVisible()
  const ended = page.waitForResponse(/\/logout$/)
  await notice.getByRole('button', { name: say(words.anyway) }).click()
  expect((await ended).ok()).toBe(true)
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: say(words.signIn) })
      .first(),
  ).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('شوقي')
})

test('a draft that is refused at once is told of before signing out loses it', { tag: '@both' }, async ({
  page,
  say,
  language,
  complaints,
}) => {
  await begin(page, language)
  await page.route(/\/api\/drafts\//, route =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { error: { statusCode: 503, code: 'OVERLOADED' } } })
      : route.continue(),
  )
  await open(page, formPath)
  const refused = page.waitForResponse(response => response.status() === 503)
  await box(page, 'question').fill(typed)
  await refused
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
  await page.getByRole('button', { name: say(words.signOut), exact: true }).click()
  const notice = page.getByRole('status').filter({ hasText: say(words.unsaved) })
  await expect(notice.getByRole('button', { name: say(words.anyway) })).toBeVisible()
  await expect(box(page, 'question')).toHaveValue(typed)
  complaints.length = 0
})

test('while a draft’s saving hangs, the language changes and nothing is lost', { tag: '@both' }, async ({
  page,
  language,
}) => {
  await begin(page, language)
  await typeUnsaved(page)
  await reloaded(page, () =>
    page
      .locator('[data-language-switch]')
      .first()
      .evaluate(link => (link as HTMLElement).click()),
  )
  await alive(page)
  await expect(page.locator('html')).not.toHaveAttribute('lang', language)
  await expect(box(page, 'question')).toHaveValue(typed)
})

test('a proxy’s refusal signs nobody out; a refusal of the portal ends the session on the server too', {
  tag: '@both',
}, async ({ page, language, complaints }) => {
  await begin(page, language)
  const { ID } = await file(page)
  const isSignedIn = () => page.evaluate(() => localStorage.getItem('usertoken') !== null)
  const drawn = async () => (await page.request.get('/inbox')).text()
  await page.route(/\/api\/payments/, route =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Blocked by a firewall</h1>' }),
  )
  await open(page, '/payments')
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await isSignedIn()).toBe(true)
  expect(await drawn()).toContain(ID)
  await page.unrouteAll()
  await page.route(/\/api\/payments/, route =>
    route.fulfill({
      status: 403,
      json: { error: { statusCode: 403, name: 'x', code: 'FORBIDDEN', message: 'x' } },
    }),
  )
  const ended = page.waitForResponse(/\/logout$/)
  await page.goto('/payments')
  expect((await ended).ok()).toBe(true)
  expect(await isSignedIn()).toBe(false)
  expect(await drawn()).not.toContain(ID)
  complaints.length = 0
})
