// Ends as people read them: of deadlines, holds, codes, letters and services. Far ahead the day; within two days the time,
// and the reader's own where their clock differs. The only place that words an end (testing/architecture/ends.ts).

import { formatter, parts, timeZone } from './dates.ts'
import { startOfDay } from './day-starts.ts'
import { addDays, cairoDate } from './days.ts'
import { t } from './messages.ts'
import { type Language, localeOf, type Messages } from './text.ts'
import { isTimeZone } from './zones.ts'

/** `zone`: of the reader's clock. A message and a letter do not know it: they name Cairo's. */
export type Reading = { now: Date; zone?: string | undefined }

const messages = {
  endOf: { ar: 'نهاية يوم {date}', en: 'the end of {date}' },
  at: { ar: '{date} الساعة {time}', en: '{date} at {time}' },
  inCairo: { ar: '{end} بتوقيت القاهرة', en: '{end} Cairo time' },
  abroad: { ar: '{end} بتوقيت القاهرة ({own} {zone})', en: '{end} Cairo time ({own} {zone})' },
} as const satisfies Messages

const second = 1000
const twoDays = 2 * 86_400 * second

const isPlain = (end: string | Date): end is string =>
  typeof end === 'string' && /^\d{4}-\d\d-\d\d$/.test(end)

/** The last moment that belongs to it: an end at midnight belongs to the day before. A plain date is included. */
const lastMoment = (end: string | Date): Date => {
  if (isPlain(end)) return new Date(startOfDay(addDays(end, 1)).getTime() - second)
  const at = new Date(end)
  const before = new Date(at.getTime() - 1)
  return cairoDate(before) === cairoDate(at) ? at : before
}
const isDayEnd = (at: Date): boolean => cairoDate(new Date(at.getTime() + second)) !== cairoDate(at)

const partsIn = (language: Language, at: Date, zone: string) =>
  parts(
    formatter(`end ${language} ${zone}`, localeOf[language], {
      ...({ day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const),
      ...({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const),
    }),
    at,
  )
const wordsIn = (language: Language, at: Date, zone: string): { date: string; time: string } => {
  const { day, month, year, hour, minute, dayPeriod } = partsIn(language, at, zone)
  return { date: `${day} ${month} ${year}`, time: `${hour}:${minute} ${dayPeriod}` }
}
const zoneName = (language: Language, at: Date, zone: string): string =>
  parts(
    formatter(`zone ${language} ${zone}`, localeOf[language], {
      timeZone: zone,
      timeZoneName: 'longGeneric',
    }),
    at,
  ).timeZoneName ?? zone

const withTime = (language: Language, at: Date, zone: string | undefined): string => {
  const { date, time } = wordsIn(language, at, timeZone)
  const end = t(language, messages.at, { date, time })
  if (zone === undefined || !isTimeZone(zone)) return t(language, messages.inCairo, { end })
  const own = wordsIn(language, at, zone)
  if (own.date === date && own.time === time) return end
  return t(language, messages.abroad, {
    end,
    own: own.date === date ? own.time : t(language, messages.at, own),
    zone: zoneWords(language, at, zone),
  })
}

/** In Arabic a zone is written after its preposition. */
const zoneWords = (language: Language, at: Date, zone: string): string => {
  const name = zoneName(language, at, zone)
  return language === 'ar' ? `بـ${name}`.replace(/^بـت/, 'بت') : name
}

const isByDay = (at: Date, now: Date): boolean =>
  isDayEnd(at) && Math.abs(at.getTime() - now.getTime()) > twoDays

/**
 * `the end of 27 November 2026`, `27 November 2026 at 10:42 am`: to follow "until" or "by". Takes the instant at which
 * something is over, or a plain date as its last day.
 */
export const formatEnd = (language: Language, end: string | Date, { now, zone }: Reading): string => {
  const at = lastMoment(end)
  const words = formatEndDay(language, end, { now, zone })
  return isByDay(at, now) ? t(language, messages.endOf, { date: words }) : words
}

/** `27 November 2026`, with the time as above: for a fact that stands alone, and for what is over. */
export const formatEndDay = (language: Language, end: string | Date, { now, zone }: Reading): string => {
  const at = lastMoment(end)
  return isByDay(at, now) ? wordsIn(language, at, timeZone).date : withTime(language, at, zone)
}
