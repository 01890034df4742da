// What to look for among payments: a number or reference, a name, an amount, a status, a channel, days.

import { paymentChannelRows, paymentStatusRows, proofWaitingLabel } from '@bawaba/contract/payment-states.ts'
import { isPlainDate, type Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { partsOf } from '../../forms/controls/day.tsx'
import { filterDay, filterDayOf, noDay } from '../../forms/controls/filter-day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { DaySpanChips } from '../../forms/day-span-chips.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { type FinanceSearch, proofWaiting, readFinanceSearch } from './search.ts'

export const Filters = ({ search }: { search: FinanceSearch }) => {
  const text = useText()
  const navigate = useNavigate()
  const options = (rows: Readonly<Record<string, { label: Text }>>) =>
    Object.entries(rows).map(([value, { label }]) => ({ value, label: text(label) }))
  const dayField = (name: 'from' | 'to') => ({
    label: text(messages[name]),
    initial: filterDayOf(search[name]),
    check: (day: string) => (isPlainDate(day) ? undefined : text(noDay)),
    control: filterDay(),
  })
  const form = usePageForm({
    fields: {
      q: { label: text(messages.find), initial: search.q ?? '', control: line() },
      status: {
        label: text(messages.status),
        initial: search.status,
        control: select({
          placeholder: text(messages.any),
          options: [...options(paymentStatusRows), { value: proofWaiting, label: text(proofWaitingLabel) }],
        }),
      },
      channel: {
        label: text(messages.channel),
        initial: search.channel,
        control: select({ placeholder: text(messages.any), options: options(paymentChannelRows) }),
      },
      from: dayField('from'),
      to: dayField('to'),
    },
    leadsTo: 'field',
    send: chosen => void navigate({ to: '.', search: readFinanceSearch(chosen), resetScroll: false }),
  })
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.apply)}
      button={{ icon: 'filter' }}
      beside={
        Object.keys(search).length > 0 && (
          <Button onClick={() => void navigate({ to: '.', search: {}, resetScroll: false })}>
            {text(messages.clear)}
          </Button>
        )
      }
    >
      {Object.keys(form.fields).map(name => (
        <FormField key={name} form={form} name={name} />
      ))}
      <DaySpanChips
        onChoose={({ from, to }) => form.fill({ ...form.read(), from: partsOf(from), to: partsOf(to) })}
      />
    </PageForm>
  )
}
