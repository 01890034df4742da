// Everything that stands in the way, above the form and focused: each line leads to its control.

import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useText } from '../language.tsx'
import styles from './error-summary.module.css'
import { messages } from './messages.ts'

export type SummaryFault = {
  /** What is wrong, in the words that stand at the field. */
  text: string
  /** The id of the control to go to; none for what concerns the form as a whole. */
  target?: string
}

/** Brings the control into view with its label above it, and focuses it. */
export const goToControl = (id: string): void => {
  const control = document.getElementById(id)
  const frame = control?.closest('[data-field]') ?? control
  frame?.scrollIntoView({ block: 'nearest' })
  frame?.scrollIntoView({ block: 'start' })
  control?.focus({ preventScroll: true })
}

const follow = (event: MouseEvent, target: string): void => {
  event.preventDefault()
  goToControl(target)
}
