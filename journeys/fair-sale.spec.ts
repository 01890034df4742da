// Sales that more people want than there is: an administrator begins one, people join the line or the draw and reserve when it
// is their turn, and anybody checks the draw on its public page.

import type { Page } from '@playwright/test'
import { expect, open, reloaded, type Say, signInAs, test } from './journey.ts'
import { look } from './look.ts'
import { registered } from './people.ts'
import { confirm } from './staff.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  join: { ar: 'انضم إلى الدور', en: 'Join the line' },
  enterValue: { ar: 'إدخال القيمة', en: 'Enter the value' },
  enter: { ar: 'اشترك في القرعة', en: 'Enter the draw' },
  turn: { ar: 'حان دورك: احجز وحدتك', en: 'It is your turn: reserve your unit' },
  next: { ar: 'دورك التالي', en: 'You are next' },
  begin: { ar: 'بدء البيع', en: 'Begin the sale' },
  end: { ar: 'إنهاء البيع', en: 'End the sale' },
  reserve: { ar: /احجز الوحدة/, en: /Reserve unit/ },
  check: { ar: 'تحقق في متصفحك', en: 'Check it in your browser' },
} as const

const newCitizen = async (page: Page, language: 'ar' | 'en'): Promise<void> => {
  const { mobile, password } = await registered(page.request)
  await open(page, `/login?lang=${language}`)
  await signInAs(page, language, mobile, password, { by: 'mobile' })
}

/** Calls the API as whoever is signed in on a page. */
const call = (page: Page, method: string, path: string, mode: string, body?: object) =>
  page.evaluate(
    async ({ method, path, mode, body }) => {
      const { csrfToken } = await (await fetch('/api/misc/appData')).json()
      const answer = await fetch(`/api/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-app-mode': mode,
          'x-csrf-token':
            localStorage.getItem(mode === 'CITIZEN' ? 'usertoken' : 'employee.usertoken') ?? csrfToken,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text() }
    },
    { method, path, mode, body },
  )

const setUp = async (page: Page, say: Say, project: string): Promise<void> => {
  await page.goto(`/employee/units/sales?project=${project}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say(words.begin) }).click()
  await expect(
    main.getByText(say({ ar: 'اختر طريقة البيع', en: 'Choose how it is sold' })).first(),
  ).toBeVisible()
  await main.getByRole('radio', { name: say({ ar: /^بالقرعة/, en: /^By draw/ }) }).check()
  await expect(main.getByLabel(say({ ar: /إغلاق الاشتراك/, en: /Entries close/ }))).toBeVisible()
  await look(page)
  await main.getByRole('radio', { name: say({ ar: /^بالدور/, en: /^By line/ }) }).check()
  await main.getByLabel(say({ ar: /^البداية/, en: /^Start/ })).fill('2020-01-01T10:00')
  await main
    .getByRole('radio', { name: say({ ar: /^كما كُتبت في الحساب/, en: /^As typed in the account/ }) })
    .check()
  await main.getByLabel(say({ ar: /^عدد من يحجزون/, en: /^How many can reserve/ })).fill('1')
  await main
    .getByLabel(say({ ar: /^مهلة الدور/, en: /^Minutes in a turn/ }))
    .fill(say({ ar: '١٠', en: '10' }))
  // Whatever the time is at which the journey runs.
  await main.getByRole('radio', { name: say({ ar: /^في أي ساعة/, en: /^At any hour/ }) }).check()
  await main.getByRole('button', { name: say(words.begin) }).click()
  await expect(main.getByRole('heading', { name: say({ ar: 'بيع قائم', en: 'Under way' }) })).toBeVisible()
}

test.describe('by line', () => {
  test.use({ who: 'admin' })

  test('whoever came first reserves first, the next waits in any tab, and no call is a way past it', async ({
    page,
    windowOf,
    say,
    language,
  }) => {
    const project = say({ ar: 'ARABISK', en: 'BLISSGATE' })
    await setUp(page, say, project)
    await look(page)

    const [first, second] = [await windowOf(), await windowOf()]
    await newCitizen(first, language)
    await open(first, `/projects/${project}`)
    await first.getByRole('button', { name: say(words.join) }).click()
    await expect(first.getByText(say(words.turn))).toBeVisible()
    await look(first)
    await expect(first.getByRole('link', { name: say(words.reserve) }).first()).toBeVisible()

    await newCitizen(second, language)
    await open(second, `/projects/${project}`)
    await second.getByRole('button', { name: say(words.join) }).click()
    await expect(second.getByText(say(words.next))).toBeVisible()
    await look(second)
    await expect(second.getByRole('link', { name: say(words.reserve) })).toHaveCount(0)
    await reloaded(second, async () => void (await second.reload()))
    await expect(second.getByText(say(words.next))).toBeVisible()
    const tab = await second.context().newPage()
    await open(tab, `/projects/${project}`)
    await expect(tab.getByText(say(words.next))).toBeVisible()
    const code = await second
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('heading', { level: 3 })
      .first()
      .innerText()
    const refused = await call(second, 'POST', 'reservations', 'CITIZEN', { kind: 'unit', code: code.trim() })
    expect([refused.status, JSON.parse(refused.text).error?.code ?? refused.text]).toEqual([
      409,
      'NOT_YOUR_TURN',
    ])

    // The first gives the turn up: the second is admitted without doing anything.
    await first.getByRole('button', { name: say({ ar: 'اترك مكانك', en: 'Give up your place' }) }).click()
    await confirm(first, say({ ar: 'اترك مكانك', en: 'Give up your place' }))
    await expect(second.getByText(say(words.turn))).toBeVisible({ timeout: 20_000 })
    await expect(tab.getByText(say(words.turn))).toBeVisible({ timeout: 20_000 })

    await page.getByRole('button', { name: say(words.end) }).click()
    await confirm(page, say(words.end))
    await expect(page.getByRole('radio').first()).toBeVisible()
    const visitor = await windowOf()
    await open(visitor, `/projects/${project}`)
    await expect(visitor.getByRole('link', { name: say(words.reserve) }).first()).toBeVisible()
  })
})

test.describe('by draw', () => {
  test.use({ who: 'admin' })

  test('people enter, it is drawn, and anybody checks it on the public page; a list that was changed is noticed', async ({
    page,
    windowOf,
    say,
    language,
  }) => {
    const project = say({ ar: 'VALLEYTOWERS', en: 'BEACHFRONTTOWER' })
    await open(page, '/employee/units/sales')
    const now = Date.now()
    const begun = await call(page, 'PUT', `projects/${project}/sale`, 'EMPLOYEE', {
      method: 'draw',
      opensAt: new Date(now - 1_000).toISOString(),
      closesAt: new Date(now + 25_000).toISOString(),
      places: 100,
      turnMinutes: 60,
      callsFrom: '00:00',
      callsUntil: '24:00',
      beaconSource: 'سعر شراء الدولار لدى البنك المركزي',
    })
    expect(begun.status, begun.text).toBe(204)

    const [visitor, one, other] = [await windowOf(), await windowOf(), await windowOf()]
    await open(visitor, `/projects/${project}/draw`)
    const published = await visitor
      .getByText(/^[0-9a-f]{64}$/)
      .first()
      .innerText()
    for (const entrant of [one, other]) {
      await newCitizen(entrant, language)
      await open(entrant, `/projects/${project}`)
      await entrant.getByRole('button', { name: say(words.enter) }).click()
      await expect(
        entrant.getByText(say({ ar: 'أنت مشترك في القرعة', en: 'You are in the draw' })),
      ).toBeVisible()
    }
    const text = await one
      .getByText(/[0-9A-F]{12}/)
      .first()
      .innerText()
    const code = /[0-9A-F]{12}/.exec(text)?.[0] ?? ''
    // Entries close, the list is fixed, and two administrators enter the value that has come out meanwhile.
    const value = page.getByLabel(say({ ar: 'القيمة كما نُشرت', en: 'The value as published' }))
    await page.goto(`/employee/units/sales?project=${project}`)
    await expect(value).toBeVisible({ timeout: 60_000 })
    await open(visitor, `/projects/${project}/draw`)
    await expect(visitor.getByText(say({ ar: /ثُبتت القائمة/, en: /their list is fixed/ }))).toBeVisible()
    await value.fill(say({ ar: '٤٨٫٢٩', en: '48.29' }))
    await page.getByRole('button', { name: say(words.enterValue) }).click()
    await expect(page.getByText(say({ ar: /سُجلت القيمة/, en: /value is recorded/ }))).toBeVisible()
    await look(page)
    const second = await windowOf('admin2')
    await second.goto(`/employee/units/sales?project=${project}`)
    await second.getByLabel(say({ ar: 'القيمة كما نُشرت', en: 'The value as published' })).fill('48.29')
    await second.getByRole('button', { name: say(words.enterValue) }).click()
    await expect(one.getByText(say(words.turn))).toBeVisible({ timeout: 60_000 })

    await open(visitor, `/projects/${project}/draw`)
    await expect(visitor.getByText(published)).toBeVisible()
    // A page that the server has drawn a moment before is read again.
    await expect(visitor.getByText('48.29', { exact: true })).toBeVisible({ timeout: 30_000 })
    await visitor.getByRole('button', { name: say(words.check) }).click()
    await expect(visitor.getByText(say({ ar: 'القرعة صحيحة', en: 'The draw is correct' }))).toBeVisible()
    await look(visitor)
    await visitor.getByLabel(say({ ar: 'رمز اشتراكك', en: 'Your entry code' })).fill(code.toLowerCase())
    await visitor
      .getByRole('main')
      .getByRole('button', { name: say({ ar: 'بحث', en: 'Search' }) })
      .click()
    await expect(
      visitor.getByText(say({ ar: /^الترتيب [\u2066-\u2069]*[١٢]/, en: /^Number [\u2066-\u2069]*[12]/ })),
    ).toBeVisible()

    await visitor.route('**/draw/entries', async route => {
      const answer = await route.fetch()
      await route.fulfill({ body: (await answer.text()).replace(code, '000000000000') })
    })
    await visitor.getByRole('button', { name: say(words.check) }).click()
    await expect(
      visitor.getByText(
        say({ ar: 'القرعة لا توافق ما نُشر', en: 'The draw does not match what was published' }),
      ),
    ).toBeVisible()
  })
})
