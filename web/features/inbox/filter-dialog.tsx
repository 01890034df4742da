// All filters in one form. What is chosen becomes chips, and the address with it.

import { isPlainDate, normaliseDigits } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { personName } from '../../requests/history.ts'
import { kindNames } from '../../requests/messages.ts'
import { stateKinds } from '../../requests/state-kinds.ts'
import { type AnswerFilter, type InboxSearch, readSearch, toInbox } from './address.ts'
import type { ServiceChoice } from './filter-chips.tsx'
import { filterMessages as words } from './filter-messages.ts'
import styles from './filters.module.css'
import { messages } from './messages.ts'
import { type AnswerField, useAnswerFields, useEmployees } from './use-filters.tsx'

const days = ['since', 'until'] as const

/** What was typed for an answer, as it is compared; undefined where it says nothing. */
const readers: Record<AnswerField['compare'], (typed: string) => AnswerFilter | undefined> = {
  has: has => ({ has }),
  equals: typed => typed,
  boolean: typed => typed === 'true',
  number: typed => {
    const value = Number(normaliseDigits(typed).replace('٫', '.'))
    return Number.isFinite(value) ? value : undefined
  },
}

const shown = (value: AnswerFilter | undefined): string =>
  value === undefined ? '' : typeof value === 'object' ? value.has : String(value)

const AnswerFilters = ({ service, search }: { service: string; search: InboxSearch }) => {
  const text = useText()
  const fields = useAnswerFields(service)
  const answers = search.service === service ? search.answers : undefined
  const yesNo = [
    { value: 'true', label: text(words.yes) },
    { value: 'false', label: text(words.no) },
  ]
  return fields.map(({ name, label, options, compare }) => {
    const id = `answer-${name}`
    const choices = compare === 'boolean' ? yesNo : options
    const value = shown(answers?.[name])
    return (
      <FieldFrame key={`${service}/${name}`} id={id} label={label}>
        {choices.length > 0 ? (
          <SelectInput
            id={id}
            name={id}
            defaultValue={value}
            placeholder={text(words.any)}
            options={choices}
          />
        ) : (
          <TextInput id={id} name={id} defaultValue={value} autoComplete="off" />
        )}
      </FieldFrame>
    )
  })
}

type FilterDialogProps = {
  search: InboxSearch
  services: readonly ServiceChoice[]
  onClose: () => void
}

export const FilterDialog = ({ search, services, onClose }: FilterDialogProps) => {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const employees = useEmployees(true)
  const [service, setService] = useState(search.service ?? '')
  const [wrong, setWrong] = useState<readonly string[]>([])
  const fields = useAnswerFields(service || undefined)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const word = (name: string) => String(data.get(name) ?? '').trim()
    const day = (name: string) => normaliseDigits(word(name))
    const faults = days.filter(name => day(name) !== '' && !isPlainDate(day(name)))
    setWrong(faults)
    if (faults.length > 0) return
    const answers = fields.flatMap(({ name, compare }) => {
      const typed = word(`answer-${name}`)
      const value = typed === '' ? undefined : readers[compare](typed)
      return value === undefined ? [] : [[name, value] as const]
    })
    const chosen = {
      ...{ view: search.view, number: search.number, person: search.person, sort: search.sort },
      ...{ service, status: word('status'), assignee: word('assignee') },
      ...{ since: day('since'), until: day('until'), answers: Object.fromEntries(answers) },
    }
    void navigate(toInbox(readSearch(chosen)))
    onClose()
  }

  return (
    <Dialog open title={text(words.title)} onClose={onClose}>
      <form method="dialog" noValidate className={styles.form} onSubmit={submit}>
        <FieldFrame id="filter-service" label={text(messages.service)}>
          <span
            onChange={event => setService((event.target as unknown as HTMLSelectElement).value)}
            className={styles.field}
          >
            <SelectInput
              id="filter-service"
              name="service"
              defaultValue={search.service}
              placeholder={text(messages.anyService)}
              options={services.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          </span>
        </FieldFrame>
        <FieldFrame id="filter-status" label={text(words.kind)}>
          <SelectInput
            id="filter-status"
            name="status"
            defaultValue={search.status}
            placeholder={text(words.any)}
            options={stateKinds.map(value => ({ value, label: text(kindNames[value]) }))}
          />
        </FieldFrame>
        <FieldFrame id="filter-assignee" label={text(words.assignee)}>
          <SelectInput
            id="filter-assignee"
            name="assignee"
            defaultValue={search.assignee}
            placeholder={text(words.any)}
            options={[
              { value: 'none', label: text(words.nobody) },
              ...employees.map(person => ({ value: person.id, label: personName(person, language) })),
            ]}
          />
        </FieldFrame>
        {days.map(name => {
          const id = `filter-${name}`
          const hint = text(words.dayHint)
          const error = wrong.includes(name) ? text(words.dayWrong) : undefined
          return (
            <FieldFrame key={name} id={id} label={text(words[name])} hint={hint} error={error}>
              <TextInput
                id={id}
                name={name}
                latin
                inputMode="numeric"
                autoComplete="off"
                defaultValue={search[name]}
                invalid={error !== undefined}
                describedBy={describedBy(id, { hint, error })}
              />
            </FieldFrame>
          )
        })}
        {service === '' ? (
          <p className={styles.note}>{text(words.chooseService)}</p>
        ) : (
          <AnswerFilters service={service} search={search} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary">
            {text(words.apply)}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {text(words.cancel)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
