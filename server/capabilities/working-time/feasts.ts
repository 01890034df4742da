// Holidays by rule: those of a fixed day in every year, Sham El Nessim by the Coptic Easter, and days that could become a
// feast of the Islamic calendar where nobody has said yet when it is. Pure.

import type { Holiday } from '@bawaba/contract/entities/holiday.ts'
import { addDays, type Text } from '@bawaba/language/index.ts'

/** As the law names them; month and day. */
const fixed: readonly [string, Text][] = [
  ['01-07', { ar: 'عيد الميلاد المجيد', en: 'Coptic Christmas' }],
  ['01-25', { ar: 'عيد الثورة وعيد الشرطة', en: 'Revolution Day and Police Day' }],
  ['04-25', { ar: 'عيد تحرير سيناء', en: 'Sinai Liberation Day' }],
  ['05-01', { ar: 'عيد العمال', en: 'Labour Day' }],
  ['06-30', { ar: 'ثورة ٣٠ يونيو', en: '30 June Revolution' }],
  ['07-23', { ar: 'ثورة ٢٣ يوليو', en: '23 July Revolution' }],
  ['10-06', { ar: 'عيد القوات المسلحة', en: 'Armed Forces Day' }],
]

/** How far the Julian calendar is behind, from 1900 to 2099. */
const julianDays = 13
/** Easter of the Coptic church: the rule of Meeus for the Julian calendar. */
const copticEaster = (year: number): string => {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const sum = moon + sunday + 114
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1]
  const julian = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return addDays(julian, julianDays)
}

/** The holidays of a year that do not hang on the moon. */
export const fixedHolidays = (year: number): Holiday[] =>
  [
    ...fixed.map(([day, name]) => ({ date: `${year}-${day}`, name, isExpected: false })),
    {
      date: addDays(copticEaster(year), 1),
      name: { ar: 'شم النسيم', en: 'Sham El Nessim' },
      isExpected: false,
    },
  ].sort((a, b) => a.date.localeCompare(b.date))

/** Umm al-Qura reckons the moon; Egypt looks for it, and is a day early or late. */
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})
const hijriDay = (date: string): string => {
  const found = hijri.formatToParts(new Date(`${date}T00:00:00Z`))
  const part = (name: string) => found.find(({ type }) => type === name)?.value ?? ''
  return `${part('month')}-${part('day')}`
}
const moving: ReadonlyMap<string, Text> = new Map(
  (
    [
      [{ ar: 'عيد الفطر', en: 'Eid al-Fitr' }, ['10-1', '10-2', '10-3']],
      [{ ar: 'وقفة عرفات', en: 'Arafat Day' }, ['12-9']],
      [{ ar: 'عيد الأضحى', en: 'Eid al-Adha' }, ['12-10', '12-11', '12-12']],
      [{ ar: 'رأس السنة الهجرية', en: 'Islamic New Year' }, ['1-1']],
      [{ ar: 'المولد النبوي', en: 'The Prophet’s Birthday' }, ['3-12']],
    ] as const
  ).flatMap(([name, days]) => days.map(day => [day, name] as const)),
)

/** Which feast a day could be, give or take a day of the moon. */
const feastNear = (date: string): Text | undefined =>
  [0, -1, 1].map(days => moving.get(hijriDay(addDays(date, days)))).find(name => name !== undefined)

const yearsAhead = 4

/**
 * Days after the last moving feast that is known which could become one. They count as days off, so that no visit is
 * offered and nothing ends on them; each says that it is expected.
 */
export const possibleFeasts = (knownUntil: string): Holiday[] => {
  const days = Array.from({ length: yearsAhead * 366 }, (_, index) => addDays(knownUntil, index + 2))
  return days.flatMap(date => {
    const name = feastNear(date)
    return name ? [{ date, name, isExpected: true }] : []
  })
}
