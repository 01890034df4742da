// Paying that does not go straight: a code whose time ran out, a transfer of less than was due, and a transfer whose proof
// is refused before it is confirmed.

import { asRead, expect, open, test } from './journey.ts'
import { look } from './look.ts'
import { pdf } from './paper.ts'
import { bringAbout, choose, chooseTransfer, openAsFinance, toPay, words } from './paying.ts'

test.use({ who: 'citizen', alone: 'ROOM_BOOKING', contextOptions: { reducedMotion: 'reduce' } })

test('P4, P7: a code that expired: nothing was taken, what to do now, and a new code that is paid', async ({
  page,
  say,
}) => {
  const ID = await toPay(page, say)
  await choose(page, say, 'code')
  const code = page.getByRole('region', { name: say({ ar: 'كود الدفع', en: 'Your payment code' }) })
  const first = await code.locator('bdi').first().innerText()
  await bringAbout(page, ID, 'expire')
  await expect(async () => {
    await page.reload()
    await expect(
      page.getByText(say({ ar: /انتهت مهلة الدفع ولم يُخصم منك شيء/, en: /ran out and nothing was taken/ })),
      'P7: nothing was taken',
    ).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(
    page.getByText(say({ ar: /اطلب طريقة دفع جديدة/, en: /Choose how you will pay again/ })),
    'P7: what to do now',
  ).toBeVisible()
  await expect(code, 'P4: a code that is over is not shown').toHaveCount(0)
  await look(page)
  await choose(page, say, 'code')
  await expect(code).toBeVisible()
  expect(await code.locator('bdi').first().innerText(), 'P4: the new code is another').not.toBe(first)
  await bringAbout(page, ID, 'pay')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('P5: an incomplete payment: what arrived, what is missing, and the rest by the same reference', async ({
  page,
  say,
}) => {
  const ID = await toPay(page, say)
  const reference = await chooseTransfer(page, say, 'sandbox')
  await bringAbout(page, ID, 'pay', 5_000)
  await expect(async () => {
    await page.reload()
    await expect(
      page.getByText(say({ ar: 'سداد غير مكتمل', en: 'Partly paid' }), { exact: true }),
    ).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const state = page.getByRole('main')
  await expect(state, 'P5: what arrived').toContainText(
    asRead(say({ ar: 'وصل ٥٠ ج.م', en: 'EGP 50 received' })),
  )
  const transfer = page.getByRole('region', { name: say({ ar: 'بيانات التحويل', en: 'Transfer details' }) })
  await expect(transfer, 'P5: what is missing').toContainText(asRead(say({ ar: '٤٠ ج.م', en: 'EGP 40' })))
  await expect(transfer, 'P5: the same reference').toContainText(reference)
  await expect(page.getByRole('radio'), 'P5: no other way while money is under way').toHaveCount(0)
  await look(page)
  await bringAbout(page, ID, 'pay', 4_000)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('main'), 'P5: and then all of it').toContainText(
    asRead(say({ ar: 'وصل ٩٠ ج.م', en: 'We received EGP 90' })),
  )
})

test('P9: a transfer with its proof: refused with a reason, sent again, confirmed, and its receipt', async ({
  page,
  windowOf,
  say,
}) => {
  const ID = await toPay(page, say)
  const reference = await chooseTransfer(page, say, 'own')
  const proven = page.getByText(say({ ar: /وصل إثبات التحويل/, en: /We have your proof/ }))
  const prove = async (name: string): Promise<void> => {
    await page.locator('input[type=file]').setInputFiles(pdf(name))
    await page.getByRole('button', { name: say({ ar: 'إرسال الإثبات', en: 'Send the proof' }) }).click()
    await expect(proven).toBeVisible()
  }
  await prove('blurred.pdf')
  await look(page)

  const finance = await windowOf('finance', { reducedMotion: 'reduce' })
  await openAsFinance(finance, ID)
  await test.step('finance read the proof that was sent', async () => {
    await expect(finance.getByText(reference).first()).toBeVisible()
    const link = finance.getByRole('link', {
      name: say({ ar: /عرض الإثبات/, en: /Open the proof/ }),
    })
    const answer = await finance.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.ok()).toBe(true)
    expect((await answer.body()).toString()).toContain('%PDF-1.7')
    await look(finance)
  })
  const refuse = finance.getByRole('button', { name: say({ ar: 'رفض الإثبات', en: 'Refuse the proof' }) })
  await test.step('refused with a reason, which the payer reads', async () => {
    const reason = say({ ar: 'الصورة غير واضحة', en: 'The picture is blurred' })
    await finance.getByLabel(say({ ar: 'السبب', en: 'Reason' }), { exact: true }).fill(reason)
    await refuse.click()
    await expect(refuse).toHaveCount(0)
    await page.reload()
    await expect(
      page.getByRole('button', { name: say({ ar: 'إرسال الإثبات', en: 'Send the proof' }) }),
    ).toBeVisible()
    await expect(proven).toHaveCount(0)
  })
  await prove('clear.pdf')
  await test.step('confirmed by the number of the bank statement', async () => {
    await finance.reload()
    await finance
      .getByLabel(say({ ar: 'المبلغ الواصل بالجنيه', en: 'Amount that arrived, in pounds' }))
      .fill(say({ ar: '٩٠', en: '90' }))
    await finance
      .getByLabel(say({ ar: 'رقم العملية في كشف البنك', en: 'Number on the bank statement' }))
      .fill(`FT-${reference}`)
    await finance
      .getByRole('button', { name: say({ ar: 'تأكيد وصوله', en: 'Confirm that it arrived' }) })
      .click()
    await expect(finance.getByText(`FT-${reference}`).first()).toBeVisible()
  })
  await page.reload()
  await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: say(words.receipt) }).click()
  await expect(page).toHaveURL(/\/receipts\//)
  await expect(page.getByRole('main'), 'P9: the receipt names the transfer').toContainText(`FT-${reference}`)
  // What was paid stays read: nobody else meets it.
  const other = await windowOf('officer')
  await open(other, '/employee/')
  await expect(other.getByRole('link', { name: say({ ar: 'المدفوعات', en: 'Payments' }) })).toHaveCount(0)
})
