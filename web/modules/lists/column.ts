// A column of a list, which a table draws as a cell and a card as a field. The same columns make both.

import type { Message } from '@bawaba/language/index.ts'
import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  label: Message
  cell: (row: Row) => ReactNode
  /** It names the row: the header of the row, and the heading of the card. */
  isHead?: true
  /** A status: the card shows it beside its heading, without a label. */
  isMark?: true
  /** Figures stand at the end of the cell. */
  isNumber?: true
  /** What the rows that are shown come to, under the column. */
  sum?: (rows: readonly Row[]) => ReactNode
  /** The name of the order that the head of the column turns on. */
  sort?: string
  /** The first press sorts downwards: newest or largest first. */
  isDescendingFirst?: true
}

/** The order of a list as its address holds it: the name of a column, with a minus where it runs downwards. */
export type Order = { name: string; isDescending: boolean }

export const orderOf = (sort: string | undefined): Order | undefined =>
  sort === undefined ? undefined : { name: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') }

/** The order after a press on the head of a column. */
export const nextSort = (
  { sort, isDescendingFirst }: Pick<Column<never>, 'sort' | 'isDescendingFirst'>,
  current: string | undefined,
): string => {
  const [first, second] = isDescendingFirst ? [`-${sort}`, `${sort}`] : [`${sort}`, `-${sort}`]
  return current === first ? second : first
}

/** A sort from an address, where the list has such an order. */
export const readSort = (value: unknown, names: readonly string[]): string | undefined => {
  const order = typeof value === 'string' ? orderOf(value) : undefined
  return order && names.includes(order.name) ? String(value) : undefined
}
