// A time of Cairo's clock in words, of `10:00` as it is stored. It is no instant: the reader's own clock does not matter.

import { formatter } from './dates.ts'
import { type Language, localeOf } from './text.ts'

/** `10:00 am`, `١٠:٠٠ ص` */
export const formatClock = (language: Language, time: string): string =>
  formatter(`clock ${language}`, localeOf[language], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'UTC',
  })
    .format(new Date(`2000-01-01T${time}Z`))
    .replace(/[\u200e\u200f]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
