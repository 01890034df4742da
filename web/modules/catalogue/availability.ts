// When a service can be used, in words. The server says whether it is open; the dates say why.

import type { Service } from '@bawaba/contract/entities/service.ts'
import { formatDate, type Language, t } from '@bawaba/language/index.ts'
import { messages } from './availability-messages.ts'
import { messages as common } from './messages.ts'
import { monthly } from './monthly.ts'
import type { OpenWords } from './open-words.ts'

type Dated = Pick<
  Partial<Service>,
  'isActive' | 'availabilityStatus' | 'fromDate' | 'toDate' | 'availability' | 'disabledOn'
>

/** Whether the portal takes requests for a service now: it is open, and not switched off on the web. */
export const isOpenHere = ({ isActive, disabledOn }: Pick<Dated, 'isActive' | 'disabledOn'>): boolean =>
  isActive === true && !disabledOn?.includes('web')

/** One line: open, open until, opens on, closed since, or the days of each month. */
export const availabilityOf = (
  language: Language,
  service: Dated,
  { lastDay, closedSince }: OpenWords,
): string => {
  const { availability, fromDate, toDate, availabilityStatus } = service
  // Its dates speak of other channels.
  if (service.disabledOn?.includes('web')) return t(language, common.closed)
  if (availability?.kind === 'monthly') return monthly(language, availability.from, availability.to)
  if (availabilityStatus === 'about-to-be-active')
    return fromDate
      ? t(language, messages.opensOn, { date: formatDate(language, fromDate) })
      : t(language, common.soon)
  if (availabilityStatus === 'deactivated') {
    const date = closedSince(service)
    return date ? t(language, messages.closedSince, { date }) : t(language, common.closed)
  }
  const end = availability?.kind === 'until' ? availability.day : toDate
  return end ? t(language, messages.openUntil, { date: lastDay(end) }) : t(language, messages.always)
}
