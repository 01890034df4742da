// What every control takes: its place in the page, its name in the form, and whether its answer is wrong.
// Controls are native and uncontrolled: a key press draws nothing again.

import { classes } from '../classes.ts'
import styles from './control.module.css'

export type ControlProps = {
  id: string
  name: string
  /** Ids of the texts that explain it: hint, error. */
  describedBy?: string
  invalid?: boolean
  /** Shown, not to be changed. */
  readOnly?: boolean
}

/** How wide an answer is expected to be; never wider than its column. */
export type ControlWidth = 'short' | 'medium' | 'wide' | 'full'

/** The class of a box that is typed into or chosen from. */
export const controlClass = (
  { invalid, width = 'full' }: { invalid?: boolean; width?: ControlWidth },
  ...more: (string | undefined | false)[]
): string => classes(styles.control, styles[width], invalid && styles.wrong, ...more)

/** The attributes that tie a control to its texts. */
export const describing = ({ describedBy, invalid }: Pick<ControlProps, 'describedBy' | 'invalid'>) => ({
  'aria-describedby': describedBy || undefined,
  'aria-invalid': invalid || undefined,
})
