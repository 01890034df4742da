// A status: a word, a shape and a colour, so that it reads in greyscale too.
// The kinds are those of a workflow's states, and `new` for one nobody has looked at.

import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './pill.module.css'

const looks = {
  new: ['info', 'filled'],
  draft: ['neutral', 'hollow'],
  open: ['brand', 'filled'],
  'waiting-on-applicant': ['warning', 'ring'],
  'waiting-on-payment': ['neutral', 'hollow'],
  done: ['success', 'filled'],
  rejected: ['danger', 'diamond'],
  cancelled: ['neutral', 'diamond'],
} as const

export type PillKind = keyof typeof looks

export const Pill = ({ kind, children }: { kind: PillKind; children: ReactNode }) => {
  const [colour, shape] = looks[kind]
  return <span className={classes(styles.pill, styles[colour], styles[shape])}>{children}</span>
}
