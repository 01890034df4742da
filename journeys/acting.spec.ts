// Acting for others: an agent and an employee with the code of a citizen, what each of them sees, and the end of it.

import type { Page } from '@playwright/test'
import { alive, asRead, expect, open, people, reloaded, type Say, test } from './journey.ts'
import { box, fileQuestion, questionService } from './library.ts'
import { look } from './look.ts'

const service = questionService
test.use({ alone: service, contextOptions: { reducedMotion: 'reduce' } })

const words = {
  choose: { ar: 'نيابةً عمن تعمل؟', en: 'Who are you acting for?' },
  number: { ar: 'الرقم', en: 'The number' },
  reason: { ar: 'سبب النيابة', en: 'Why you act for them' },
  why: { ar: 'حضر إلى المركز', en: 'Came to the center' },
  send: { ar: 'إرسال الرمز', en: 'Send the code' },
  code: { ar: 'الرمز', en: 'Code' },
  begin: { ar: 'بدء العمل نيابةً عنه', en: 'Start' },
  stop: { ar: 'إنهاء النيابة', en: 'Stop acting' },
  ended: { ar: 'انتهى تفويضك عن هذا الشخص', en: 'Your permission to act for this person has ended' },
} as const

const mobileOf = (say: Say) =>
  say({ ar: people.citizen.ar.username, en: people.citizen.en.username }) as string
const citizenName = { ar: 'نهى محمود عبد الرحمن', en: 'Karim Fouad' }
const bar = (page: Page, say: Say) =>
  page.getByRole('region', {
    name: asRead(say({ ar: `تعمل نيابةً عن ${citizenName.ar}`, en: `You are acting for ${citizenName.en}` })),
  })

/** The newest code by which the citizen lets somebody act; other codes may come to the same number. */
const codeOf = async (page: Page, say: Say, after: number): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/dev/outbox?to=${mobileOf(say)}`)
      const messages = (await answer.json()) as { text: string; code?: string; at: string }[]
      const mine = messages.find(
        ({ text, at, code }) => code && /نيابة|act for you/.test(text) && Date.parse(at) >= after,
      )
      code = mine?.code ?? ''
      return code
    })
    .not.toBe('')
  return code
}

const company = { ar: 'شركة النور للمقاولات', en: 'Nour Contracting' }
/** Says that the person gives the code for a company. */
const forCompany = async (page: Page, say: Say): Promise<void> => {
  await page
    .getByRole('radio', {
      name: say({ ar: 'شركة يمثلها صاحب الرقم', en: 'A company that the person speaks for' }),
    })
    .check()
  const number = page.getByLabel(say({ ar: 'رقم السجل التجاري', en: 'Commercial register number' }))
  await page.getByLabel(say({ ar: 'اسم الشركة', en: 'Name of the company' })).fill(say(company))
  await number.fill('12')
  await page.getByRole('button', { name: say(words.send) }).click()
  await expect(number).toHaveAccessibleDescription(say({ ar: /من ٣ إلى ١٢ رقمًا/, en: /has 3 to 12 digits/ }))
  await number.fill('١٢٣ ٤٥٦')
}

/** From the question "for whom" to the first page of the person. */
const begin = async (page: Page, say: Say, more = async (_: Page, __: Say) => {}): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.choose))
  await page.getByLabel(say(words.number), { exact: true }).fill(mobileOf(say))
  await page.getByLabel(say(words.reason)).fill(say(words.why))
  await more(page, say)
  const since = Date.now() - 1000
  await page.getByRole('button', { name: say(words.send) }).click()
  const box = page.getByRole('textbox', { name: say(words.code), exact: true })
  await expect(box).toBeVisible()
  await box.fill(await codeOf(page, say, since))
  await reloaded(page, () => page.getByRole('button', { name: say(words.begin) }).click())
  await expect(bar(page, say)).toBeVisible()
}

const stop = (page: Page, say: Say): Promise<void> =>
  reloaded(page, () => page.getByRole('button', { name: say(words.stop) }).click())

test.describe('an agent', () => {
  test.use({ who: 'agent' })

  test('who acts for nobody yet is asked for whom, and no call is made that is refused', async ({
    page,
    say,
  }) => {
    const refused: string[] = []
    page.on('response', answer => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
    })
    for (const path of ['inbox', `services/${service}/add`, `services/${service}/entries/LC-1`]) {
      await open(page, `/agent/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.choose))
    }
    expect(refused).toEqual([])
  })

  test('I13: the bar with name, reason and the way to stop stands on every page while one acts for a citizen', {
    tag: '@both',
  }, async ({ page, say }) => {
    await page.goto('/agent/')
    await begin(page, say)
    for (const path of ['', 'services', 'inbox', 'sessions', 'submissions', 'profile', 'track']) {
      await page.goto(`/agent/${path}`)
      await alive(page)
      await expect(bar(page, say)).toBeVisible()
      await expect(bar(page, say)).toContainText(say(words.why))
      await expect(bar(page, say).getByRole('button', { name: say(words.stop) })).toBeVisible()
    }
    await stop(page, say)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.choose))
    await page.goto('/agent/services')
    await expect(bar(page, say)).toHaveCount(0)
  })

  test('files for a citizen; both are in the history; and stops, after which nothing is left', {
    tag: ['@core', '@both'],
  }, async ({ page, say, windowOf, language }) => {
    await page.goto('/agent/')
    await begin(page, say)
    const ID = await fileQuestion(page, say, '/agent')
    await expect(bar(page, say)).toBeVisible()
    await page.goto(`/agent/services/${service}/entries/${ID}`)
    const history = page.getByRole('list', { name: say({ ar: 'سجل الطلب', en: 'History' }) })
    const both = asRead(
      say({ ar: `هبة السيد نيابةً عن ${citizenName.ar}`, en: `Heba Elsayed, for ${citizenName.en}` }),
    )
    const sent = history
      .getByRole('listitem')
      .filter({ hasText: say({ ar: /أُرسل الطلب/, en: /Request sent/ }) })
    await expect(sent, 'one line tells of the sending').toHaveCount(1)
    await expect(sent, 'both are in the history').toContainText(both)

    // The citizen reads who it was.
    const own = await windowOf('citizen')
    await open(own, '/profile/acting')
    await expect(own.getByText(ID).first()).toBeVisible()
    await expect(own.getByText(say(words.why)).first()).toBeVisible()
    await open(own, `/services/${service}/entries/${ID}`)
    await expect(
      own
        .getByRole('list', { name: say({ ar: 'سجل الطلب', en: 'History' }) })
        .getByRole('listitem')
        .filter({ hasText: both }),
      'both are in the history that the citizen reads',
    ).toHaveCount(1)

    await stop(page, say)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.choose))
    await expect(bar(page, say)).toHaveCount(0)
    await expect(page.getByText(citizenName[language])).toHaveCount(0)
    // What the person has is not to be had without them: the way leads back to the question for whom.
    await page.goto(`/agent/services/${service}/entries/${ID}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.choose))
  })

  test('who stops while a saving fails reads what would be lost, and decides', { tag: '@both' }, async ({
    page,
    say,
  }) => {
    await page.goto('/agent/')
    await begin(page, say)
    await page.route(/\/api\/drafts\//, route =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 503,
            json: { error: { statusCode: 503, name: 'E', code: 'OVERLOADED', message: 'busy' } },
          })
        : route.continue(),
    )
    await page.goto(`/agent/services/${service}/add`)
    await box(page, 'question').fill('هل لديكم دواوين أحمد شوقي؟')
    await bar(page, say)
      .getByRole('button', { name: say({ ar: 'إنهاء النيابة', en: 'Stop acting' }) })
      .click()
    const notice = page.getByRole('status').filter({
      hasText: say({ ar: /لم يُحفظ آخر ما كتبته بعد/, en: /What you typed last is not saved yet/ }),
    })
    await expect(notice).toBeVisible()
    await expect(bar(page, say)).toBeVisible()
    await reloaded(page, () =>
      notice
        .getByRole('button', { name: say({ ar: 'إنهاء النيابة دون حفظ', en: 'Stop acting without saving' }) })
        .click(),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.choose))
  })

  test('files for a company: it stands in the bar, in the request and in the history, and the citizen reads it', {
    tag: '@both',
  }, async ({ page, say, windowOf }) => {
    await page.goto('/agent/')
    await begin(page, say, forCompany)
    await expect(bar(page, say)).toContainText(say(company))
    await expect(bar(page, say)).toContainText('123456')
    await look(page)
    const ID = await fileQuestion(page, say, '/agent')
    const own = await windowOf('citizen')
    await open(own, `/services/${service}/entries/${ID}`)
    await expect(
      own.getByText(
        asRead(
          say({ ar: `${company.ar}، سجل تجاري 123456`, en: `${company.en}, commercial register 123456` }),
        ),
      ),
    ).toBeVisible()
    const history = own.getByRole('list', { name: say({ ar: 'سجل الطلب', en: 'History' }) })
    await expect(history.getByRole('listitem').filter({ hasText: asRead(say(company)) })).toContainText(
      asRead(
        say({
          ar: `هبة السيد نيابةً عن شركة ${company.ar} (${citizenName.ar})`,
          en: `Heba Elsayed, for the company ${company.en} (${citizenName.en})`,
        }),
      ),
    )
    await look(own)
    await open(own, '/profile/acting')
    await expect(own.getByText(asRead(say(company))).first()).toBeVisible()
    const officer = await windowOf('officer')
    await officer.goto(`/employee/inbox?number=${ID}&request=${ID}`)
    await expect(officer.locator('tbody tr').first()).toContainText(say(company))
    await expect(
      officer.getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) }),
    ).toContainText('123456')
    await look(officer)
    await page.goto('/agent/submissions')
    await expect(page.getByText(asRead(say(company))).first()).toBeVisible()
    await stop(page, say)
  })

  test('is told when the permission has ended, one page back', async ({ page, say }) => {
    await page.goto('/agent/')
    await begin(page, say)
    await page
      .getByRole('main')
      .getByRole('link', { name: say({ ar: 'تقديم طلب', en: 'File a request' }) })
      .click()
    await expect(page).toHaveURL(/\/agent\/services$/)
    // The permission ends elsewhere: as the citizen's account, or the time, would end it.
    await page.evaluate(async () => {
      const token = localStorage.getItem('agent.agentToken') ?? ''
      await fetch('/api/owners/release', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-app-mode': 'AGENT', 'x-csrf-token': token },
        body: '{}',
      })
    })
    await page
      .getByRole('banner')
      .getByRole('link', { name: say({ ar: 'طلباته', en: 'Their requests' }), exact: true })
      .click()
    await expect(page.getByText(say(words.ended))).toBeVisible()
    await expect(page).toHaveURL(/\/agent\/(services)?$/)
    await expect(bar(page, say)).toHaveCount(0)
  })

  test('the pages of acting, looked over', async ({ page, say }) => {
    await page.goto('/agent/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.choose))
    await look(page)
    await begin(page, say)
    await look(page)
    for (const path of ['/agent/sessions', '/agent/submissions']) {
      await page.goto(path)
      await alive(page)
      await look(page)
    }
    // Not loaded, it says so, and trying again brings it.
    await page.route('**/api/actings/requests*', route => route.abort())
    await page.goto('/agent/submissions')
    await expect(
      page.getByText(say({ ar: 'لم تُحمَّل القائمة.', en: 'The list was not loaded.' })),
    ).toBeVisible()
    await look(page)
    await page.unroute('**/api/actings/requests*')
    await page
      .getByRole('button', { name: say({ ar: 'حاول مرة أخرى', en: 'Try again' }), exact: true })
      .click()
    await alive(page)
    await expect(page.getByText(say({ ar: 'لم تُحمَّل القائمة.', en: 'The list was not loaded.' }))).toHaveCount(
      0,
    )
  })
})

test.describe('an employee', () => {
  test.use({ who: 'admin' })

  test('files for a citizen by the keyboard alone, and goes back to their own work', async ({
    page,
    say,
  }) => {
    await page.goto('/employee/')
    await page
      .getByRole('navigation')
      .getByRole('link', {
        name: say({ ar: 'تقديم طلب عن مواطن أو شركة', en: 'Apply on behalf of someone' }),
      })
      .first()
      .press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.choose))
    await page.getByLabel(say(words.number), { exact: true }).focus()
    await page.keyboard.type(mobileOf(say))
    const since = Date.now() - 1000
    await page.keyboard.press('Enter')
    const box = page.getByRole('textbox', { name: say(words.code), exact: true })
    await expect(box).toBeVisible()
    await box.focus()
    const code = await codeOf(page, say, since)
    await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`)
    await reloaded(page, () => page.keyboard.press('Enter'))
    await expect(bar(page, say)).toBeVisible()
    const ID = await fileQuestion(page, say, '/employee/for')
    expect(ID).toMatch(/^LIBR-/)
    await page.goto('/employee/inbox')
    await expect(bar(page, say)).toBeVisible()
    await stop(page, say)
    await expect(bar(page, say)).toHaveCount(0)
  })
})
