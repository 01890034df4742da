// A message in its place: what happened, then what to do. Errors speak at once, the rest politely.

import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { useText } from './language.tsx'
import { messages } from './messages.ts'
import styles from './notice.module.css'

const looks = {
  info: { icon: 'info', role: 'status' },
  warning: { icon: 'alert', role: 'status' },
  error: { icon: 'alert', role: 'alert' },
  success: { icon: 'check', role: 'status' },
} as const satisfies Record<string, { icon: IconName; role: string }>

export type NoticeKind = keyof typeof looks

export type NoticeProps = {
  kind?: NoticeKind
  title?: ReactNode
  children?: ReactNode
  /** Buttons under the words. */
  actions?: ReactNode
  /** With it the notice can be put away. */
  onClose?: () => void
  /** A notice that stands on the page from the start is no live region. */
  quiet?: boolean
}

export const Notice = ({ kind = 'info', title, children, actions, onClose, quiet }: NoticeProps) => {
  const text = useText()
  const { icon, role } = looks[kind]
  return (
    <div className={classes(styles.notice, styles[kind])} role={quiet ? undefined : role}>
      <Icon name={icon} className={styles.mark} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && <IconButton icon="close" small label={text(messages.close)} onClick={onClose} />}
    </div>
  )
}
