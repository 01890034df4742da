// A round badge with a person's initials. The name stands beside it or is read from its label.

import styles from './avatar.module.css'
import { classes } from './classes.ts'
import { initialsOf } from './initials.ts'

/** `labelled` gives it the name as its text alternative, where no name stands beside it. */
export const Avatar = ({ name, small, labelled }: { name: string; small?: boolean; labelled?: boolean }) => {
  const { letters, tone } = initialsOf(name)
  const className = classes(styles.avatar, small && styles.small, styles[`tone${tone}`])
  return labelled ? (
    <span className={className} role="img" aria-label={name} title={name}>
      {letters}
    </span>
  ) : (
    <span className={className} aria-hidden="true">
      {letters}
    </span>
  )
}
