// What stands in a page's place while its code and data are on the way, or in the place of a part of one: only that of
// a whole page brings a main heading.

import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import styles from './shell.module.css'

const shapes = ['title', 'line', 'line', 'card', 'card'] as const

export const Pending = () => (
  <div className={styles.page}>
    <Skeleton isPage shapes={shapes} />
  </div>
)

export const PendingPart = () => (
  <div className={styles.page}>
    <Skeleton shapes={shapes} />
  </div>
)
