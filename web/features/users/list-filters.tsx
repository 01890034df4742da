// What narrows the list of users: a search that is always there, and filters by role and status.

import { roleNames } from '@bawaba/contract/role-names.ts'
import { staffRoles } from '@bawaba/contract/staff-rules.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { select } from '../../forms/controls/select.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { SearchForm } from '../../forms/search-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { FilterBar } from '../../modules/lists/filter-bar.tsx'
import { messages } from './messages.ts'
import type { UsersSearch } from './search.ts'
import styles from './users.module.css'

type FiltersProps = { search: UsersSearch; q: string; onFind: (q: string, search: UsersSearch) => void }
type FormProps = { search: UsersSearch; onChoose: (chosen: { role: string; status: string }) => void }

const statuses = ['invited', 'active', 'disabled'] as const

const Form = ({ search, onChoose }: FormProps) => {
  const text = useText()
  const form = usePageForm({
    fields: {
      role: {
        label: text(messages.role),
        initial: search.role ?? '',
        control: select({
          placeholder: text(messages.any),
          options: staffRoles.map(value => ({ value, label: text(roleNames[value]) })),
        }),
      },
      status: {
        label: text(messages.status),
        initial: search.status ?? '',
        control: select({
          placeholder: text(messages.any),
          options: statuses.map(value => ({ value, label: text(messages[value]) })),
        }),
      },
    },
    leadsTo: 'field',
    send: onChoose,
  })
  return (
    <PageForm
      form={form}
      className={styles.filters}
      action={text(messages.apply)}
      button={{ icon: 'filter' }}
    >
      <FormField form={form} name="role" />
      <FormField form={form} name="status" />
    </PageForm>
  )
}

export const Filters = ({ search, q, onFind }: FiltersProps) => {
  const text = useText()
  const { role, status } = search
  const active = [
    ...(role && role in roleNames
      ? [
          {
            id: 'role',
            label: text(messages.role),
            value: text(roleNames[role as keyof typeof roleNames]),
            remove: () => onFind(q, { ...search, role: undefined }),
          },
        ]
      : []),
    ...(statuses.some(known => known === status)
      ? [
          {
            id: 'status',
            label: text(messages.status),
            value: text(messages[status as 'active']),
            remove: () => onFind(q, { ...search, status: undefined }),
          },
        ]
      : []),
  ]
  return (
    <FilterBar
      active={active}
      isSearched={q !== ''}
      onClear={() => onFind('', {})}
      search={
        <SearchForm
          values={{ q }}
          onSearch={words => onFind(words.q ?? '', search)}
          className={styles.search}
        >
          <FieldFrame id="q" label={text(messages.search)} hint={text(messages.searchHint)}>
            <TextInput
              id="q"
              name="q"
              defaultValue={q}
              autoComplete="off"
              describedBy={describedBy('q', { hint: text(messages.searchHint) })}
            />
          </FieldFrame>
          <Button type="submit" icon="search">
            {text(messages.find)}
          </Button>
        </SearchForm>
      }
    >
      {close => (
        <Form
          search={search}
          onChoose={chosen => {
            onFind(q, { ...search, role: chosen.role || undefined, status: chosen.status || undefined })
            close()
          }}
        />
      )}
    </FilterBar>
  )
}
