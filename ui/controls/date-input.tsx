// A date typed in three parts, day first in both languages; the month is chosen by its name.

import { localiseDigits, monthNames } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '../language.tsx'
import type { ControlProps } from './control.tsx'
import styles from './date-input.module.css'
import { messages } from './messages.ts'
import { SelectInput } from './select-input.tsx'
import { TextInput } from './text-input.tsx'

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
  const controlOf = (part: DatePart) => ({
    ...props,
    id: datePartId(id, part),
    name: `${name}.${part}`,
    invalid: props.invalid && (wrongPart === undefined || wrongPart === part),
  })
  const box = (part: 'day' | 'year') => (
    <div className={styles[part]}>
      <label htmlFor={datePartId(id, part)}>{text(messages[part])}</label>
      <TextInput
        {...controlOf(part)}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={localiseDigits(language, defaultValue[part] ?? '')}
      />
    </div>
  )
  const months = monthNames(language).map((label, place) => ({ value: String(place + 1), label }))
  return (
    <div className={styles.parts}>
      {box('day')}
      <div className={styles.month}>
        <label htmlFor={datePartId(id, 'month')}>{text(messages.month)}</label>
        <SelectInput {...controlOf('month')} options={months} defaultValue={defaultValue.month} />
      </div>
      {box('year')}
    </div>
  )
}

/** What stands in the parts of the date input inside an element. */
export const readDateParts = (within: Element): Record<DatePart, string> => {
  const read = (part: DatePart) =>
    within.querySelector<HTMLInputElement | HTMLSelectElement>(`[name$=".${part}"]`)?.value ?? ''
  return { day: read('day'), month: read('month'), year: read('year') }
}
