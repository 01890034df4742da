// Words for screen readers alone: read, not drawn.

import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

type VisuallyHiddenProps = {
  children: ReactNode
  as?: 'span' | 'h1'
  /** It stands for what is on its way and goes with it: nothing that should last takes hold of it. */
  isPending?: boolean
}

export const VisuallyHidden = ({ children, as: Element = 'span', isPending }: VisuallyHiddenProps) => (
  <Element className={styles.hidden} data-pending={isPending ? '' : undefined}>
    {children}
  </Element>
)
