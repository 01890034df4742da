// The choice of an employee to whom requests are given: one of those offered, or it is said at the field.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { Text } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useId } from 'react'
import { select } from '../../forms/controls/select.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { personName } from '../../modules/requests/history.ts'
import { fieldMessages } from './field-messages.ts'
import { choiceOf } from './filters/choosing.ts'

type EmployeeChoice = {
  people: readonly PersonRef[]
  words: { label: Text; placeholder: Text }
  onChoose: (id: string) => unknown
}

/** The form of the choice; its field is `assignee`. */
export const useEmployeeChoice = ({ people, words, onChoose }: EmployeeChoice) => {
  const text = useText()
  const language = useLanguage()
  const options = people.map(person => ({ value: person.id, label: personName(person, language) }))
  const noEmployee = text(fieldMessages.noEmployee)
  return usePageForm({
    id: useId(),
    fields: {
      assignee: {
        label: text(words.label),
        required: noEmployee,
        // A long list is typed into, and the words may name nobody.
        check: (typed: string) => (choiceOf(typed, options).isStrange ? noEmployee : undefined),
        control: select({ options, placeholder: text(words.placeholder) }),
      },
    },
    leadsTo: 'field',
    send: ({ assignee }) => onChoose(assignee),
  })
}
