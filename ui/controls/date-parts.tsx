// The three boxes of a date, day first in both languages, and reading and writing them from outside.

import {
  isPlainDate,
  type Language,
  localiseDigits,
  monthNames,
  readIdentifier,
} from '@bawaba/language/index.ts'
import { useLanguage, useText } from '../language.tsx'
import type { ControlProps } from './control.tsx'
import styles from './date-input.module.css'
import { messages } from './messages.ts'
import { SelectInput } from './select-input.tsx'
import { TextInput } from './text-input.tsx'

export type DatePart = 'day' | 'month' | 'year'
export type DatePartsProps = ControlProps & {
  /** As typed; the month counts from 1. */
  defaultValue?: Partial<Record<DatePart, string>>
  /** The part that is wrong, where it is one alone. */
  wrongPart?: DatePart
}

/** The day carries the id itself, so that a link to the field lands on it. */
export const datePartId = (id: string, part: DatePart): string => (part === 'day' ? id : `${id}-${part}`)

const monthsOf = (language: Language) =>
  monthNames(language).map((label, index) => ({ value: String(index + 1), label }))
/** Worked out once: a form may ask for hundreds of dates. */
const months = { ar: monthsOf('ar'), en: monthsOf('en') }

export const DateParts = ({ id, name, defaultValue = {}, wrongPart, ...props }: DatePartsProps) => {
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
  return (
    <>
      {box('day')}
      <div className={styles.month}>
        <label htmlFor={datePartId(id, 'month')}>{text(messages.month)}</label>
        <SelectInput {...controlOf('month')} options={months[language]} defaultValue={defaultValue.month} />
      </div>
      {box('year')}
    </>
  )
}

const boxOf = (within: Element, part: DatePart) =>
  within.querySelector<HTMLInputElement | HTMLSelectElement>(`[name$=".${part}"]`)

/** What stands in the parts of the date inside an element. */
export const readDateParts = (within: Element): Record<DatePart, string> => {
  const read = (part: DatePart) => boxOf(within, part)?.value ?? ''
  return { day: read('day'), month: read('month'), year: read('year') }
}

/** The day that the parts make, where they make one. */
export const dayOfParts = ({
  day = '',
  month = '',
  year = '',
}: Partial<Record<DatePart, string>>): string | undefined => {
  const [d, m, y] = [day, month, year].map(part => readIdentifier(part)) as [string, string, string]
  const date = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return isPlainDate(date) ? date : undefined
}

/** The day that stands in the parts inside an element, where they make one. */
export const readDay = (within: Element): string | undefined => dayOfParts(readDateParts(within))

/** Writes a day into the parts inside an element, as if it had been typed. */
export const writeDay = (within: Element, day: string, language: Language): void => {
  const [year = '', month = '', date = ''] = day.split('-')
  const write = (part: DatePart, value: string) => {
    const box = boxOf(within, part)
    if (box) box.value = value
  }
  write('day', localiseDigits(language, String(Number(date))))
  write('month', String(Number(month)))
  write('year', localiseDigits(language, year))
  boxOf(within, 'day')?.dispatchEvent(new Event('input', { bubbles: true }))
}
