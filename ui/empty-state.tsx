// Nothing here yet: one small drawing, one sentence, one thing to do.

import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** A felucca on the river, coloured by the illustration inks: day and night come by themselves. */
const Felucca = () => (
  <svg className={styles.drawing} viewBox="0 0 144 80" aria-hidden="true" focusable="false">
    <path className={styles.sky} d="M20 64a52 52 0 0 1 104 0z" />
    <circle className={styles.sun} cx="100" cy="42" r="9" />
    <path className={styles.sea} d="M8 58h128v10a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z" />
    <path className={styles.foam} d="M22 66h14M96 68h18M112 63h10" />
    <path className={styles.sail} d="M68 16c14 10 20 24 21 38H66z" />
    <path className={styles.hull} d="M48 56h46c-3 7-8 9-14 9H62c-7 0-11-3-14-9z" />
  </svg>
)

export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className={styles.empty}>
    <Felucca />
    <p className={styles.title}>{title}</p>
    {children && <p>{children}</p>}
    {action}
  </div>
)
