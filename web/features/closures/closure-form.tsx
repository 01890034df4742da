// Closing a center: which, from when to when, why, and what becomes of the visits that are booked then.

import { type ClosureError, closureErrors, longestReason } from '@bawaba/contract/closure-rules.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import type { Answer } from '../../client/client.ts'
import { serverNow } from '../../client/server-clock.ts'
import { useDraft } from '../../client/use-draft.tsx'
import { useToday } from '../../client/use-today.tsx'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { day } from '../../forms/controls/day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { textIn } from '../../forms/controls/text-in.tsx'
import { timeOfDay } from '../../forms/controls/time-of-day.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { ConfirmForm } from '../../modules/dialogs/confirm-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import { type ChosenTime, Effects, useEffects, visitsIn } from './closure-effects.tsx'
import styles from './closures.module.css'
import { messages } from './messages.ts'
import { useClosureWrites } from './use-closure-writes.ts'

const labels = {
  calendar: messages.center,
  from: messages.from,
  until: messages.until,
  'hours.from': messages.hoursFrom,
  'hours.until': messages.hoursUntil,
  'reason.ar': messages.reasonAr,
  'reason.en': messages.reasonEn,
} as const

type Values = {
  calendar?: string
  from?: string | undefined
  until?: string | undefined
  isHours?: boolean
  'hours.from'?: string
  'hours.until'?: string
}
const nothing: ChosenTime = { calendar: '', from: '', until: '' }
/** Hours are of one day: its last day is not asked for. */
const timeIn = (values: Values): ChosenTime => {
  const { calendar = '', from = '', until = '', isHours = false } = values
  return isHours
    ? {
        calendar,
        from,
        until: from,
        hoursFrom: values['hours.from'] ?? '',
        hoursUntil: values['hours.until'] ?? '',
      }
    : { calendar, from, until }
}
const orderOf = (values: Values & { 'reason.ar': string; 'reason.en': string }) => {
  const { hoursFrom, hoursUntil, ...days } = timeIn(values)
  return {
    ...days,
    ...(hoursFrom !== undefined && hoursUntil !== undefined
      ? { hours: { from: hoursFrom, until: hoursUntil } }
      : {}),
    reason: { ar: values['reason.ar'], en: values['reason.en'] },
  }
}

export const ClosureForm = ({ centers }: Pick<Answer<'GET closures'>, 'centers'>) => {
  const text = useText()
  const language = useLanguage()
  const write = useClosureWrites()
  const today = useToday()
  const [chosen, setChosen] = useState(nothing)
  const { data } = useEffects(chosen)
  const booked = data ? visitsIn(data) : 0
  const errorText = ({ field, key }: ClosureError) =>
    text(messages[key], { field: text(labels[field]), most: longestReason })
  const form = usePageForm({
    id: 'closure',
    fields: {
      calendar: {
        label: text(messages.center),
        control: select({
          placeholder: text(messages.chooseCenter),
          options: centers.map(({ calendar, name }) => ({ value: calendar, label: name[language] })),
        }),
      },
      from: { label: text(messages.from), control: day({ min: today }) },
      isHours: { label: text(messages.isHours), control: checkbox() },
      until: { label: text(messages.until), control: day({ min: today }) },
      'hours.from': {
        label: text(messages.hoursFrom),
        hint: text(messages.hoursHint),
        control: timeOfDay(),
      },
      'hours.until': {
        label: text(messages.hoursUntil),
        hint: text(messages.hoursHint),
        control: timeOfDay(),
      },
      'reason.ar': { label: text(messages.reasonAr), control: textIn('ar') },
      'reason.en': { label: text(messages.reasonEn), control: textIn('en') },
      visits: {
        label: text(messages.visits),
        hint: text(messages.visitsHint),
        control: select({
          placeholder: text(messages.move),
          options: [{ value: 'free', label: text(messages.free) }],
        }),
      },
    },
    follows: ['calendar', 'from', 'until', 'isHours', 'hours.from', 'hours.until'],
    hidden: ({ isHours }) => [
      ...(isHours ? (['until'] as const) : (['hours.from', 'hours.until'] as const)),
      ...(booked > 0 ? [] : (['visits'] as const)),
    ],
    confirms: true,
    draft: useDraft('form', 'closure'),
    check: values =>
      Object.fromEntries(
        closureErrors(orderOf(values), cairoDate(serverNow())).map(error => [error.field, errorText(error)]),
      ),
    send: values =>
      write('POST closures', {
        body: { ...orderOf(values), ...(values.visits === 'free' ? { visits: 'free' } : {}) },
      }),
    errorText: (field, key) => errorText({ field, key } as ClosureError),
    failed: text(messages.failed),
    next: 'calendar',
    onSent: () => {
      announce({ id: 'closures', kind: 'success', message: messages.added })
    },
  })
  const now = timeIn(form.values)
  if (JSON.stringify(now) !== JSON.stringify(chosen)) setChosen(now)
  return (
    <section className={styles.add} aria-labelledby="add-closure">
      <h2 id="add-closure">{text(messages.addTitle)}</h2>
      <PageForm form={form} level="h3" className={styles.form} action={text(messages.add)}>
        <FormField form={form} name="calendar" />
        <FormField form={form} name="from" />
        <FormField form={form} name="isHours" />
        <FormField form={form} name="until" />
        <div className={styles.pair}>
          <FormField form={form} name="hours.from" />
          <FormField form={form} name="hours.until" />
        </div>
        <div className={styles.pair}>
          <FormField form={form} name="reason.ar" />
          <FormField form={form} name="reason.en" />
        </div>
        {data && booked > 0 && <Effects effects={data} />}
        <FormField form={form} name="visits" />
      </PageForm>
      <ConfirmForm
        form={form}
        title={messages.confirm}
        effect={messages.effect}
        details={data && <Effects effects={data} />}
        action={messages.add}
      />
    </section>
  )
}
