// How a queue reads in a sentence: how much waits, and for how long.

import { clauseSeparator, moreWords } from '@bawaba/contract/counted-words.ts'
import { oldestWords, type QueueKind, queueRowOf } from '@bawaba/contract/queue-kinds.ts'
import { cairoDate, type Language, listSeparator, t } from '@bawaba/language/index.ts'

type Waiting = { what: QueueKind; count: number; oldest: Date }

const dayMs = 86_400_000
/** Days of Cairo since something came. */
export const daysSince = (since: Date, now: Date): number =>
  Math.round((Date.parse(cairoDate(now)) - Date.parse(cairoDate(since))) / dayMs)

/** `12 refunds wait, the oldest 9 days`; without the age on its own day. */
export const queueClause = (language: Language, { what, count, oldest }: Waiting, now: Date): string => {
  const counted = t(language, queueRowOf(what).counted, { count })
  const days = daysSince(oldest, now)
  return days < 1
    ? counted
    : `${counted}${listSeparator[language]}${t(language, oldestWords, { count: days })}`
}

/** An SMS of more would be read by nobody. */
const mostClauses = 5
export const joinClauses = (language: Language, clauses: readonly string[]): string => {
  const shown = clauses.length > mostClauses ? clauses.slice(0, mostClauses - 1) : clauses
  const rest = clauses.length - shown.length
  return [...shown, ...(rest > 0 ? [t(language, moreWords, { count: rest })] : [])].join(
    clauseSeparator[language],
  )
}
