// What the table and the cards of a list both take.

import type { Message } from '@bawaba/language/index.ts'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'

export type RowsProps<Row> = {
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  /** The name of a row in words, for what is done with it. */
  nameOf?: (row: Row) => string
  /** More of a row, for readers who open it. */
  details?: (row: Row) => ReactNode
  /** The details of each row are open: something is decided in them. Such rows are cards in every window. */
  opensDetails?: true
  /** What the sums of columns are of, in words. */
  sumLabel?: Message
  /** Acts on one row. */
  acts?: (row: Row) => ReactNode
  /** Chooses a row, and all rows of the page. */
  selection?: { all: ReactNode; of: (row: Row) => ReactNode }
}
