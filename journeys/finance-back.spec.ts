// Finance and a payer go back and forward while money arrives: what their pages showed before is read again.

import { expect, test } from './journey.ts'
import { bringAbout, choose, openAsFinance, toPay, words } from './paying.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, who: 'finance' })

const paid = { ar: 'مسدد', en: 'Paid' }

test('money that arrives meanwhile is there after Back and Forward, for finance and for its payer', {
  tag: '@both',
}, async ({ page, windowOf, say }) => {
  const payer = await windowOf('citizen')
  const ID = await toPay(payer, say)
  await choose(payer, say, 'code')
  const again = payer.getByRole('button', { name: say(words.other) })
  await expect(again).toBeVisible()
  const main = page.getByRole('main')
  const row = main.locator('tbody tr').filter({ hasText: ID })
  const isPaid = (part: typeof main) => part.getByText(say(paid), { exact: true }).first()

  await openAsFinance(page, ID)
  await expect(isPaid(main)).toHaveCount(0)
  await page.goBack()
  await expect(row).toBeVisible()
  await expect(isPaid(row)).toHaveCount(0)
  // The payer reads their requests while the money arrives.
  await payer.goBack()
  await expect(payer).toHaveURL(new RegExp(`/entries/${ID}`))
  await bringAbout(payer, ID, 'pay')
  // The provider's notice is on its way for a moment.
  const status = () =>
    payer.evaluate(async id => (await fetch(`/api/ROOM_BOOKING/${id}/paymentStatus`)).json(), ID)
  await expect.poll(async () => (await status()).status).toBe('paid')

  await page.goForward()
  await expect(isPaid(main)).toBeVisible()
  await page.goBack()
  await expect(isPaid(row)).toBeVisible()
  await payer.goForward()
  await expect(
    payer.getByRole('heading', {
      level: 1,
      name: say({ ar: /سُددت رسوم الطلب/, en: /Payment received for request/ }),
    }),
  ).toBeVisible()
  await expect(again).toHaveCount(0)
  await payer.goBack()
  await expect(payer.getByRole('link', { name: say({ ar: /^سداد/, en: /^Pay / }) })).toHaveCount(0)
})
