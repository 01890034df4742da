// Which test holds which line about deadlines, outages, hours and work that waits. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'

const year = 'programmes/year.api.test.ts'
const closed = 'programmes/housing/server/closed-portal.api.test.ts'
const turns = 'programmes/housing/server/calls-to-turns.api.test.ts'
const outage = 'server/capabilities/timekeeping/outage.api.test.ts'
const limits = 'server/capabilities/timekeeping/limits.api.test.ts'
const digest = 'server/capabilities/timekeeping/digest.api.test.ts'
const queues = 'server/capabilities/timekeeping/queues.api.test.ts'
const hours = 'server/capabilities/messages/hours.api.test.ts'
const legal = 'server/capabilities/messages/legal.api.test.ts'
const leavers = 'server/capabilities/requests/leavers/leavers.api.test.ts'
const messages = 'server/capabilities/requests/tracking/new-messages.api.test.ts'
const visits = 'server/capabilities/appointments/closed-days.api.test.ts'
const closures = 'server/capabilities/closures/closures.api.test.ts'
const over = 'programmes/electricity/server/over-visits.api.test.ts'
const years = 'server/capabilities/working-time/years.api.test.ts'
const reminders = 'server/capabilities/notifications/ends.api.test.ts'

export const time: Promised[] = [
  { what: 'A simulated year holds what was promised', file: year, title: 'what was promised is held' },
  { what: 'A closing costs nobody their unit', file: closed, title: 'three units that wait for payment' },
  { what: 'A closing costs nobody their turn', file: closed, title: 'six people in the line of a sale' },
  { what: 'An outage closes no request', file: outage, title: 'is not closed by it' },
  { what: 'Who orders a closing reads what it hits', file: closed, title: 'reads first which sales' },
  {
    what: 'Ends are worded in one place',
    file: 'language/ends.test.ts',
    title: 'both languages name the same day',
  },
  {
    what: 'A deadline has its time, and the zone of its reader',
    file: 'language/ends.test.ts',
    title: 'a reader elsewhere reads their own time too',
  },
  {
    what: 'A countdown speaks at ten, five and one minute',
    file: 'web/modules/deadlines/countdown-time.test.ts',
    title: 'it speaks at ten, five and one minute',
  },
  {
    what: 'A countdown from hold to payment',
    file: 'journeys/countdown.spec.ts',
    title: 'the countdown of a hold goes on',
  },
  {
    what: 'A deadline as a calendar file',
    file: 'contract/calendar-file.test.ts',
    title: 'a deadline as a calendar reads it',
  },
  { what: 'A last reminder before a short end', file: limits, title: 'a last reminder with its time' },
  {
    what: 'The last open day is named',
    file: 'web/modules/catalogue/availability.test.ts',
    title: 'name the last open day',
  },
  {
    what: 'Days of a month that February has not',
    file: 'contract/open-days.test.ts',
    title: 'or in the next month that has them',
  },
  {
    what: 'Designers are warned of such days',
    file: 'contract/open-days.test.ts',
    title: 'months that lack all days of each month',
  },
  {
    what: 'Freshness by the server’s clock',
    file: 'web/client/server-clock.test.ts',
    title: 'when an answer was read',
  },
  {
    what: 'Hours of a closure are Cairo’s',
    file: 'web/modules/appointments/closure-words.test.ts',
    title: 'hours are those of Cairo’s clock',
  },
  { what: 'Thirty requests due at night are one message', file: digest, title: 'thirty requests' },
  { what: 'Nothing leaves at half past two', file: hours, title: 'and not at half past two' },
  { what: 'Quiet hours hold no answer', file: hours, title: 'quiet hours hold no answer' },
  { what: 'A turn begins with its message', file: turns, title: 'a turn begins when its message was sent' },
  { what: 'Whoever lost a turn is told once', file: turns, title: 'loses the turn after its minutes' },
  { what: 'Entries of a draw are extended', file: closed, title: 'entries of a draw close later' },
  { what: 'Closed time is no time kept unpaid', file: closed, title: 'are not counted as days in which' },
  { what: 'A hold says that it was extended', file: closed, title: 'a hold goes on after maintenance' },
  { what: 'Nobody is called at night', file: turns, title: 'nobody is called at night' },
  {
    what: 'No turn ends at night by closed time',
    file: 'programmes/housing/server/sale-calls.api.test.ts',
    title: 'a turn that closed time would move into the night',
  },
  { what: 'A legal notice is tried for 30 days', file: legal, title: 'is tried for 30 days' },
  { what: 'And by the other channel', file: legal, title: 'it goes by e-mail too' },
  { what: 'A message past its use is dropped', file: hours, title: 'a message past its use is dropped' },
  { what: 'Contradicting messages', file: hours, title: 'of two that contradict each other' },
  { what: 'Queues have an owner and an age', file: queues, title: 'the first page shows what waits' },
  { what: 'Queues are told of weekly, then escalated', file: queues, title: 'owners read what waits' },
  {
    what: 'The role above has a place for it',
    file: queues,
    title: 'after a second week the role above does',
  },
  { what: 'Late for a year is told every week', file: queues, title: 'late requests of a year ago' },
  { what: 'Work of somebody who leaves', file: leavers, title: 'disabling somebody leaves no request' },
  { what: 'Work is handed over', file: leavers, title: 'requests go to the person they are handed to' },
  { what: 'A message waits for no leaver', file: leavers, title: 'not sent to somebody whose account' },
  { what: 'A team without members', file: leavers, title: 'a team that loses its last member' },
  {
    what: 'A message of an applicant reaches somebody',
    file: messages,
    title: 'the assignee is notified once',
  },
  { what: 'Lists mark it until it is read', file: messages, title: 'a list shows it and counts it' },
  { what: 'A message after the end', file: messages, title: 'after the end reading is not enough' },
  { what: 'A holiday added later', file: visits, title: 'a day off moves visits' },
  { what: 'Hours that shrink', file: visits, title: 'fewer hours move what they cut off' },
  { what: 'A center that closes', file: closures, title: 'a closure of days moves its visits' },
  { what: 'A closing shows its visits first', file: closures, title: 'reads the visits that it would hit' },
  { what: 'Hours of a day that are closed', file: closures, title: 'a closure of hours moves' },
  { what: 'No reminder to a closed door', file: closures, title: 'asks nobody to a closed door' },
  {
    what: 'Citizens read when a center is closed',
    file: closures,
    title: 'from when to when a center is closed',
  },
  { what: 'Staff move and cancel visits', file: visits, title: 'staff move a visit or cancel it' },
  { what: 'One place per time', file: visits, title: 'one person has one place at a time' },
  { what: 'Not attended before its time', file: over, title: 'before the time of the visit' },
  { what: 'A visit that nobody closed', file: over, title: 'it blocks no more' },
  { what: 'Whoever must act is warned', file: limits, title: 'who has to pay is warned, and not staff' },
  {
    what: 'An estimate does not double',
    file: 'server/capabilities/requests/deadlines/due.test.ts',
    title: 'accepted on its last day ends when it would have ended',
  },
  { what: 'Limits of the law are fixed', file: limits, title: 'a limit that the law sets is not extended' },
  { what: 'No end in a closed window', file: limits, title: 'onto a day without payments' },
  { what: 'Fixed holidays by rule', file: years, title: 'each coming year gets its fixed holidays once' },
  { what: 'The known calendar ends with a warning', file: years, title: 'six months before the last feast' },
  {
    what: 'No visit on a possible feast',
    file: years,
    title: 'no visit is offered on a day that could be a feast',
  },
  {
    what: 'A restore gives no number out twice',
    file: 'server/backup.api.test.ts',
    title: 'are given to nobody else',
  },
  { what: 'One draft reminder after a month off', file: reminders, title: 'not twice in a row' },
  { what: 'A draft is announced before it goes', file: reminders, title: 'a week before a draft is deleted' },
  {
    what: 'A certificate is announced before it ends',
    file: reminders,
    title: 'thirty days before a letter',
  },
  {
    what: 'Heads of the audit rotate',
    file: 'server/capabilities/audit/heads.test.ts',
    title: 'hourly files of three years become few',
  },
  {
    what: 'A clock that was put back',
    file: 'server/capabilities/requests/clock-back.api.test.ts',
    title: 'every request once while the clock is put back',
  },
  {
    what: 'A hold on a page that stays open',
    file: 'journeys/hold-extended.spec.ts',
    title: 'goes on with a hold that maintenance extended',
  },
  {
    what: 'A device whose clock is hours off',
    file: 'journeys/hold-extended.spec.ts',
    title: 'a hold has its minute',
  },
  {
    what: 'No promise beyond the known calendar',
    file: 'web/modules/requests/beyond-calendar.test.ts',
    title: 'after the last announced feast can move',
  },
  {
    what: 'A code that ends while the portal is closed',
    file: 'server/capabilities/payments/closed-code.api.test.ts',
    title: 'is replaced by a new one',
  },
  {
    what: 'Extensions stand in the history',
    file: limits,
    title: 'each extension is an entry of the history',
  },
]
