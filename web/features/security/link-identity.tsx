// Before an identity is linked the password says that the account is one's own; then one goes to the provider.

import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '../../client/hooks.tsx'
import { leave } from '../../client/leave.ts'
import { callbackOf, keepLeft } from '../../modules/account/external.ts'
import { OwnPassword } from '../../modules/account/own-password.tsx'
import { useWho } from '../../modules/account/use-who.tsx'
import { useApp } from '../../shell/context.tsx'
import { identityMessages as messages } from './identity-messages.ts'

export type Provider = AppData['config']['providers'][number]

export const LinkIdentity = ({ provider, onClose }: { provider: Provider; onClose: () => void }) => {
  const text = useText()
  const client = useClient()
  const { base } = useApp()
  const { slug } = useWho()
  const name = text(provider.label)
  const send = async (password: string) => {
    const { url, state } = await client.call('POST :slug/identities', {
      params: { slug },
      body: { provider: provider.id, redirectUrl: callbackOf(base), password },
    })
    keepLeft({ state, slug, from: '/profile/identities' })
    leave(url)
  }
  return (
    <Dialog open title={text(messages.link, { provider: name })} onClose={onClose}>
      <p>{text(messages.linkText, { provider: name })}</p>
      <OwnPassword action={text(messages.goOn, { provider: name })} send={send} />
    </Dialog>
  )
}
