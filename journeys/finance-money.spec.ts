// The money that finance work on: a refund that one person asks for and another approves, and a difference to the
// provider's list that is resolved.

import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { asRead, expect, open, test } from './journey.ts'
import { look } from './look.ts'
import {
  choose,
  chooseTransfer,
  openAsFinance,
  payByCard,
  referenceOf,
  refundedAt,
  settledUnnoticed,
  toPay,
  typeDay,
  words,
} from './paying.ts'

test.use({ who: 'citizen', alone: 'ROOM_BOOKING', contextOptions: { reducedMotion: 'reduce' } })

const text = {
  reason: { ar: 'السبب', en: 'Reason' },
  ask: { ar: 'طلب رد مبلغ', en: 'Ask for a refund' },
  amount: { ar: 'المبلغ المطلوب رده بالجنيه', en: 'Amount to refund, in pounds' },
  approve: { ar: 'اعتماد الرد', en: 'Approve' },
  decline: { ar: 'رفض الرد', en: 'Decline' },
  own: { ar: /أنت من طلبه/, en: /you asked for it/ },
} as const

/** The card of a request's refund, or of its difference. */
const cardOf = (page: Page, name: string | RegExp) =>
  page.locator('main tbody, main li').filter({ hasText: name })

test('a refund takes two people: one asks, another approves, and the money goes back', async ({
  page,
  windowOf,
  say,
}) => {
  const ID = await toPay(page, say)
  await choose(page, say, 'card')
  await payByCard(page, say)
  await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible()

  const finance = await windowOf('finance', { reducedMotion: 'reduce' })
  await openAsFinance(finance, ID)
  await test.step('one person asks', async () => {
    await finance.getByLabel(say(text.amount)).fill(say({ ar: '٩٢٫٩٠', en: '92.90' }))
    await finance.getByLabel(say(text.reason), { exact: true }).fill('القاعة مغلقة للصيانة')
    await finance.getByRole('button', { name: say(text.ask) }).click()
    await expect(finance.getByRole('main')).toContainText(
      say({ ar: 'ينتظر الاعتماد', en: 'Waiting for approval' }),
    )
    await look(finance)
  })
  await test.step('and cannot approve it, on the page or by a call', async () => {
    await open(finance, '/employee/refunds')
    const mine = cardOf(finance, ID)
    await expect(mine).toContainText(say(text.own))
    await expect(mine.getByRole('button', { name: say(text.approve) })).toHaveCount(0)
    await look(finance)
    const refunds = (await finance.evaluate(async () => {
      const answer = await fetch('/api/refunds', { headers: { 'x-app-mode': 'EMPLOYEE' } })
      return answer.json()
    })) as { id: string; payment: { ID: string } }[]
    const id = refunds.find(({ payment }) => payment.ID === ID)?.id
    const status = await finance.evaluate(async refund => {
      const answer = await fetch(`/api/refunds/${refund}/decide`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-app-mode': 'EMPLOYEE',
          'x-csrf-token': localStorage.getItem('employee.usertoken') ?? '',
        },
        body: JSON.stringify({ approve: true, reason: 'mine' }),
      })
      return { status: answer.status, text: await answer.text() }
    }, id)
    expect(status.text).toContain('SECOND_PERSON_NEEDED')
  })
  expect(await refundedAt(page, ID), 'nothing went back yet').toBe(0)

  await test.step('another approves; a refusal without a reason was no decision', async () => {
    const second = await windowOf('admin', { reducedMotion: 'reduce' })
    await open(second, '/employee/refunds')
    const theirs = cardOf(second, ID)
    await theirs.getByRole('button', { name: say(text.decline) }).click()
    await expect(theirs.getByText(say({ ar: 'اكتب السبب', en: 'Enter the reason' })).first()).toBeVisible()
    await theirs.getByLabel(say(text.reason)).fill('تأكدت من إغلاق القاعة')
    await theirs.getByRole('button', { name: say(text.approve) }).click()
    await expect.poll(() => refundedAt(page, ID), { message: 'the gateway gave it back' }).toBe(9_290)
  })
  await test.step('finance and the payer read that it was given back', async () => {
    await expect(async () => {
      await openAsFinance(finance, ID)
      await expect(finance.getByRole('main')).toContainText(say({ ar: 'مردود', en: 'Refunded' }), {
        timeout: 2_000,
      })
    }).toPass()
    await look(finance)
    await open(page, '/payments')
    await expect(cardOf(page, ID)).toContainText(say({ ar: 'مردود', en: 'Refunded' }))
  })
})

test('a difference to the provider’s list is resolved: what it has is recorded, and the request is paid', async ({
  page,
  windowOf,
  say,
}) => {
  const ID = await toPay(page, say)
  await choose(page, say, 'code')
  await expect(page.getByText(say({ ar: /صالح حتى/, en: /Valid until/ }))).toBeVisible()
  // Yesterday a counter took the money, and no notice of it ever came.
  const yesterday = addDays(cairoDate(new Date()), -1)
  const { transactionId } = await settledUnnoticed(page, {
    reference: await referenceOf(page, ID),
    amount: 9_300,
    occurredAt: new Date(startOfDay(yesterday).getTime() + 12 * 3_600_000).toISOString(),
  })

  const finance = await windowOf('finance', { reducedMotion: 'reduce' })
  await open(finance, '/employee/reconciliation')
  // The one provider that has a list of its days is chosen; nobody types its name.
  await expect(
    finance.getByRole('combobox', { name: say({ ar: 'المزود', en: 'Provider' }), exact: true }),
  ).toHaveValue('sandbox')
  await typeDay(finance, say, yesterday)
  await finance.getByRole('button', { name: say({ ar: 'مطابقة', en: 'Compare' }), exact: true }).click()
  const difference = cardOf(finance, transactionId)
  await expect(difference).toContainText(
    say({ ar: 'عند المزود وليس عندنا', en: 'At the provider, not here' }),
  )
  await expect(difference).toContainText(asRead(say({ ar: '٩٣ ج.م', en: 'EGP 93' })))
  await look(finance)

  await test.step('it is not resolved without a resolution and a reason', async () => {
    await difference.getByRole('button', { name: say({ ar: 'تسوية الفرق', en: 'Resolve' }) }).click()
    await expect(
      difference.getByText(say({ ar: 'اختر التسوية', en: 'Choose the resolution' })).first(),
    ).toBeVisible()
    await expect(
      difference.getByText(say({ ar: 'اكتب السبب', en: 'Enter the reason' })).first(),
    ).toBeVisible()
  })
  const reason = say({ ar: 'سُدد في المنفذ ولم يصل إشعار', en: 'Paid at the counter; no notice came' })
  await difference
    .getByRole('radio', { name: say({ ar: 'تسجيل ما عند المزود', en: 'Record what the provider has' }) })
    .check()
  await difference.getByRole('textbox', { name: say(text.reason) }).fill(reason)
  await difference.getByRole('button', { name: say({ ar: 'تسوية الفرق', en: 'Resolve' }) }).click()
  await expect(difference).toContainText(reason)
  await expect(difference, 'who resolved it').toContainText(
    asRead(say({ ar: 'سوّاه يوسف جرجس', en: 'Resolved by' })),
  )
  await expect(difference.getByRole('radio')).toHaveCount(0)
  await look(finance)

  await expect(async () => {
    await open(page, `/pay/ROOM_BOOKING/${ID}`)
    await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible({ timeout: 2_000 })
  }, 'the payer reads that it is paid').toPass()
  await openAsFinance(finance, ID)
  await expect(finance.getByRole('main'), 'the timeline says why').toContainText(reason)
})

test('a bank statement is checked, imported, and books the transfer that names its reference', async ({
  page,
  windowOf,
  say,
}) => {
  const ID = await toPay(page, say)
  const reference = await chooseTransfer(page, say, 'own')
  const yesterday = addDays(cairoDate(new Date()), -1)
  const finance = await windowOf('finance', { reducedMotion: 'reduce' })
  await open(finance, '/employee/reconciliation/statement')
  const number = `B-${reference}`
  await finance.getByLabel(say({ ar: 'ملف الكشف', en: 'File of the statement' })).setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'التاريخ,رقم العملية,اسم المحول,البيان,المبلغ',
        `${yesterday},${number},هدى علي,رسوم ${reference},90.00`,
        `${yesterday},C-${reference},البنك,عمولة,-12.50`,
      ].join('\n'),
    ),
  })
  await finance.getByRole('button', { name: say({ ar: 'فحص الكشف', en: 'Check the statement' }) }).click()
  const line = cardOf(finance, number)
  await expect(line).toContainText(asRead(say({ ar: '٩٠ ج.م', en: 'EGP 90' })))
  await look(finance)
  await finance
    .getByRole('button', { name: say({ ar: 'استيراد الكشف', en: 'Import the statement' }) })
    .click()
  await finance
    .getByRole('dialog')
    .getByRole('button', { name: say({ ar: 'استيراد الكشف', en: 'Import the statement' }) })
    .click()
  await expect(
    finance.getByRole('heading', { name: say({ ar: 'استُورد الكشف', en: 'The statement was imported' }) }),
  ).toBeVisible()
  await finance.getByRole('link', { name: say({ ar: 'إلى الفروق', en: 'To the differences' }) }).click()
  await expect(cardOf(finance, `C-${reference}`)).toContainText(asRead(say({ ar: '١٢٫٥٠', en: '12.50' })))
  await look(finance)
  await openAsFinance(finance, ID)
  await expect(finance.getByRole('main')).toContainText(number)
})
