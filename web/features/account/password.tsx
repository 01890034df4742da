// A password: it can be shown, pasted, and filled in by the browser.

import { IconButton } from '@bawaba/ui/button.tsx'
import latin from '@bawaba/ui/controls/control.module.css'
import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { messages } from './messages.ts'
import styles from './sign-in-page.module.css'

export const Password = ({ id, label, error }: { id: string; label: string; error?: string }) => {
  const text = useText()
  const [isShown, setShown] = useState(false)
  const invalid = error !== undefined
  return (
    <FieldFrame id={id} label={label} error={error}>
      <span className={styles.password}>
        <input
          id={id}
          name={id}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          className={controlClass({ invalid }, latin.latin)}
          {...describing({ invalid, describedBy: describedBy(id, { error }) })}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          variant="secondary"
          label={text(isShown ? messages.hide : messages.show)}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </FieldFrame>
  )
}
