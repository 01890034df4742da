// The three inputs of the sign-in page: native, uncontrolled, with their label above and their error beside it.

import { IconButton } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type ReactNode, useState } from 'react'
import { messages } from './messages.ts'
import styles from './sign-in-page.module.css'

type FieldProps = { id: string; label: string; error?: string }

const Field = ({ id, label, error, children }: FieldProps & { children: ReactNode }) => (
  <div className={classes(styles.field, error && styles.wrong)}>
    <label htmlFor={id}>{label}</label>
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        <Icon name="alert" />
        {error}
      </p>
    )}
    {children}
  </div>
)

const described = (id: string, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
})

/** Latin values read left to right and start under their label. */
export const TextInput = ({ id, label, error, type }: FieldProps & { type: 'text' | 'tel' }) => (
  <Field id={id} label={label} error={error}>
    <input
      id={id}
      name={id}
      type={type}
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      className={styles.input}
      {...described(id, error)}
    />
  </Field>
)

export const Password = ({ id, label, error }: FieldProps) => {
  const text = useText()
  const [isShown, setShown] = useState(false)
  return (
    <Field id={id} label={label} error={error}>
      <span className={styles.password}>
        <input
          id={id}
          name={id}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
          {...described(id, error)}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          variant="secondary"
          label={text(isShown ? messages.hide : messages.show)}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </Field>
  )
}

export const Choice = ({
  id,
  label,
  options,
}: FieldProps & { options: readonly { value: string; label: string }[] }) => (
  <Field id={id} label={label}>
    <select id={id} name={id} className={styles.input}>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </Field>
)
