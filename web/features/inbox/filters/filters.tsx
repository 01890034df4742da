// What the list is narrowed by: a way to add filters, a chip for every one that is on, and a way to keep them as a view.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type ReactNode, useState } from 'react'
import { filtersOn, type InboxSearch } from '../address.ts'
import { messages } from '../messages.ts'
import { SaveView } from '../views/save-view.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { filterMessages as words } from './filter-messages.ts'
import type { ServiceChoice } from './filter-views.tsx'
import styles from './filters.module.css'

type FiltersProps = {
  search: InboxSearch
  services: readonly ServiceChoice[]
  /** At the end of the row: how the list looks. */
  beside?: ReactNode
}

export const Filters = ({ search, services, beside }: FiltersProps) => {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const isSearch = search.number !== undefined || search.person !== undefined
  return (
    <section className={styles.filters} aria-label={text(messages.filters)}>
      <Button small icon="filter" onClick={() => setIsOpen(true)}>
        {text(words.add)}
      </Button>
      <FilterChips search={search} services={services} />
      {filtersOn(search) > 0 && search.person === undefined && <SaveView search={search} />}
      {beside}
      {isSearch && <p className={styles.note}>{text(messages.everywhere)}</p>}
      {isOpen && <FilterDialog search={search} services={services} onClose={() => setIsOpen(false)} />}
    </section>
  )
}
