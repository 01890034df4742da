// A date typed in three parts, day first in both languages; the month is chosen by its name.

import { localiseDigits, monthNames } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '../language.tsx'
import { type ControlProps, controlClass, describing } from './control.tsx'
import styles from './date-input.module.css'
import { messages } from './messages.ts'

export type DatePart = 'day' | 'month' | 'year'
export type DateInputProps = ControlProps & {
  /** As typed; the month counts from 1. */
  defaultValue?: Partial<Record<DatePart, string>>
  /** The part that is wrong, where it is one alone. */
  wrongPart?: DatePart
}

/** The day carries the id itself, so that a link to the field lands on it. */
export const datePartId = (id: string, part: DatePart): string => (part === 'day' ? id : `${id}-${part}`)

export const DateInput = ({ id, name, defaultValue = {}, wrongPart, ...props }: DateInputProps) => {
  const text = useText()
  const language = useLanguage()
  const { invalid, readOnly } = props
  const attributes = (part: DatePart) => {
    const isWrong = invalid && (wrongPart === undefined || wrongPart === part)
    return {
      id: datePartId(id, part),
      name: `${name}.${part}`,
      'data-part': part,
      className: controlClass({ invalid: isWrong }),
      ...describing({ ...props, invalid: isWrong }),
    }
  }
  const box = (part: 'day' | 'year') => (
    <span className={styles[part]}>
      <label htmlFor={datePartId(id, part)}>{text(messages[part])}</label>
      <input
        {...attributes(part)}
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly}
        defaultValue={localiseDigits(language, defaultValue[part] ?? '')}
      />
    </span>
  )
  return (
    <div className={styles.parts}>
      {box('day')}
      <span className={styles.month}>
        <label htmlFor={datePartId(id, 'month')}>{text(messages.month)}</label>
        <select {...attributes('month')} disabled={readOnly} defaultValue={defaultValue.month ?? ''}>
          <option value="">{text(messages.select)}</option>
          {monthNames(language).map((month, place) => (
            <option key={month} value={place + 1}>
              {month}
            </option>
          ))}
        </select>
      </span>
      {box('year')}
    </div>
  )
}
