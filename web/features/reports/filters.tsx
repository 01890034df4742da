// What a report is grouped by and narrowed to: only what its measure can be asked for is offered.

import type { ReportChoices } from '@bawaba/contract/entities/report.ts'
import { ageGroups, reportCan } from '@bawaba/contract/report-rules.ts'
import { ageGroupWords, stateKindWords } from '@bawaba/contract/report-words.ts'
import { isPlainDate, normaliseDigits, type Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { readChoices, SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { type ReportSearch, readReportSearch, specOf } from './address.ts'
import { messages } from './messages.ts'
import styles from './reports.module.css'

const days = ['from', 'to'] as const
type Option = { value: string; label: Text }
type Field = { name: 'by' | 'every' | 'service' | 'center' | 'statusKind' | 'ageGroup'; options: Option[] }

const fromWords = (words: Record<string, Text>, order: readonly string[]): Option[] =>
  order.map(value => ({ value, label: words[value] as Text }))
const required = new Set(['by', 'every'])

export const Filters = ({ search, choices }: { search: ReportSearch; choices: ReportChoices }) => {
  const text = useText()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const spec = specOf(search)
  const [by, setBy] = useState(spec.by)
  const can = reportCan[spec.measure]
  const fields: Field[] = [
    { name: 'by', options: can.by.map(value => ({ value, label: messages[value] })) },
    ...(by === 'period'
      ? [{ name: 'every' as const, options: can.steps.map(value => ({ value, label: messages[value] })) }]
      : []),
    { name: 'service', options: choices.services },
    { name: 'center', options: choices.centers },
    { name: 'statusKind', options: fromWords(stateKindWords, can.states) },
    { name: 'ageGroup', options: fromWords(ageGroupWords, ageGroups) },
  ]
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const word = (name: string) => normaliseDigits(String(data.get(name) ?? '')).trim()
    const faults = days.filter(name => word(name) !== '' && !isPlainDate(word(name)))
    setWrong(faults)
    if (faults.length > 0) return
    const chosen = fields.map(({ name }) => {
      const frame = form.querySelector(`[data-field="${name}"]`)
      return [name, frame ? readChoices(frame)[0] : undefined] as const
    })
    const next = {
      ...{ measure: spec.measure, size: search.size, from: word('from'), to: word('to') },
      ...Object.fromEntries(chosen),
    }
    void navigate({ to: '/reports', search: readReportSearch(next), resetScroll: false })
  }
  return (
    <form noValidate className={styles.form} aria-label={text(messages.filters)} onSubmit={submit}>
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
      {spec.measure !== 'ages' &&
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
                defaultValue={search[name]}
                invalid={error !== undefined}
                describedBy={describedBy(name, { hint, error })}
              />
            </FieldFrame>
          )
        })}
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
