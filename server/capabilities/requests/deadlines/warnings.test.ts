// Every state of a shipped service in which a citizen must act, and that ends: whoever has to act is warned before it does.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWaiting } from '@bawaba/forms/index.ts'
import { cairoInstant } from '@bawaba/language/wall-clock.ts'
import { installed } from '../../../programmes.ts'
import { readServiceFolders } from '../../catalogue/index.ts'
import { workingWeek } from '../../working-time/index.ts'
import { clockIn, timingOf } from './due.ts'

const calendar = workingWeek
const definitions = installed.flatMap(({ services }) => (services ? readServiceFolders(services) : []))
/** Days that are worked and not, ends of months, of the year. */
const days = [
  '2026-11-22T10:00',
  '2026-11-27T22:30',
  '2026-12-31T23:50',
  '2027-01-31T09:00',
  '2027-02-28T00:05',
]

const waiting = definitions.flatMap(form =>
  form.workflow.states
    .filter(
      ({ kind, dueIn, dueInMonths, dueInMinutes }) =>
        isWaiting(kind) && (dueIn ?? dueInMonths ?? dueInMinutes) !== undefined,
    )
    .map(state => ({ form, state })),
)

test('there are such states', () => assert.ok(waiting.length >= 12, String(waiting.length)))

for (const { form, state } of waiting)
  test(`${form.serviceSlug} warns whoever has to act in ${state.code}`, () => {
    for (const day of days) {
      const now = cairoInstant(day)
      const { dueAt, escalateAt, escalateAs } = clockIn(timingOf(form, calendar, now), state, undefined)
      assert.ok(
        dueAt && escalateAt && escalateAt > now && escalateAt < dueAt,
        `${day} ${escalateAt?.toISOString()}`,
      )
      assert.equal(escalateAs, 'dueSoon')
    }
  })
