// Adding a holiday: its day, its name in both languages, whether it is certain.

import { type HolidayError, holidayErrors, longestHolidayName } from '@bawaba/contract/holiday-rules.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '../../client/hooks.tsx'
import { useDraft } from '../../client/use-draft.tsx'
import { useToday } from '../../client/use-today.tsx'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { day } from '../../forms/controls/day.tsx'
import { textIn } from '../../forms/controls/text-in.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './holidays.module.css'
import { messages } from './messages.ts'
import { useInvalidateHolidays } from './use-invalidate-holidays.ts'

const labels = { date: messages.day, 'name.ar': messages.nameAr, 'name.en': messages.nameEn } as const

export const HolidayForm = () => {
  const text = useText()
  const client = useClient()
  const invalidate = useInvalidateHolidays()
  const today = useToday()
  const errorText = ({ field, key }: HolidayError) =>
    text(messages[key], { field: text(labels[field]), most: longestHolidayName })
  const form = usePageForm({
    id: 'holiday',
    fields: {
      date: { label: text(messages.day), control: day({ min: today }) },
      'name.ar': { label: text(messages.nameAr), control: textIn('ar') },
      'name.en': { label: text(messages.nameEn), control: textIn('en') },
      isExpected: { label: text(messages.isExpected), control: checkbox() },
    },
    draft: useDraft('form', 'holiday'),
    check: ({ date = '', 'name.ar': ar, 'name.en': en }) =>
      Object.fromEntries(
        holidayErrors({ date, name: { ar, en } }, cairoDate(new Date())).map(error => [
          error.field,
          errorText(error),
        ]),
      ),
    send: ({ date = '', 'name.ar': ar, 'name.en': en, isExpected }) =>
      client.call('POST holidays', { body: { date, name: { ar, en }, isExpected } }),
    errorText: (field, key) => errorText({ field, key } as HolidayError),
    failed: text(messages.failed),
    next: 'date',
    onSent: () => {
      announce({ id: 'holidays', kind: 'success', message: messages.added })
      return invalidate()
    },
  })
  return (
    <section className={styles.add} aria-labelledby="add-holiday">
      <h2 id="add-holiday">{text(messages.addTitle)}</h2>
      <PageForm form={form} level="h3" className={styles.form} action={text(messages.add)}>
        <FormField form={form} name="date" />
        <div className={styles.pair}>
          <FormField form={form} name="name.ar" />
          <FormField form={form} name="name.en" />
        </div>
        <FormField form={form} name="isExpected" />
      </PageForm>
    </section>
  )
}
