// Everything that stands in the way, above the form and focused: each line leads to its control.

import { type MouseEvent, type Ref, useId } from 'react'
import { useText } from '../language.tsx'
import styles from './error-summary.module.css'
import { messages } from './messages.ts'

export type SummaryError = {
  /** What is wrong, in the words that stand at the field. */
  text: string
  /** The id of the control to go to; none for what concerns the form as a whole. */
  target?: string
}

/** Brings a control into view together with its label, and focuses it. */
export const goToControl = (id: string): void => {
  const control = document.getElementById(id)
  const frame = control?.closest('[data-field]') ?? control
  frame?.scrollIntoView({ block: 'start' })
  control?.focus({ preventScroll: true })
}

const follow = (event: MouseEvent, target: string): void => {
  event.preventDefault()
  goToControl(target)
}

/** Nothing is drawn without faults. Whoever shows it focuses it: `ref`. */
export const ErrorSummary = ({
  errors: list,
  heading: Heading = 'h2',
  ref,
}: {
  errors: readonly SummaryError[]
  heading?: 'h2' | 'h3'
  ref?: Ref<HTMLElement>
}) => {
  const text = useText()
  const title = useId()
  if (list.length === 0) return null
  return (
    // No live region: it takes the focus, and it shortens itself while answers are put right.
    <section ref={ref} className={styles.summary} aria-labelledby={title} tabIndex={-1}>
      <Heading id={title} className={styles.title}>
        {text(messages.faults, { count: list.length })}
      </Heading>
      <ul>
        {list.map(({ text: words, target }) => (
          <li key={target ?? words}>
            {target ? (
              <a href={`#${target}`} onClick={event => follow(event, target)}>
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
