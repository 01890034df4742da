// All filters in one form. What is chosen becomes chips, and the address with it.

import { filedKinds, kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import type { Choice } from '@bawaba/ui/controls/select-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { type BoundText, useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayText } from '../../../forms/controls/day-text.tsx'
import { select } from '../../../forms/controls/select.tsx'
import { text as line } from '../../../forms/controls/text.tsx'
import type { PageField } from '../../../forms/fields.ts'
import { FormField, PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { type AnswerFilter, type InboxSearch, readSearch, toInbox } from '../address.ts'
import { fieldMessages } from '../field-messages.ts'
import { messages } from '../messages.ts'
import { choiceOf } from './choosing.ts'
import type { ServiceChoice } from './filter-chips.tsx'
import { filterMessages as words } from './filter-messages.ts'
import { answerName, days, readFilters } from './filter-reading.ts'
import styles from './filters.module.css'
import { type AnswerField, useAnswerFields, useEmployees } from './use-filters.tsx'

type FilterField = PageField<string, string>

const shown = (value: AnswerFilter | undefined): string =>
  value === undefined ? '' : typeof value === 'object' ? value.has : String(value)

type FieldsInput = {
  text: BoundText
  search: InboxSearch
  service: string
  answers: readonly AnswerField[]
  services: readonly Choice[]
  assignees: readonly Choice[]
}

const answerFields = ({ text, search, service, answers }: FieldsInput): Record<string, FilterField> => {
  const present = search.service === service ? search.answers : undefined
  const yesNo = [
    { value: 'true', label: text(words.yes) },
    { value: 'false', label: text(words.no) },
  ]
  const controlOf = ({ compare, options }: AnswerField) => {
    const choices = compare === 'boolean' ? yesNo : options
    return choices.length > 0 ? select({ options: choices, placeholder: text(words.any) }) : line()
  }
  return Object.fromEntries(
    answers.map(answer => [
      answerName(answer.name),
      {
        label: answer.label,
        version: service,
        initial: shown(present?.[answer.name]),
        control: controlOf(answer),
      },
    ]),
  )
}

const filterFields = (input: FieldsInput): Record<string, FilterField> => {
  const { text, search } = input
  const list = (
    label: Text,
    options: readonly Choice[],
    initial?: string,
    placeholder: Text = words.any,
  ) => ({
    label: text(label),
    initial,
    control: select({ options, placeholder: text(placeholder) }),
  })
  const kinds = filedKinds.map(value => ({ value, label: text(kindLabel(value)) }))
  return {
    service: list(messages.service, input.services, search.service, messages.anyService),
    status: list(words.kind, kinds, search.status),
    assignee: list(words.assignee, input.assignees, search.assignee),
    ...Object.fromEntries(
      days.map(name => [
        name,
        {
          label: text(words[name]),
          hint: text(words.dayHint),
          initial: search[name],
          control: dayText(),
        },
      ]),
    ),
    ...answerFields(input),
  }
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
  const answers = useAnswerFields(service || undefined)
  const offeredServices = services.map(({ slug, name }) => ({ value: slug, label: name }))
  const assignees = [
    { value: 'none', label: text(words.nobody) },
    ...employees.map(person => ({ value: person.id, label: personName(person, language) })),
  ]
  const readIn = (values: Record<string, string>) =>
    readFilters(
      { word: name => values[name] ?? '', services: offeredServices, assignees, fields: answers },
      search,
    )
  const errorTexts = { ...fieldMessages, day: words.dayWrong }
  const fields = filterFields({ text, search, service, answers, services: offeredServices, assignees })
  const form = usePageForm({
    id: 'filter',
    fields,
    follows: ['service'],
    leadsTo: 'field',
    check: values =>
      Object.fromEntries(
        Object.entries(readIn(values).errors).map(([name, error]) => [name, text(errorTexts[error])]),
      ),
    send: values => {
      const { view, number, person, sort } = search
      void navigate(toInbox(readSearch({ view, number, person, sort, ...readIn(values).chosen })))
      onClose()
    },
  })
  // A service that the address names stays, though the list may not offer it to this reader.
  const chosen = form.values.service ?? ''
  const known = chosen === search.service ? chosen : (choiceOf(chosen, offeredServices).value ?? '')
  if (known !== service) setService(known)
  return (
    <Dialog open title={text(words.title)} onClose={onClose}>
      <PageForm
        form={form}
        className={styles.form}
        action={text(words.apply)}
        beside={
          <Button variant="tertiary" onClick={onClose}>
            {text(words.cancel)}
          </Button>
        }
      >
        {Object.keys(fields).map(name => (
          <FormField key={name} form={form} name={name} />
        ))}
        {service === '' && <p className={styles.note}>{text(words.chooseService)}</p>}
      </PageForm>
    </Dialog>
  )
}
