// Ends as people read them: near and far, at midnight, on nights on which clocks change, from abroad.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { stripBidi } from './bidi.ts'
import { formatEnd, formatEndDay } from './ends.ts'
import { cairoInstant, cairoWall } from './wall-clock.ts'
import { endOfCairoDay } from './working-days.ts'

const at = (wall: string) => cairoInstant(wall)
const cairo = (end: string | Date, now: Date) => ({
  ar: stripBidi(formatEnd('ar', end, { now, zone: 'Africa/Cairo' })),
  en: stripBidi(formatEnd('en', end, { now, zone: 'Africa/Cairo' })),
})

test('an end more than two days away is the end of its day', () => {
  assert.deepEqual(cairo(endOfCairoDay('2026-11-27'), at('2026-11-20T10:00')), {
    ar: 'نهاية يوم ٢٧ نوفمبر ٢٠٢٦',
    en: 'the end of 27 November 2026',
  })
})

test('an end within two days has its time', () => {
  assert.deepEqual(cairo(at('2026-11-27T10:42'), at('2026-11-27T09:42')), {
    ar: '٢٧ نوفمبر ٢٠٢٦ الساعة ١٠:٤٢ ص',
    en: '27 November 2026 at 10:42 am',
  })
  assert.equal(cairo(endOfCairoDay('2026-11-27'), at('2026-11-26T09:42')).en, '27 November 2026 at 11:59 pm')
})

test('midnight belongs to the day before it', () => {
  const end = at('2026-12-01T00:00')
  assert.equal(cairo(end, at('2026-11-20T10:00')).en, 'the end of 30 November 2026')
  assert.equal(cairo(end, at('2026-11-30T10:00')).ar, '٣٠ نوفمبر ٢٠٢٦ الساعة ١١:٥٩ م')
  const reading = { now: at('2026-11-20T10:00') }
  assert.equal(formatEndDay('en', end, reading), '30 November 2026')
  assert.equal(formatEndDay('ar', '2026-11-30', reading), '٣٠ نوفمبر ٢٠٢٦')
})

test('an end in the middle of a day keeps its time however far it is', () => {
  assert.equal(cairo(at('2026-11-27T14:00'), at('2026-11-20T10:00')).en, '27 November 2026 at 2:00 pm')
})

test('a reader elsewhere reads their own time too, with the name of its zone', () => {
  const [end, now] = [at('2026-11-27T23:00'), at('2026-11-27T09:00')]
  const words = (language: 'ar' | 'en', zone?: string) =>
    stripBidi(formatEnd(language, end, zone === undefined ? { now } : { now, zone }))
  assert.equal(
    words('en', 'Asia/Dubai'),
    '27 November 2026 at 11:00 pm Cairo time (28 November 2026 at 1:00 am Gulf Standard Time)',
  )
  assert.equal(
    words('ar', 'Asia/Dubai'),
    '٢٧ نوفمبر ٢٠٢٦ الساعة ١١:٠٠ م بتوقيت القاهرة (٢٨ نوفمبر ٢٠٢٦ الساعة ١:٠٠ ص بتوقيت الخليج)',
  )
  // The same day is named once; a zone whose clocks agree that day is none of its own.
  assert.equal(
    words('en', 'Europe/London'),
    '27 November 2026 at 11:00 pm Cairo time (9:00 pm United Kingdom Time)',
  )
  assert.equal(words('en', 'Asia/Beirut'), '27 November 2026 at 11:00 pm')
  // A message does not know where it is read.
  assert.equal(words('en'), '27 November 2026 at 11:00 pm Cairo time')
  assert.equal(words('ar'), '٢٧ نوفمبر ٢٠٢٦ الساعة ١١:٠٠ م بتوقيت القاهرة')
  assert.equal(words('en', 'Not/AZone'), '27 November 2026 at 11:00 pm Cairo time')
})

const year2026 = Date.UTC(2026, 0, 1)
const anyInstant = fc
  .integer({ min: 0, max: 2 * 366 * 24 * 60 })
  .map(minutes => new Date(year2026 + minutes * 60_000))
const english = /^(\d+) (\w+) (\d{4})$/
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const isoOf = (words: string): string => {
  const [, day = '', month = '', year = ''] = english.exec(words) ?? assert.fail(words)
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}

test('the day that is named always lasts until the end, whatever the clocks do', () => {
  fc.assert(
    fc.property(anyInstant, fc.integer({ min: -5000, max: 200_000 }), (end, minutes) => {
      const now = new Date(end.getTime() - minutes * 60_000)
      const words = formatEndDay('en', end, { now, zone: 'Africa/Cairo' })
      const [day = '', time] = stripBidi(words).split(' at ')
      // The last minute before an exclusive midnight; any other end is shown as it is.
      const wall = cairoWall(end)
      const last = wall.endsWith('T00:00') ? cairoWall(new Date(end.getTime() - 1)) : wall
      assert.equal(isoOf(day), last.slice(0, 10))
      const isFar = Math.abs(minutes) > 2 * 24 * 60
      if (time === undefined) {
        assert.ok(isFar && wall.endsWith('T00:00'), `${words} says the whole day`)
      } else {
        const [, hour = '', minute = '', half = ''] = /^(\d+):(\d\d) (am|pm)$/.exec(time) ?? assert.fail(time)
        assert.equal((Number(hour) % 12) + (half === 'pm' ? 12 : 0), Number(last.slice(11, 13)))
        assert.equal(minute, last.slice(14, 16))
      }
    }),
  )
})

test('both languages name the same day and the same time', () => {
  const latin = (text: string) => text.replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
  fc.assert(
    fc.property(anyInstant, anyInstant, (end, now) => {
      const numbers = (language: 'ar' | 'en') =>
        latin(formatEnd(language, end, { now, zone: 'Asia/Riyadh' })).match(/\d+/g)
      assert.deepEqual(numbers('ar'), numbers('en'))
    }),
  )
})
