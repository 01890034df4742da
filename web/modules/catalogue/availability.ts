// When a service can be used, in words. The server says whether it is open; the dates say why.

import type { Service } from '@bawaba/contract/entities/service.ts'
import { formatDate, formatNumber, type Language, t } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

type Dated = Pick<
  Partial<Service>,
  'isActive' | 'availabilityStatus' | 'fromDate' | 'toDate' | 'availability' | 'disabledOn'
>

/** Whether the portal takes requests for a service now: it is open, and not switched off on the web. */
export const isOpenHere = ({ isActive, disabledOn }: Pick<Dated, 'isActive' | 'disabledOn'>): boolean =>
  isActive === true && !disabledOn?.includes('web')

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }

/** `10th`, `١٠`: a day of the month inside a sentence. */
export const dayOfMonth = (language: Language, day: number): string =>
  language === 'ar' ? formatNumber('ar', day) : `${day}${endings[ordinals.select(day)] ?? 'th'}`

/** From one day of each month to another. */
export const monthly = (language: Language, from: number, to: number): string =>
  t(language, to < from ? messages.monthlyNext : messages.monthly, {
    from: dayOfMonth(language, from),
    to: dayOfMonth(language, to),
  })

/** One line: open, open until, opens on, closed since, or the days of each month. */
export const availabilityOf = (language: Language, service: Dated): string => {
  const { availability, fromDate, toDate, availabilityStatus } = service
  // Its dates speak of other channels.
  if (service.disabledOn?.includes('web')) return t(language, messages.closed)
  if (availability?.kind === 'monthly') return monthly(language, availability.from, availability.to)
  if (availabilityStatus === 'about-to-be-active')
    return fromDate
      ? t(language, messages.opensOn, { date: formatDate(language, fromDate) })
      : t(language, messages.soon)
  const end = availability?.kind === 'until' ? availability.day : toDate
  if (availabilityStatus === 'deactivated')
    return end
      ? t(language, messages.closedSince, { date: formatDate(language, end) })
      : t(language, messages.closed)
  return end
    ? t(language, messages.openUntil, { date: formatDate(language, end) })
    : t(language, messages.always)
}
