// The page that checks without the network: saved from the portal, opened as a file with the network off. A genuine letter
// and a genuine receipt are, altered ones are refused, and the page says what it cannot know.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { act, askForCard } from './arrange.ts'
import { expect, open, type Say, test } from './journey.ts'
import { issuesOf, look } from './look.ts'
import { choose, payByCard, words as paying, toPay } from './paying.ts'

test.use({ who: 'citizen', alone: 'ROOM_BOOKING', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  save: { ar: 'حفظ صفحة التحقق', en: 'Save the checking page' },
  field: { ar: 'نص الرمز', en: 'Text of the code' },
  check: { ar: 'تحقق', en: 'Check' },
  letter: {
    ar: 'التوقيع صحيح. لا تعرف هذه الصفحة هل أُلغيت الوثيقة.',
    en: 'The signature is genuine. This page cannot know whether the document was revoked.',
  },
  receipt: { ar: 'الإيصال صحيح', en: 'This receipt is genuine' },
  bad: { ar: 'غير صحيح', en: 'Not genuine' },
  unknownKey: { ar: 'لا يمكن تأكيد صحته', en: 'It cannot be confirmed' },
  missing: { ar: 'الصق نص الرمز', en: 'Paste the text of the code' },
  limits: { ar: 'ما لا تعرفه هذه الصفحة', en: 'What this page cannot know' },
  since: { ar: /وتستخدمه منذ/, en: /which it has used since/ },
  other: { ar: 'English', en: 'العربية' },
  otherTitle: { ar: 'Check a document or receipt offline', en: 'التحقق من وثيقة أو إيصال من غير إنترنت' },
} as const

const linkFrom = (page: Page, path: string, mode = 'CITIZEN'): Promise<string> =>
  page.evaluate(
    async ([address, app]) => {
      const answer = await fetch(`/api/${address}`, { headers: { 'x-app-mode': app ?? '' } })
      const found = await answer.json()
      return (Array.isArray(found) ? found[0] : found).link as string
    },
    [path, mode],
  )

/** The code of a letter that was issued just now, and of a receipt. */
const codesOf = async (page: Page, supervisor: Page, say: Say) => {
  await open(page, '/')
  const filed = await askForCard(page)
  await open(supervisor, '/employee/inbox')
  await act(supervisor, 'EMPLOYEE', filed, 'APPROVE', {}, 'LIBRARY_CARD')
  const letter = await linkFrom(page, `LIBRARY_CARD/${filed.ID}/letters`)
  await toPay(page, say)
  await choose(page, say, 'card')
  await payByCard(page, say)
  await page.getByRole('link', { name: say(paying.receipt) }).click()
  await expect(page).toHaveURL(/\/receipts\//)
  const receipt = await linkFrom(page, `payments/${new URL(page.url()).pathname.split('/').at(-1)}/receipt`)
  return { letter, receipt }
}

const altered = (link: string, from: string | RegExp, to: string): string => {
  const [body = '', ...rest] = new URL(link).hash.slice(1).split('.')
  const text = Buffer.from(body, 'base64url').toString()
  expect(text, 'the code has what is altered').toMatch(from)
  return [Buffer.from(text.replaceAll(from, to)).toString('base64url'), ...rest].join('.')
}

test('saved from the portal, it checks letters and receipts with the network off', async ({
  page,
  windowOf,
  browser,
  say,
}, info) => {
  const { letter, receipt } = await codesOf(page, await windowOf('supervisor'), say)
  await open(page, '/verify')
  await look(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: say(words.save) }).click()
  const file = info.outputPath('verify-offline.html')
  await (await download).saveAs(file)
  expect(await readFile(file, 'utf8'), 'it names no other file').not.toMatch(/(src|href)="(?!data:)/)

  const alone = await browser.newContext({ offline: true, viewport: { width: 390, height: 800 } })
  const saved = await alone.newPage()
  const errors: string[] = []
  saved.on('console', message => message.type() === 'error' && errors.push(message.text()))
  saved.on('pageerror', error => errors.push(error.message))
  saved.on('request', request => request.url().startsWith('file:') || errors.push(request.url()))
  await saved.goto(`file://${file}`)
  const typed = saved.getByLabel(say(words.field))
  const button = saved.getByRole('button', { name: say(words.check), exact: true })
  const result = (title: { ar: string; en: string }) =>
    saved
      .locator('section[tabindex]')
      .filter({ has: saved.getByRole('heading', { name: say(title), exact: true }) })
  const check = async (code: string) => {
    await typed.fill(code)
    await button.click()
  }
  const looked = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await saved.emulateMedia({ colorScheme })
      expect(await issuesOf(saved)).toEqual([])
    }
    const isWider = await saved.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWider, 'it scrolls sideways').toBe(false)
  }

  await test.step('it says what it cannot know before anything is checked', async () => {
    await expect(saved.getByRole('heading', { name: say(words.limits) })).toBeVisible()
    await expect(saved.locator('html')).toHaveAttribute('dir', say({ ar: 'rtl', en: 'ltr' }))
    await button.press('Enter')
    await expect(typed).toBeFocused()
    await expect(typed).toHaveAccessibleDescription(say(words.missing))
    await looked()
  })

  await test.step('a genuine letter, by its whole address; revoking is said to be unknown', async () => {
    await check(letter)
    await expect(result(words.letter)).toBeFocused()
    await expect(result(words.letter)).toContainText('نهى محمود عبد الرحمن')
    await expect(result(words.letter), 'from when the key is').toContainText(say(words.since))
    await looked()
  })

  await test.step('a genuine receipt, by the text of the code', async () => {
    await check(new URL(receipt).hash.slice(1))
    await expect(result(words.receipt)).toContainText(say({ ar: /ج\.م/, en: /EGP/ }))
    await looked()
  })

  await test.step('what was altered is refused, and so is another key', async () => {
    await check(altered(letter, 'نهى', 'سلمى'))
    await expect(result(words.bad)).toBeVisible()
    await check(altered(receipt, /"9\d\.\d\d"/g, '"900.00"'))
    await expect(result(words.bad)).toBeVisible()
    await check(letter.replace(/\.[0-9a-f]{8}\./, '.00000000.'))
    await expect(result(words.unknownKey)).toBeVisible()
    await looked()
  })

  await test.step('in the other language, with what was typed', async () => {
    const [before, change] = [await typed.inputValue(), saved.getByRole('button', { name: say(words.other) })]
    await change.press('Enter')
    await expect(saved.getByRole('heading', { level: 1, name: say(words.otherTitle) })).toBeVisible()
    await expect(saved.locator('textarea')).toHaveValue(before)
    await looked()
  })
  expect(errors).toEqual([])
  await alone.close()
})
