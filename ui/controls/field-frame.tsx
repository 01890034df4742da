// What stands around a control: its label or legend, hint, explanation and error, in the order they are read.

import type { ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { useText } from '../language.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './field-frame.module.css'
import { messages } from './messages.ts'

export type FieldFrameProps = {
  ref?: Ref<HTMLElement>
  /** The id of the control, or of the first control of a group. */
  id: string
  label: ReactNode
  /**
   * How label and control belong together: a label for one control, a legend for several, radio buttons
   * of which one is chosen, or nothing where the control carries the label itself.
   */
  frame?: 'label' | 'group' | 'radios' | 'bare'
  hint?: ReactNode
  /** A longer explanation, closed until it is asked for. */
  tooltip?: ReactNode
  /** What is wrong, as a sentence. */
  error?: string
  optional?: boolean
  hidden?: boolean
  /** It belongs to the answer above it. */
  revealed?: boolean
  /** Name of the field, for whoever listens to the form. */
  field?: string
  children: ReactNode
}

/** The ids of the texts that describe the control with this id. */
export const describedBy = (id: string, has: { hint?: unknown; error?: unknown }): string | undefined =>
  classes(has.hint ? `${id}-hint` : '', has.error ? `${id}-error` : '') || undefined

/** The mark of a question that may be left open. */
export const Optional = () => {
  const text = useText()
  return <span className={styles.optional}> {text(messages.optional)}</span>
}

const Explanation = ({ label, children }: { label: ReactNode; children: ReactNode }) => {
  const text = useText()
  return (
    <details className={styles.tooltip}>
      <summary>
        <Icon name="question" />
        <span>
          {text(messages.explain)}
          <VisuallyHidden> {label}</VisuallyHidden>
        </span>
      </summary>
      <p>{children}</p>
    </details>
  )
}

/** The sentence under the label of a wrong answer. */
const FieldError = ({ id, children }: { id: string; children: string }) => {
  const text = useText()
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>{text(messages.error)} </VisuallyHidden>
        {children}
      </span>
    </p>
  )
}

export const FieldFrame = ({ frame = 'label', revealed, ...props }: FieldFrameProps) => {
  const { id, label, hint, tooltip, error, optional, hidden, field, children } = props
  const isGroup = frame === 'group' || frame === 'radios'
  const words = (
    <>
      {label}
      {optional && <Optional />}
    </>
  )
  const outer = {
    ref: props.ref as Ref<HTMLDivElement & HTMLFieldSetElement>,
    className: classes(styles.field, revealed && styles.revealed, error && styles.wrong),
    hidden,
    'data-field': field,
  }
  const texts = (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {tooltip && <Explanation label={label}>{tooltip}</Explanation>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </>
  )
  if (!isGroup)
    return (
      <div {...outer}>
        {frame === 'label' && (
          <label htmlFor={id} className={styles.label}>
            {words}
          </label>
        )}
        {texts}
        {children}
      </div>
    )
  const radios = frame === 'radios' && { role: 'radiogroup', 'aria-invalid': error ? true : undefined }
  return (
    <fieldset {...outer} {...radios} aria-describedby={describedBy(id, { hint, error })}>
      <legend className={styles.label}>{words}</legend>
      {texts}
      {children}
    </fieldset>
  )
}
