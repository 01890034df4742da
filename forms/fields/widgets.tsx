// The platform's list of widgets. A kind is its own folder and a line here and in index.ts.

import type { Widgets } from '../react/widget.tsx'
import { checkboxWidget } from './checkbox/checkbox.widget.tsx'
import { dateWidget } from './date/date.widget.tsx'
import { emailWidget } from './email/email.widget.tsx'
import { mobileWidget } from './mobile/mobile.widget.tsx'
import { nationalIdWidget } from './national-id/national-id.widget.tsx'
import { numberWidget } from './number/number.widget.tsx'
import { radioWidget } from './radio/radio.widget.tsx'
import { selectWidget } from './select/select.widget.tsx'
import { textWidget } from './text/text.widget.tsx'
import { textareaWidget } from './textarea/textarea.widget.tsx'

export const platformWidgets = {
  text: textWidget,
  textarea: textareaWidget,
  number: numberWidget,
  select: selectWidget,
  radio: radioWidget,
  checkbox: checkboxWidget,
  date: dateWidget,
  email: emailWidget,
  mobile: mobileWidget,
  nationalId: nationalIdWidget,
} satisfies Widgets
