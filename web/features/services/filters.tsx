// The filters of the list: links with counts, so that they stand in the address and need no JavaScript.

import { formatNumber } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './list-page.module.css'
import { messages } from './messages.ts'
import { availabilities, costs, type ServicesSearch } from './search.ts'

type ChipProps = { search: ServicesSearch; isCurrent: boolean; count?: number; children: ReactNode }

export const Chip = ({ search, isCurrent, count, children }: ChipProps) => {
  const language = useLanguage()
  return (
    <Link
      to="/services"
      search={search}
      className={styles.chip}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent}
      resetScroll={false}
    >
      {children}
      {count !== undefined && <span className={styles.number}>{formatNumber(language, count)}</span>}
    </Link>
  )
}

type FiltersProps = {
  search: ServicesSearch
  countOf: <Name extends 'cost' | 'open'>(name: Name, value: ServicesSearch[Name]) => number
}

const rows = { cost: costs, open: availabilities } as const

/** Cost and availability; pressing the chosen one again takes it off. */
export const Filters = ({ search, countOf }: FiltersProps) => {
  const text = useText()
  return (
    <div className={styles.filters}>
      {(['cost', 'open'] as const).map(name => (
        <nav key={name} aria-label={text(messages[name])} className={styles.filter}>
          <span className={styles.filterName} aria-hidden="true">
            {text(messages[name])}
          </span>
          <ul className={styles.categories}>
            {rows[name].map(value => {
              const isCurrent = search[name] === value
              return (
                <li key={value}>
                  <Chip
                    search={{ ...search, show: undefined, [name]: isCurrent ? undefined : value }}
                    isCurrent={isCurrent}
                    count={countOf(name, value as never)}
                  >
                    {text(messages[value])}
                  </Chip>
                </li>
              )
            })}
          </ul>
        </nav>
      ))}
    </div>
  )
}
