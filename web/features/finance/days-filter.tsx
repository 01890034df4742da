// Of which way to pay, and of which days, the reconciliation is shown.

import type { PaymentGateway } from '@bawaba/contract/entities/payment.ts'
import { isPlainDate } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { partsOf } from '../../forms/controls/day.tsx'
import { filterDay, filterDayOf, noDay } from '../../forms/controls/filter-day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { DaySpanChips } from '../../forms/day-span-chips.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { type DaysSearch, readDaysSearch } from './search.ts'

type FilterProps = {
  search: DaysSearch
  gateways: readonly PaymentGateway[]
  nameOf: (gatewayId: string) => string
}

export const DaysFilter = ({ search, gateways, nameOf }: FilterProps) => {
  const text = useText()
  const navigate = useNavigate()
  const dayField = (name: 'from' | 'to') => ({
    label: text(messages[name]),
    initial: filterDayOf(search[name]),
    check: (day: string) => (isPlainDate(day) ? undefined : text(noDay)),
    control: filterDay(),
  })
  const form = usePageForm({
    id: 'days',
    fields: {
      gatewayId: {
        label: text(messages.account),
        initial: search.gatewayId,
        control: select({
          placeholder: text(messages.any),
          options: gateways.map(({ id }) => ({ value: id, label: nameOf(id) })),
        }),
      },
      from: dayField('from'),
      to: dayField('to'),
    },
    leadsTo: 'field',
    send: chosen => void navigate({ to: '.', search: readDaysSearch(chosen), resetScroll: false }),
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
