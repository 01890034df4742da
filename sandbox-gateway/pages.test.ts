// The hosted pages as a browser without scripts meets them: cards, the code, codes at a counter, transfers.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import { newFolder, startMerchant } from './test-merchant.ts'

const { folder, remove } = newFolder()
const merchant = startMerchant(folder)
const { form, kinds, cardPath, begin, pass } = merchant
after(async () => {
  await merchant.gateway.close()
  remove()
})
const get = async (url: string) => {
  const { statusCode, headers, body } = await merchant.gateway.app.inject({ url })
  return { statusCode, headers, body: stripBidi(body) }
}
const card = (number: string, change = {}) => ({ number, expiry: '08/30', securityCode: '123', ...change })
const codeOf = (reference: string) =>
  merchant.gateway.ledger.book.payments.get(reference)?.challenge?.code ?? ''

test('a card is paid after its code, and leads back; digits may be Arabic', async () => {
  const path = await cardPath('p1')
  const page = await get(path)
  assert.match(page.body, /<html lang="ar" dir="rtl">/)
  assert.match(page.body, /١٬٢٥٠٫٥٠ ج\.م/)
  assert.match(page.body, /بطاقة المكتبة &#60;LIB-1&#62;/)
  assert.match(
    String(page.headers['content-security-policy']),
    /default-src 'none'.*form-action 'self' http:\/\/portal\.test;/,
  )
  assert.doesNotMatch(page.body, /<script|style="/)
  assert.match((await get(`${path}?language=en`)).body, /EGP 1,250\.50/)
  const first = await form(path, card('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', { expiry: '٠٨/٣٠', securityCode: '١٢٣' }))
  assert.equal(first.headers.location, `${path}/code?language=ar`)
  assert.ok((await get(`${path}/code`)).body.includes(codeOf('p1')))
  const arabic = codeOf('p1').replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
  const done = await form(`${path}/code`, { code: arabic })
  assert.deepEqual([done.statusCode, done.headers.location], [303, 'http://portal.test/ar/paid?x=1'])
  assert.deepEqual(kinds('p1'), ['pending', 'received'])
  // Sent again it is not paid again.
  assert.equal((await form(`${path}/code`, { code: arabic })).statusCode, 200)
  assert.equal((await form(path, card('4000000000000077'))).statusCode, 200)
  assert.deepEqual(kinds('p1'), ['pending', 'received'])
})

test('each test card comes to what it is there for', async () => {
  const fates: [number: string, kinds: string[], status: number, text: RegExp][] = [
    ['4000000000000077', ['pending', 'received'], 303, /^$/],
    ['4000000000009995', ['pending', 'declined'], 200, /رصيد البطاقة لا يكفي/],
    ['4000000000000119', ['pending'], 200, /لم يصل رد من البنك/],
    // Nobody's card.
    ['5555555555554444', ['pending', 'declined'], 200, /رفض البنك/],
  ]
  for (const [number, expected, status, text] of fates) {
    const answer = await form(await cardPath(`card-${number}`), card(number))
    assert.equal(answer.statusCode, status, number)
    assert.match(answer.body, text)
    assert.deepEqual(kinds(`card-${number}`), expected)
  }
  const silent = await cardPath('silent')
  await form(silent, card('4000000000000341'))
  assert.match((await form(`${silent}/code`, { code: codeOf('silent') })).body, /لم يصل رد من البنك/)
  assert.deepEqual(kinds('silent'), ['pending', 'received'])
  assert.match((await get(silent)).body, /لم يصل رد من البنك/)
  const declined = await cardPath('declined')
  await form(declined, card('4000000000000002'))
  await form(`${declined}/code`, { code: codeOf('declined') })
  assert.deepEqual(kinds('declined'), ['pending', 'declined'])
})

test('a third wrong code declines', async () => {
  const path = await cardPath('p2', { language: 'en' })
  await form(path, card('4242424242424242'))
  const wrong = codeOf('p2') === '111111' ? '222222' : '111111'
  assert.match((await form(`${path}/code`, { code: 'abc' })).body, /Enter the code of 6 digits/)
  assert.match((await form(`${path}/code`, { code: wrong })).body, /You have 2 attempts left/)
  assert.match((await form(`${path}/code`, { code: wrong })).body, /You have 1 attempt left/)
  assert.deepEqual(kinds('p2'), ['pending'])
  assert.match((await form(`${path}/code`, { code: wrong })).body, /The bank declined it/)
  assert.deepEqual(kinds('p2'), ['pending', 'declined'])
  assert.equal((await form(`${path}/code`, { code: '000000' })).statusCode, 200)
})

test('what is typed wrong is said at its field, and nothing of a card is written down', async () => {
  const path = await cardPath('p3', { language: 'en' })
  const empty = await form(path, {})
  assert.equal(empty.statusCode, 422)
  for (const text of ['Enter the card number', 'Enter the expiry date', 'Enter the security code'])
    assert.ok(empty.body.includes(text), text)
  assert.match(empty.body, /id="number"[^>]*aria-describedby="number-error" aria-invalid="true" autofocus/)
  assert.match((await form(path, card('4242424242424241'))).body, /has a mistake/)
  assert.match((await form(path, card('4242424242424242', { expiry: '10/26' }))).body, /has expired/)
  assert.equal((await form(path, card('4242424242424242', { expiry: '11/26' }))).statusCode, 303)
  const { readFileSync } = await import('node:fs')
  assert.doesNotMatch(readFileSync(`${folder}/journal.jsonl`, 'utf8'), /4242424242|securityCode/)
})

test('leaving the card page cancels; another site cannot send its forms', async () => {
  const path = await cardPath('p4')
  const foreign = await form(`${path}/cancel`, {}, { 'sec-fetch-site': 'cross-site' })
  assert.equal(foreign.statusCode, 403)
  assert.deepEqual(kinds('p4'), ['pending'])
  const left = await form(`${path}/cancel`, {}, { 'sec-fetch-site': 'same-origin' })
  assert.equal(left.headers.location, 'http://portal.test/ar/unpaid')
  assert.deepEqual(kinds('p4'), ['pending', 'cancelled'])
  assert.match((await get(path)).body, /أُلغي الدفع/)
  assert.equal((await get('/pay/nobody')).statusCode, 404)
})

test('a code is paid once at the counter', async () => {
  const { body } = await begin('k1', { channel: 'payment-code' })
  const typed = String(body.code).replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
  assert.match(
    (await get(`/counter?language=en&code=${encodeURIComponent(typed)}`)).body,
    /I took EGP 1,250\.50 in cash/,
  )
  const paid = await form('/counter/pay?language=en', { code: body.code })
  assert.match((await get(String(paid.headers.location))).body, /txn-/)
  assert.match((await form('/counter/pay?language=en', { code: body.code })).body, /paid before/)
  assert.deepEqual(kinds('k1'), ['pending', 'received'])
  const find = async (code: string) => (await get(`/counter?language=en&code=${code}`)).body
  assert.match(await find('123'), /No payment has this code/)
  assert.match(await find(''), /Enter the payment code/)
  const late = await begin('k2', { channel: 'payment-code' })
  const void_ = await begin('k3', { channel: 'payment-code' })
  await merchant.call('POST', '/payments/k3/cancel')
  assert.match(await find(void_.body.code), /was cancelled/)
  pass(3_600_000)
  assert.match(await find(late.body.code), /has expired/)
  assert.deepEqual(kinds('k2'), ['pending', 'expired'])
})

test('transfers arrive exact, less, more, twice and late', async () => {
  const expiresAt = '2026-11-23T12:00:00.000Z'
  const { body } = await begin('t1', { channel: 'bank', expiresAt })
  const transfer = async (amount: string, reference = body.transferReference) => {
    const answer = await form('/bank?language=en', { reference, amount })
    return answer.statusCode === 303 ? (await get(String(answer.headers.location))).body : answer.body
  }
  assert.match(await transfer('١٬٠٠٠ ج.م'), /EGP 250\.50 is still missing/)
  assert.match(
    await transfer('250.5', ` ${body.transferReference.toLowerCase()} `),
    /whole amount has arrived/,
  )
  pass(7_200_000)
  assert.match(await transfer('0.01'), /EGP 0\.01 more than/)
  assert.match(await transfer('1', 'SB1'), /No payment has this reference/)
  for (const wrong of ['', '0', '-5', '1.005', 'abc', '1e9', '5²', '$50'])
    assert.match(await transfer(wrong), /Enter the amount/, wrong)
  assert.deepEqual(kinds('t1'), ['pending', 'received', 'received', 'received'])
  assert.equal(
    merchant.gateway.ledger.balances().find(({ reference }) => reference === 't1')?.received,
    125_051,
  )
})

test('the control page sets a fault by its form and shows what happens', async () => {
  const added = await form('/control/fault?language=en', {
    fault: 'never',
    reference: 't9',
    times: '١',
    seconds: '',
  })
  assert.equal(added.headers.location, '/control?language=en')
  assert.match((await get('/control?language=en')).body, /&#34;never&#34;:true/)
  await begin('t9', { expiresAt: '2026-11-24T10:00:00.000Z' })
  const page = (await get('/control?language=en')).body
  assert.match(page, /t9/)
  assert.match(page, /Not sent/)
  assert.doesNotMatch(page, /&#34;never&#34;:true/)
})
