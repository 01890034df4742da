// What must hold of a simulated year. Each sentence is about one person or one row, so that a failing year says where to look.

import { sql } from '../platform/database/index.ts'
import { judge } from '../test-payment-world.ts'
import { openMs } from './test-agenda.ts'
import { judgeMessages, judgeQueues, judgeTurns } from './test-judge-messages.ts'
import { tell } from './test-sentences.ts'
import { day, minute, type Year } from './test-world.ts'

/** By which somebody is warned that a time ends, or told of its new end. */
const warnings = ['applicantDueSoon', 'paymentDueSoon', 'lastMinutes', 'closedTime']
type Ended = { number: string; status: string; at: Date; dueAt: Date; warned: boolean }
/** Requests that ended because nobody acted in time. */
const lapsed = ({ portal }: Year) =>
  portal.database.query<Ended>(
    sql`select r.number, r.status, h.at, r.due_at as "dueAt",
        exists (select from notifications n where n.request_number = r.number and n.kind = any(${warnings}::text[])
          and n.created_at < h.at) as warned
      from requests r join lateral (select max(at) as at from request_history h where h.request_id = r.id and h.kind <> 'comment') h on true
      where r.status in ('LAPSED', 'EXPIRED')`,
  )

/** Paid while there was time by the portal's own word: never lapsed. */
const judgePaid = async (year: Year): Promise<void> => {
  for (const { number, status } of await lapsed(year)) {
    const paid = year.paidInTime.get(number)
    if (paid)
      tell(
        year,
        `${number} is ${status}, though it was paid at ${paid.at.toISOString()} and had until ${paid.until.toISOString()}`,
      )
  }
}

/** As many open minutes as were promised. */
const judgeGranted = async (year: Year): Promise<void> => {
  const ended = new Map((await lapsed(year)).map(each => [each.number, each]))
  for (const { ID, from, until } of year.promises) {
    const end = ended.get(ID)
    // Judged once, the first time that it is seen: notices are deleted after some months.
    if (!end || year.judged.has(`${ID} ${from}`)) continue
    year.judged.add(`${ID} ${from}`)
    const granted = openMs(year.stretches, from, end.at.getTime())
    if (granted < until - from - 2 * minute)
      tell(
        year,
        `${ID} was promised ${Math.round((until - from) / minute)} minutes and had ${Math.round(granted / minute)}`,
      )
    if (until - from > 2 * day && !end.warned)
      tell(
        year,
        `${ID} had ${new Date(from).toISOString()} to ${new Date(until).toISOString()}, ended ${end.at.toISOString()} and its owner was not warned before`,
      )
  }
}

/** Work of somebody who left is nobody's. */
export const judgeLeft = async (year: Year): Promise<void> => {
  const rows = await year.portal.database.query<{ number: string }>(
    sql`select r.number from requests r join accounts a on a.id = r.assignee_id
      where a.id = any(${year.left.map(({ id }) => id)}::uuid[]) and r.status_kind not in ('done', 'rejected', 'cancelled')`,
  )
  for (const { number } of rows) tell(year, `${number} is assigned to somebody who has left`)
}

/** No end on a holiday, or on a day on which the service takes no payment. */
const judgeWindows = async (year: Year): Promise<void> => {
  const rows = await year.portal.database.query<{
    number: string
    service: string
    dueAt: Date
    isHoliday: boolean
    day: number
  }>(
    sql`select r.number, r.service_slug as service, r.due_at as "dueAt",
        exists (select from holidays h where h.date = (r.due_at at time zone 'Africa/Cairo')::date) as "isHoliday",
        extract(day from r.due_at at time zone 'Africa/Cairo')::int as day
      from requests r where r.status_kind like 'waiting%' and r.due_at is not null`,
  )
  for (const { number, service, dueAt, isHoliday, day: date } of rows) {
    if (isHoliday && service !== 'BOOK_UNIT')
      tell(year, `${number} ends on a holiday, ${dueAt.toISOString()}`)
    if (service === 'PAY_BILLS' && date > 28)
      tell(year, `${number} ends on a day without payments, ${dueAt.toISOString()}`)
  }
}

/** A draft that is gone was announced to be, unless its owner removed it. */
const judgeDrafts = async (year: Year): Promise<void> => {
  const open = year.drafts.map(({ id }) => id).filter(id => !year.judged.has(id))
  const rows = await year.portal.database.query<{ id: string; isAnnounced: boolean }>(
    sql`select d.id, exists (select from notifications n where n.reminds = 'draft' and n.reminds_id = d.id) as "isAnnounced"
      from unnest(${open}::uuid[]) d (id) where not exists (select from drafts f where f.id = d.id)`,
  )
  for (const { id, isAnnounced } of rows) {
    year.judged.add(id)
    if (!isAnnounced) tell(year, `the draft ${id} is gone, and nobody was told`)
  }
}

/** A visit that nobody closed leaves by itself: it would keep its person from booking the next one. */
const judgeVisits = async (year: Year): Promise<void> => {
  const rows = await year.portal.database.query<{ number: string; visit: string }>(
    sql`select number, data ->> 'visit' as visit from requests
      where service_slug = 'CENTER_APPOINTMENT' and status_kind not in ('done', 'rejected', 'cancelled')
        and split_part(data ->> 'visit', '/', 2) < ${new Date(year.at() - 10 * day).toISOString().slice(0, 10)}`,
  )
  for (const { number, visit } of rows) tell(year, `${number} still waits for the visit ${visit}`)
}

export const judgeMonth = async (year: Year): Promise<void> => {
  await judgePaid(year)
  await judgeGranted(year)
  await judgeMessages(year)
  await judgeLeft(year)
  await judgeWindows(year)
  await judgeQueues(year)
  await judgeTurns(year)
  await judgeDrafts(year)
  await judgeVisits(year)
}

/** After quiet weeks: money adds up, every day is closed, and nobody waits for ever. */
export const judgeEnd = async (year: Year): Promise<void> => {
  for (const sentence of await judge(year.world)) tell(year, sentence)
  const stuck = await year.portal.database.query<{ number: string; status: string; since: Date }>(
    sql`select number, status, due_at as since from requests
      where status_kind like 'waiting%' and due_at < ${new Date(year.at() - 8 * day)}`,
  )
  for (const { number, status } of stuck) tell(year, `${number} is ${status} long after its end`)
  const owed = await year.portal.database.query<{ what: string }>(
    sql`select what from owed_work where since < ${new Date(year.at() - 8 * day)}`,
  )
  for (const { what } of owed) tell(year, `${what} is owed for more than a week`)
  const first = year.begin + 2 * day
  const closed = await year.portal.database.query<{ day: string }>(
    sql`select day::text as day from reconciliation_days where gateway_id = 'sandbox'`,
  )
  const days = new Set(closed.map(row => row.day))
  for (let moment = first; moment < year.at() - 2 * day; moment += day) {
    const date = new Date(moment).toISOString().slice(0, 10)
    if (!days.has(date)) tell(year, `${date} was never compared with the list of the provider`)
  }
}
