// An option of a list, and what every list is drawn from.

import type { ControlProps, ControlWidth } from './control.tsx'

export type Choice = {
  value: string
  label: string
  hint?: string
  /** Why it cannot be chosen now. */
  unavailable?: string
}

export type ListProps = ControlProps & {
  options: readonly Choice[]
  /** What the list says before something is chosen. */
  placeholder?: string
  width?: ControlWidth
}

/** What the browser's list and the one typed into have in common. */
export type LongListProps = ListProps & { isMultiple?: boolean; defaultValues: readonly string[] }
