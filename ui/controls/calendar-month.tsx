// The month inside a calendar: month and year to choose from lists, a step back and forth, the days.

import { isPlainDate, timeZone } from '@bawaba/language/index.ts'
import { type CalendarDate, isWeekend, parseDate, today } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { buttonClass } from '../button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { useLanguage } from '../language.tsx'
import styles from './calendar.module.css'

/** The first and last day that may be chosen, 'YYYY-MM-DD'. */
export type AllowedDays = { min?: string; max?: string }

export const dayOf = (day: string | undefined): CalendarDate | undefined =>
  day !== undefined && isPlainDate(day) ? parseDate(day) : undefined

/** Where the calendar opens: the day that stands, or today, moved to where a day may be chosen. */
export const reachable = (day: CalendarDate | undefined, min?: string, max?: string): CalendarDate => {
  const wanted = day ?? today(timeZone)
  const [first, last] = [dayOf(min), dayOf(max)]
  if (first && wanted.compare(first) < 0) return first
  return last && wanted.compare(last) > 0 ? last : wanted
}

type PickerParts = {
  'aria-label': string
  value: string | number
  onChange: (key: string | number | null) => void
  items: readonly { id: string | number; formatted: string }[]
}

/** A list without a name: it is no part of the form's answers. */
const Picker = ({ value, onChange, items, ...rest }: PickerParts) => (
  <select
    className={styles.picker}
    aria-label={rest['aria-label']}
    value={value}
    onChange={event => onChange(Number(event.target.value))}
    // A range ends where the pointer goes up beside its days; another month is the way to its last day.
    onPointerUp={event => event.stopPropagation()}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
)

const step = (slot: 'previous' | 'next') => (
  <Button slot={slot} className={buttonClass({ variant: 'tertiary', small: true }, styles.step)}>
    <Icon name={slot === 'previous' ? 'back' : 'next'} />
  </Button>
)

/** Arabic has no short names of days, only whole ones and single letters. */
const weekdays = { ar: 'narrow', en: 'short' } as const

export const CalendarMonth = ({ isRange }: { isRange?: boolean }) => {
  const language = useLanguage()
  return (
    <>
      <header className={styles.head}>
        {step('previous')}
        <CalendarMonthPicker format="long">{month => <Picker {...month} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={60}>{year => <Picker {...year} />}</CalendarYearPicker>
        {step('next')}
      </header>
      <CalendarGrid
        className={classes(styles.grid, isRange && styles.range)}
        weekdayStyle={weekdays[language]}
      >
        <CalendarGridHeader>
          {day => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {date => (
            <CalendarCell
              date={date}
              className={classes(styles.day, isWeekend(date, 'ar-EG') && styles.weekend)}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
