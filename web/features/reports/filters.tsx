// What a report is grouped by and narrowed to: only what its measure can be asked for is offered.

import type { ReportChoices } from '@bawaba/contract/entities/report.ts'
import { ageGroups, measureRow, type ReportSpec } from '@bawaba/contract/report-rules.ts'
import { ageGroupWords } from '@bawaba/contract/report-words.ts'
import { kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import { isPlainDate, type Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { type BoundText, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { partsOf } from '../../forms/controls/day.tsx'
import { filterDay, filterDayOf, noDay } from '../../forms/controls/filter-day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { DaySpanChips } from '../../forms/day-span-chips.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { type ReportSearch, readReportSearch, specOf, storedOf } from './address.ts'
import { messages } from './messages.ts'
import styles from './reports.module.css'

const days = ['from', 'to'] as const
const groups = ['by', 'every', 'service', 'center', 'statusKind', 'ageGroup'] as const
type Option = { value: string; label: Text }

const fromWords = (words: Record<string, Text>, order: readonly string[]): Option[] =>
  order.map(value => ({ value, label: words[value] as Text }))

const reportFields = (text: BoundText, spec: ReportSpec, choices: ReportChoices) => {
  const can = measureRow(spec.measure)
  const list = (name: (typeof groups)[number], options: readonly Option[], placeholder?: string) => ({
    label: text(messages[name]),
    initial: spec[name],
    control: select({
      placeholder,
      options: options.map(({ value, label }) => ({ value, label: text(label) })),
    }),
  })
  const dayField = (name: (typeof days)[number]) => ({
    label: text(messages[name]),
    initial: filterDayOf(spec[name]),
    check: (day: string) => (isPlainDate(day) ? undefined : text(noDay)),
    control: filterDay(),
  })
  const any = text(messages.any)
  return {
    by: list(
      'by',
      can.by.map(value => ({ value, label: messages[value] })),
    ),
    every: list(
      'every',
      can.steps.map(value => ({ value, label: messages[value] })),
    ),
    service: list('service', choices.services, any),
    center: list('center', choices.centers, any),
    statusKind: list(
      'statusKind',
      can.states.map(value => ({ value, label: kindLabel(value) })),
      any,
    ),
    from: dayField('from'),
    to: dayField('to'),
    ageGroup: list('ageGroup', fromWords(ageGroupWords, ageGroups), any),
  }
}

const keyOf = (search: ReportSearch): string => JSON.stringify(storedOf(search))

/**
 * The fields are filled anew when another report is opened, from a link, a name or a tab; never by what they themselves
 * asked for, which would take them from under who presses or types. `round` counts the fillings.
 */
const useFilling = (search: ReportSearch) => {
  const key = keyOf(search)
  const [filled, setFilled] = useState({ key, round: 0 })
  const [service, setService] = useState<string>()
  if (filled.key !== key) {
    setFilled({ key, round: key === service ? filled.round : filled.round + 1 })
    setService(undefined)
  }
  return { round: filled.round, ask: (next: ReportSearch) => setService(keyOf(next)) }
}

type FiltersProps = { search: ReportSearch; choices: ReportChoices }

const FilterForm = ({ search, choices, ask }: FiltersProps & { ask: (next: ReportSearch) => void }) => {
  const text = useText()
  const navigate = useNavigate()
  const spec = specOf(search)
  const form = usePageForm({
    fields: reportFields(text, spec, choices),
    hidden: ({ by }) => [
      ...(by === 'period' ? [] : (['every'] as const)),
      ...(measureRow(spec.measure).hasPeriod ? [] : days),
    ],
    leadsTo: 'field',
    send: values => {
      const next = readReportSearch({ ...values, measure: spec.measure, size: search.size })
      ask(next)
      void navigate({ to: '/reports', search: next, resetScroll: false })
    },
  })
  const clear = () => void navigate({ to: '/reports', search: { measure: spec.measure }, resetScroll: false })
  return (
    <PageForm
      form={form}
      label={text(messages.filters)}
      className={styles.form}
      action={text(messages.show)}
      button={{ icon: 'chart' }}
      beside={<Button onClick={clear}>{text(messages.clear)}</Button>}
    >
      {Object.keys(form.fields).map(name => (
        <FormField key={name} form={form} name={name} />
      ))}
      {!form.isHidden('from') && (
        <DaySpanChips
          onChoose={({ from, to }) => form.fill({ ...form.read(), from: partsOf(from), to: partsOf(to) })}
        />
      )}
    </PageForm>
  )
}

export const Filters = ({ search, choices }: FiltersProps) => {
  const { round, ask } = useFilling(search)
  return <FilterForm key={round} search={search} choices={choices} ask={ask} />
}
