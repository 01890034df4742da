// The number of a request as people type and paste it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestNumberOf } from './request-number.ts'

const whole = [
  ' libr-٢٠٢٦-٠٠٠١٢٣-٧ ',
  '\u2066LIBR-2026-000123-7\u2069',
  'LIBR20260001237',
  'libr 2026 000123 7',
  'LIBR–2026–000123–7',
  'LIBR−۲۰۲۶−۰۰۰۱۲۳−۷',
  'LIBR - 2026 - 000123 - 7',
  'LIBR-2026-\u00ad000123-7',
  'libr/2026/000123/7',
]
for (const typed of whole)
  test(`${JSON.stringify(typed)} is a whole request number`, () =>
    assert.equal(requestNumberOf(typed), 'LIBR-2026-000123-7'))

const partial: [string, string][] = [
  ['٠٠٤٨١٢', '004812'],
  ['\u2066firs-۲۰۲۶ \u2069', 'FIRS-2026'],
  ['libr2026', 'LIBR-2026'],
  ['LIBR-2026-0001', 'LIBR-2026-0001'],
  ['LIBR 2026 000123', 'LIBR-2026-000123'],
  ['000123 7', '000123-7'],
  ['', ''],
]
for (const [typed, part] of partial)
  test(`${JSON.stringify(typed)} is a part of a request number`, () =>
    assert.equal(requestNumberOf(typed), part))

test('a number of more digits keeps all of them', () =>
  assert.equal(requestNumberOf('libr2026١٢٣٤٥٦٧٨'), 'LIBR-2026-1234567-8'))
