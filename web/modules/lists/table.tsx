// The rows of a list where there is room for columns.

import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { type ReactNode, useState } from 'react'
import type { Column } from './column.ts'
import styles from './list.module.css'
import { messages } from './messages.ts'
import type { RowsProps } from './rows.ts'
import { SortHead } from './sort.tsx'

const Cell = <Row,>({ column, row }: { column: Column<Row>; row: Row }) =>
  column.isHead ? (
    <th scope="row" className={styles.name}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={column.isNumber ? styles.number : undefined}>{column.cell(row)}</td>
  )

type TableRowProps<Row> = Pick<RowsProps<Row>, 'columns' | 'details' | 'acts' | 'selection' | 'nameOf'> & {
  row: Row
  id: string
  width: number
}

const TableRow = <Row,>({ row, id, width, columns, ...props }: TableRowProps<Row>) => {
  const text = useText()
  const { details, acts, selection, nameOf } = props
  const [isOpen, setOpen] = useState(false)
  const name = nameOf?.(row) ?? ''
  return (
    // Of its own: the row and what belongs to it are one group.
    <tbody>
      <tr className={styles.row}>
        {selection && <td className={styles.box}>{selection.of(row)}</td>}
        {columns.map(column => (
          <Cell key={column.id} column={column} row={row} />
        ))}
        {acts && <td className={styles.acts}>{acts(row)}</td>}
        {details && (
          <td className={styles.acts}>
            <Button
              small
              variant="tertiary"
              iconAfter={isOpen ? 'up' : 'down'}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={text(messages.detailsOf, { name })}
              onClick={() => setOpen(!isOpen)}
            >
              {text(messages.details)}
            </Button>
          </td>
        )}
      </tr>
      {isOpen && details && (
        <tr id={id} className={styles.more}>
          <td colSpan={width}>{details(row)}</td>
        </tr>
      )}
    </tbody>
  )
}

const NoWords = ({ children }: { children: ReactNode }) => (
  <th scope="col">
    <VisuallyHidden>{children}</VisuallyHidden>
  </th>
)

type SumsProps<Row> = Pick<RowsProps<Row>, 'columns' | 'rows' | 'sumLabel' | 'selection' | 'acts' | 'details'>

/** A line of sums, where a column has one. */
const Sums = <Row,>({ columns, rows, sumLabel = messages.sum, ...props }: SumsProps<Row>) => {
  const text = useText()
  if (!columns.some(({ sum }) => sum)) return null
  const after = [props.acts, props.details].filter(Boolean).length
  return (
    <tfoot>
      <tr>
        {props.selection && <td />}
        {columns.map(({ id, isHead, isNumber, sum }) =>
          isHead ? (
            <th key={id} scope="row">
              {text(sumLabel)}
            </th>
          ) : (
            <td key={id} className={isNumber ? styles.number : undefined}>
              {sum?.(rows)}
            </td>
          ),
        )}
        {after > 0 && <td colSpan={after} />}
      </tr>
    </tfoot>
  )
}

export const Table = <Row,>({ title, rows, keyOf, sort, onSort, ...props }: RowsProps<Row>) => {
  const text = useText()
  const { columns, selection, acts, details } = props
  const width = columns.length + [selection, acts, details].filter(Boolean).length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a section of the page it is not
    <div role="region" tabIndex={0} aria-label={title} className={classes(styles.frame, styles.scrolls)}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.box}>
                {selection.all}
              </th>
            )}
            {columns.map(column => (
              <SortHead key={column.id} column={column as Column<never>} sort={sort} onSort={onSort} />
            ))}
            {acts && <NoWords>{text(messages.acts)}</NoWords>}
            {details && <NoWords>{text(messages.details)}</NoWords>}
          </tr>
        </thead>
        {rows.map(row => (
          <TableRow key={keyOf(row)} {...props} row={row} id={`row-${keyOf(row)}`} width={width} />
        ))}
        <Sums {...props} rows={rows} />
      </table>
    </div>
  )
}
