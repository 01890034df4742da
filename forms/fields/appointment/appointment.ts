// An appointment at a center: choosing a time holds a place in it, sending the form reserves it. Which times there are, and
// how many places, is data of the calendar (contract/programme.ts) and the server's to say.

import { formatDate, formatTime } from '@bawaba/language/index.ts'
import { appointmentKind, readAppointment } from '../appointment-code.ts'
import { appointmentStart } from '../appointment-start.ts'
import { defineField, found, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

export const appointment = defineField<string>({
  kind: 'appointment',
  stored: ['String'],
  valueType: 'moment',
  properties: ['options', 'changeUntilHours'],
  needsOptions: true,
  reserves: appointmentKind,
  optionOf: code => readAppointment(code)?.calendar,
  startsAt: code => {
    const time = readAppointment(code)
    return time && appointmentStart(time)
  },
  parse: input => {
    const read = typed(input, 100)
    if ('error' in read) return read
    if (read.text === '') return found<string>(undefined)
    return readAppointment(read.text) ? found(read.text) : wrong('appointment')
  },
  validate: (value, { options }) =>
    options.some(option => option.value === readAppointment(value)?.calendar)
      ? []
      : [{ key: 'appointmentElsewhere' }],
  format: (value, { options }, language) => {
    const time = readAppointment(value)
    if (!time) return value
    const center = options.find(option => option.value === time.calendar)?.label[language] ?? time.calendar
    const parts = [center, formatDate(language, time.day), formatTime(language, appointmentStart(time))]
    return parts.join(language === 'ar' ? '، ' : ', ')
  },
  messages,
  examples: () => import('./examples.ts'),
})
