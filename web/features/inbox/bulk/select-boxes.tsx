// The boxes that choose rows: one of a row, and one of the page.

import { t } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useEffect, useRef } from 'react'
import { listMessages as words } from '../list/list-messages.ts'
import styles from './select-boxes.module.css'
import type { Chosen, Selection } from './selection.tsx'

export const SelectRow = ({ row, selection }: { row: Chosen; selection: Selection }) => (
  <input
    type="checkbox"
    className={styles.box}
    data-row={row.ID}
    aria-label={t(useLanguage(), words.select, { number: row.ID })}
    checked={selection.has(row.id)}
    onChange={event => selection.toggle(row, event.target.checked)}
  />
)

/** Ticked for the whole page, half for a part of it. */
export const SelectAll = ({ rows, selection }: { rows: readonly Chosen[]; selection: Selection }) => {
  const text = useText()
  const box = useRef<HTMLInputElement>(null)
  const count = rows.filter(({ id }) => selection.has(id)).length
  const isAll = rows.length > 0 && count === rows.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll
  }, [count, isAll])
  const choosePage = (isOn: boolean) => {
    const others = selection.rows.filter(({ id }) => !rows.some(row => row.id === id))
    selection.choose(isOn ? [...others, ...rows] : others)
  }
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label={text(words.selectAll)}
      checked={isAll}
      onChange={event => choosePage(event.target.checked)}
    />
  )
}
