// What a report is grouped by and narrowed to: only what its measure can be asked for is offered.

import type { ReportChoices } from '@bawaba/contract/entities/report.ts'
import { ageGroups, measureRow, type ReportSpec } from '@bawaba/contract/report-rules.ts'
import { ageGroupWords } from '@bawaba/contract/report-words.ts'
import { kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import { isPlainDate, normaliseDigits, type Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { readChoices, SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { type ReportSearch, readReportSearch, specOf, storedOf } from './address.ts'
import { messages } from './messages.ts'
import styles from './reports.module.css'

const days = ['from', 'to'] as const
type Option = { value: string; label: Text }
const groups = ['by', 'every', 'service', 'center', 'statusKind', 'ageGroup'] as const
type Field = { name: (typeof groups)[number]; options: Option[] }

const fromWords = (words: Record<string, Text>, order: readonly string[]): Option[] =>
  order.map(value => ({ value, label: words[value] as Text }))
const required = new Set(['by', 'every'])

type FieldsProps = {
  spec: ReportSpec
  choices: ReportChoices
  /** The days that are no days. */
  wrong: readonly string[]
}

const Fields = ({ spec, choices, wrong }: FieldsProps) => {
  const text = useText()
  const [by, setBy] = useState(spec.by)
  const can = measureRow(spec.measure)
  const fields: Field[] = [
    { name: 'by', options: can.by.map(value => ({ value, label: messages[value] })) },
    ...(by === 'period'
      ? [{ name: 'every' as const, options: can.steps.map(value => ({ value, label: messages[value] })) }]
      : []),
    { name: 'service', options: choices.services },
    { name: 'center', options: choices.centers },
    { name: 'statusKind', options: can.states.map(value => ({ value, label: kindLabel(value) })) },
    { name: 'ageGroup', options: fromWords(ageGroupWords, ageGroups) },
  ]
  return (
    <>
      {fields.map(({ name, options }) => (
        <div
          key={name}
          data-field={name}
          onChange={event => {
            const { value } = event.target as unknown as HTMLSelectElement
            const chosen = can.by.find(group => group === value)
            if (name === 'by' && chosen) setBy(chosen)
          }}
        >
          <FieldFrame id={name} label={text(messages[name])}>
            <SelectInput
              id={name}
              name={name}
              defaultValue={spec[name] ?? ''}
              {...(required.has(name) ? {} : { placeholder: text(messages.any) })}
              options={options.map(({ value, label }) => ({ value, label: text(label) }))}
            />
          </FieldFrame>
        </div>
      ))}
      {can.hasPeriod &&
        days.map(name => {
          const error = wrong.includes(name) ? text(messages.dayWrong) : undefined
          const hint = text(messages.dayHint)
          return (
            <FieldFrame key={name} id={name} label={text(messages[name])} hint={hint} error={error}>
              <TextInput
                id={name}
                name={name}
                latin
                inputMode="numeric"
                autoComplete="off"
                defaultValue={spec[name]}
                invalid={error !== undefined}
                describedBy={describedBy(name, { hint, error })}
              />
            </FieldFrame>
          )
        })}
    </>
  )
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

export const Filters = ({ search, choices }: { search: ReportSearch; choices: ReportChoices }) => {
  const text = useText()
  const navigate = useNavigate()
  const { round, ask } = useFilling(search)
  const [wrong, setWrong] = useState<{ round: number; names: readonly string[] }>()
  const spec = specOf(search)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const word = (name: string) => normaliseDigits(String(data.get(name) ?? '')).trim()
    const names = days.filter(name => word(name) !== '' && !isPlainDate(word(name)))
    setWrong({ round, names })
    if (names.length > 0) return
    const chosen = groups.map(name => {
      const frame = form.querySelector(`[data-field="${name}"]`)
      return [name, frame ? readChoices(frame)[0] : undefined] as const
    })
    const next = readReportSearch({
      measure: spec.measure,
      size: search.size,
      from: word('from'),
      to: word('to'),
      ...Object.fromEntries(chosen),
    })
    ask(next)
    void navigate({ to: '/reports', search: next, resetScroll: false })
  }
  return (
    <form noValidate className={styles.form} aria-label={text(messages.filters)} onSubmit={submit}>
      <Fields key={round} spec={spec} choices={choices} wrong={wrong?.round === round ? wrong.names : []} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" icon="chart">
          {text(messages.show)}
        </Button>
        <Button
          onClick={() =>
            void navigate({ to: '/reports', search: { measure: spec.measure }, resetScroll: false })
          }
        >
          {text(messages.clear)}
        </Button>
      </div>
    </form>
  )
}
