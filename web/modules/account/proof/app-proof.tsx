// The code of an authenticator app.

import { useText } from '@bawaba/ui/language.tsx'
import { AppCode } from './app-code.tsx'
import { messages } from './messages.ts'
import type { ProofProps } from './proof-props.ts'

export const AppProof = ({ prove, onFailed }: ProofProps) => {
  const text = useText()
  return (
    <AppCode
      label={text(messages.appCode)}
      hint={text(messages.appHint)}
      onSubmit={value => prove({ method: 'totp', value })}
      onFailed={onFailed}
    />
  )
}
