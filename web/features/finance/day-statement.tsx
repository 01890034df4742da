// The statement of a day as a file: the day is chosen, then CSV or Excel.

import { addDays } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useToday } from '../../client/use-today.tsx'
import { day as dayControl, partsOf } from '../../forms/controls/day.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'

const formats = { csv: messages.csv, xlsx: messages.xlsx } as const

const download = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

export const DayStatement = () => {
  const text = useText()
  const language = useLanguage()
  const yesterday = addDays(useToday(), -1)
  const form = usePageForm({
    id: 'statement',
    fields: {
      day: {
        label: text(messages.day),
        required: text(messages.dayMissing),
        initial: partsOf(yesterday),
        control: dayControl(),
      },
    },
    leadsTo: 'field',
    send: ({ day = yesterday }, { act = 'csv' }) =>
      download(`/api/payments/day/content?day=${day}&format=${act}&language=${language}&mode=EMPLOYEE`),
  })
  return (
    <section className={styles.part}>
      <h2>{text(messages.download)}</h2>
      <PageForm
        form={form}
        level="h3"
        className={styles.narrow}
        actions={Object.entries(formats).map(([format, label]) => (
          <Button key={format} icon="download" onClick={() => form.submit(format)}>
            {text(label)}
          </Button>
        ))}
      />
    </section>
  )
}
