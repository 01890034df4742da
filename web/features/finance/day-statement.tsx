// The statement of a day as a file: the day is chosen, then CSV or Excel.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { LinkButton } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { day as dayControl } from '../../forms/controls/day.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'

export const DayStatement = () => {
  const text = useText()
  const language = useLanguage()
  const [day, setDay] = useState(() => addDays(cairoDate(new Date()), -1))
  const form = usePageForm({
    id: 'statement',
    fields: {
      day: { label: text(messages.day), required: text(messages.dayMissing), control: dayControl({}) },
    },
    leadsTo: 'field',
    send: ({ day: chosen }) => {
      if (chosen) setDay(chosen)
    },
  })
  const address = (format: 'csv' | 'xlsx') =>
    `/api/payments/day/content?day=${day}&format=${format}&language=${language}&mode=EMPLOYEE`
  return (
    <section className={styles.part}>
      <h2>{text(messages.download)}</h2>
      <PageForm form={form} level="h3" action={text(messages.apply)} className={styles.form} />
      <p className={styles.turns}>
        <LinkButton icon="download" href={address('csv')} download>
          {text(messages.csv)} {day}
        </LinkButton>
        <LinkButton icon="download" href={address('xlsx')} download>
          {text(messages.xlsx)} {day}
        </LinkButton>
      </p>
    </section>
  )
}
