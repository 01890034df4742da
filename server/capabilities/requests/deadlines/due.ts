// By when a state should end, and when somebody is notified. The time of staff stands still while a request waits for the
// applicant: what was left then goes on when it comes back.

import { takesPaymentsOn } from '@bawaba/contract/payment-days.ts'
import type { FormDefinition, StateDefinition, WorkflowDefinition } from '@bawaba/forms/definition.ts'
import { isEnd, isWaiting } from '@bawaba/forms/index.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import {
  addMonths,
  addWorkingDays,
  endOfCairoDay,
  type WorkingCalendar,
  workingDate,
  workingDaysBetween,
} from '@bawaba/language/working-days.ts'

export type EscalationStep = 'dueSoon' | 'overdue'
/** What a request holds of time. */
export type Clock = {
  dueAt: Date | null
  finishBy: Date | null
  /** Working days that were left when it began to wait. */
  dueLeft: number | null
  finishLeft: number | null
  /** The first end of an open state that staff missed: the end of the state after it hides no lateness. */
  lateSince: Date | null
  /** The system itself moves it on when it is due. */
  movesWhenDue: boolean
  escalateAt: Date | null
  escalateAs: EscalationStep | null
  overdueAt: Date | null
  /** Nothing extends it. */
  isFixed: boolean
  /** Days of the month on which what it waits for is paid; null: all, or it waits for no payment. */
  payDays: { from: number; to: number } | null
}
export type Timed = Pick<Clock, 'dueAt' | 'finishBy' | 'dueLeft' | 'finishLeft'> &
  Partial<Pick<Clock, 'lateSince'>> & { statusKind: StateKind }
export type Timing = {
  calendar: WorkingCalendar
  workflow: WorkflowDefinition
  /** Days of the month on which its payments are taken; undefined: all. */
  paymentDays?: FormDefinition['paymentDays'] | undefined
  now: Date
}

/** The timing of a service's own form. */
export const timingOf = (
  { workflow, paymentDays }: Pick<FormDefinition, 'workflow' | 'paymentDays'>,
  calendar: WorkingCalendar,
  now: Date,
): Timing => ({ calendar, workflow, paymentDays, now })

const stopped: Clock = {
  dueAt: null,
  finishBy: null,
  dueLeft: null,
  finishLeft: null,
  lateSince: null,
  movesWhenDue: false,
  escalateAt: null,
  escalateAs: null,
  overdueAt: null,
  isFixed: false,
  payDays: null,
}

const aMinute = 60_000
/** An hour before messages leave and staff read their digest, so that what is due soon is among it. */
const morning = 7 * 3_600_000

const [day, week, month] = [86_400_000, 7 * 86_400_000, 30 * 86_400_000]
/** The last warning, of what ends within a day. */
const lastMinutes = 15 * aMinute

/** When somebody is notified of a due date. Where the system moves the request on itself nobody is notified that it is overdue. */
export const escalationOf = (
  calendar: WorkingCalendar,
  { escalate = {}, kind }: Pick<StateDefinition, 'escalate' | 'kind'>,
  dueAt: Date | null,
  now: Date,
  movesSurely: boolean,
): Pick<Clock, 'escalateAt' | 'escalateAs' | 'overdueAt'> => {
  if (!dueAt) return { escalateAt: null, escalateAs: null, overdueAt: null }
  const { before, after = 0 } = escalate
  const overdueAt = movesSurely ? null : after === 0 ? dueAt : addWorkingDays(calendar, dueAt, after)
  const morningOf = (days: number): Date => {
    const date = workingDate(calendar, cairoDate(dueAt), -days)
    return new Date(endOfCairoDay(addDays(date, -1)).getTime() + 1000 + morning)
  }
  const declared = before === undefined ? [] : [morningOf(before)]
  const warnings = isWaiting(kind) ? [...declared, ...warningsOf(dueAt, now, morningOf)] : declared
  const soonAt = warnings.find(at => at > now && at < dueAt)
  if (soonAt) return { escalateAt: soonAt, escalateAs: 'dueSoon', overdueAt }
  return { escalateAt: overdueAt, escalateAs: overdueAt ? 'overdue' : null, overdueAt }
}

/** Whoever has to act is warned before it ends, whatever the service says: the first of these that is still to come. */
const warningsOf = (dueAt: Date, now: Date, morningOf: (days: number) => Date): Date[] => {
  const time = dueAt.getTime() - now.getTime()
  const days = time < week ? [1] : time < 2 * month ? [3, 1] : [5, 1]
  const minutes = Math.min(lastMinutes, time / 4)
  return [...(time < day ? [] : days.map(morningOf)), new Date(dueAt.getTime() - minutes)]
}

const takesPayments = ({ paymentDays }: Timing, date: string): boolean => takesPaymentsOn(paymentDays, date)

/** The end itself, or where payments are not taken that day the end of the first day of work on which they are. */
const endPayable = (timing: Timing, end: Date): Date => {
  let date = cairoDate(end)
  if (takesPayments(timing, date)) return end
  while (!takesPayments(timing, date)) date = addDays(date, 1)
  const worked = workingDate(timing.calendar, date, 0)
  return endOfCairoDay(takesPayments(timing, worked) ? worked : date)
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b))

/** Since when staff are late with a request that leaves this state, or gets another end in it. */
const missedIn = (before: Timed | undefined, now: Date): Date | null => {
  if (!before || isEnd(before.statusKind)) return null
  if (before.lateSince) return before.lateSince
  return before.statusKind === 'open' && before.dueAt && before.dueAt < now ? before.dueAt : null
}

/** A clock with its escalation, for this due date. */
const running = (
  { calendar, workflow, paymentDays, now }: Timing,
  state: StateDefinition,
  times: Pick<Clock, 'dueAt' | 'finishBy' | 'dueLeft' | 'finishLeft' | 'lateSince'>,
): Clock => {
  const dueAt = earlier(times.dueAt, times.finishBy)
  const transitions = workflow.transitions.filter(
    ({ from, by, at }) => at === 'due' && by.includes('system') && from.includes(state.code),
  )
  const movesWhenDue = dueAt !== null && transitions.length > 0
  // Where its answers may keep it from moving, somebody must hear that it stays.
  const movesSurely = movesWhenDue && transitions.some(({ when }) => !when)
  return {
    ...times,
    dueAt,
    movesWhenDue,
    isFixed: state.fixed === true,
    payDays: (state.kind === 'waiting-on-payment' && paymentDays) || null,
    ...escalationOf(calendar, state, dueAt, now, movesSurely),
  }
}

/** `workingDays` is what somebody gave the state instead of its own time; `goesOn`: the applicant has supplied. */
export type Timings = { workingDays?: number | undefined; goesOn?: boolean | undefined }

/** The clock of a request that enters a state. `before` is how it stood; nothing where it is being filed. */
export const clockIn = (
  timing: Timing,
  state: StateDefinition,
  before: Timed | undefined,
  { workingDays, goesOn = false }: Timings = {},
): Clock => {
  if (isEnd(state.kind)) return stopped
  const { calendar, workflow, now } = timing
  const left = (until: Date | null) => until && Math.max(0, workingDaysBetween(calendar, now, until))
  const after = (days: number | null | undefined) =>
    days == null ? null : addWorkingDays(calendar, now, days)
  const { dueIn, dueInMonths, dueInMinutes } = state
  const own =
    workingDays === undefined && dueInMonths !== undefined
      ? addMonths(now, dueInMonths)
      : workingDays === undefined && dueInMinutes !== undefined
        ? new Date(now.getTime() + dueInMinutes * aMinute)
        : after(workingDays ?? dueIn)
  // Taken up again, it has its whole time anew: an end has stopped the former.
  const wholeLeft =
    before && !isEnd(before.statusKind)
      ? (left(before.finishBy) ?? before.finishLeft)
      : (workflow.dueIn ?? null)
  const lateSince = missedIn(before, now)
  if (isWaiting(state.kind)) {
    const dueLeft = before?.statusKind === 'open' ? left(before.dueAt) : (before?.dueLeft ?? null)
    const isAgreed = state.sameEnd && before && isWaiting(before.statusKind)
    const formerEnd = isAgreed && before.dueAt && before.dueAt > now ? before.dueAt : undefined
    const isPaused = state.kind === 'waiting-on-applicant'
    return running(timing, state, {
      dueAt: formerEnd ?? (own && state.kind === 'waiting-on-payment' ? endPayable(timing, own) : own),
      finishBy: null,
      finishLeft: wholeLeft,
      lateSince,
      dueLeft: isPaused ? dueLeft : null,
    })
  }
  // Whatever open state it comes back to, what was left goes on, unless somebody gives it time anew.
  const dueAt = goesOn && workingDays === undefined ? (after(before?.dueLeft) ?? own) : own
  const finishBy = before?.finishBy ?? after(wholeLeft)
  return running(timing, state, { dueAt, finishBy, dueLeft: null, finishLeft: null, lateSince })
}

/** The clock with another due date, set by a person. */
export const clockDue = (timing: Timing, state: StateDefinition, before: Timed, dueAt: Date): Clock => {
  const { finishBy, dueLeft, finishLeft } = before
  const payable = state.kind === 'waiting-on-payment' ? endPayable(timing, dueAt) : dueAt
  const lateSince = missedIn(before, timing.now)
  const clock = running(timing, state, { dueAt: payable, finishBy: null, dueLeft, finishLeft, lateSince })
  return { ...clock, finishBy }
}
