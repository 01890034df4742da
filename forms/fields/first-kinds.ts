// The field kinds that every form of the browser has at hand. A kind is its own folder and a line here and in widgets.tsx;
// one that few services ask has its line in late-kinds.ts instead.

import { appointment } from './appointment/appointment.ts'
import { arabicText } from './arabic-text/arabic-text.ts'
import { array } from './array/array.ts'
import { checkbox } from './checkbox/checkbox.ts'
import { consent } from './consent/consent.ts'
import { date } from './date/date.ts'
import { dateRange } from './date-range/date-range.ts'
import { duration } from './duration/duration.ts'
import { email } from './email/email.ts'
import type { FieldKind } from './field.ts'
import { fileUpload } from './file-upload/file-upload.ts'
import { flexible } from './flexible/flexible.ts'
import { iban } from './iban/iban.ts'
import { location } from './location/location.ts'
import { mobile } from './mobile/mobile.ts'
import { money } from './money/money.ts'
import { monthYear } from './month-year/month-year.ts'
import { nationalId } from './national-id/national-id.ts'
import { number } from './number/number.ts'
import { phone } from './phone/phone.ts'
import { radio } from './radio/radio.ts'
import { rating } from './rating/rating.ts'
import { registerNumber } from './register-number/register-number.ts'
import { select } from './select/select.ts'
import { slot } from './slot/slot.ts'
import { text } from './text/text.ts'
import { textarea } from './textarea/textarea.ts'
import { time } from './time/time.ts'
import { url } from './url/url.ts'

export const firstKinds: FieldKind[] = [
  text,
  textarea,
  number,
  money,
  select,
  radio,
  checkbox,
  date,
  dateRange,
  email,
  mobile,
  nationalId,
  fileUpload,
  array,
  flexible,
  slot,
  url,
  rating,
  location,
  time,
  monthYear,
  duration,
  phone,
  iban,
  registerNumber,
  arabicText,
  appointment,
  consent,
]
