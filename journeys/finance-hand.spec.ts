// Money that people move by hand: a transfer with its proof, a refund to a bank account that the bank sends back once, a
// wrong record of the office, and a line of a statement that names nobody.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { Locator, Page } from '@playwright/test'
import { asRead, expect, open, type Say, test } from './journey.ts'
import { look } from './look.ts'
import { pdf } from './paper.ts'
import { choose, chooseTransfer, confirmBooking, openAsFinance, toPay, words } from './paying.ts'

test.use({ who: 'citizen', alone: 'ROOM_BOOKING', contextOptions: { reducedMotion: 'reduce' } })

const text = {
  reason: { ar: 'السبب', en: 'Reason' },
  bankNumber: { ar: 'رقم العملية في كشف البنك', en: 'Number on the bank statement' },
  holder: { ar: 'اسم صاحب الحساب', en: 'Account holder' },
  iban: { ar: 'رقم الحساب الدولي (آيبان)', en: 'IBAN' },
  saveAccount: { ar: 'تسجيل الحساب', en: 'Record the account' },
  approve: { ar: 'اعتماد الرد', en: 'Approve' },
  send: { ar: 'تسجيل تنفيذ الرد', en: 'Record that it was sent' },
} as const

const iban = 'EG38 0019 0005 0000 0000 2631 8000 2'

/** The card of a request's refund, or of its difference. */
const cardOf = (page: Page, name: string) => page.locator('main tbody, main li').filter({ hasText: name })

/** The part of a payment's page under a heading. */
const partOf = (page: Page, name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

const proofSent = async (page: Page, say: Say): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(pdf('إيصال التحويل.pdf'))
  await page.getByRole('button', { name: say({ ar: 'إرسال الإثبات', en: 'Send the proof' }) }).click()
  await expect(page.getByText(say({ ar: /وصل إثبات التحويل/, en: /We have your proof/ }))).toBeVisible()
}

const approved = async (page: Page, say: Say, ID: string, reason: string): Promise<void> => {
  await open(page, '/employee/refunds')
  const refund = cardOf(page, ID)
  await refund.getByLabel(say(text.reason), { exact: true }).fill(reason)
  const decided = page.waitForResponse(/\/decide$/)
  await refund.getByRole('button', { name: say(text.approve) }).click()
  expect((await decided).status(), 'the decision is accepted').toBe(200)
  await expect(refund).toContainText(say({ ar: 'معتمد، ينتظر التنفيذ', en: 'Approved, to be sent' }))
}

const sent = async (page: Page, say: Say, ID: string, number: string): Promise<void> => {
  await open(page, '/employee/refunds')
  const refund = cardOf(page, ID)
  await refund.getByLabel(say(text.bankNumber)).fill(number)
  await refund.getByRole('button', { name: say(text.send) }).click()
  await expect(refund, 'it waits no longer').toHaveCount(0)
}

/** No part of what was typed is hidden at the width of a phone. */
const showsWholeOnAPhone = async (page: Page, box: Locator): Promise<void> => {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 800 })
  const hidden = await box.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ])
  expect(hidden, 'pixels of the number that are hidden').toEqual([0, 0])
  if (wide) await page.setViewportSize(wide)
}

test('a refund by hand is asked for, approved, sent to an account, returned by the bank and sent again', async ({
  page,
  windowOf,
  say,
}) => {
  const ID = await toPay(page, say)
  await chooseTransfer(page, say, 'own')
  await proofSent(page, say)
  await test.step('another way is only chosen after a warning that a proof is in review', async () => {
    await page.getByRole('button', { name: say(words.other) }).click()
    await choose(page, say, 'card')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(say({ ar: 'الدفع بطريقة أخرى؟', en: 'Pay another way?' }))
    await look(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByText(say({ ar: /وصل إثبات التحويل/, en: /We have your proof/ }))).toBeVisible()
    await look(page)
  })

  const finance = await windowOf('finance', { reducedMotion: 'reduce' })
  const second = await windowOf('admin', { reducedMotion: 'reduce' })
  await test.step('finance confirm the transfer', async () => {
    await openAsFinance(finance, ID)
    await look(finance)
    const transfer = partOf(finance, say({ ar: /تأكيد التحويل/, en: /Confirm transfer/ }))
    await transfer
      .getByLabel(say({ ar: 'المبلغ الواصل بالجنيه', en: 'Amount that arrived, in pounds' }))
      .fill(say({ ar: '٩٠٫٠٠', en: '90.00' }))
    await transfer.getByLabel(say(text.bankNumber)).fill(`IN-${ID}`)
    await transfer
      .getByRole('button', { name: say({ ar: 'تأكيد وصوله', en: 'Confirm that it arrived' }) })
      .click()
    await expect(finance.getByRole('main')).toContainText(say({ ar: 'مسدد', en: 'Paid' }))
    await expect(transfer.getByLabel(say(text.bankNumber)), 'it is not recorded twice').toHaveValue('')
    await look(finance)
  })
  await test.step('one person asks, and records the account as it is printed', async () => {
    const refund = partOf(finance, say({ ar: /طلب رد مبلغ/, en: /Ask for a refund/ }))
    await refund
      .getByLabel(say({ ar: 'المبلغ المطلوب رده بالجنيه', en: 'Amount to refund, in pounds' }))
      .fill(say({ ar: '٩٠', en: '90' }))
    await refund.getByLabel(say(text.reason), { exact: true }).fill('القاعة مغلقة للصيانة')
    await refund.getByRole('button', { name: say({ ar: 'طلب رد مبلغ', en: 'Ask for a refund' }) }).click()
    await open(finance, '/employee/refunds')
    const mine = cardOf(finance, ID)
    await mine.getByLabel(say(text.holder)).fill(say({ ar: 'هدى علي', en: 'Hoda Ali' }))
    await mine.getByLabel(say(text.iban)).fill('EG٣٨ ٠٠١٩ ٠٠٠٥ ٠٠٠٠ ٠٠٠٠ ٢٦٣١ ٨٠٠٠ ٣')
    await mine.getByRole('button', { name: say(text.saveAccount) }).click()
    await expect(mine).toContainText(say({ ar: 'رقم الحساب غير صحيح', en: 'The IBAN is not correct' }))
    await look(finance)
    await mine.getByLabel(say(text.iban)).fill('EG٣٨ ٠٠١٩ ٠٠٠٥ ٠٠٠٠ ٠٠٠٠ ٢٦٣١ ٨٠٠٠ ٢')
    await mine.getByLabel(say(text.iban)).blur()
    await expect(mine.getByLabel(say(text.iban))).toHaveValue(iban)
    await showsWholeOnAPhone(finance, mine.getByLabel(say(text.iban)))
    await mine.getByRole('button', { name: say(text.saveAccount) }).click()
    await expect(mine.getByText(iban, { exact: true })).toBeVisible()
    await expect(mine.getByLabel(say(text.iban)), 'what is recorded is not typed again').toHaveCount(0)
  })
  await test.step('another approves, and whoever asked cannot send it', async () => {
    await approved(second, say, ID, 'تأكدت من إغلاق القاعة')
    await look(second)
    await open(finance, '/employee/refunds')
    await expect(cardOf(finance, ID)).toContainText(
      say({ ar: 'ينتظر موظفًا آخر لتنفيذه', en: 'Waiting for somebody else to send it' }),
    )
    await expect(cardOf(finance, ID).getByRole('button', { name: say(text.send) })).toHaveCount(0)
    await look(finance)
  })
  await test.step('it is sent; its payer reads that it was refunded', async () => {
    await sent(second, say, ID, `OUT-${ID}`)
    await openAsFinance(second, ID)
    await expect(second.getByRole('main'), 'who sent it does not say that it came back').toContainText(
      say({ ar: 'أنت من نفّذ الرد', en: 'you sent it' }),
    )
    await openAsFinance(finance, ID)
    await expect(finance.getByRole('main')).toContainText(`OUT-${ID}`)
    await look(finance)
    await open(page, `/pay/ROOM_BOOKING/${ID}`)
    await expect(page.getByRole('main')).toContainText(say({ ar: 'مردود', en: 'Refunded' }))
    await look(page)
  })
  await test.step('the bank sends it back', async () => {
    const returned = say({ ar: 'أعاده البنك', en: 'Returned by the bank' })
    await finance
      .getByLabel(say({ ar: 'سبب إعادة البنك للمبلغ', en: 'Reason the bank gave' }))
      .fill(say({ ar: 'الحساب مغلق', en: 'The account is closed' }))
    const record = finance.getByRole('button', {
      name: say({ ar: 'تسجيل إعادة البنك للمبلغ', en: 'Record that the bank returned it' }),
    })
    await record.click()
    await expect(record, 'it is recorded once').toHaveCount(0)
    await open(finance, '/employee/refunds')
    await expect(cardOf(finance, ID)).toContainText(returned)
    await expect(cardOf(finance, ID)).toContainText(say({ ar: 'الحساب مغلق', en: 'The account is closed' }))
    await look(finance)
    await open(page, `/pay/ROOM_BOOKING/${ID}`)
    await expect(page.getByRole('main')).toContainText(
      say({ ar: 'سنراجع الحساب ونعيد إرساله', en: 'We will check the account and send it again' }),
    )
    await look(page)
  })
  await test.step('it is approved and sent again', async () => {
    await approved(second, say, ID, 'صُحح الحساب')
    await sent(second, say, ID, `OUT-${ID}-2`)
    await openAsFinance(finance, ID)
    await expect(finance.getByRole('main')).toContainText(`OUT-${ID}-2`)
    await open(page, `/pay/ROOM_BOOKING/${ID}`)
    await expect(page.getByRole('main')).toContainText(say({ ar: 'مردود', en: 'Refunded' }))
  })
})

test('another amount than the one due, a void and a settled difference are previewed before they are booked', async ({
  page,
  windowOf,
  say,
}) => {
  const ID = await toPay(page, say)
  const reference = await chooseTransfer(page, say, 'own')
  const finance = await windowOf('finance', { reducedMotion: 'reduce' })
  await openAsFinance(finance, ID)
  const { pathname } = new URL(finance.url())
  const number = `P-${reference}`
  const booked = say({ ar: 'ما سيُقيد', en: 'What will be booked' })
  const dialog = finance.getByRole('dialog')
  const confirmName = say({ ar: 'تأكيد وصوله', en: 'Confirm that it arrived' })

  await test.step('a transfer of more than is due says what is queued to go back', async () => {
    const transfer = partOf(finance, new RegExp(say({ ar: 'تأكيد التحويل', en: 'Confirm transfer' })))
    await transfer
      .getByLabel(say({ ar: 'المبلغ الواصل بالجنيه', en: 'Amount that arrived, in pounds' }))
      .fill(say({ ar: '١٠٠', en: '100' }))
    await transfer.getByLabel(say(text.bankNumber)).fill(number)
    await transfer.getByRole('button', { name: confirmName }).click()
    await expect(dialog).toContainText(
      asRead(
        say({
          ar: 'يُطلب رد ١٠ ج.م: زيادة في المبلغ',
          en: 'EGP 10 is queued to be refunded: More than was due',
        }),
      ),
    )
    await expect(dialog.getByRole('group', { name: booked })).toBeVisible()
    await look(finance)
    // 10 more than is due is what a bank's charge may be: one person books it.
    await dialog.getByRole('button', { name: confirmName }).click()
    await expect(dialog).toBeHidden()
    await expect(finance.getByRole('main')).toContainText(say({ ar: 'مسدد', en: 'Paid' }))
  })

  await test.step('a line with another amount shows what each way to settle it books', async () => {
    await open(finance, '/employee/reconciliation/statement')
    const yesterday = addDays(cairoDate(new Date()), -1)
    await finance.getByLabel(say({ ar: 'ملف الكشف', en: 'File of the statement' })).setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `التاريخ,رقم العملية,اسم المحول,البيان,المبلغ\n${yesterday},${number},X,${reference},110.00`,
      ),
    })
    await finance.getByRole('button', { name: say({ ar: 'فحص الكشف', en: 'Check the statement' }) }).click()
    const importName = say({ ar: 'استيراد الكشف', en: 'Import the statement' })
    await finance.getByRole('button', { name: importName }).click()
    await dialog.getByRole('button', { name: importName }).click()
    await finance.getByRole('link', { name: say({ ar: 'إلى الفروق', en: 'To the differences' }) }).click()
    const difference = cardOf(finance, number)
    await difference
      .getByRole('radio', { name: say({ ar: 'تصحيح قيودنا', en: 'Correct our ledger' }) })
      .click()
    const preview = difference.getByRole('group', { name: booked })
    await expect(preview).toContainText(asRead(say({ ar: '١١٠ ج.م', en: 'EGP 110' })))
    await look(finance)
    await difference
      .getByRole('textbox', { name: say(text.reason) })
      .fill(say({ ar: 'راجع مع البنك', en: 'Checked with the bank' }))
    await difference.getByRole('button', { name: say({ ar: 'تسوية الفرق', en: 'Resolve' }) }).click()
    await expect(preview).toHaveCount(0)
    await expect(difference, '20 more than is due waits').toContainText(
      say({ ar: /ينتظر تأكيد/, en: /must confirm it/ }),
    )
    await look(finance)
    await confirmBooking(await windowOf('admin', { reducedMotion: 'reduce' }), say, number)
  })

  await test.step('a void says that the request is paid no more', async () => {
    await open(finance, pathname)
    const voidName = say({ ar: 'إلغاء التسجيل', en: 'Void the record' })
    const record = partOf(finance, say({ ar: /إلغاء تسجيل/, en: /Void the record of/ }))
    await record
      .getByLabel(say(text.reason), { exact: true })
      .fill(say({ ar: 'لطلب آخر', en: 'For another request' }))
    await record.getByRole('button', { name: voidName }).click()
    await expect(dialog).toContainText(say({ ar: /لا يبقى الطلب مسددًا/, en: /The request is paid no more/ }))
    await expect(dialog).toContainText(
      say({ ar: /قبل أن يؤكده موظف مالي آخر/, en: /once another financial manager has confirmed it/ }),
    )
    await look(finance)
    await dialog.getByRole('button', { name: voidName }).click()
    await expect(dialog).toBeHidden()
    await expect(finance.getByRole('main'), 'who asked does not confirm').toContainText(
      say({ ar: 'أنت من طلبه', en: 'you asked for it' }),
    )
    await look(finance)
    const second = await windowOf('admin', { reducedMotion: 'reduce' })
    await open(second, '/employee')
    const waiting = second.getByRole('link', {
      name: say({ ar: /قيود لتأكيدها/, en: /Bookings to confirm/ }),
    })
    await expect(waiting.first()).toBeVisible()
    await look(second)
    await confirmBooking(second, say, ID)
    await open(finance, pathname)
    await expect(record).toHaveCount(0)
  })
})

test('a wrong record of the office is voided with a reason, and its payer reads what to do', async ({
  page,
  windowOf,
  say,
}) => {
  const ID = await toPay(page, say)
  const finance = await windowOf('finance', { reducedMotion: 'reduce' })
  await openAsFinance(finance, ID)
  const office = partOf(finance, say({ ar: 'تسجيل سداد في المكتب', en: 'Record a payment at the office' }))
  await office
    .getByLabel(say({ ar: 'المبلغ المدفوع بالجنيه', en: 'Amount paid, in pounds' }))
    .fill(say({ ar: '٩٠', en: '90' }))
  await office
    .getByLabel(say({ ar: 'رقم الإيصال الورقي', en: 'Number of the paper receipt' }))
    .fill(`P-${ID}`)
  await office.getByRole('button', { name: say({ ar: 'تسجيل السداد', en: 'Record the payment' }) }).click()
  const waits = say({ ar: 'بانتظار تأكيد موظف مالي آخر', en: 'Waiting for another financial manager' })
  await expect(finance.getByRole('main')).toContainText(waits)
  await look(finance)
  await open(page, `/pay/ROOM_BOOKING/${ID}`)
  await expect(page.getByRole('main')).toContainText(
    say({ ar: 'سُجل سدادك في المكتب', en: 'Your office payment is recorded' }),
  )
  await look(page)
  const second = await windowOf('admin', { reducedMotion: 'reduce' })
  await confirmBooking(second, say, ID)
  await openAsFinance(finance, ID)
  await expect(finance.getByRole('main')).toContainText(say({ ar: 'مسدد', en: 'Paid' }))

  const voidName = say({ ar: 'إلغاء التسجيل', en: 'Void the record' })
  const reason = say({ ar: 'الإيصال لطلب آخر', en: 'The receipt is for another request' })
  const record = partOf(finance, say({ ar: /إلغاء تسجيل/, en: /Void the record of/ }))
  await record.getByRole('button', { name: voidName }).click()
  await expect(record.getByText(say({ ar: 'اكتب السبب', en: 'Enter the reason' })).first()).toBeVisible()
  await record.getByLabel(say(text.reason), { exact: true }).fill(reason)
  await record.getByRole('button', { name: voidName }).click()
  const dialog = finance.getByRole('dialog')
  await expect(dialog).toContainText(asRead(say({ ar: '٩٠ ج.م', en: 'EGP 90' })))
  await look(finance)
  await dialog.getByRole('button', { name: voidName }).click()
  await expect(dialog).toBeHidden()
  await expect(record, 'what waits is not asked for again').toHaveCount(0)
  await confirmBooking(second, say, ID)
  await openAsFinance(finance, ID)
  await expect(record).toHaveCount(0)
  await expect(finance.getByRole('main'), 'the timeline says why').toContainText(reason)
  await look(finance)

  await open(page, `/pay/ROOM_BOOKING/${ID}`)
  await expect(page.getByRole('main')).toContainText(
    say({ ar: 'صححنا سدادًا مسجلًا', en: 'We corrected a payment record' }),
  )
  await expect(page.getByRole('main')).not.toContainText(say(words.unpaid))
  await expect(page.getByRole('radio').first(), 'it can be paid again').toBeVisible()
  await look(page)
})

test('a line that names no reference is booked for the payer whose name and amount agree, by one click', async ({
  page,
  windowOf,
  say,
}) => {
  const ID = await toPay(page, say)
  const reference = await chooseTransfer(page, say, 'own')
  const finance = await windowOf('finance', { reducedMotion: 'reduce' })
  await openAsFinance(finance, ID)
  const { number: paymentNumber, payer } = await finance.evaluate(async () => {
    const answer = await fetch(`/api/payments/${location.pathname.split('/').at(-1)}`, {
      headers: { 'x-app-mode': 'EMPLOYEE' },
    })
    return (await answer.json()) as { number: string; payer: { name: string } }
  })
  await open(finance, '/employee/reconciliation/statement')
  const yesterday = addDays(cairoDate(new Date()), -1)
  const number = `U-${reference}`
  await finance.getByLabel(say({ ar: 'ملف الكشف', en: 'File of the statement' })).setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'التاريخ,رقم العملية,اسم المحول,البيان,المبلغ',
        `${yesterday},${number},${payer.name},رسوم حجز قاعة,90.00`,
      ].join('\n'),
    ),
  })
  await finance.getByRole('button', { name: say({ ar: 'فحص الكشف', en: 'Check the statement' }) }).click()
  await expect(cardOf(finance, number)).toContainText(say({ ar: 'ينتظر قرارك', en: 'To be decided' }))
  await finance.getByText(say({ ar: 'أعمدة الملف كما قُرئت', en: 'Columns as they were read' })).click()
  await expect(
    finance.getByRole('combobox', { name: say({ ar: 'البيان', en: 'Details' }) }).locator('option:checked'),
    'the columns that were read',
  ).toHaveText('البيان')
  await look(finance)
  const importName = say({ ar: 'استيراد الكشف', en: 'Import the statement' })
  await finance.getByRole('button', { name: importName }).click()
  await finance.getByRole('dialog').getByRole('button', { name: importName }).click()
  await finance.getByRole('link', { name: say({ ar: 'إلى الفروق', en: 'To the differences' }) }).click()
  const difference = cardOf(finance, number)
  const proposal = difference.getByRole('listitem').filter({ hasText: paymentNumber })
  await expect(proposal).toContainText(asRead(say({ ar: 'يتفق: المبلغ، الاسم', en: 'Agrees: amount, name' })))
  await look(finance)
  await proposal
    .getByRole('button', { name: say({ ar: 'تسجيله لهذا السداد', en: 'Book it on this payment' }) })
    .click()
  await expect(proposal).toHaveCount(0)
  await open(page, `/pay/ROOM_BOOKING/${ID}`)
  await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible()
})
