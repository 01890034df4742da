// One line to type into.

import { classes } from '../classes.ts'
import control from './control.module.css'
import { type ControlProps, type ControlWidth, controlClass, describing } from './control.tsx'
import styles from './text-input.module.css'

export type TextInputProps = ControlProps & {
  defaultValue?: string
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url'
  /** Latin letters and digits alone: typed from left to right, starting under the label. */
  latin?: boolean
  /** A unit after the box. */
  postfix?: string | undefined
  /** The unit that belongs to what was typed, once one has left the box. */
  postfixFor?: (typed: string) => string | undefined
  placeholder?: string
  autoComplete?: string
  width?: ControlWidth
  /** The text as it should stand once one has left the box. */
  tidy?: (typed: string) => string
}

export const TextInput = ({
  postfix,
  postfixFor,
  width,
  latin,
  tidy,
  type = 'text',
  ...props
}: TextInputProps) => {
  const { id, name, readOnly, defaultValue, inputMode, placeholder, autoComplete } = props
  const input = (
    <input
      id={id}
      name={name}
      type={type}
      inputMode={inputMode}
      dir={latin ? 'ltr' : undefined}
      className={controlClass({ ...props, width: postfix ? 'full' : width }, latin && control.latin)}
      defaultValue={defaultValue}
      placeholder={placeholder}
      autoComplete={autoComplete}
      autoCapitalize={latin ? 'none' : undefined}
      spellCheck={latin ? false : undefined}
      readOnly={readOnly}
      onBlur={
        tidy &&
        (({ currentTarget: box }) => {
          const unit = postfixFor && box.nextElementSibling
          // Without state, as the text is: of a long form every box would keep one.
          if (unit) unit.textContent = postfixFor(box.value) ?? null
          box.value = tidy(box.value)
        })
      }
      {...describing({
        ...props,
        describedBy: classes(props.describedBy, postfix && `${id}-unit`),
      })}
    />
  )
  if (!postfix) return input
  return (
    <span className={classes(styles.measured, width && control[width])}>
      {input}
      <span id={`${id}-unit`} className={styles.unit}>
        {postfix}
      </span>
    </span>
  )
}
