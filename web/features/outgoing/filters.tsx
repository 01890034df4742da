// What narrows the messages: the number of a request, a state, a channel.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { select } from '../../forms/controls/select.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { SearchForm } from '../../forms/search-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { type ActiveFilter, FilterBar } from '../../modules/lists/filter-bar.tsx'
import { messages } from './messages.ts'
import styles from './outgoing.module.css'
import { type OutgoingSearch, readOutgoingSearch } from './search.ts'

const choices = {
  state: ['waiting', 'retrying', 'sent', 'dropped', 'givenUp'],
  channel: ['sms', 'email'],
} as const
type Choice = keyof typeof choices
type ShowProps = { search: OutgoingSearch; onShow: (search: OutgoingSearch) => void }

const textOf = (value: string): Text => messages[value as 'sent']

const FilterForm = ({ search, onShow }: ShowProps) => {
  const text = useText()
  const choice = (name: Choice) => ({
    label: text(messages[name]),
    initial: search[name] ?? '',
    control: select({
      placeholder: text(messages.any),
      options: choices[name].map(value => ({ value, label: text(textOf(value)) })),
    }),
  })
  const form = usePageForm({
    fields: { state: choice('state'), channel: choice('channel') },
    leadsTo: 'field',
    send: chosen => onShow(readOutgoingSearch({ ...search, ...chosen })),
  })
  return (
    <PageForm form={form} className={styles.form} action={text(messages.apply)} button={{ icon: 'filter' }}>
      <FormField form={form} name="state" />
      <FormField form={form} name="channel" />
    </PageForm>
  )
}

export const Filters = ({ search }: { search: OutgoingSearch }) => {
  const text = useText()
  const navigate = useNavigate()
  const show = (next: OutgoingSearch) => void navigate({ to: '.', search: next, resetScroll: false })
  const active = (['state', 'channel'] as const).flatMap((name): ActiveFilter[] => {
    const value = (choices[name] as readonly string[]).find(known => known === search[name])
    const remove = () => show({ ...search, [name]: undefined })
    return value ? [{ id: name, label: text(messages[name]), value: text(textOf(value)), remove }] : []
  })
  return (
    <FilterBar
      active={active}
      isSearched={search.q !== undefined}
      onClear={() => show(search.sort ? { sort: search.sort } : {})}
      search={
        <SearchForm
          values={{ q: search.q }}
          onSearch={({ q }) => show(readOutgoingSearch({ ...search, q }))}
          className={styles.search}
        >
          <FieldFrame id="q" label={text(messages.find)}>
            <TextInput id="q" name="q" latin defaultValue={search.q} autoComplete="off" />
          </FieldFrame>
          <Button type="submit" icon="search">
            {text(messages.search)}
          </Button>
        </SearchForm>
      }
    >
      {close => (
        <FilterForm
          key={JSON.stringify(search)}
          search={search}
          onShow={next => {
            show(next)
            close()
          }}
        />
      )}
    </FilterBar>
  )
}
