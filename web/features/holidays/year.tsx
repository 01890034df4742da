// The holidays of one year, each with its day, its name in both languages and a way to remove it.

import type { Holiday } from '@bawaba/contract/entities/holiday.ts'
import { formatDate, localiseDigits } from '@bawaba/language/index.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { IconButton } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { useId } from 'react'
import styles from './holidays.module.css'
import { messages } from './messages.ts'

type YearProps = {
  year: string
  holidays: readonly Holiday[]
  onRemove: (holiday: Holiday) => void
}

export const Year = ({ year, holidays, onRemove }: YearProps) => {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <section className={styles.year} aria-labelledby={id}>
      <h2 id={id}>{text(messages.inYear, { year: localiseDigits(language, year) })}</h2>
      <ul className={styles.list}>
        {holidays.map(holiday => {
          const { date, name, isExpected } = holiday
          return (
            <li key={date} className={styles.holiday}>
              <time dateTime={date} className={styles.day}>
                {formatDate(language, date)}
              </time>
              <span className={styles.names}>
                <strong>
                  <Bdi>{name[language]}</Bdi>
                </strong>
                <span className={styles.muted} lang={other}>
                  <Bdi>{name[other]}</Bdi>
                </span>
              </span>
              <span>{isExpected && <Pill kind="waiting-on-applicant">{text(messages.expected)}</Pill>}</span>
              <IconButton
                icon="trash"
                small
                label={text(messages.removeOf, {
                  name: name[language],
                  date: formatDate(language, date),
                })}
                onClick={() => onRemove(holiday)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
