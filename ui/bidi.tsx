// Values inside sentences: isolated, and identifiers always left to right.

import type { ReactNode } from 'react'
import styles from './bidi.module.css'

/** A name, a title, a file: isolated, its own direction found by its letters. */
export const Bdi = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi className={className}>{children}</bdi>
)

/** A phone, a request number, a code: Latin digits as stored, left to right in both languages. */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={className}>
    {children}
  </bdi>
)

/** The number of a request: as `Ltr`, and never broken over two lines. */
export const Reference = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className={styles.reference}>
    {children}
  </bdi>
)
