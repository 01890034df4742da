// What must hold of the messages of a simulated year, judged by what the SMS gateway accepted and when.

import { sql } from '../platform/database/index.ts'
import { openMs } from './test-agenda.ts'
import { clockOf, tell } from './test-sentences.ts'
import { day, hour, minute, type Year } from './test-world.ts'

type Sent = {
  id: string
  kind: string | null
  number: string | null
  accountId: string | null
  language: string | null
  warnsOf: Date | null
}
/** Answers to what somebody has just done, and the last minutes of an hour that they began. */
const mayComeAtNight = new Set(['requestSubmitted', 'paymentReceived', 'lastMinutes'])
/** What must not follow within an hour on what, about one request. */
const opposites: readonly (readonly [before: string, after: string])[] = [
  ['paymentReceived', 'paymentExpired'],
  ['paymentExpired', 'paymentReceived'],
  ['paymentReceived', 'paymentDueSoon'],
  ['paymentReceived', 'paymentReminder'],
  ['paymentExpired', 'paymentReminder'],
  ['paymentReminder', 'paymentExpired'],
]

export const judgeMessages = async (year: Year): Promise<void> => {
  const rows = await year.portal.database.query<Sent>(
    sql`select o.id, n.kind, n.request_number as number, o.account_id as "accountId", a.language, n.reminds_due as "warnsOf"
      from messages o left join notifications n on n.id = o.notification_id left join accounts a on a.id = o.account_id`,
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  const seen = new Map<string, Date>()
  const byRequest = new Map<string, { kind: string; at: Date }[]>()
  for (const { id, at, to, text } of year.sms.accepted) {
    const row = byId.get(id)
    const what = `${row?.kind ?? 'a message'} to ${to} at ${at.toISOString()}`
    const hours = clockOf(at)
    if (row?.kind && !mayComeAtNight.has(row.kind) && (hours < 8 || hours >= 21))
      tell(year, `${what} came at night`)
    const left = year.left.find(({ id: accountId }) => accountId === row?.accountId)
    if (left && at.getTime() > left.at + hour) tell(year, `${what} went to somebody who had left`)
    if (row?.warnsOf && at > row.warnsOf) tell(year, `${what} warned of what was over`)
    if (row?.language && /[\u0600-\u06ff]/.test(text) !== (row.language === 'ar'))
      tell(year, `${what} is in the wrong language`)
    const before = seen.get(`${to} ${text}`)
    if (row?.kind && before && at.getTime() - before.getTime() < hour) tell(year, `${what} came twice`)
    seen.set(`${to} ${text}`, at)
    if (row?.kind && row.number) {
      const of = byRequest.get(`${row.number} ${to}`) ?? []
      for (const [before, after] of opposites)
        for (const { kind, at: then } of of)
          if (kind === before && row.kind === after && at.getTime() - then.getTime() < hour)
            tell(year, `${what} contradicts ${kind} of ${then.toISOString()}`)
      byRequest.set(`${row.number} ${to}`, [...of, { kind: row.kind, at }])
    }
  }
}

/** Nothing waits for staff for more than a week without a message to somebody who can act, while messages could be sent. */
export const judgeQueues = async (year: Year): Promise<void> => {
  const { late } = await year.portal.database.one<{ late: number }>(
    sql`select count(*)::int as late from requests where status_kind = 'open' and due_at < ${new Date(year.at() - 11 * day)}`,
  )
  if (late === 0) return
  const number = await year.portal.database.one<{ mobile: string }>(
    sql`select mobile from accounts where id = ${year.supervisor.id}`,
  )
  const from = year.at() - 9 * day
  const couldSend = openMs(year.stretches, from, year.at()) - awayMs(year, from) > 6 * day
  if (couldSend && !year.sms.accepted.some(({ to, at }) => to === number.mobile && at.getTime() > from))
    tell(
      year,
      `${late} requests are late on ${new Date(year.at()).toISOString()}, and the supervisor was told of none for nine days`,
    )
}
const awayMs = ({ stretches }: Year, from: number): number =>
  stretches
    .filter(({ what, until }) => what === 'sms' && until > from)
    .reduce((sum, stretch) => sum + stretch.until - Math.max(from, stretch.from), 0)

type Turn = { number: string; begunAt: Date | null; until: Date; minutes: number; mobile: string }
/** Whoever missed a turn had its minutes: the portal open, by day, after the message. */
export const judgeTurns = async (year: Year): Promise<void> => {
  const turns = await year.portal.database.query<Turn>(
    sql`select e.id::text as number, e.begun_at as "begunAt", e.admitted_until as until, s.turn_minutes as minutes, a.mobile
      from lot_sale_entries e join lot_sales s on s.id = e.sale_id join accounts a on a.id = e.account_id where e.status = 'missed'`,
  )
  for (const { number, until, minutes, mobile } of turns) {
    const call = year.sms.accepted.findLast(
      ({ to, at, text }) => to === mobile && at <= until && /\/projects\//.test(text),
    )
    if (!call) tell(year, `the turn ${number} was missed, and no message had called it`)
    else if (openMs(year.stretches, call.at.getTime(), until.getTime()) < (minutes - 2) * minute)
      tell(year, `the turn ${number} had less than its ${minutes} minutes`)
    const hours = clockOf(new Date(until.getTime() - minute))
    if (hours < 8 || hours >= 22) tell(year, `the turn ${number} ended at night, ${until.toISOString()}`)
  }
}
