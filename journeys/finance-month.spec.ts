// A month of the authority's account is closed on the screen: a statement of 300 lines, most of which pay what their reference
// names, and twenty that somebody has to decide on, each with three clicks at most.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { Locator, Page } from '@playwright/test'
import { bookRoomAt, promiseTransfer } from './arrange.ts'
import { asRead, expect, open, type Say, test } from './journey.ts'
import { look } from './look.ts'
import { confirmBooking } from './paying.ts'

test.use({ who: 'citizen', alone: 'ROOM_BOOKING', contextOptions: { reducedMotion: 'reduce' } })

const text = {
  reason: { ar: 'السبب', en: 'Reason' },
  apply: { ar: 'تسجيل ما عند المزود', en: 'Record what the provider has' },
  correct: { ar: 'تصحيح قيودنا', en: 'Correct our ledger' },
  accept: { ar: 'قبول الفرق لسبب معروف', en: 'Accept the difference for a known reason' },
  resolve: { ar: 'تسوية الفرق', en: 'Resolve' },
  book: { ar: 'تسجيله لهذا السداد', en: 'Book it on this payment' },
  check: { ar: 'فحص الكشف', en: 'Check the statement' },
  import: { ar: 'استيراد الكشف', en: 'Import the statement' },
  closePeriod: { ar: 'إقفال الفترة', en: 'Close period' },
  closedBy: { ar: 'أقفلها يوسف جرجس', en: 'Closed by' },
  account: { ar: 'تحويل إلى حساب الجهة', en: 'Transfer to the authority’s account' },
  statement: { ar: 'كشف الحساب', en: 'Account statement' },
  atEnd: { ar: 'الرصيد في النهاية', en: 'Balance at end' },
  csv: { ar: 'تنزيل CSV', en: 'Download CSV' },
  toDifferences: { ar: 'إلى الفروق', en: 'To the differences' },
} as const
const account = 'bank-account'
const today = cairoDate(new Date())
const yesterday = addDays(today, -1)
const first = addDays(today, -29)

const hours = ['10:00', '13:00', '16:00', '19:00']
/** Hours of the small room that no other journey books, years from now: three in each three days. */
const timeOf = (index: number): Parameters<typeof bookRoomAt>[1] => {
  const from = addDays(`${new Date().getFullYear() + 8}-01-01`, Math.floor(index / 3) * 3)
  // The library needs one hour of the first day for itself.
  const free = hours.filter((_, hour) => hour !== Number(from.slice(8)) % hours.length)
  return { days: { from, to: addDays(from, 2) }, time: { hour: free[index % 3], key: 'هدى علي' } }
}

const asStaff = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(
    async path => (await fetch(`/api/${path}`, { headers: { 'x-app-mode': 'EMPLOYEE' } })).json(),
    path,
  )

/** Every row of a list that answers in pages. */
const allPages = <Row>(page: Page, path: string): Promise<Row[]> =>
  page.evaluate(async path => {
    const rows: Row[] = []
    for (let after = ''; ; ) {
      const answer = await fetch(`/api/${path}${after && `&after=${encodeURIComponent(after)}`}`, {
        headers: { 'x-app-mode': 'EMPLOYEE' },
      })
      rows.push(...((await answer.json()) as Row[]))
      const next = answer.headers.get('x-next-cursor')
      if (!next) return rows
      after = next
    }
  }, path)

const importFile = async (page: Page, say: Say, lines: readonly string[]): Promise<void> => {
  await open(page, '/employee/reconciliation/statement')
  await page.getByLabel(say({ ar: 'ملف الكشف', en: 'File of the statement' })).setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Date,Transaction ID,Name,Description,Credit,Debit,Currency', ...lines].join('\n')),
  })
  await page.getByRole('button', { name: say(text.check) }).click()
  await page.getByRole('button', { name: say(text.import) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(text.import) })
    .click()
  const done = say({ ar: 'استُورد الكشف', en: 'The statement was imported' })
  await expect(page.getByRole('heading', { name: done })).toBeVisible({ timeout: 60_000 })
}

/** How often somebody presses on the page while a difference is resolved. */
const clicksOf = async (page: Page, resolve: () => Promise<void>): Promise<number> => {
  const count = () => page.evaluate(() => (globalThis as { presses?: number }).presses ?? 0)
  const before = await count()
  await resolve()
  return (await count()) - before
}
const countPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = globalThis as { presses?: number }
    counted.presses = 0
    addEventListener('pointerdown', () => (counted.presses = (counted.presses ?? 0) + 1), true)
  })

const decide = async (
  page: Page,
  say: Say,
  card: Locator,
  way: 'apply' | 'correct' | 'accept',
): Promise<void> => {
  await expect(card).toBeVisible()
  const choice = card.getByRole('radio', { name: say(text[way]) })
  const isChosen = (await choice.count()) > 0
  if (isChosen) await choice.click()
  await card.getByRole('textbox', { name: say(text.reason) }).click()
  await page.keyboard.insertText(say({ ar: 'روجع مع البنك', en: 'Checked with the bank' }))
  await card.getByRole('button', { name: say(isChosen ? text.resolve : text[way]) }).click()
}

test('a month with a statement of 300 lines is closed: 280 are booked, and each odd one takes three clicks at most', async ({
  page,
  windowOf,
  say,
  language,
}) => {
  await open(page, '/')
  const run = `${language}${Date.now().toString(36)}`
  const offset = language === 'ar' ? 0 : 300
  const references: string[] = []
  await test.step('people promise to transfer their fees', async () => {
    while (references.length < 290)
      references.push(await promiseTransfer(page, await bookRoomAt(page, timeOf(offset + references.length))))
  })
  const named = references.slice(0, 280)
  const [part1, part2, part3, more, back] = references.slice(280) as [string, string, string, string, string]
  const dayOf = (index: number): string => addDays(first, index % 28)

  const finance = await windowOf('finance', { reducedMotion: 'reduce' })
  await open(finance, '/employee/reconciliation/statement')
  const { payer } = await asStaff<{ id: string }[]>(finance, 'payments?filter={"limit":1}').then(([newest]) =>
    asStaff<{ payer: { name: string } }>(finance, `payments/${newest?.id}`),
  )
  await test.step('two transfers were booked before', () =>
    importFile(finance, say, [
      `${dayOf(3)},MORE-${run},X,fee ${more},90.00,,EGP`,
      `${dayOf(4)},BACK-${run},X,fee ${back},90.00,,EGP`,
    ]))

  const odd: readonly { number: string; line: string; kind: 'book' | 'apply' | 'correct' | 'accept' }[] = [
    ...[part1, part2, part3].map((reference, index) => ({
      number: `PART${index}-${run}`,
      line: `${dayOf(index)},PART${index}-${run},X,fee ${reference},50.00,,EGP`,
      kind: 'apply' as const,
    })),
    {
      number: `MORE-${run}`,
      line: `${dayOf(3)},MORE-${run},X,fee ${more},95.00,,EGP`,
      kind: 'correct',
    },
    {
      number: `BACK-${run}`,
      line: `${dayOf(4)},BACK-${run},X,fee ${back},90.00,,EGP\n${dayOf(4)},BACK-${run},X,fee ${back},-90.00,,EGP`,
      kind: 'correct',
    },
    ...Array.from({ length: 4 }, (_, index) => ({
      number: `NAME${index}-${run}`,
      line: `${yesterday},NAME${index}-${run},${payer.name},fee,90.00,,EGP`,
      kind: 'book' as const,
    })),
    ...Array.from({ length: 8 }, (_, index) => ({
      number: `COST${index}-${run}`,
      line: `${dayOf(index + 5)},COST${index}-${run},Bank,charge,,1.50,EGP`,
      kind: 'accept' as const,
    })),
    ...Array.from({ length: 2 }, (_, index) => ({
      number: `DOLLAR${index}-${run}`,
      line: `${dayOf(index + 5)},DOLLAR${index}-${run},X,fee,90.00,,USD`,
      kind: 'accept' as const,
    })),
    {
      number: `BROKEN-${run}`,
      line: `${yesterday},BROKEN-${run},X,fee,"1,234",,EGP`,
      kind: 'accept',
    },
  ]
  // Days of an account are other journeys' as well: what is open of this one's lines is counted.
  const openCount = async () => {
    const query = new URLSearchParams({ gatewayId: account, from: first, to: yesterday })
    const all = await allPages<{ resolvedAt?: string }>(finance, `reconciliation/differences?${query}`)
    // A line that cannot be read has its number among its words.
    return all.filter(each => !each.resolvedAt && JSON.stringify(each).includes(`-${run}`)).length
  }

  await importFile(finance, say, [
    ...named.map((reference, index) => `${dayOf(index)},IN${index}-${run},X,fee ${reference},90.00,,EGP`),
    ...odd.map(({ line }) => line),
  ])
  await expect(finance.getByRole('main')).toContainText(
    asRead(say({ ar: 'سُجلت مدفوعات: ٢٨٠', en: 'Booked as payments: 280' })),
  )
  await look(finance)
  expect(await openCount(), 'twenty are odd').toBe(20)

  await finance.getByRole('link', { name: say(text.toDifferences) }).click()
  await expect(finance).toHaveURL(new RegExp(`gatewayId=${account}`))
  const cards = finance.getByRole('main').getByRole('listitem')
  await expect(cards.filter({ hasText: odd[0]?.number ?? '' })).toBeVisible()
  await look(finance)
  await countPresses(finance)
  const ways = { book: text.book, apply: text.resolve, correct: text.resolve, accept: text.accept }
  for (const { number, kind } of odd) {
    const card = cards.filter({ hasText: number }).first()
    const clicks = await clicksOf(finance, async () => {
      if (kind === 'book')
        await card
          .getByRole('button', { name: say(text.book) })
          .first()
          .click()
      else await decide(finance, say, card, kind)
    })
    expect(clicks, number).toBeLessThanOrEqual(3)
    expect(clicks, number).toBeGreaterThan(0)
    const button = cards.filter({ hasText: number }).getByRole('button', { name: say(ways[kind]) })
    await expect(button, `${number} is resolved`).toHaveCount(0)
  }
  await test.step('a second person confirms what is not simply the sum that was due', async () => {
    const second = await windowOf('admin', { reducedMotion: 'reduce' })
    for (const number of ['PART0', 'PART1', 'PART2', 'BACK', 'DOLLAR0', 'DOLLAR1', 'BROKEN'])
      await confirmBooking(second, say, `${number}-${run}`)
  })
  expect(await openCount(), 'none is left').toBe(0)

  await test.step('the period is closed, with a statement that starts and ends with a balance', async () => {
    // Yesterday is other journeys' as well, and what differs there waits for them.
    const period = { from: first, to: addDays(yesterday, -1) }
    await open(finance, `/employee/reconciliation/period?from=${period.from}&to=${period.to}`)
    await look(finance)
    await finance.getByRole('button', { name: say(text.closePeriod) }).click()
    await expect(finance.getByRole('main')).toContainText(asRead(say(text.closedBy)), { timeout: 60_000 })
    const own = finance
      .getByRole('listitem')
      .filter({ hasText: say(text.account) })
      .first()
    await own.getByRole('link', { name: say(text.statement) }).click()
    await expect(finance.getByRole('heading', { level: 1 })).toContainText(say(text.account))
    await expect(finance.getByRole('main')).toContainText(say(text.atEnd))
    await look(finance)
    const file = finance.waitForEvent('download')
    await finance.getByRole('link', { name: say(text.csv) }).click()
    expect((await file).suggestedFilename()).toBe(`bank-account-${period.from}-${period.to}.csv`)
  })
})
