// What people are notified of after a closing: for how long it was, and until when they have time now.

import { promiseRows } from '@bawaba/contract/promise-kinds.ts'
import { formatDateTime, type Language, type Messages, t } from '@bawaba/language/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Notices } from '../notifications/index.ts'
import { type Extended, notifyStore } from './notify-store.ts'

type Dependencies = { database: Database; notices: Notices; clock: () => Date }

const atOnce = 200
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

const messages = {
  minutes: {
    ar: {
      zero: 'أقل من دقيقة',
      one: 'دقيقة',
      two: 'دقيقتين',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
    en: { one: '{count} minute', other: '{count} minutes' },
  },
  hours: {
    ar: {
      zero: 'أقل من ساعة',
      one: 'ساعة',
      two: 'ساعتين',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
    en: { one: '{count} hour', other: '{count} hours' },
  },
  days: {
    ar: {
      zero: 'أقل من يوم',
      one: 'يومًا',
      two: 'يومين',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
    en: { one: '{count} day', other: '{count} days' },
  },
} as const satisfies Messages

/** `3 hours`: in days from two days on. */
export const formatLength = (language: Language, ms: number): string => {
  if (ms < hour) return t(language, messages.minutes, { count: Math.ceil(ms / minute) })
  if (ms < 2 * day) return t(language, messages.hours, { count: Math.round(ms / hour) })
  return t(language, messages.days, { count: Math.round(ms / day) })
}

export const createNotify = ({ database, notices, clock }: Dependencies) => {
  const store = notifyStore(database)
  const noticeOf = ({ what, endsAt, closedMs }: Extended) =>
    notices.write('closedTime', language => ({
      closed: formatLength(language, closedMs),
      until: formatDateTime(language, endsAt),
      what: promiseRows[what].own[language],
    }))
  return {
    isDue: store.isDue,
    /** Notifies everybody for whom something was extended. */
    run: async (): Promise<void> => {
      for (let found = await store.waiting(atOnce); found.length > 0; found = await store.waiting(atOnce))
        for (const extended of found) await store.notify(extended, noticeOf(extended), clock())
    },
  }
}
