// The clocks of states: ends that are agreed, ends in windows without payments, and the warning before each.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StateDefinition, WorkflowDefinition } from '@bawaba/forms/definition.ts'
import { cairoInstant, cairoWall } from '@bawaba/language/wall-clock.ts'
import { clockDue, clockIn, type Timing } from './due.ts'

const calendar = { weekend: [5, 6], holidays: new Set<string>() }
const stateWith = (part: Partial<StateDefinition>): StateDefinition => ({
  code: 'A',
  label: 'a',
  kind: 'waiting-on-payment',
  ...part,
})
const timingAt = (wall: string, paymentDays?: Timing['paymentDays']): Timing => ({
  calendar,
  workflow: { initial: 'A', states: [], transitions: [] } satisfies WorkflowDefinition,
  paymentDays,
  now: cairoInstant(wall),
})
const waited = (wall: string) =>
  ({
    dueAt: cairoInstant(wall),
    finishBy: null,
    dueLeft: null,
    finishLeft: null,
    statusKind: 'waiting-on-applicant',
  }) as const
const wallOf = (at: Date | null) => at && cairoWall(at)

test('an offer that is accepted on its last day ends when it would have ended', () => {
  const paying = stateWith({ dueInMonths: 3, fixed: true, sameEnd: true })
  const accepted = clockIn(timingAt('2026-11-30T10:00'), paying, waited('2026-11-30T23:59'))
  assert.equal(wallOf(accepted.dueAt), '2026-11-30T23:59')
  assert.equal(accepted.isFixed, true)
  // Without an offer before it, it has its own time.
  const billed = clockIn(timingAt('2026-11-30T10:00'), paying, {
    ...waited('2026-11-30T23:59'),
    statusKind: 'open',
  })
  assert.equal(wallOf(billed.dueAt), '2027-02-28T23:59')
})

test('a due date that somebody sets lies on a day on which payments are taken', () => {
  const timing = timingAt('2026-11-20T10:00', { from: 1, to: 28 })
  const set = (kind: StateDefinition['kind']) =>
    clockDue(
      timing,
      stateWith({ kind, dueIn: 3 }),
      { ...waited('2026-11-25T23:59') },
      cairoInstant('2026-11-30T23:59'),
    )
  assert.equal(wallOf(set('waiting-on-payment').dueAt), '2026-12-01T23:59')
  assert.equal(wallOf(set('waiting-on-applicant').dueAt), '2026-11-30T23:59')
})

test('whoever has to act is warned before the end of every sort of time', () => {
  const warned = (part: Partial<StateDefinition>, wall = '2026-11-22T10:00') => {
    const clock = clockIn(timingAt(wall), stateWith(part), undefined)
    assert.equal(clock.escalateAs, 'dueSoon')
    return wallOf(clock.escalateAt)
  }
  // A day of work, in the morning; longer times more; what ends within the day a quarter of an hour, or of its time.
  assert.equal(warned({ dueIn: 3 }), '2026-11-24T07:00')
  assert.equal(warned({ dueIn: 30 }), '2026-12-29T07:00')
  assert.equal(warned({ dueInMonths: 3 }), '2027-02-15T07:00')
  assert.equal(warned({ dueInMinutes: 60 }), '2026-11-22T10:45')
  assert.equal(warned({ dueInMinutes: 20 }), '2026-11-22T10:15')
  // What the service says stands.
  assert.equal(warned({ dueIn: 10, escalate: { before: 4 } }), '2026-11-30T07:00')
})

test('an offer accepted in its last hours is warned of all the same', () => {
  const paying = stateWith({ dueInMonths: 3, sameEnd: true, escalate: { before: 5 } })
  const accepted = clockIn(timingAt('2026-11-30T20:00'), paying, waited('2026-11-30T23:59'))
  assert.equal(wallOf(accepted.escalateAt), '2026-11-30T23:44')
})

test('staff are told as their service says, and not besides', () => {
  const clock = clockIn(timingAt('2026-11-22T10:00'), stateWith({ kind: 'open', dueIn: 3 }), undefined)
  assert.equal(clock.escalateAs, 'overdue')
})

test('lateness of one state is still told in the next, while the applicant answers and after another end was set', () => {
  const open = stateWith({ kind: 'open', dueIn: 3 })
  const missed = { ...waited('2026-09-27T23:59'), statusKind: 'open' } as const
  const reviewed = clockIn(timingAt('2026-11-30T10:00'), open, missed)
  assert.equal(wallOf(reviewed.dueAt), '2026-12-03T23:59')
  assert.equal(wallOf(reviewed.lateSince), '2026-09-27T23:59')
  const waiting = clockIn(timingAt('2026-12-20T10:00'), stateWith({ kind: 'waiting-on-applicant' }), {
    ...reviewed,
    statusKind: 'open',
  })
  assert.equal(wallOf(waiting.lateSince), '2026-09-27T23:59', 'the first end that was missed counts')
  const later = cairoInstant('2026-12-31T23:59')
  assert.equal(
    wallOf(clockDue(timingAt('2026-11-30T10:00'), open, missed, later).lateSince),
    '2026-09-27T23:59',
  )
})

test('who is in time, who is waited for and what has ended are not late', () => {
  const open = stateWith({ kind: 'open', dueIn: 3 })
  const inTime = { ...waited('2026-12-01T23:59'), statusKind: 'open' } as const
  const now = timingAt('2026-11-30T10:00')
  assert.equal(clockIn(now, open, undefined).lateSince, null)
  assert.equal(clockIn(now, open, inTime).lateSince, null)
  assert.equal(clockIn(now, open, waited('2026-11-29T23:59')).lateSince, null)
  const late = { ...inTime, lateSince: cairoInstant('2026-09-27T23:59') }
  assert.equal(clockIn(now, stateWith({ kind: 'done' }), late).lateSince, null)
  assert.equal(clockIn(now, open, { ...late, statusKind: 'rejected' }).lateSince, null, 'taken up again')
})
