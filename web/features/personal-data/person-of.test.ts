// Numbers of people for a legal hold.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personOf } from './person-of.ts'

test('fourteen digits of any script are a national ID; other numbers are of a passport', () => {
  for (const number of [
    '29104120103458',
    '٢٩١٠٤١٢٠١٠٣٤٥٨',
    '\u200e2 910412-01-03458',
    '２９１０４１２０１０３４５８',
  ])
    assert.deepEqual(personOf(number), { nationalId: number }, number)
  for (const number of ['123456789', 'A12345678'])
    assert.deepEqual(personOf(number), { passportNumber: number }, number)
})
