// Sentences about an appointment.

import type { Messages } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

export const messages = {
  required: required.choose,
  appointment: {
    ar: 'اختر يومًا ووقتًا من المواعيد المعروضة',
    en: 'Choose a day and a time from those offered',
  },
  appointmentElsewhere: {
    ar: 'اختر موعدًا في أحد المراكز المعروضة',
    en: 'Choose an appointment at one of the centers offered',
  },
} as const satisfies Messages
