// Tabs that are links: each has its address, so a view can be shared and the Back button works.

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Count } from './count.tsx'
import styles from './tabs.module.css'

/** The row; `label` names it for assistive technology. Its children are `Tab`s, each in its own `li`. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={styles.row}>
    <ul className={styles.tabs}>{children}</ul>
  </nav>
)

export type TabProps = ComponentPropsWithRef<'a'> & {
  count?: number
  /** The count wants attention: late ones. */
  urgent?: boolean
  /** There are more than the count tells. */
  isTruncated?: boolean
}

/** One tab; the current one carries `aria-current="page"`, which a router's link sets by itself. */
export const Tab = ({ count, urgent, isTruncated, className, children, ...rest }: TabProps) => (
  <a {...rest} className={classes(styles.tab, className)}>
    {children}
    {count !== undefined && (
      <span className={classes(styles.count, urgent && styles.urgent)}>
        <Count of={count} isTruncated={isTruncated} />
      </span>
    )}
  </a>
)
