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
