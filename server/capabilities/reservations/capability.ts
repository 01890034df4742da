// Reservations as a capability: requests and programmes use it, its job ends holds and tells open pages what is free again.

import { type Base, defineCapability } from '../../capability.ts'
import type { Events } from '../events/index.ts'
import { createReservations, type Reservations } from './reservations.ts'
import { reservationRoutes } from './routes.ts'
import { reservationDeletes } from './store.ts'

const aSecond = 1_000
const aMinute = 60_000

export const capability = defineCapability({
  name: 'reservations',
  provide: ({ config, database, clock, newId, events }: Base & { events: Events }) => ({
    reservations: createReservations({
      database,
      clock,
      newId,
      holdMs: config.RESERVATION_HOLD_MINUTES * aMinute,
      limit: config.RESERVATION_LIMIT,
      announce: ({ kind: of, code }, isFree) => events.publish({ kind: 'reservable', of, code, isFree }),
    }),
  }),
  contribute: ({ database, reservations }: Base & { reservations: Reservations }) => ({
    handlers: reservationRoutes(reservations),
    jobs: [
      {
        name: 'reservations.tidy',
        title: { ar: 'إنهاء الحجوزات المؤقتة', en: 'End temporary holds' },
        everyMs: aSecond,
        isDue: reservations.isDue,
        run: reservations.tidy,
      },
    ],
    tidies: reservationDeletes(database),
  }),
})
