// Appointments as a capability: the times of centers, and the job that ends those that have come.

import { type Base, defineCapability } from '../../capability.ts'
import type { Closures } from '../closures/index.ts'
import type { Clearing } from '../requests/index.ts'
import type { Reservations } from '../reservations/index.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { createAppointments } from './appointments.ts'
import { appointmentRoutes } from './routes.ts'

type Uses = Base & {
  workingTime: WorkingTime
  reservations: Reservations
  closures: Closures
  clearing: Clearing
}

export const capability = defineCapability({
  name: 'appointments',
  contribute: ({ database, clock, log, workingTime, reservations, closures, clearing }: Uses) => {
    const appointments = createAppointments({
      database,
      clock,
      workingCalendar: workingTime.calendar,
      reservations,
      closures,
      clearing,
      report: err => log('requests.not_moved', { err }),
    })
    return {
      handlers: appointmentRoutes(appointments),
      reservables: {
        appointment: {
          prepare: appointments.prepare,
          taken: 'APPOINTMENT_FULL' as const,
          closedOf: appointments.closedOf,
        },
      },
      jobs: [
        {
          name: 'appointments.clear_closed',
          title: { ar: 'نقل زيارات أُغلق موعدها', en: 'Move visits whose time is closed' },
          at: '*/5 * * * *',
          run: appointments.clearClosed,
        },
        {
          name: 'appointments.end',
          title: { ar: 'إنهاء المواعيد التي انقضت', en: 'End appointments whose time has come' },
          everyMs: 60_000,
          isDue: appointments.isOver,
          run: appointments.endOver,
        },
      ],
    }
  },
})
