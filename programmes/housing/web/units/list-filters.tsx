// What narrows the list of units: a part of a code, a project, a state, a type.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { select } from '@bawaba/web/forms/controls/select.tsx'
import { FormField, PageForm } from '@bawaba/web/forms/page-form.tsx'
import { SearchForm } from '@bawaba/web/forms/search-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import { type ActiveFilter, FilterBar } from '@bawaba/web/modules/lists/filter-bar.tsx'
import { projects } from '../../projects.ts'
import { statusWords, unitFieldWords, unitStatuses, unitTypes, unitTypeWords } from '../../unit.ts'
import { messages } from './messages.ts'
import type { UnitsSearch } from './search.ts'
import styles from './units.module.css'

type Choice = { label: Text; options: readonly { value: string; text: Text }[] }
const choices = {
  project: {
    label: unitFieldWords.project,
    options: projects.map(({ code, title }) => ({ value: code, text: title })),
  },
  status: {
    label: messages.status,
    options: unitStatuses.map(value => ({ value, text: statusWords[value] })),
  },
  type: {
    label: unitFieldWords.type,
    options: unitTypes.map(value => ({ value, text: unitTypeWords[value] })),
  },
} as const satisfies Record<string, Choice>
const names = ['project', 'status', 'type'] as const

type ShowProps = { search: UnitsSearch; onShow: (search: UnitsSearch) => void }

const FilterForm = ({ search, onShow }: ShowProps) => {
  const text = useText()
  const choice = (name: (typeof names)[number]) => ({
    label: text(choices[name].label),
    initial: search[name] ?? '',
    control: select({
      placeholder: text(messages.any),
      options: choices[name].options.map(option => ({ value: option.value, label: text(option.text) })),
    }),
  })
  const form = usePageForm({
    fields: { project: choice('project'), status: choice('status'), type: choice('type') },
    leadsTo: 'field',
    send: ({ project, status, type }) =>
      onShow({
        ...search,
        project: project || undefined,
        status: status || undefined,
        type: type || undefined,
        from: undefined,
      }),
  })
  return (
    <PageForm
      form={form}
      className={styles.filters}
      action={text(messages.apply)}
      button={{ icon: 'filter' }}
    >
      {names.map(name => (
        <FormField key={name} form={form} name={name} />
      ))}
    </PageForm>
  )
}

export const Filters = ({ search, onShow }: ShowProps) => {
  const text = useText()
  const active = names.flatMap((name): ActiveFilter[] => {
    const option = choices[name].options.find(({ value }) => value === search[name])
    const remove = () => onShow({ ...search, [name]: undefined, from: undefined })
    return option ? [{ id: name, label: text(choices[name].label), value: text(option.text), remove }] : []
  })
  return (
    <FilterBar
      active={active}
      isSearched={search.q !== undefined}
      onClear={() => onShow({ sort: search.sort })}
      search={
        <SearchForm
          values={{ q: search.q }}
          onSearch={({ q }) => onShow({ ...search, q: q || undefined, from: undefined })}
          className={styles.search}
        >
          <FieldFrame id="q" label={text(messages.search)} hint={text(messages.searchHint)}>
            <TextInput
              id="q"
              name="q"
              latin
              defaultValue={search.q}
              autoComplete="off"
              describedBy={describedBy('q', { hint: true })}
            />
          </FieldFrame>
          <Button type="submit" icon="search">
            {text(messages.find)}
          </Button>
        </SearchForm>
      }
    >
      {close => (
        <FilterForm
          key={JSON.stringify(search)}
          search={search}
          onShow={next => {
            onShow(next)
            close()
          }}
        />
      )}
    </FilterBar>
  )
}
