// A chip with a cross for every filter that is on: nothing narrows the list unseen.

import type { ComponentType } from 'react'
import { filterNames, type InboxSearch } from '../address.ts'
import { filterViews, type ServiceChoice } from './filter-views.tsx'
import styles from './filters.module.css'

type FilterChipsProps = { search: InboxSearch; services: readonly ServiceChoice[] }

export const FilterChips = ({ search, services }: FilterChipsProps) => (
  <ul className={styles.chips}>
    {filterNames.map(name => {
      const value = search[name]
      if (value === undefined) return null
      // The row of a name takes the value of that name.
      const Chips = filterViews[name].Chips as ComponentType<FilterChipsProps & { value: unknown }>
      return <Chips key={name} value={value} search={search} services={services} />
    })}
  </ul>
)
