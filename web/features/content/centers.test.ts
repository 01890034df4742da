// A search for service centers forgives how Arabic is written.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byGovernorate, type Center, centersFor } from './centers.ts'

const center = (code: string, ar: string, en: string, governorate?: { ar: string; en: string }): Center => ({
  code,
  name: { ar, en },
  sector: { ar: 'قطاع', en: 'Sector' },
  company: { ar: 'شركة', en: 'Company' },
  ...(governorate ? { governorate } : {}),
})
const centers = [
  center('DOKKI', 'مركز خدمة الدقي', 'Dokki service center', { ar: 'الجيزة', en: 'Giza' }),
  center('AGAMI', 'مركز خدمة العجمي', 'Agami service center', { ar: 'الإسكندرية', en: 'Alexandria' }),
  center('OTHER', 'فرع', 'Branch'),
]
const codes = (query: string) => centersFor(centers, query).map(({ code }) => code)

test('by governorate or name, however it is written, in either language', () => {
  for (const query of ['الجيزة', 'جيزه', 'الجيزه', 'giza', 'GIZ', 'الدقى', 'دقي مركز'])
    assert.deepEqual(codes(query), ['DOKKI'], query)
  for (const query of ['اسكندرية', 'الإسكندريه', 'إسكندرية', 'alex'])
    assert.deepEqual(codes(query), ['AGAMI'], query)
  assert.deepEqual(codes('اسوان'), [])
  assert.deepEqual(codes('  ').length, 3)
})

test('grouped by governorate in the order of the reader’s alphabet', () => {
  const names = byGovernorate(centers, 'ar').map(({ name }) => name.ar)
  assert.deepEqual(names, ['الإسكندرية', 'الجيزة', 'شركة'])
  assert.deepEqual(
    byGovernorate(centers, 'en').map(({ name }) => name.en),
    ['Alexandria', 'Company', 'Giza'],
  )
})
