// Where visits of a closed time go, however many there are: nothing else is answered while they are planned.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offeredDays } from './calendar.ts'
import { planVisits } from './clearing.ts'

const calendar = {
  code: 'NASR',
  name: { ar: 'مركز مدينة نصر', en: 'Nasr City center' },
  hours: [{ days: [0, 1, 2, 3, 4], from: '09:00', to: '14:00' }],
  minutes: 30,
  capacity: 100,
  daysAhead: 21,
}
const closures = [{ from: '2026-11-24', until: '2026-11-24' }]
const now = new Date('2026-11-20T10:00:00Z')

test('500 visits of one closed day are planned with one reckoning of what their calendar offers', () => {
  let reckonings = 0
  const visits = Array.from({ length: 500 }, (_, index) => ({
    ownerId: String(index),
    code: 'NASR/2026-11-24T10:00',
    elsewhere: [],
  }))
  const plan = planVisits(visits, {
    calendar: () => calendar,
    offered: () => {
      reckonings += 1
      return offeredDays(calendar, { now, holidays: new Set(), closures })
    },
    because: () => ({ reason: { ar: 'صيانة', en: 'Building repairs' }, visits: 'move' as const }),
  })
  const changes = plan.choose(new Map([['NASR/2026-11-25T10:00', 40]]))
  assert.equal(reckonings, 1)
  const goingTo = (code: string) => changes.filter(({ to }) => to === code).length
  assert.deepEqual(
    ['25', '26', '29', '30'].map(day => goingTo(`NASR/2026-11-${day}T10:00`)),
    [60, 100, 100, 100],
  )
  assert.equal(changes.filter(({ to }) => to === undefined).length, 0)
})

const because = (visits: 'move' | 'free') => () => ({
  reason: { ar: 'صيانة', en: 'Building repairs' },
  visits,
})
const offered = (closed: Parameters<typeof offeredDays>[1]['closures']) => () =>
  offeredDays(calendar, { now, holidays: new Set(), closures: closed })
const visit = (ownerId: string, code: string, elsewhere: string[] = []) => ({ ownerId, code, elsewhere })

test('two visits of one person do not move to the same time, nor to one at which they are elsewhere', () => {
  const visits = [
    visit('mona', 'NASR/2026-11-24T10:00'),
    visit('mona', 'NASR/2026-11-24T10:00'),
    visit('omar', 'NASR/2026-11-24T10:00', ['2026-11-25T10:00']),
  ]
  const plan = planVisits(visits, {
    calendar: () => calendar,
    offered: offered(closures),
    because: because('move'),
  })
  assert.deepEqual(
    plan.choose(new Map()).map(({ to }) => to),
    ['NASR/2026-11-25T10:00', 'NASR/2026-11-26T10:00', 'NASR/2026-11-26T10:00'],
  )
})

test('a visit in closed hours moves to another day, though its own has other hours', () => {
  const hours = [{ from: '2026-11-24', until: '2026-11-24', hours: { from: '10:00', until: '11:00' } }]
  const plan = planVisits([visit('mona', 'NASR/2026-11-24T10:00')], {
    calendar: () => calendar,
    offered: offered(hours),
    because: because('move'),
  })
  assert.deepEqual(
    plan.choose(new Map()).map(({ to }) => to),
    ['NASR/2026-11-25T10:00'],
  )
  // Where the next days are full it is freed: its own day is none of them.
  const later = offered(hours)().filter(({ day }) => day > '2026-11-24')
  const codes = later.flatMap(({ day, times }) => times.map(time => `NASR/${day}T${time}`))
  const full = new Map(codes.map(code => [code, calendar.capacity]))
  assert.deepEqual(
    plan.choose(full).map(({ to }) => to),
    [undefined],
  )
})
