// What is wrong with what was typed of a user, in words that name the field.

import type { StaffError } from '@bawaba/contract/staff-rules.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

const sentences = {
  required: messages.requiredFault,
  shape: messages.shapeFault,
  unknown: messages.unknownFault,
  tooLong: messages.tooLongFault,
  taken: messages.takenFault,
  notServed: messages.notServedFault,
  notMobile: messages.notMobileFault,
  digits: messages.digitsFault,
  birthDate: messages.birthDateFault,
  governorate: messages.birthDateFault,
} as const satisfies Record<StaffError['key'], unknown>

export const staffErrorText = (language: Language, { field, key }: { field: string; key: string }): string =>
  t(language, sentences[key as StaffError['key']] ?? messages.shapeFault, {
    label: t(language, messages[field as StaffError['field']]),
  })
