// What narrows a list: a line to search by, filters behind a button that counts those that are on, and a chip for each of
// these, which takes it away.

import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import styles from './filter-bar.module.css'
import { messages } from './messages.ts'

export type ActiveFilter = { id: string; label: string; value: ReactNode; remove: () => void }

type FilterBarProps = {
  active: readonly ActiveFilter[]
  onClear: () => void
  /** A search that is always there. */
  search?: ReactNode
  /** The filters; `close` puts them away again. */
  children: (close: () => void) => ReactNode
  /** Filters that are on and are no chips: what is searched for stands in its own line. */
  isSearched?: boolean
}

const Chip = ({ label, value, remove }: ActiveFilter) => {
  const text = useText()
  return (
    <li>
      <button type="button" className={styles.chip} onClick={remove}>
        <VisuallyHidden>{text(messages.removeFilter)} </VisuallyHidden>
        <span>
          {label}: <bdi>{value}</bdi>
        </span>
        <Icon name="close" />
      </button>
    </li>
  )
}

export const FilterBar = ({ active, onClear, search, children, isSearched }: FilterBarProps) => {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const clear = () => {
    onClear()
    opener.current?.focus()
  }
  return (
    <section className={styles.bar} aria-label={text(messages.filters)}>
      <div className={styles.line}>
        {search}
        <Button
          ref={opener}
          icon="filter"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {active.length > 0 ? text(messages.filtersOn, { count: active.length }) : text(messages.filters)}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className={styles.panel}>
          {children(close)}
        </div>
      )}
      {(active.length > 0 || isSearched) && (
        <ul className={styles.chips}>
          {active.map(filter => (
            <Chip
              key={filter.id}
              {...filter}
              remove={() => {
                filter.remove()
                opener.current?.focus()
              }}
            />
          ))}
          <li>
            <Button small variant="tertiary" onClick={clear}>
              {text(messages.clear)}
            </Button>
          </li>
        </ul>
      )}
    </section>
  )
}
