// Arabic and English: texts, plural forms, direction, digits, money, dates, isolation, folding for search.
// Imports nothing; used by browser and server alike.

export { isolate, isolateLtr, stripBidi } from './bidi.ts'
export { formatDate, formatDateTime, formatTime, timeZone } from './dates.ts'
export { addDays, cairoDate, daysBetween, isPlainDate } from './days.ts'
export { isBlank, trimInvisible, withoutInvisible } from './input/characters.ts'
export { decimalOf, readDecimal } from './input/decimals.ts'
export { localiseDigits, normaliseDigits } from './input/digits.ts'
export { readCompact, readIdentifier } from './input/identifiers.ts'
export { type ParamsOf, patternOf, pluralForm, splitPattern, t } from './messages.ts'
export { currencyUnit, formatAmount, formatMoney, piastersOf, poundsOf } from './money.ts'
export { formatDateRange, formatMonth, monthNames } from './months.ts'
export { formatNumber } from './numbers.ts'
export { type Overrides, overrideKey, setOverrides } from './overrides.ts'
export {
  type CountedText,
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  languages,
  listSeparator,
  localeOf,
  type Message,
  type Messages,
  otherLanguage,
  type Text,
} from './text.ts'
export { formatWeekday } from './weekday.ts'
export type { WorkingCalendar } from './working-days.ts'
