// The choice of an employee to whom requests are given: one of those offered, or it is said at the field.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { Text } from '@bawaba/language/index.ts'
import { goToControl } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useId, useState } from 'react'
import { personName } from '../../requests/history.ts'
import { fieldMessages } from './field-messages.ts'
import { choiceOf } from './filters/choosing.ts'

type EmployeeChoice = {
  people: readonly PersonRef[]
  words: { label: Text; placeholder: Text }
  onChoose: (id: string) => void
}

/** The field, and what the form around it does when it is sent. */
export const useEmployeeChoice = ({ people, words, onChoose }: EmployeeChoice) => {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const [isRefused, setIsRefused] = useState(false)
  const options = people.map(person => ({ value: person.id, label: personName(person, language) }))
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('assignee') ?? '')
    const { value } = choiceOf(typed, options)
    setIsRefused(value === undefined)
    if (value === undefined) goToControl(id)
    else onChoose(value)
  }
  const error = isRefused ? text(fieldMessages.noEmployee) : undefined
  const field = (
    <FieldFrame id={id} label={text(words.label)} error={error}>
      <SelectInput
        id={id}
        name="assignee"
        placeholder={text(words.placeholder)}
        options={options}
        invalid={isRefused}
        describedBy={describedBy(id, { error })}
      />
    </FieldFrame>
  )
  return { field, submit }
}
