// A list of staff: how many there are, its rows as a table or as cards, and what stands in their place while they load, where
// they cannot be read and where there are none.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useMedia } from '@bawaba/ui/use-media.tsx'
import type { ReactNode } from 'react'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Cards } from './cards.tsx'
import styles from './list.module.css'
import { messages } from './messages.ts'
import type { RowsProps } from './rows.ts'
import { SortSelect } from './sort.tsx'
import { Table } from './table.tsx'

type Reading<Row> = {
  data: { rows: readonly Row[] } | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

type ListProps<Row> = Omit<RowsProps<Row>, 'rows' | 'title'> & {
  /** What the list is of, as its page is titled. */
  title: Text
  reading: Reading<Row>
  /** How many there are in all, in words. */
  count: string | undefined
  /** In place of the rows where there are none. */
  empty: ReactNode
  /** Under the rows: the other pages. */
  turns?: ReactNode
  /** Above the rows: acts on those that are chosen. */
  above?: ReactNode
}

const tableShapes = Array.from({ length: 8 }, () => 'line' as const)
const cardShapes = Array.from({ length: 4 }, () => 'card' as const)

export const List = <Row,>({ title, reading, count, empty, turns, above, ...props }: ListProps<Row>) => {
  const text = useText()
  const isNarrow = useMedia('(width < 64rem)')
  // Forms stand in open details: a window that is turned would lose what is typed in those of a table.
  const hasCards = isNarrow || props.opensDetails === true
  const { data, error, isFetching, refetch } = reading
  if (error && !data) return <ReadFailure what={title} error={error} onAgain={refetch} />
  if (!data)
    return hasCards ? (
      <Skeleton shapes={cardShapes} />
    ) : (
      <div className={classes(styles.frame, styles.pending)}>
        <Skeleton shapes={tableShapes} />
      </div>
    )
  const Rows = hasCards ? Cards : Table
  return (
    <section className={styles.list} aria-busy={isFetching}>
      <div className={styles.head}>
        <span role="status">{count}</span>
        <span className={styles.tools}>
          {hasCards && data.rows.length > 1 && <SortSelect {...props} />}
          <Button small icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {text(messages.refresh)}
          </Button>
        </span>
      </div>
      {above}
      {data.rows.length === 0 ? empty : <Rows {...props} title={text(title)} rows={data.rows} />}
      {turns}
    </section>
  )
}
