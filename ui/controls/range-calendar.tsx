// The calendar of a first and a last day, fetched when it is first opened: two presses choose both.

import { localeOf } from '@bawaba/language/index.ts'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar'
import { useLanguage } from '../language.tsx'
import styles from './calendar.module.css'
import { type AllowedDays, CalendarMonth, dayOf, reachable } from './calendar-month.tsx'

export type Days = { from: string; to: string }
export type RangeCalendarProps = AllowedDays & {
  label: string
  /** The days that stand in the parts, where they make dates. */
  value: Partial<Days>
  onChoose: (days: Days) => void
}

export const RangeCalendar = ({ label, value, min, max, onChoose }: RangeCalendarProps) => {
  const start = dayOf(value.from)
  const end = dayOf(value.to)
  return (
    <I18nProvider locale={localeOf[useLanguage()]}>
      <AriaRangeCalendar
        autoFocus
        // Whoever leaves after the first day has chosen nothing. It must not be 'select' either because choosing the last
        // day closes the calendar, and the focus that goes with it would choose once more.
        commitBehavior="reset"
        aria-label={label}
        className={styles.calendar}
        firstDayOfWeek="sat"
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        defaultFocusedValue={reachable(start ?? end, min, max)}
        defaultValue={start && end && start.compare(end) <= 0 ? { start, end } : null}
        onChange={chosen => onChoose({ from: chosen.start.toString(), to: chosen.end.toString() })}
      >
        <CalendarMonth isRange />
      </AriaRangeCalendar>
    </I18nProvider>
  )
}
