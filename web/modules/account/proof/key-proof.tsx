// A security key or a passkey: what to do with it is said before and while the browser asks for it.

import { useText } from '@bawaba/ui/language.tsx'
import { KeyButton } from './key-button.tsx'
import { messages } from './messages.ts'
import type { ProofProps } from './proof-props.ts'
import { signWithKey } from './webauthn.ts'

export const KeyProof = ({ challenge, prove, onFailed }: ProofProps) => {
  const text = useText()
  return (
    <KeyButton
      label={text(messages.useKey)}
      onFailed={onFailed}
      act={async () => {
        const { publicKey } = await challenge('webauthn')
        await prove({ method: 'webauthn', value: await signWithKey(publicKey ?? {}) })
      }}
    />
  )
}
