// The box of a password: it can be shown, pasted into, and filled in by the browser.

import { IconButton } from '@bawaba/ui/button.tsx'
import latin from '@bawaba/ui/controls/control.module.css'
import { type ControlProps, controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { passwordMessages as messages } from './password-messages.ts'
import styles from './secret-input.module.css'

type SecretInputProps = Omit<ControlProps, 'readOnly'> & {
  autoComplete: 'current-password' | 'new-password'
  /** Told what stands in it, at every key. */
  onTyped?: (typed: string) => void
}

export const SecretInput = ({ id, name, autoComplete, onTyped, ...state }: SecretInputProps) => {
  const text = useText()
  const [isShown, setShown] = useState(false)
  return (
    <span className={styles.secret}>
      <input
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={controlClass(state, latin.latin)}
        onInput={onTyped && (({ currentTarget }) => onTyped(currentTarget.value))}
        {...describing(state)}
      />
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        variant="secondary"
        label={text(isShown ? messages.hide : messages.show)}
        onClick={() => setShown(!isShown)}
      />
    </span>
  )
}
