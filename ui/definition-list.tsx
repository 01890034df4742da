// Names and their values: a summary, the facts of a unit, the lines of a payment.

import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './definition-list.module.css'

/** With `spread`, values stand at the far end of their lines, as sums do. */
export const DefinitionList = ({ spread, children }: { spread?: boolean; children: ReactNode }) => (
  <dl className={classes(styles.list, spread && styles.spread)}>{children}</dl>
)

export const Definition = ({
  term,
  total,
  below,
  children,
}: {
  term: ReactNode
  total?: boolean
  /** The value needs the whole line, below its term. */
  below?: boolean
  children: ReactNode
}) => (
  <div className={classes(styles.row, total && styles.total, below && styles.below)}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
