// The platform's list of widgets. A kind is its own folder and a line here and in index.ts. Those that few forms have,
// or that are large, are fetched with the first form that has them.

import type { Field } from '../index.ts'
import type { Widget, Widgets } from '../react/widget.tsx'
import { checkboxWidget } from './checkbox/checkbox.widget.tsx'
import { dateWidget } from './date/date.widget.tsx'
import { emailWidget } from './email/email.widget.tsx'
import { flexibleWidget } from './flexible/flexible.widget.tsx'
import { mobileWidget } from './mobile/mobile.widget.tsx'
import { nationalIdWidget } from './national-id/national-id.widget.tsx'
import { numberWidget } from './number/number.widget.tsx'
import { ownKind } from './own-kinds.ts'
import { radioWidget } from './radio/radio.widget.tsx'
import { selectWidget } from './select/select.widget.tsx'
import { slotWidget } from './slot/slot.widget.tsx'
import { textWidget } from './text/text.widget.tsx'
import { textareaWidget } from './textarea/textarea.widget.tsx'
import { urlWidget } from './url/url.widget.tsx'

export const platformWidgets: Widgets = {
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
  flexible: flexibleWidget,
  slot: slotWidget,
  url: urlWidget,
  // One line to type into: the kind says which way it is written.
  time: textWidget,
  monthYear: textWidget,
  arabicText: textWidget,
  iban: textWidget,
  duration: textWidget,
  registerNumber: textWidget,
  phone: mobileWidget,
}

const late: Record<string, () => Promise<Widget>> = {
  appointment: async () => (await import('./appointment/appointment.widget.tsx')).appointmentWidget,
  consent: async () => (await import('./consent/consent.widget.tsx')).consentWidget,
  Array: async () => (await import('./array/array.widget.tsx')).arrayWidget,
  dateRange: async () => (await import('./date-range/date-range.widget.tsx')).dateRangeWidget,
  fileUpload: async () => (await import('./file-upload/file-upload.widget.tsx')).fileUploadWidget,
  money: async () => (await import('./money/money.widget.tsx')).moneyWidget,
  numberRange: async () => (await import('./number-range/number-range.widget.tsx')).numberRangeWidget,
  rating: async () => (await import('./rating/rating.widget.tsx')).ratingWidget,
  location: async () => (await import('./location/location.widget.tsx')).locationWidget,
}

/** How the widget of a kind is fetched, of the platform's own or of a programme's. */
const loaderOf = (kind: string): (() => Promise<Widget>) | undefined => {
  const own = ownKind(kind)
  return own ? async () => (await own()).widget as Widget : late[kind]
}

const kindsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ kind, group, needs }) =>
    // What the script puts in its place is not known before.
    needs ? Object.keys(late) : [kind.kind, ...kindsOf(group?.fields ?? [])],
  )

/** The kinds whose widgets a form still waits for. */
export const missingWidgets = (fields: readonly Field[]): string[] =>
  [...new Set(kindsOf(fields))].filter(kind => loaderOf(kind) && !(kind in platformWidgets))

/** Fetches what a form needs before it is drawn; everything unless kinds are named. */
export const loadWidgets = async (kinds: readonly string[] = Object.keys(late)): Promise<void> => {
  await Promise.all(
    kinds.map(async kind => {
      const widget = await loaderOf(kind)?.()
      if (widget) platformWidgets[kind] = widget
    }),
  )
}
