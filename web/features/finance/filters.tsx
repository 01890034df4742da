// What to look for among payments: a number or reference, a name or an amount in a line of its own; a status, a channel and
// days behind a button.

import { paymentChannelRows, paymentStatusRows, proofWaitingLabel } from '@bawaba/contract/payment-states.ts'
import { formatDate, isPlainDate, type Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { partsOf } from '../../forms/controls/day.tsx'
import { filterDay, filterDayOf, noDay } from '../../forms/controls/filter-day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { DaySpanChips } from '../../forms/day-span-chips.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { SearchForm } from '../../forms/search-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { type ActiveFilter, FilterBar } from '../../modules/lists/filter-bar.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { type FinanceSearch, proofWaiting, readFinanceSearch } from './search.ts'

type FormProps = { search: FinanceSearch; onShow: (search: FinanceSearch) => void }

const statuses: Readonly<Record<string, { label: Text }>> = {
  ...paymentStatusRows,
  [proofWaiting]: { label: proofWaitingLabel },
}
const channels: Readonly<Record<string, { label: Text }>> = paymentChannelRows

const FilterForm = ({ search, onShow }: FormProps) => {
  const text = useText()
  const choice = (name: 'status' | 'channel', rows: typeof statuses) => ({
    label: text(messages[name]),
    initial: search[name] ?? '',
    control: select({
      placeholder: text(messages.any),
      options: Object.entries(rows).map(([value, { label }]) => ({ value, label: text(label) })),
    }),
  })
  const dayField = (name: 'from' | 'to') => ({
    label: text(messages[name]),
    initial: filterDayOf(search[name]),
    check: (day: string) => (isPlainDate(day) ? undefined : text(noDay)),
    control: filterDay(),
  })
  const form = usePageForm({
    fields: {
      status: choice('status', statuses),
      channel: choice('channel', channels),
      from: dayField('from'),
      to: dayField('to'),
    },
    leadsTo: 'field',
    send: chosen => onShow(readFinanceSearch({ ...search, ...chosen })),
  })
  return (
    <PageForm form={form} className={styles.form} action={text(messages.apply)} button={{ icon: 'filter' }}>
      {Object.keys(form.fields).map(name => (
        <FormField key={name} form={form} name={name} />
      ))}
      <DaySpanChips
        onChoose={({ from, to }) => form.fill({ ...form.read(), from: partsOf(from), to: partsOf(to) })}
      />
    </PageForm>
  )
}

const useActive = (search: FinanceSearch, onShow: FormProps['onShow']): ActiveFilter[] => {
  const text = useText()
  const language = useLanguage()
  const named = (rows: typeof statuses) => (value: string) => {
    const row = Object.hasOwn(rows, value) ? rows[value] : undefined
    return row ? text(row.label) : value
  }
  const day = (value: string) => formatDate(language, value)
  const values = { status: named(statuses), channel: named(channels), from: day, to: day }
  return (Object.keys(values) as (keyof typeof values)[]).flatMap(name => {
    const value = search[name]
    const remove = () => onShow({ ...search, [name]: undefined })
    return value ? [{ id: name, label: text(messages[name]), value: values[name](value), remove }] : []
  })
}

export const Filters = ({ search }: { search: FinanceSearch }) => {
  const text = useText()
  const navigate = useNavigate()
  const show = (next: FinanceSearch) => void navigate({ to: '.', search: next, resetScroll: false })
  return (
    <FilterBar
      active={useActive(search, show)}
      isSearched={search.q !== undefined}
      onClear={() => show(search.sort ? { sort: search.sort } : {})}
      search={
        <SearchForm
          values={{ q: search.q }}
          onSearch={({ q }) => show(readFinanceSearch({ ...search, q }))}
          className={styles.search}
        >
          <FieldFrame id="q" label={text(messages.find)}>
            <TextInput id="q" name="q" defaultValue={search.q} autoComplete="off" />
          </FieldFrame>
          <Button type="submit" icon="search">
            {text(messages.search)}
          </Button>
        </SearchForm>
      }
    >
      {close => (
        <FilterForm
          key={JSON.stringify(search)}
          search={search}
          onShow={next => {
            show(next)
            close()
          }}
        />
      )}
    </FilterBar>
  )
}
