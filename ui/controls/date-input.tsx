// A date typed in three parts, or chosen from a calendar that writes into them.

import { useRef } from 'react'
import { useLanguage, useText } from '../language.tsx'
import { CalendarButton } from './calendar-button.tsx'
import styles from './date-input.module.css'
import { DateParts, type DatePartsProps, readDay, writeDay } from './date-parts.tsx'
import { messages } from './messages.ts'

export type DateInputProps = DatePartsProps & {
  /** First and last day that the calendar offers. */
  min?: string
  max?: string
}

const loadCalendar = () => import('./calendar.tsx')

export const DateInput = ({ min, max, ...parts }: DateInputProps) => {
  const text = useText()
  const language = useLanguage()
  const boxes = useRef<HTMLDivElement>(null)
  return (
    <div ref={boxes} className={styles.parts}>
      <DateParts {...parts} />
      {!parts.readOnly && (
        <CalendarButton label={text(messages.chooseDay)} load={loadCalendar}>
          {({ Calendar }, close) => (
            <Calendar
              label={text(messages.chooseDay)}
              value={boxes.current ? readDay(boxes.current) : undefined}
              min={min}
              max={max}
              onChoose={day => {
                if (boxes.current) writeDay(boxes.current, day, language)
                close()
              }}
            />
          )}
        </CalendarButton>
      )}
    </div>
  )
}
