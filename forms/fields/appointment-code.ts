// The code of an appointment: its calendar, its day and its time by Cairo's clock: NASR/2026-11-26T10:30.

import { isPlainDate } from '@bawaba/language/index.ts'

/** What appointments are called among the things that can be reserved. */
export const appointmentKind = 'appointment'

const shape = /^([A-Z][A-Z0-9-]{0,31})\/(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)$/

export type AppointmentTime = { calendar: string; day: string; time: string }

/** What a code says; undefined for what is none. */
export const readAppointment = (code: string): AppointmentTime | undefined => {
  const [, calendar = '', day = '', time = ''] = shape.exec(code) ?? []
  return isPlainDate(day) ? { calendar, day, time } : undefined
}

export const appointmentCode = ({ calendar, day, time }: AppointmentTime): string =>
  `${calendar}/${day}T${time}`
