// When an appointment begins. Apart from its code, which every form can read.

import { cairoInstant } from '@bawaba/language/wall-clock.ts'
import type { AppointmentTime } from './appointment-code.ts'

export const appointmentStart = ({ day, time }: Omit<AppointmentTime, 'calendar'>): Date =>
  cairoInstant(`${day}T${time}`)
