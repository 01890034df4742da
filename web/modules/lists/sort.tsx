// The order of a list: the heads of a table turn it on and round, cards have a list of orders in their place.

import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type Column, nextSort, orderOf } from './column.ts'
import styles from './list.module.css'
import { messages } from './messages.ts'
import type { RowsProps } from './rows.ts'

type SortHeadProps = {
  column: Column<never>
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
}

export const SortHead = ({ column, sort, onSort }: SortHeadProps) => {
  const text = useText()
  const className = column.isNumber && styles.number
  if (column.sort === undefined || !onSort)
    return (
      <th scope="col" className={className || undefined}>
        {text(column.label)}
      </th>
    )
  const order = orderOf(sort)
  const isOn = order?.name === column.sort
  const direction = order?.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className || undefined} aria-sort={isOn ? direction : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(column, sort))}>
        {text(column.label)}
        {isOn && <Icon name={order.isDescending ? 'down' : 'up'} />}
      </button>
    </th>
  )
}

export const SortSelect = <Row,>({
  columns,
  sort,
  onSort,
}: Pick<RowsProps<Row>, 'columns' | 'sort' | 'onSort'>) => {
  const text = useText()
  const sorted = columns.filter(column => column.sort !== undefined)
  if (!onSort || sorted.length === 0) return null
  const options = sorted.flatMap(column => {
    const label = text(column.label)
    const up = { value: `${column.sort}`, label: text(messages.ascending, { label }) }
    const down = { value: `-${column.sort}`, label: text(messages.descending, { label }) }
    return column.isDescendingFirst ? [down, up] : [up, down]
  })
  return (
    <div
      className={styles.order}
      onInput={event => {
        const { value } = event.target as HTMLSelectElement
        if (value !== '') onSort(value)
      }}
    >
      <label htmlFor="sort">{text(messages.sortBy)}</label>
      <SelectInput key={sort} id="sort" name="sort" defaultValue={sort ?? ''} options={options} />
    </div>
  )
}
