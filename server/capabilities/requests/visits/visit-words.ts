// Words about a visit in histories and messages.

import { readAppointment } from '@bawaba/forms/fields/appointment-code.ts'
import { appointmentStart } from '@bawaba/forms/fields/appointment-start.ts'
import { formatDateTime, type Language, type Text } from '@bawaba/language/index.ts'

/** When it is, as people read it. */
export const timeOf = (code: string, language: Language): string => {
  const time = readAppointment(code)
  return time ? formatDateTime(language, appointmentStart(time)) : code
}

/** A reason as an entry of the history holds it: staff write one text, a calendar has both languages. */
export const inOne = ({ ar, en }: Text): string => (ar === en ? ar : `${ar} · ${en}`)
