// Adding a holiday: its day, its name in both languages, whether it is certain.

import { type HolidayError, holidayErrors, longestHolidayName } from '@bawaba/contract/holiday-rules.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { serverNow } from '../../client/server-clock.ts'
import { useDraft } from '../../client/use-draft.tsx'
import { useToday } from '../../client/use-today.tsx'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { day } from '../../forms/controls/day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { textIn } from '../../forms/controls/text-in.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { ConfirmForm } from '../../modules/dialogs/confirm-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages as effectMessages } from './effect-messages.ts'
import { Effects, useEffects, visitsIn } from './holiday-effects.tsx'
import styles from './holidays.module.css'
import { messages } from './messages.ts'
import { useHolidayWrites } from './use-holiday-writes.ts'

const labels = { date: messages.day, 'name.ar': messages.nameAr, 'name.en': messages.nameEn } as const

export const HolidayForm = () => {
  const text = useText()
  const write = useHolidayWrites()
  const today = useToday()
  const [date, setDate] = useState('')
  const { data } = useEffects(date)
  const booked = data ? visitsIn(data) : 0
  const errorText = ({ field, key }: HolidayError) =>
    text(messages[key], { field: text(labels[field]), most: longestHolidayName })
  const form = usePageForm({
    id: 'holiday',
    fields: {
      date: { label: text(messages.day), control: day({ min: today }) },
      'name.ar': { label: text(messages.nameAr), control: textIn('ar') },
      'name.en': { label: text(messages.nameEn), control: textIn('en') },
      isExpected: { label: text(messages.isExpected), control: checkbox() },
      visits: {
        label: text(effectMessages.visits),
        hint: text(effectMessages.visitsHint),
        control: select({
          placeholder: text(effectMessages.move),
          options: [{ value: 'free', label: text(effectMessages.free) }],
        }),
      },
    },
    follows: ['date'],
    hidden: () => (booked > 0 ? [] : (['visits'] as const)),
    // What it hits is read before, also by whoever was quicker than the answer.
    confirms: () => !data || booked > 0 || data.due > 0,
    draft: useDraft('form', 'holiday'),
    check: ({ date = '', 'name.ar': ar, 'name.en': en }) =>
      Object.fromEntries(
        holidayErrors({ date, name: { ar, en } }, cairoDate(serverNow())).map(error => [
          error.field,
          errorText(error),
        ]),
      ),
    send: ({ date = '', 'name.ar': ar, 'name.en': en, isExpected, visits }) =>
      write('POST holidays', {
        body: { date, name: { ar, en }, isExpected, ...(visits === 'free' ? { visits: 'free' } : {}) },
      }),
    errorText: (field, key) => errorText({ field, key } as HolidayError),
    failed: text(messages.failed),
    next: 'date',
    onSent: () => {
      announce({ id: 'holidays', kind: 'success', message: messages.added })
    },
  })
  const chosen = form.values.date ?? ''
  if (chosen !== date) setDate(chosen)
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
        {data && <Effects effects={data} />}
        <FormField form={form} name="visits" />
      </PageForm>
      <ConfirmForm
        form={form}
        title={effectMessages.confirm}
        effect={effectMessages.effect}
        details={data && <Effects effects={data} />}
        action={effectMessages.add}
      />
    </section>
  )
}
