// Availability in words: each kind of date, in both languages, read without the isolation marks.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import { availabilityOf, dayOfMonth, isOpenHere } from './availability.ts'

const both = (service: Parameters<typeof availabilityOf>[1]) =>
  (['ar', 'en'] as const).map(language => stripBidi(availabilityOf(language, service)))

test('open, with and without an end', () => {
  assert.deepEqual(both({ availabilityStatus: 'active' }), ['متاحة الآن', 'Open now'])
  assert.deepEqual(both({ availabilityStatus: 'active', toDate: '2026-03-14' }), [
    'متاحة حتى ١٤ مارس ٢٠٢٦',
    'Open until 14 March 2026',
  ])
})

test('not yet and no longer', () => {
  assert.deepEqual(both({ availabilityStatus: 'about-to-be-active', fromDate: '2026-12-01' }), [
    'تُفتح يوم ١ ديسمبر ٢٠٢٦',
    'Opens on 1 December 2026',
  ])
  assert.deepEqual(both({ availabilityStatus: 'deactivated', toDate: '2026-03-14' }), [
    'مغلقة منذ ١٤ مارس ٢٠٢٦',
    'Closed since 14 March 2026',
  ])
})

test('days of each month, also into the next', () => {
  const service = {
    availabilityStatus: 'active',
    availability: { kind: 'monthly', from: 1, to: 10 },
  } as const
  assert.deepEqual(both(service), [
    'متاحة من يوم ١ إلى يوم ١٠ من كل شهر',
    'Available from the 1st to the 10th of each month',
  ])
  assert.equal(
    both({ ...service, availability: { kind: 'monthly', from: 22, to: 3 } })[1],
    'Available from the 22nd of each month to the 3rd of the next',
  )
  assert.equal(dayOfMonth('en', 11), '11th')
})

test('a service that is switched off on the web is closed here, whatever its dates say', () => {
  const service = {
    isActive: true,
    availabilityStatus: 'active',
    toDate: '2027-03-14',
    disabledOn: ['web'],
  } as const
  assert.deepEqual(both({ ...service, disabledOn: [...service.disabledOn] }), ['مغلقة الآن', 'Closed now'])
  assert.equal(isOpenHere({ isActive: true, disabledOn: ['web'] }), false)
  assert.equal(isOpenHere({ isActive: true, disabledOn: [] }), true)
  assert.equal(isOpenHere({ isActive: false }), false)
})
