// The morning digest of staff: one message each, at eight on a day of work, however much there is to tell.

import { digestWords, wholeKinds } from '@bawaba/contract/counted-words.ts'
import { type DigestKind, notificationKinds } from '@bawaba/contract/notification-kinds.ts'
import type { Topic } from '@bawaba/contract/notification-topics.ts'
import { cairoDate, type Language, t } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Database, Queries } from '../../platform/database/index.ts'
import type { Notices } from '../notifications/index.ts'
import { type Digested, digestStore } from './digest-store.ts'
import { isDigestTime } from './hours.ts'
import { notifyOfLists } from './lists-store.ts'
import { joinClauses } from './queue-words.ts'

type Dependencies = {
  database: Database
  notices: Notices
  calendar: () => WorkingCalendar
  clock: () => Date
  /** What else staff are notified of just before it. */
  before: (queries: Queries, now: Date) => Promise<void>
}

const isCounted = (kind: DigestKind): kind is keyof typeof digestWords => Object.hasOwn(digestWords, kind)
const clauseOf = (language: Language, row: Digested): string => {
  const { kind, count } = row
  return isCounted(kind) ? t(language, digestWords[kind], { count }) : row[language].replace(/[.。]$/, '')
}
/** What is due comes first, as the table of kinds has it; what waits in queues last. */
const orderOf = ({ kind }: Digested): number =>
  notificationKinds.indexOf(kind) + (wholeKinds.some(whole => whole === kind) ? notificationKinds.length : 0)

const digestOf = (accountId: string, rows: readonly Digested[]) => {
  const inOrder = [...rows].sort((a, b) => orderOf(a) - orderOf(b))
  const listIn = (language: Language) =>
    joinClauses(
      language,
      inOrder.map(row => clauseOf(language, row)),
    )
  // Work before assignments: by the channels of one topic.
  const topic = inOrder.map(row => row.topic).reduce((a, b): Topic => (a > b ? a : b))
  return { accountId, topic, ar: listIn('ar'), en: listIn('en') }
}

export const createDigest = ({ database, notices, calendar, clock, before }: Dependencies) => ({
  isDue: async (): Promise<boolean> => {
    const now = clock()
    return isDigestTime(calendar(), now) && !(await digestStore(database).isWritten(cairoDate(now)))
  },

  /** Writes the digest of this morning, once over all servers. */
  run: async (): Promise<void> => {
    const now = clock()
    if (!isDigestTime(calendar(), now)) return
    await database.transaction(async queries => {
      const store = digestStore(queries)
      if (!(await store.begin(cairoDate(now), now))) return
      await before(queries, now)
      const rows = Map.groupBy(await store.take(now), ({ accountId }) => accountId)
      const digests = [...rows].map(([accountId, own]) => digestOf(accountId, own))
      const notice = notices.write('morningDigest', () => ({ list: '{list}' }))
      await notifyOfLists(queries, digests, notice, now, { isUnlisted: true })
    })
  },
})
