// Before an identity is linked the password says that the account is one's own; then one goes to the provider.

import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useState } from 'react'
import { callbackOf, keepLeft } from '../../account/external.ts'
import { SecretInput } from '../../account/secret-input.tsx'
import { useWho } from '../../account/use-who.tsx'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { leave } from '../../client/leave.ts'
import { useApp } from '../../shell/context.tsx'
import type { Provider } from './identities-section.tsx'
import { identityMessages as messages } from './identity-messages.ts'
import { messages as common } from './messages.ts'
import styles from './security.module.css'

const id = 'link-password'

export const LinkIdentity = ({ provider, onClose }: { provider: Provider; onClose: () => void }) => {
  const text = useText()
  const client = useClient()
  const { base } = useApp()
  const { slug } = useWho()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const name = text(provider.label)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const password = String(new FormData(event.currentTarget).get(id) ?? '')
    if (password === '') return setError(text(common.currentMissing))
    setBusy(true)
    try {
      const { url, state } = await client.call('POST :slug/identities', {
        params: { slug },
        body: { provider: provider.id, redirectUrl: callbackOf(base), password },
      })
      keepLeft({ state, slug, from: '/profile/identities' })
      leave(url)
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      setBusy(false)
      setError(failure.message)
    }
  }
  return (
    <Dialog open title={text(messages.link, { provider: name })} onClose={onClose}>
      <p>{text(messages.linkText, { provider: name })}</p>
      <form method="dialog" noValidate onSubmit={event => void submit(event)} className={styles.form}>
        <FieldFrame id={id} label={text(common.current)} error={error}>
          <SecretInput
            id={id}
            name={id}
            autoComplete="current-password"
            invalid={error !== undefined}
            describedBy={describedBy(id, { error })}
          />
        </FieldFrame>
        <Button type="submit" variant="primary" busy={isBusy}>
          {text(messages.goOn, { provider: name })}
        </Button>
      </form>
    </Dialog>
  )
}
