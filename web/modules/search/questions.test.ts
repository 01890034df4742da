import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionOf } from './questions.ts'

test('questions about one’s own requests, in the words people use', () => {
  for (const question of [
    'أين وصل طلبي؟',
    'فين طلبى',
    'ما حالة الطلب الذي قدمته',
    'متابعة طلب',
    'Where is my request?',
    'track my application',
    'status of the request',
  ])
    assert.deepEqual(questionOf(question), { kind: 'requests', number: undefined }, question)
})

test('a number is read in either set of digits and any case', () => {
  assert.deepEqual(questionOf('أين طلب FIRS-2026-000123-7؟'), {
    kind: 'requests',
    number: 'FIRS-2026-000123-7',
  })
  assert.deepEqual(questionOf('firs-٢٠٢٦-٠٠٠١٢٣-٧'), { kind: 'requests', number: 'FIRS-2026-000123-7' })
})

test('anything else is looked for in the portal', () => {
  for (const question of [
    'كيف أدفع فاتورة الكهرباء؟',
    'طلب عداد جديد',
    'How much is a meter check?',
    '',
    '؟',
  ])
    assert.deepEqual(questionOf(question), { kind: 'search' }, question)
})
