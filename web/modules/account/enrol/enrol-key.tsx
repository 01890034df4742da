// A security key or passkey: named, then made by the browser.

import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useTooLong } from '../../dialogs/use-too-long.tsx'
import { KeyButton } from '../proof/key-button.tsx'
import { makeKey } from '../proof/webauthn.ts'
import type { EnrolPartProps } from './enrol-props.ts'
import { messages } from './messages.ts'

const id = 'key-name'

const typedName = (): string => {
  const input = document.getElementById(id)
  return input instanceof HTMLInputElement ? input.value.trim() : ''
}

export const EnrolKey = ({ enrol, onDone }: EnrolPartProps) => {
  const text = useText()
  const tooLong = useTooLong()
  const [error, setError] = useState<string>()
  const hint = text(messages.nameHint)
  return (
    <>
      <FieldFrame id={id} label={text(messages.name)} hint={hint} error={error}>
        <TextInput
          id={id}
          name={id}
          invalid={error !== undefined}
          describedBy={describedBy(id, { hint, error })}
        />
      </FieldFrame>
      <KeyButton
        label={text(messages.makeKey)}
        act={async () => {
          const name = typedName()
          const refused = tooLong(name, 'keyName')
          setError(refused)
          if (refused) return document.getElementById(id)?.focus()
          const { publicKey } = await enrol({ kind: 'webauthn' })
          const value = await makeKey(publicKey ?? {})
          onDone(await enrol({ kind: 'webauthn', value, name: name || text(messages.webauthn) }))
        }}
      />
    </>
  )
}
