// One person fills the same form in two browsers: random walks over typing, sending, starting again, reloading and lost
// connections. Every form that was sent is filed exactly once, and no draft of a sent form comes back.

import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { goOn } from './electricity.ts'
import { expect, open, type Say, signInAs, test } from './journey.ts'
import { box, questionService } from './library.ts'
import { registered } from './people.ts'

const formPath = `/services/${questionService}/add`

const words = {
  send: { ar: /^(إرسال السؤال|إرسال مرة أخرى)$/, en: /^(Send the question|Send again)$/ },
  sendAsNew: { ar: 'إرسال كطلب جديد', en: 'Send as a new request' },
  again: { ar: 'ابدأ من جديد', en: 'Start again' },
  goOnHere: { ar: 'الاحتفاظ بهذه النسخة', en: 'Keep this version' },
}

/** What the walk knows of a browser: what stands in its form. */
type Browser = { page: Page; text: string }
type World = {
  browsers: [Browser, Browser]
  say: Say
  /** Texts whose sending was confirmed on the screen, in their order. */
  confirmed: string[]
  texts: number
}
type Command = { name: string; who: 0 | 1 }

const isVisible = (page: Page, name: string | RegExp): Promise<boolean> =>
  page.getByRole('button', { name, exact: true }).first().isVisible()

/** The form's first page, as somebody comes to it by its link. */
const openForm = async ({ page }: Browser): Promise<void> => {
  await open(page, formPath)
  await expect(box(page, 'question')).toBeVisible()
}

const type = async (world: World, browser: Browser): Promise<void> => {
  const { page } = browser
  if (!(await box(page, 'question').isVisible())) await openForm(browser)
  if (await isVisible(page, world.say(words.goOnHere)))
    await page.getByRole('button', { name: world.say(words.goOnHere) }).click()
  world.texts += 1
  browser.text = `${world.say({ ar: 'متى تفتح المكتبة أبوابها؟ سؤال', en: 'When does the library open? Question' })} ${world.texts}`
  await box(page, 'question').fill(browser.text)
}

const sent = /entries\/.*sent/

/** Presses the button that sends, and again the one that stands there then, until the confirmation is shown. */
const send = async (world: World, browser: Browser, prepare?: () => Promise<() => Promise<void>>) => {
  const { page } = browser
  const { say } = world
  if (!(await box(page, 'question').isVisible())) await openForm(browser)
  browser.text = await box(page, 'question').inputValue()
  if (browser.text === '') await type(world, browser)
  await goOn(page, say)
  const button = page.getByRole('button', { name: say(words.send) })
  await expect(button).toBeVisible()
  const restore = await prepare?.()
  await button.click()
  await restore?.()
  const asNew = page.getByRole('button', { name: say(words.sendAsNew), exact: true })
  const again = page.getByRole('button', { name: say(words.send) }).and(page.locator(':enabled'))
  await expect(async () => {
    if (sent.test(page.url())) return
    if (await asNew.isVisible()) await asNew.click({ timeout: 1000 })
    else if (prepare && (await again.isVisible())) await again.click({ timeout: 1000 })
    await page.waitForURL(sent, { timeout: 3000 })
  }).toPass()
  world.confirmed.push(browser.text)
}

const commands: Record<string, (world: World, browser: Browser) => Promise<void>> = {
  open: (_, browser) => openForm(browser),
  reload: async (_, { page }) => void (await page.reload()),
  type,
  send,
  startAgain: async (world, browser) => {
    await openForm(browser)
    const again = browser.page.getByRole('button', { name: world.say(words.again), exact: true })
    if (await again.isVisible()) {
      await again.click()
      await expect(box(browser.page, 'question')).toHaveValue('')
    }
    await type(world, browser)
  },
  /** The request is filed, and its answer never arrives. */
  sendWithoutAnswer: (world, browser) =>
    send(world, browser, async () => {
      await browser.page.route(
        `**/api/${questionService}`,
        async route => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      return async () => undefined
    }),
  /** The connection is gone while one sends, and comes back. */
  sendOffline: (world, browser) =>
    send(world, browser, async () => {
      const context = browser.page.context()
      await context.setOffline(true)
      return () => context.setOffline(false)
    }),
}

const command = fc.record({
  name: fc.constantFrom(...Object.keys(commands)),
  who: fc.constantFrom<0 | 1>(0, 1),
})
/** Faults that were seen: sent in one browser while the other has the form open, then begun again there. */
const seen: Command[][] = [
  [
    { name: 'type', who: 0 },
    { name: 'open', who: 1 },
    { name: 'send', who: 0 },
    { name: 'startAgain', who: 1 },
    { name: 'send', who: 1 },
  ],
  [
    { name: 'type', who: 0 },
    { name: 'type', who: 1 },
    { name: 'send', who: 0 },
    { name: 'reload', who: 1 },
    { name: 'send', who: 1 },
    { name: 'startAgain', who: 0 },
    { name: 'send', who: 0 },
  ],
]

type Filed = { data: { question: string } }
/** What the person has on the server. */
const stored = (page: Page) =>
  page.evaluate(async service => {
    const headers = { 'x-app-mode': 'CITIZEN', 'x-csrf-token': localStorage.getItem('usertoken') ?? '' }
    const get = async (path: string) => (await fetch(`/api/${path}`, { headers })).json()
    const [filed, drafts] = await Promise.all([get(service), get(`drafts/${service}`)])
    return { filed, drafts } as { filed: Filed[]; drafts: { answers: { question?: string } }[] }
  }, questionService)

test.describe('two browsers of one person', () => {
  test('every form that is sent is filed exactly once, whatever happened in the other browser', async ({
    page,
    windowOf,
    language,
    say,
  }) => {
    const walk = async (steps: Command[]): Promise<void> => {
      const person = await registered(page.request)
      const browsers = await Promise.all(
        [0, 1].map(async () => {
          const own = await windowOf()
          await open(own, '/login')
          await signInAs(own, language, person.egyptian, person.password, { by: 'mobile' })
          return { page: own, text: '' }
        }),
      )
      const world: World = { browsers: browsers as World['browsers'], say, confirmed: [], texts: 0 }
      for (const { name, who } of steps) await commands[name]?.(world, world.browsers[who])
      await open(world.browsers[0].page, '/')
      const { filed, drafts } = await stored(world.browsers[0].page)
      const texts = filed.map(({ data }) => data.question).sort()
      expect(texts).toEqual([...new Set(world.confirmed)].sort())
      for (const { answers } of drafts) expect(world.confirmed).not.toContain(answers.question)
      for (const { page: own } of browsers) await own.context().close()
    }
    for (const steps of seen) await walk(steps)
    await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 9 }), walk), {
      numRuns: Number(process.env.WALKS ?? 3),
      seed: language === 'ar' ? 1 : 2,
      endOnFailure: true,
      interruptAfterTimeLimit: 150_000,
    })
  })
})
