// Two dates typed in parts, each under its own legend, or both chosen from one calendar.

import { type RefObject, useRef } from 'react'
import { useLanguage, useText } from '../language.tsx'
import { CalendarButton } from './calendar-button.tsx'
import type { ControlProps } from './control.tsx'
import styles from './date-input.module.css'
import { type DatePart, DateParts, datePartId, readDateParts, readDay, writeDay } from './date-parts.tsx'
import { messages } from './messages.ts'

const ends = ['from', 'to'] as const
type End = (typeof ends)[number]
type Parts = Partial<Record<DatePart, string>>

export type DateRangeInputProps = ControlProps & {
  defaultValue: Record<End, Parts>
  /** Where a fault lies; both ends unless said. */
  wrong?: { end: End; part: DatePart; isWhole: boolean }
  min?: string
  max?: string
}

const endId = (id: string, end: End): string => (end === 'from' ? id : `${id}-to`)

/** The first day carries the id itself. */
export const rangePartId = (id: string, end: End, part: DatePart): string => datePartId(endId(id, end), part)

const boxesOf = (within: Element, end: End): Element => within.querySelector(`[data-end="${end}"]`) ?? within

/** What stands in the parts of both dates inside an element. */
export const readRangeParts = (within: Element): Record<End, Record<DatePart, string>> => ({
  from: readDateParts(boxesOf(within, 'from')),
  to: readDateParts(boxesOf(within, 'to')),
})

const loadCalendar = () => import('./range-calendar.tsx')

export const DateRangeInput = ({
  id,
  name,
  defaultValue,
  wrong,
  min,
  max,
  ...props
}: DateRangeInputProps) => {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} className={styles.range}>
      {ends.map(end => (
        <fieldset key={end} data-end={end} className={styles.end}>
          <legend>{text(messages[end])}</legend>
          <div className={styles.parts}>
            <DateParts
              {...props}
              id={endId(id, end)}
              name={`${name}.${end}`}
              invalid={props.invalid && (wrong === undefined || wrong.end === end)}
              wrongPart={wrong && !wrong.isWhole ? wrong.part : undefined}
              defaultValue={defaultValue[end]}
            />
          </div>
        </fieldset>
      ))}
      {!props.readOnly && <RangeButton frame={frame} min={min} max={max} />}
    </div>
  )
}

type RangeButtonProps = { frame: RefObject<HTMLElement | null>; min?: string; max?: string }

const RangeButton = ({ frame, min, max }: RangeButtonProps) => {
  const text = useText()
  const language = useLanguage()
  const label = text(messages.chooseDays)
  const day = (end: End) => (frame.current ? readDay(boxesOf(frame.current, end)) : undefined)
  return (
    <CalendarButton label={label} load={loadCalendar}>
      {({ RangeCalendar }, close) => (
        <RangeCalendar
          label={label}
          min={min}
          max={max}
          value={{ from: day('from'), to: day('to') }}
          onChoose={chosen => {
            for (const end of ends)
              if (frame.current) writeDay(boxesOf(frame.current, end), chosen[end], language)
            close()
          }}
        />
      )}
    </CalendarButton>
  )
}
