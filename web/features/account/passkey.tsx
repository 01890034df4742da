// Signing in by passkey: no name and no password. Offered only where the browser knows how.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Session } from '@bawaba/contract/entities/session.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useState } from 'react'
import { KeyButton } from '../../account/proof/key-button.tsx'
import { hasKeys, signWithKey } from '../../account/proof/webauthn.ts'
import { useClient } from '../../client/hooks.tsx'
import { messages } from './messages.ts'

type PasskeyProps = { slug: UserSlug; onSignedIn: (session: Session) => void }

export const Passkey = ({ slug, onSignedIn }: PasskeyProps) => {
  const text = useText()
  const client = useClient()
  const [isOffered, setOffered] = useState(false)
  useEffect(() => setOffered(hasKeys()), [])
  if (!isOffered) return null
  const act = async () => {
    const challenge = await client.call('POST :slug/passkey', { params: { slug }, body: {} })
    if (!('token' in challenge)) return
    const value = await signWithKey(challenge.publicKey ?? {})
    const answer = await client.call('POST :slug/passkey', {
      params: { slug },
      body: { token: challenge.token, value },
    })
    if ('usertoken' in answer) onSignedIn(answer)
  }
  return <KeyButton bare label={text(messages.passkey)} act={act} />
}
