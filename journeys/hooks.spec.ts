// A service's own scripts on its form: they fill in and explain, a hostile one holds nobody up, and the page's policy
// lets nothing but their worker run.

import type { Page } from '@playwright/test'
import { goOn } from './electricity.ts'
import { expect, open, test } from './journey.ts'

test.use({ who: 'citizen', alone: 'LIBRARY_CARD' })

const formPath = '/services/LIBRARY_CARD/add'
const note = { ar: 'من يستعير أكثر من خمسة كتب', en: 'Whoever borrows more than five books' }

/** The service as it is published, with these scripts in place of its own, for somebody whose profile knows nothing. */
const withScripts = async (page: Page, hooks: { onOpen?: string; onChange?: string }) => {
  await page.route('**/api/LIBRARY_CARD/prefill*', route => route.fulfill({ json: { answers: {} } }))
  await page.route('**/api/dynamic_services/findOne*', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), hooks } })
  })
}

const field = (page: Page, name: string) => page.locator(`[data-field=${name}]`)

test('H1: what a script knows on opening stands in the form; what was typed is left alone', async ({
  page,
  say,
}) => {
  await withScripts(page, {
    onOpen:
      "function onOpen(ctx) { return { answers: { fullName: ctx.person.firstName + ' X', identity: 'NONE', channel: 'x' } } }",
    onChange:
      "function onChange(ctx) { return ctx.field === 'fullName' ? { answers: { guardian: ctx.answers.fullName, email: 'a@b.example' }, notes: { fullName: { ar: 'اسم الطفل', en: 'The name of the child' } } } : {} }",
  })
  await open(page, formPath)
  const name = field(page, 'fullName').getByRole('textbox')
  await expect(name).toHaveValue(/ X$/)
  await expect(field(page, 'identity').getByRole('radio').nth(1)).toBeChecked()
  await field(page, 'email').getByRole('textbox').fill('mine@home.example')
  await name.fill('Layla')
  await expect(page.getByText(say({ ar: 'اسم الطفل', en: 'The name of the child' }))).toBeVisible()
  await expect(field(page, 'guardian').getByRole('textbox')).toHaveValue('Layla')
  await expect(field(page, 'email').getByRole('textbox')).toHaveValue('mine@home.example')
})

test('H2: a script that never ends is ended and reported; typing goes on', async ({ page }) => {
  const reports: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/clientErrors')) reports.push(request.postData() ?? '')
  })
  await withScripts(page, {
    onOpen: "function onOpen() { return 'x'.repeat(2e6).indexOf('x'.repeat(1e6) + 'y') }",
    onChange: 'function onChange(ctx) {\n  throw new Error(ctx.answers.fullName)\n}',
  })
  await open(page, formPath)
  const name = field(page, 'fullName').getByRole('textbox')
  await name.pressSequentially('ليلى حسن', { delay: 5 })
  await expect(name).toHaveValue('ليلى حسن')
  await expect.poll(() => reports[0]).toContain('Script onOpen of LIBRARY_CARD failed: timeout')
  // Its worker was ended, and the next one began at once: what that needs is not the second script's time.
  await expect.poll(() => reports[1]).toContain('Script onChange of LIBRARY_CARD failed: throw in line 2')
  expect(reports.join()).not.toContain('ليلى')
})

test('H3: the page starts that worker and compiles nothing itself; a service without scripts loads no engine', async ({
  page,
  complaints,
}) => {
  const loaded: string[] = []
  page.on('response', response => void loaded.push(response.url()))
  const isEngine = (url: string) => /sandbox-worker|\.wasm/.test(url)
  await open(page, '/services/FIRST_CONNECTION/add')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter(isEngine)).toEqual([])

  await withScripts(page, { onOpen: "function onOpen() { return { answers: { fullName: 'Here' } } }" })
  await open(page, formPath)
  await expect(field(page, 'fullName').getByRole('textbox')).toHaveValue('Here')
  expect(loaded.filter(isEngine).length).toBeGreaterThanOrEqual(2)
  const refused = await page.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      wasm: () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
      foreign: () => new Worker('/assets/other.js'),
      blob: () => new Worker(URL.createObjectURL(new Blob(['']))),
      policy: () =>
        (
          globalThis as never as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('another', {}),
      words: () => new Function('return 1')(),
      data: () => import(/* @vite-ignore */ `data:text/javascript,${'export default 1'}`),
    }
    const found: string[] = []
    // What the driver of the browser evaluates itself may compile words; what runs after it is the page's.
    await new Promise(resolve => setTimeout(resolve))
    for (const [name, attempt] of Object.entries(tries))
      try {
        await attempt()
      } catch {
        found.push(name)
      }
    return found
  })
  expect(refused).toEqual(['wasm', 'foreign', 'blob', 'policy', 'words', 'data'])
  // The browser says what it refused; nothing else may be said.
  expect(complaints.every(complaint => /Trusted|Content Security/.test(complaint))).toBe(true)
  complaints.splice(0)
})

test('H4: the library’s own script says a word beside the number of books, and takes it back', async ({
  page,
  say,
}) => {
  await open(page, formPath)
  await field(page, 'fullName').getByRole('textbox').fill('ليلى حسن')
  const birth = field(page, 'birthDate')
  await birth.getByLabel(say({ ar: 'اليوم', en: 'Day' })).fill('٢٧')
  await birth.getByLabel(say({ ar: 'الشهر', en: 'Month' })).selectOption(say({ ar: 'مارس', en: 'March' }))
  await birth.getByLabel(say({ ar: 'السنة', en: 'Year' })).fill('٢٠١٥')
  await field(page, 'identity').getByRole('radio').nth(1).check()
  await field(page, 'guardian').getByRole('textbox').fill('هدى')
  await field(page, 'mobile').getByRole('textbox').fill('٠١٠ ١٢٣٤ ٥٦٧٨')
  await goOn(page, say)
  const books = field(page, 'booksAtOnce').locator('input')
  await books.fill('٦')
  await expect(page.getByText(say(note))).toBeVisible()
  await books.fill('٤')
  await expect(page.getByText(say(note))).toBeHidden()
})
