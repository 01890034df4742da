import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Candidate, proposalsFor, referencesIn } from './match.ts'

test('references are found however they were written', () => {
  assert.deepEqual(referencesIn('رسوم ١٢٣٤٥٦٧٨٩٠'), ['1234567890'])
  assert.deepEqual(referencesIn('ref 12345 67890, again 1234-567-890'), ['1234567890'])
  // Eleven digits are none, nor is a part of them.
  assert.deepEqual(referencesIn('01001234567 and 123456789'), [])
  const id = '0199a0f2-1111-7aaa-8bbb-123456789abc'
  assert.deepEqual(referencesIn(`order ${id.toUpperCase()}`).at(-1), id)
})

const candidate = (attemptId: string, more: Partial<Candidate> = {}): Candidate => ({
  attemptId,
  payment: { id: attemptId, number: attemptId },
  names: ['هدى علي أحمد', 'Hoda Aly Ahmed'],
  amount: 9_000,
  createdAt: new Date('2026-11-18T10:00:00Z'),
  ...more,
})

test('of several with the amount, the name and the time tell', () => {
  const line = { amount: 9_000, day: '2026-11-20', payer: 'هدي على احمد', details: '' }
  const proposals = proposalsFor(line, [
    candidate('other', { names: ['سلمى حسن'] }),
    candidate('late', { createdAt: new Date('2026-10-01T10:00:00Z') }),
    candidate('right'),
    candidate('amount', { amount: 9_001 }),
  ])
  assert.deepEqual(
    proposals.map(({ attemptId, confidence, why }) => [attemptId, confidence, why]),
    [
      ['right', 'likely', ['amount', 'name', 'date']],
      ['other', 'possible', ['amount', 'date']],
      ['late', 'possible', ['amount', 'name']],
    ],
  )
  // One word alone is anybody's.
  const [only] = proposalsFor({ ...line, payer: 'هدى' }, [candidate('right')])
  assert.equal(only?.confidence, 'possible')
})
