// One icon. Always beside a word, except search, close, menu and arrows, whose button carries the label.

import { classes } from './classes.ts'
import styles from './icon.module.css'
import { type IconName, icons } from './icons.ts'

type Drawing = {
  path?: string
  circles?: readonly (readonly [number, number, number])[]
  mirrored?: boolean
  filled?: boolean
}

export const Icon = ({ name, className }: { name: IconName; className?: string }) => {
  const { path, circles, mirrored, filled }: Drawing = icons[name]
  return (
    <svg
      className={classes(styles.icon, mirrored && styles.mirrored, filled && styles.filled, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {circles?.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
      ))}
      {path && <path d={path} />}
    </svg>
  )
}
