// The way out of a form, on its first page.

import { Icon } from '@bawaba/ui/icon.tsx'
import { Link } from '@tanstack/react-router'
import styles from './apply.module.css'

export const LeaveLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={styles.leave}>
    <Icon name="back" />
    {children}
  </Link>
)
