// Appointments as a capability: the times of centers, and the job that ends those that have come.

import { type Base, defineCapability } from '../../capability.ts'
import type { Reservations } from '../reservations/index.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { createAppointments } from './appointments.ts'
import { appointmentRoutes } from './routes.ts'

type Uses = Base & { workingTime: WorkingTime; reservations: Reservations }

export const capability = defineCapability({
  name: 'appointments',
  contribute: ({ database, clock, workingTime, reservations }: Uses) => {
    const appointments = createAppointments({
      database,
      clock,
      workingCalendar: workingTime.calendar,
      reservations,
    })
    return {
      handlers: appointmentRoutes(appointments),
      reservables: { appointment: { prepare: appointments.prepare, taken: 'APPOINTMENT_FULL' as const } },
      jobs: [
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
