// Calendar files as RFC 5545 reads them: unfolded, unescaped, with lines that any program takes.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type CalendarEvent, writeCalendar } from './calendar-file.ts'

const event: CalendarEvent = {
  id: 'BOOK-2026-000046-4.deadline',
  host: 'services.example.gov.eg',
  title: 'سدّد رسوم طلبك رقم BOOK-2026-000046-4',
  text: 'Pay by 10:42 am; then the unit, A/12, is free again\nhttps://services.example.gov.eg',
  url: 'https://services.example.gov.eg/services/BOOK_UNIT/entries/BOOK-2026-000046-4',
  start: new Date('2026-11-27T08:27:00Z'),
  end: new Date('2026-11-27T08:42:00Z'),
  remindMinutes: 15,
  isFree: true,
}
const now = new Date('2026-11-27T07:45:12Z')

/** A reader of its own: section 3.1 unfolds, section 3.3.11 unescapes. */
const read = (file: string): Map<string, string> =>
  new Map(
    file
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(line => line !== '')
      .map(line => {
        const at = line.indexOf(':')
        const value = line
          .slice(at + 1)
          .replace(/\\([\\;,nN])/g, (_, sign) => (sign.toLowerCase() === 'n' ? '\n' : sign))
        return [line.slice(0, at), value] as const
      }),
  )

test('a deadline as a calendar reads it', () => {
  const lines = read(writeCalendar(event, now))
  assert.equal(lines.get('UID'), 'BOOK-2026-000046-4.deadline@services.example.gov.eg')
  assert.deepEqual([lines.get('DTSTART'), lines.get('DTEND')], ['20261127T082700Z', '20261127T084200Z'])
  assert.equal(lines.get('DTSTAMP'), '20261127T074512Z')
  assert.equal(lines.get('SUMMARY'), event.title)
  assert.equal(lines.get('TRIGGER'), '-PT15M')
})

test('a later download has the same UID and a higher sequence', () => {
  const [first, second] = [now, new Date(now.getTime() + 60_000)].map(at => read(writeCalendar(event, at)))
  assert.equal(first?.get('UID'), second?.get('UID'))
  assert.ok(Number(second?.get('SEQUENCE')) > Number(first?.get('SEQUENCE')))
  assert.ok(Number(second?.get('SEQUENCE')) < 2 ** 31)
})

test('whatever words it has, every line is short and whole, and the words come back', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(anyText, anyText, (title, text) => {
      const file = writeCalendar({ ...event, title, text: `${text}\n;,\\` }, now)
      for (const line of file.split('\r\n')) {
        assert.ok(Buffer.byteLength(line) <= 75, line)
        assert.ok(!line.includes('\ufffd') || title.includes('\ufffd') || text.includes('\ufffd'))
      }
      assert.ok(!/[^\r]\n|\r[^\n]/.test(file))
      const plain = (words: string) =>
        words
          .replace(/\r\n?/g, '\n')
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
          .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2066-\u2069]/g, '')
      const lines = read(file.replace(/BEGIN:VALARM[\s\S]*END:VALARM\r\n/, ''))
      assert.equal(lines.get('SUMMARY'), plain(title))
      assert.equal(lines.get('DESCRIPTION'), plain(`${text}\n;,\\`))
    }),
  )
})
