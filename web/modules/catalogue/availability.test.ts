// Availability in words: each kind of date, in both languages, read without the isolation marks.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripBidi } from '@bawaba/language/index.ts'
import { availabilityOf, isOpenHere } from './availability.ts'
import { dayOfMonth } from './monthly.ts'
import { openWords } from './open-words.ts'

const both = (service: Parameters<typeof availabilityOf>[1], now = '2026-06-01T10:00:00Z') =>
  (['ar', 'en'] as const).map(language =>
    stripBidi(
      availabilityOf(language, service, openWords(language, { now: new Date(now), zone: 'Africa/Cairo' })),
    ),
  )

test('an end at midnight, and the day that a service is open until, name the last open day', () => {
  const midnight = { toDate: '2026-12-01T00:00:00+02:00' }
  const until = { availability: { kind: 'until', day: '2026-11-30' } } as const
  for (const end of [midnight, until]) {
    const open = { availabilityStatus: 'active', ...end } as const
    assert.deepEqual(both(open, '2026-11-02T10:00:00Z'), [
      'متاحة حتى ٣٠ نوفمبر ٢٠٢٦',
      'Open until 30 November 2026',
    ])
    assert.equal(both(open, '2026-11-30T10:00:00Z')[1], 'Open until 30 November 2026 at 11:59 pm')
    assert.deepEqual(both({ ...open, availabilityStatus: 'deactivated' }, '2026-12-03T10:00:00Z'), [
      'مغلقة منذ ١ ديسمبر ٢٠٢٦',
      'Closed since 1 December 2026',
    ])
  }
})

test('a service that was switched off before its last day is closed since no day of its dates', () => {
  const off = { availabilityStatus: 'deactivated', toDate: '2027-12-01T00:00:00+02:00' } as const
  assert.deepEqual(both(off), ['مغلقة الآن', 'Closed now'])
})

test('open, with and without an end', () => {
  assert.deepEqual(both({ availabilityStatus: 'active' }), ['متاحة الآن', 'Open now'])
  assert.deepEqual(both({ availabilityStatus: 'active', toDate: '2026-07-14' }), [
    'متاحة حتى ١٤ يوليو ٢٠٢٦',
    'Open until 14 July 2026',
  ])
})

test('not yet and no longer', () => {
  assert.deepEqual(both({ availabilityStatus: 'about-to-be-active', fromDate: '2026-12-01' }), [
    'تُفتح يوم ١ ديسمبر ٢٠٢٦',
    'Opens on 1 December 2026',
  ])
  assert.deepEqual(both({ availabilityStatus: 'deactivated', toDate: '2026-03-14' }), [
    'مغلقة منذ ١٥ مارس ٢٠٢٦',
    'Closed since 15 March 2026',
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
