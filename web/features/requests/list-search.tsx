// Looking for a request by its number and its service. The address holds what is looked for.

import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { SearchForm } from '../../forms/search-form.tsx'
import { catalogueQuery, servicesOf } from '../../modules/catalogue/cards.ts'
import styles from './list-page.module.css'
import { messages } from './messages.ts'
import type { ListSearch as Search } from './search.ts'

export const ListSearch = ({ search, isBusy }: { search: Search; isBusy: boolean }) => {
  const text = useText()
  const navigate = useNavigate()
  const { data: categories = [] } = useRead(catalogueQuery(useClient()))
  const options = servicesOf(categories).map(({ slug, label }) => ({ value: slug, label: text(label) }))
  const { q = '', service } = search
  const find = ({ q, service }: Record<string, string>) =>
    void navigate({
      to: '/inbox',
      search: { q: q || undefined, service: service || undefined },
      resetScroll: false,
    })
  return (
    <SearchForm values={{ q }} onSearch={find} className={styles.search}>
      <FieldFrame id="q" label={text(messages.search)}>
        <TextInput id="q" name="q" latin defaultValue={q} autoComplete="off" />
      </FieldFrame>
      <FieldFrame id="service" label={text(messages.service)}>
        <SelectInput
          key={service}
          id="service"
          name="service"
          options={options}
          placeholder={text(messages.allServices)}
          defaultValue={service}
        />
      </FieldFrame>
      <Button type="submit" icon="search" busy={isBusy}>
        {text(messages.find)}
      </Button>
    </SearchForm>
  )
}
