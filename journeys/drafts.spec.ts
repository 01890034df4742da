// Drafts: what is typed is kept by itself, found again elsewhere, deleted and put back, and never lost to another tab,
// another language, a reload, an ended session or a lost connection.

import type { Locator, Page } from '@playwright/test'
import { deviceClock } from './device-clock.ts'
import { stepTitle } from './electricity.ts'
import { alive, asRead, expect, open, type Say, signInHere, test } from './journey.ts'
import { box, field } from './library.ts'
import { pdf } from './paper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const roomPath = '/services/ROOM_BOOKING'
const service = { ar: 'حجز قاعة في المكتبة', en: 'Book a room in the library' }
const resume = { ar: /أكمل المسودة/, en: /Continue the draft/ }
/** Other journeys of the same person may have drafts of other services. */
const resumeRoom = { ar: /أكمل المسودة.*حجز قاعة/, en: /Continue the draft.*Book a room/ }

const saved = (page: Page, say: Say): Locator =>
  page.getByRole('status').filter({ hasText: say({ ar: /حُفظت المسودة/, en: /Draft saved/ }) })
const title = (page: Page): Locator => box(page, 'title')
const drafts = (page: Page, say: Say): Locator =>
  page.getByRole('region', {
    name: say({
      ar: /^المسودات$|لديك مسودة لم ترسلها/,
      en: /^Drafts$|You have a draft that you have not sent/,
    }),
  })

/** The form of a room with this title, which the server has. */
const typeTitle = async (page: Page, say: Say, words: string): Promise<void> => {
  const put = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && answer.url().includes('/api/drafts/ROOM_BOOKING/'),
  )
  await title(page).fill(words)
  expect((await put).status()).toBeLessThan(300)
  await expect(saved(page, say)).toBeVisible()
}

test.describe('a signed-in person', () => {
  test.use({ who: 'citizen', alone: 'ROOM_BOOKING' })

  test('F11: what was typed is saved by itself, and a quiet line says when', { tag: '@core' }, async ({
    page,
    say,
  }) => {
    await deviceClock(page)
    await open(page, `${roomPath}/add`)
    await expect(saved(page, say)).toHaveCount(0)
    await title(page).fill('نادي قراءة الخميس')
    await page.clock.runFor(3_000)
    await expect(saved(page, say)).toBeVisible()
    const before = await saved(page, say).innerText()
    await page.clock.runFor(150_000)
    await expect(saved(page, say)).not.toHaveText(before)
    await expect(saved(page, say)).toContainText(say({ ar: /دقيقتين|دقائق/, en: /minutes ago/ }))
    // No message comes and goes for it.
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('F12, C7: save and finish later says where and until when; service page and my requests offer it', {
    tag: ['@core', '@both'],
  }, async ({ page, say }) => {
    await open(page, `${roomPath}/add`)
    await title(page).fill('نادي قراءة الخميس')
    await page
      .getByRole('button', { name: say({ ar: 'حفظ وإكمال لاحقًا', en: 'Save and finish later' }) })
      .click()
    await stepTitle(page, say({ ar: 'حُفظت المسودة', en: 'Your draft is saved' }))
    await expect(page.getByRole('main'), 'F12: until when').toContainText(
      say({
        ar: /تبقى حتى .{0,3}[٠-٩]{1,2} [ء-ي]+ [٠-٩]{4}/,
        en: /keep it until .{0,3}\d{1,2} [A-Z][a-z]+ \d{4}/,
      }),
    )
    await expect(page.getByRole('main')).toContainText(say({ ar: /ومعها ملفاتك/, en: /with your files/ }))
    const progress = say({ ar: /الخطوة ١ من ٤، حُفظت/, en: /Step 1 of 4, saved/ })
    for (const path of [roomPath, '/inbox']) {
      await open(page, path)
      await expect(drafts(page, say), `C7: ${path} offers it`).toContainText(progress)
      await expect(drafts(page, say)).toContainText(say(service))
    }
    await drafts(page, say)
      .getByRole('link', { name: say(resumeRoom) })
      .click()
    await expect(title(page)).toHaveValue('نادي قراءة الخميس')
  })

  test('C7: starting again begins without the earlier answers', async ({ page, say }) => {
    await open(page, `${roomPath}/add`)
    await typeTitle(page, say, 'الأول')
    await open(page, `${roomPath}/add`)
    await expect(title(page)).toHaveValue('الأول')
    await page.getByRole('button', { name: say({ ar: 'ابدأ من جديد', en: 'Start again' }) }).click()
    await expect(title(page)).toHaveValue('')
    await typeTitle(page, say, 'الثاني')
    await expect(page.getByText(say({ ar: /تغيّرت هذه المسودة/, en: /This draft was changed/ }))).toHaveCount(
      0,
    )
    await open(page, `${roomPath}/add`)
    await expect(title(page)).toHaveValue('الثاني')
  })

  test('where no draft is saved, one is led to a new request and to no draft', async ({ page, say }) => {
    await open(page, `${roomPath}/later`)
    await stepTitle(page, say({ ar: 'لا توجد مسودة محفوظة', en: 'There is no saved draft' }))
    await expect(page.getByRole('main').getByRole('link', { name: say(resume) })).toHaveCount(0)
    await page.getByRole('link', { name: say({ ar: 'ابدأ طلبًا جديدًا', en: 'Start a new request' }) }).click()
    await expect(title(page)).toHaveValue('')
  })

  test('a draft is deleted when that is confirmed, and put back within ten seconds', async ({
    page,
    say,
  }) => {
    await page.clock.install()
    await open(page, `${roomPath}/add`)
    await title(page).fill('للحذف')
    await page.clock.runFor(3_000)
    await expect(saved(page, say)).toBeVisible()
    await open(page, roomPath)
    const remove = () =>
      drafts(page, say).getByRole('button', { name: say({ ar: /حذف المسودة/, en: /Delete the draft/ }) })
    const dialog = page.getByRole('dialog')
    await remove().click()
    await dialog.getByRole('button', { name: say({ ar: 'الإبقاء عليها', en: 'Keep it' }) }).click()
    await expect(dialog).toBeHidden()
    await remove().click()
    await dialog.getByRole('button', { name: say({ ar: 'حذف المسودة', en: 'Delete the draft' }) }).click()
    await expect(drafts(page, say)).toContainText(
      asRead(say({ ar: `حُذفت مسودة ${service.ar}`, en: `The draft of ${service.en} was deleted` })),
    )
    // Half of its time is not all of it.
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_000)
    await drafts(page, say)
      .getByRole('button', { name: say({ ar: 'تراجع', en: 'Undo' }) })
      .click()
    await expect(drafts(page, say).getByRole('link', { name: say(resume) })).toBeVisible()
    await remove().click()
    await dialog.getByRole('button', { name: say({ ar: 'حذف المسودة', en: 'Delete the draft' }) }).click()
    await page.mouse.move(0, 0)
    await expect(async () => {
      await page.clock.runFor(11_000)
      await expect(drafts(page, say)).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    await open(page, `${roomPath}/add`)
    await expect(title(page)).toHaveValue('')
  })

  test('F10: two tabs: the later one is told, and both texts are kept', async ({ page, context, say }) => {
    await open(page, `${roomPath}/add`)
    await typeTitle(page, say, 'بداية')
    const other = await context.newPage()
    await open(other, `${roomPath}/add`)
    await expect(title(other)).toHaveValue('بداية')
    await typeTitle(page, say, 'من النافذة الأولى')
    await title(other).fill('من النافذة الثانية')
    const notice = other.getByText(
      say({ ar: /تغيّرت هذه المسودة في نافذة أخرى/, en: /changed in another tab/ }),
    )
    await expect(notice).toBeVisible()
    await expect(title(other)).toHaveValue('من النافذة الثانية')
    await other
      .getByRole('button', { name: say({ ar: 'الاحتفاظ بهذه النسخة', en: 'Keep this version' }) })
      .click()
    await expect(notice).toBeHidden()
    await expect(saved(other, say)).toBeVisible()
    await open(page, roomPath)
    await expect(drafts(page, say).getByRole('listitem')).toHaveCount(2)
    for (const [name, words] of [
      [say({ ar: /نسخة أخرى/, en: /Other copy/ }), 'من النافذة الأولى'],
      [say(service), 'من النافذة الثانية'],
    ] as const) {
      await open(page, roomPath)
      await drafts(page, say).getByRole('link', { name }).click()
      await expect(title(page)).toHaveValue(words)
    }
  })

  test('S2: another language, and what was typed a moment ago is still there', async ({
    page,
    language,
    say,
  }) => {
    await open(page, `${roomPath}/add`)
    await title(page).fill('نادي قراءة الخميس')
    await page.locator('[data-language-switch]').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar')
    await alive(page)
    await expect(title(page)).toHaveValue('نادي قراءة الخميس')
    await expect(page).toHaveURL(/\/services\/ROOM_BOOKING\/add\?step=1/)
    await page.locator('[data-language-switch]').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say({ ar: 'اللقاء', en: 'The meeting' }))
    await expect(title(page)).toHaveValue('نادي قراءة الخميس')
  })

  test('F10: a reload right after typing loses nothing', async ({ page }) => {
    await open(page, `${roomPath}/add`)
    await title(page).fill('نادي قراءة الخميس')
    await box(page, 'people').fill('abc')
    await page.reload()
    await expect(title(page)).toHaveValue('نادي قراءة الخميس')
    await expect(box(page, 'people')).toHaveValue('abc')
  })
})

test.describe('files', () => {
  test.use({ who: 'citizen', alone: 'FAMILY_CARD' })

  test('F12: on another device the draft goes on, with its files', async ({
    page,
    browser,
    signedIn,
    baseURL,
    say,
  }) => {
    await open(page, '/services/FAMILY_CARD/add')
    await box(page, 'nationalId').fill('29104120103458')
    await expect(saved(page, say)).toBeVisible()
    await open(page, '/services/FAMILY_CARD/add?step=5')
    const papers = field(page, 'identityCopy')
    await papers.locator('input[type=file]').setInputFiles([pdf('card front.pdf')])
    await expect(papers.getByRole('listitem')).toContainText(say({ ar: 'رُفع', en: 'Uploaded' }))
    await page
      .getByRole('button', { name: say({ ar: 'حفظ وإكمال لاحقًا', en: 'Save and finish later' }) })
      .click()
    await stepTitle(page, say({ ar: 'حُفظت المسودة', en: 'Your draft is saved' }))

    const device = await browser.newContext({ baseURL, storageState: await signedIn('citizen') })
    const there = await device.newPage()
    await open(there, '/services/FAMILY_CARD')
    await expect(drafts(there, say)).toContainText(say({ ar: /الخطوة ٥ من ٦/, en: /Step 5 of 6/ }))
    await drafts(there, say)
      .getByRole('link', { name: say(resume) })
      .click()
    await expect(field(there, 'identityCopy').getByRole('listitem')).toContainText('card front.pdf')
    await device.close()
  })
})

test.describe('a session of its own', () => {
  test.use({ alone: 'ROOM_BOOKING' })

  test('F10: the session ends while one types; after signing in again the answers are there', {
    tag: '@core',
  }, async ({ page, context, language, say }) => {
    await open(page, `${roomPath}/add`)
    await signInHere(page, language, 'citizen')
    await typeTitle(page, say, 'قبل')
    // Signed out elsewhere: the server knows this session no more.
    const token = await page.evaluate(() => localStorage.getItem('usertoken') ?? '')
    const answer = await context.request.post('/api/citizen/logout', {
      headers: { 'x-app-mode': 'CITIZEN', 'x-csrf-token': token },
      data: {},
    })
    expect(answer.ok()).toBe(true)
    // What the way to the sign-in page asks of the service comes late, after everything else that was on its way.
    const { promise: everythingElse, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/dynamic_services/findOne*', async route => {
      await everythingElse
      await route.continue()
    })
    await title(page).fill('قبل وبعد')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('usertoken'))).toBeNull()
    letGo()
    await stepTitle(page, say({ ar: 'تسجيل الدخول', en: 'Sign in' }))
    await signInHere(page, language, 'citizen')
    await expect(page).toHaveURL(/\/services\/ROOM_BOOKING\/add/)
    await expect(title(page)).toHaveValue('قبل وبعد')
  })

  test('F10: nothing of one person’s draft is there for the next in the same browser', async ({
    page,
    language,
    say,
  }) => {
    // Of this journey alone: the next person may have been the first one of another.
    const secret = `سر ${language} لا يقرؤه غيري`
    await open(page, `${roomPath}/add`)
    await signInHere(page, language, 'citizen')
    await typeTitle(page, say, secret)
    await title(page).fill(`${secret} أبدًا`)
    await page.getByRole('banner').locator('summary').last().click()
    await page.getByRole('button', { name: say({ ar: 'تسجيل الخروج', en: 'Sign out' }) }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('usertoken'))).toBeNull()
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(left).not.toContain(secret)

    await open(page, '/login')
    await page
      .getByLabel(say({ ar: 'رقم الهاتف المحمول', en: 'Mobile number' }))
      .fill(language === 'ar' ? '01112345678' : '01012345678')
    await page.getByLabel(say({ ar: 'كلمة المرور', en: 'Password' }), { exact: true }).fill('Citizen#2026')
    await page
      .getByRole('main')
      .getByRole('button', { name: say({ ar: 'تسجيل الدخول', en: 'Sign in' }), exact: true })
      .click()
    await page.waitForURL(url => !url.pathname.endsWith('/login'))
    await open(page, '/inbox')
    await expect(page.getByRole('main')).not.toContainText(secret)
    await open(page, `${roomPath}/add`)
    await stepTitle(page, say({ ar: 'اللقاء', en: 'The meeting' }))
    await expect(title(page)).not.toHaveValue(new RegExp(secret))
  })
})
