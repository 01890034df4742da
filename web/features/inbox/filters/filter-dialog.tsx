// All filters in one form. What is chosen becomes chips, and the address with it.

import { filedKinds, kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { goToControl } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { readChoices, SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { personName } from '../../../modules/requests/history.ts'
import { type AnswerFilter, type InboxSearch, readSearch, toInbox } from '../address.ts'
import { fieldMessages } from '../field-messages.ts'
import { messages } from '../messages.ts'
import { choiceOf } from './choosing.ts'
import type { ServiceChoice } from './filter-chips.tsx'
import { filterMessages as words } from './filter-messages.ts'
import { answerName, days, type FilterErrors, readFilters } from './filter-reading.ts'
import styles from './filters.module.css'
import { useAnswerFields, useEmployees } from './use-filters.tsx'

const shown = (value: AnswerFilter | undefined): string =>
  value === undefined ? '' : typeof value === 'object' ? value.has : String(value)

/** What stands against a control, in words; undefined where nothing does. */
type ErrorOf = (name: string) => string | undefined
type AnswerFiltersProps = { service: string; search: InboxSearch; errorOf: ErrorOf }

const AnswerFilters = ({ service, search, errorOf }: AnswerFiltersProps) => {
  const text = useText()
  const fields = useAnswerFields(service)
  const answers = search.service === service ? search.answers : undefined
  const yesNo = [
    { value: 'true', label: text(words.yes) },
    { value: 'false', label: text(words.no) },
  ]
  return fields.map(({ name, label, options, compare }) => {
    const id = answerName(name)
    const error = errorOf(id)
    const described = { invalid: error !== undefined, describedBy: describedBy(id, { error }) }
    const choices = compare === 'boolean' ? yesNo : options
    const value = shown(answers?.[name])
    return (
      <FieldFrame key={`${service}/${name}`} id={id} label={label} error={error}>
        {choices.length > 0 ? (
          <SelectInput
            id={id}
            name={id}
            defaultValue={value}
            placeholder={text(words.any)}
            options={choices}
            {...described}
          />
        ) : (
          <TextInput id={id} name={id} defaultValue={value} autoComplete="off" {...described} />
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

/** Answers are named by their field, the rest by what they are. */
const idOf = (name: string): string => (name.startsWith(answerName('')) ? name : `filter-${name}`)

export const FilterDialog = ({ search, services, onClose }: FilterDialogProps) => {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const employees = useEmployees(true)
  const [service, setService] = useState(search.service ?? '')
  const [errors, setErrors] = useState<FilterErrors>({})
  const fields = useAnswerFields(service || undefined)
  const offeredServices = services.map(({ slug, name }) => ({ value: slug, label: name }))
  const assignees = [
    { value: 'none', label: text(words.nobody) },
    ...employees.map(person => ({ value: person.id, label: personName(person, language) })),
  ]
  const errorTexts = { ...fieldMessages, day: words.dayWrong }
  const errorOf: ErrorOf = name => errors[name] && text(errorTexts[errors[name]])

  const described = (name: string) => ({
    invalid: errorOf(name) !== undefined,
    describedBy: describedBy(idOf(name), { error: errorOf(name) }),
  })

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const word = (name: string) => String(data.get(name) ?? '')
    const read = readFilters({ word, services: offeredServices, assignees, fields }, search)
    setErrors(read.errors)
    const [first] = Object.keys(read.errors)
    if (first !== undefined) return goToControl(idOf(first))
    const { view, number, person, sort } = search
    void navigate(toInbox(readSearch({ view, number, person, sort, ...read.chosen })))
    onClose()
  }

  return (
    <Dialog open title={text(words.title)} onClose={onClose}>
      <form method="dialog" noValidate className={styles.form} onSubmit={submit}>
        <FieldFrame id="filter-service" label={text(messages.service)} error={errorOf('service')}>
          <span
            onInput={({ currentTarget }) =>
              setService(choiceOf(readChoices(currentTarget)[0], offeredServices).value ?? '')
            }
            className={styles.field}
          >
            <SelectInput
              id="filter-service"
              name="service"
              defaultValue={search.service}
              placeholder={text(messages.anyService)}
              options={offeredServices}
              {...described('service')}
            />
          </span>
        </FieldFrame>
        <FieldFrame id="filter-status" label={text(words.kind)}>
          <SelectInput
            id="filter-status"
            name="status"
            defaultValue={search.status}
            placeholder={text(words.any)}
            options={filedKinds.map(value => ({ value, label: text(kindLabel(value)) }))}
          />
        </FieldFrame>
        <FieldFrame id="filter-assignee" label={text(words.assignee)} error={errorOf('assignee')}>
          <SelectInput
            id="filter-assignee"
            name="assignee"
            defaultValue={search.assignee}
            placeholder={text(words.any)}
            options={assignees}
            {...described('assignee')}
          />
        </FieldFrame>
        {days.map(name => {
          const id = idOf(name)
          const hint = text(words.dayHint)
          const error = errorOf(name)
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
          <AnswerFilters service={service} search={search} errorOf={errorOf} />
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
