// What stands in a page's place while its code and data are on the way.

import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import styles from './shell.module.css'

export const Pending = () => (
  <div className={styles.page}>
    <Skeleton shapes={['title', 'line', 'line', 'card', 'card']} />
  </div>
)
