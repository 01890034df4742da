// Paying: by card over the provider's own pages, declined and then paid, a code and then a card, a transfer that finance
// confirm, and a receipt that anybody checks.

import { readFile } from 'node:fs/promises'
import { normaliseDigits } from '@bawaba/language/index.ts'
import type { Page } from '@playwright/test'
import { asRead, expect, open, type Say, test } from './journey.ts'
import { look } from './look.ts'
import { choose, payByCard, toPay, words } from './paying.ts'

test.use({ who: 'citizen', alone: 'ROOM_BOOKING', contextOptions: { reducedMotion: 'reduce' } })

/** Types the code that the sandbox shows on its phone. */
const confirmCode = async (page: Page, say: Say): Promise<void> => {
  const message = page.getByText(say({ ar: /البنك التجريبي: رمز/, en: /is your code to pay/ }))
  const code = /\d{6}/.exec(normaliseDigits((await message.textContent()) ?? ''))?.[0]
  await page.getByLabel(say({ ar: 'رمز التأكيد', en: 'Confirmation code' })).fill(code ?? '')
  await page.getByRole('button', { name: say({ ar: 'تأكيد', en: 'Confirm' }), exact: true }).click()
}

test('P1, P2, P5, P6, P9: by card: lines that add up, the provider’s page, and a receipt that anybody checks', async ({
  page,
  say,
}) => {
  const ID = await toPay(page, say)
  const amount = say({ ar: '٩٠ ج.م', en: 'EGP 90' })
  await expect(page.getByRole('definition'), 'P1: the line and the sum, which are the same').toHaveText([
    asRead(amount),
    asRead(amount),
  ])
  for (const way of ['card', 'code'] as const)
    await expect(
      page.getByRole('radio', { name: say(words[way]), exact: true }),
      'P2: each way with what it costs and asks for',
    ).toHaveAccessibleDescription(say({ ar: /رسوم إضافية/, en: /Extra fee/ }))
  await look(page)
  await page.getByRole('radio', { name: say(words.card), exact: true }).check()
  await expect(
    page.getByRole('definition'),
    'P1: with what the chosen way costs, before anything is paid',
  ).toHaveText(
    [amount, say({ ar: '٢٫٩٠ ج.م', en: 'EGP 2.90' }), say({ ar: '٩٢٫٩٠ ج.م', en: 'EGP 92.90' })].map(asRead),
  )
  await choose(page, say, 'card')
  await expect(page).toHaveURL(/\/pay\/[\w-]+/)
  await payByCard(page, say, '4242424242424242')
  await confirmCode(page, say)
  await expect(page).toHaveURL(new RegExp(`/pay/ROOM_BOOKING/${ID}`))
  await expect(
    page.getByText(say(words.paid), { exact: true }),
    'P5: back from the provider, what is known',
  ).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: say(words.receipt) }).click()
  await expect(
    page.getByText(asRead(say({ ar: '٩٢٫٩٠ ج.م', en: 'EGP 92.90' }))).first(),
    'P9: the receipt has what was paid',
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: say({ ar: 'طباعة الإيصال', en: 'Print the receipt' }) }),
    'P9: and is printed',
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say({ ar: /PDF بالعربية/, en: /PDF in English/ }) }).click()
  const pdf = await readFile(await (await download).path())
  expect(pdf.subarray(0, 5).toString(), 'and downloaded, drawn as letters are').toBe('%PDF-')
  await look(page)
  // The request goes on by itself.
  await expect(async () => {
    await open(page, `/services/ROOM_BOOKING/entries/${ID}`)
    await expect(
      page.getByRole('link', { name: say({ ar: 'السداد والإيصال', en: 'Payment and receipt' }) }),
    ).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await open(page, `/pay/ROOM_BOOKING/${ID}`)
  await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible()
  await expect(page.getByRole('radio'), 'P6: what is paid cannot be paid again').toHaveCount(0)
})

test('P7: declined: nothing was taken and what to do now; then it is paid', async ({ page, say }) => {
  await toPay(page, say)
  await choose(page, say, 'card')
  await payByCard(page, say, '4000000000009995')
  await page
    .getByRole('link', { name: say({ ar: 'العودة إلى البوابة', en: 'Go back to the portal' }) })
    .click()
  await expect(page.getByText(say(words.unpaid), { exact: true })).toBeVisible()
  await expect(
    page.getByText(say({ ar: /ولم يُخصم من حسابك شيء/, en: /nothing was taken/ })).first(),
  ).toBeVisible()
  await look(page)
  await choose(page, say, 'card')
  await payByCard(page, say)
  await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible()
})

test('P7: after a declined card a payment code appears, and stays after a reload', async ({ page, say }) => {
  await toPay(page, say)
  await choose(page, say, 'card')
  await payByCard(page, say, '4000000000009995')
  await page
    .getByRole('link', { name: say({ ar: 'العودة إلى البوابة', en: 'Go back to the portal' }) })
    .click()
  await expect(page.getByText(say(words.unpaid), { exact: true })).toBeVisible()
  await choose(page, say, 'code')
  const code = page.getByRole('heading', { name: say({ ar: 'كود الدفع', en: 'Your payment code' }) })
  await expect(code).toBeVisible()
  await page.reload()
  await expect(code).toBeVisible()
})

test('P3, P4: a code, large and to copy; choosing a card says first that it is cancelled', async ({
  page,
  say,
}) => {
  await toPay(page, say)
  await choose(page, say, 'code')
  await expect(
    page.getByRole('heading', { name: say({ ar: 'كود الدفع', en: 'Your payment code' }) }),
  ).toBeVisible()
  await expect(
    page.getByText(say({ ar: /صالح حتى/, en: /Valid until/ })),
    'P4: until when the code is good',
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: say({ ar: 'نسخ كود الدفع', en: 'Copy payment code' }) }),
    'P4: and it is copied',
  ).toBeVisible()
  await look(page)
  // It is there again after a reload.
  await page.reload()
  await page.getByRole('button', { name: say(words.other) }).click()
  await choose(page, say, 'card')
  const dialog = page.getByRole('dialog')
  await expect(dialog, 'P3: that the code is cancelled is said before the act').toContainText(
    say({ ar: 'إلغاء كود الدفع؟', en: 'Cancel the payment code?' }),
  )
  await dialog
    .getByRole('button', {
      name: say({ ar: 'إلغاء كود الدفع والمتابعة', en: 'Cancel the code and continue' }),
    })
    .click()
  await payByCard(page, say)
  await expect(page.getByText(say(words.paid), { exact: true })).toBeVisible()
})

test('a receipt is checked by anybody: a genuine one, and one that was altered', async ({ page, say }) => {
  await toPay(page, say)
  await choose(page, say, 'card')
  await payByCard(page, say)
  await page.getByRole('link', { name: say(words.receipt) }).click()
  const link = await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)
    const answer = await fetch(`/api/payments/${id}/receipt`, { headers: { 'x-app-mode': 'CITIZEN' } })
    return ((await answer.json()) as { link: string }).link
  })
  const proof = new URL(link).hash
  await open(page, `/verify${proof}`)
  await expect(
    page.getByText(say({ ar: 'الإيصال صحيح', en: 'This receipt is genuine' }), { exact: true }),
  ).toBeVisible()
  await look(page)
  await page
    .getByLabel(say({ ar: 'رقم الوثيقة أو نص الرمز', en: 'Document number or text of the code' }))
    .fill(proof.slice(1).replace(/.(?=.{5}$)/, letter => (letter === 'A' ? 'B' : 'A')))
  await page.getByRole('button', { name: say({ ar: 'تحقق', en: 'Check' }), exact: true }).click()
  await expect(page.getByText(say({ ar: 'غير صحيح', en: 'Not genuine' }), { exact: true })).toBeVisible()
})
