// The calendar of one day, fetched when it is first opened. Saturday first, the Egyptian weekend marked, digits and
// months of the page's language.

import { localeOf } from '@bawaba/language/index.ts'
import { parseDate } from '@internationalized/date'
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '../language.tsx'
import styles from './calendar.module.css'
import { type AllowedDays, CalendarMonth, dayOf, reachable } from './calendar-month.tsx'

export type CalendarProps = AllowedDays & {
  label: string
  /** The day that stands in the parts, 'YYYY-MM-DD'; none where they make no date. */
  value?: string
  onChoose: (day: string) => void
}

export const Calendar = ({ label, value, min, max, onChoose }: CalendarProps) => {
  const day = dayOf(value)
  return (
    <I18nProvider locale={localeOf[useLanguage()]}>
      <AriaCalendar
        autoFocus
        aria-label={label}
        className={styles.calendar}
        firstDayOfWeek="sat"
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        defaultFocusedValue={reachable(day, min, max)}
        defaultValue={day ?? null}
        onChange={chosen => onChoose(parseDate(chosen.toString()).toString())}
      >
        <CalendarMonth />
      </AriaCalendar>
    </I18nProvider>
  )
}
