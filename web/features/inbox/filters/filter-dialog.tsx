// All filters in one form. What is chosen becomes chips, and the address with it.

import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { partsOf } from '../../../forms/controls/day.tsx'
import { noDay } from '../../../forms/controls/filter-day.tsx'
import { DaySpanChips } from '../../../forms/day-span-chips.tsx'
import { FormField, PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { filterNames, type InboxSearch, readSearch, toInbox } from '../address.ts'
import { fieldMessages } from '../field-messages.ts'
import { choiceOf } from './choosing.ts'
import { filterMessages as words } from './filter-messages.ts'
import { readFilters } from './filter-reading.ts'
import { type FilterField, filterViews, type ServiceChoice } from './filter-views.tsx'
import styles from './filters.module.css'
import { useAnswerFields, useEmployees } from './use-filters.tsx'

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
  const errorTexts = { ...fieldMessages, day: noDay }
  const input = { text, search, service, answers, services: offeredServices, assignees }
  const fields = Object.assign({}, ...filterNames.map(name => filterViews[name].controls?.(input))) as Record<
    string,
    FilterField
  >
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
          <Fragment key={name}>
            <FormField form={form} name={name} />
            {name === 'until' && (
              <DaySpanChips
                onChoose={({ from, to }) =>
                  form.fill({ ...form.read(), since: partsOf(from), until: partsOf(to) })
                }
              />
            )}
          </Fragment>
        ))}
        {service === '' && <p className={styles.note}>{text(words.chooseService)}</p>}
      </PageForm>
    </Dialog>
  )
}
