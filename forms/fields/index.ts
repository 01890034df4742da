// The platform's list of field kinds. A kind is its own folder and a line here and in widgets.tsx.

import { checkbox } from './checkbox/checkbox.ts'
import { date } from './date/date.ts'
import { email } from './email/email.ts'
import type { FieldKind } from './field.ts'
import { mobile } from './mobile/mobile.ts'
import { nationalId } from './national-id/national-id.ts'
import { number } from './number/number.ts'
import { radio } from './radio/radio.ts'
import { select } from './select/select.ts'
import { text } from './text/text.ts'
import { textarea } from './textarea/textarea.ts'

export const platformKinds: FieldKind[] = [
  text,
  textarea,
  number,
  select,
  radio,
  checkbox,
  date,
  email,
  mobile,
  nationalId,
]
