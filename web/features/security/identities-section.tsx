// Identities of providers that open the account: seen, linked after the password, removed.

import { formatDate } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import type { Answer } from '../../client/client.ts'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { useWho } from '../../modules/account/use-who.tsx'
import { usePortal } from '../../shell/context.tsx'
import { identityMessages as messages } from './identity-messages.ts'
import { LinkIdentity, type Provider } from './link-identity.tsx'
import { messages as common } from './messages.ts'
import styles from './security.module.css'

type Identity = Answer<'GET :slug/identities'>[number]

const Linked = ({ identity, name, onRemove }: { identity: Identity; name: string; onRemove: () => void }) => {
  const text = useText()
  const language = useLanguage()
  const { linkedAt, lastUsedAt } = identity
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.muted}>
          {[
            text(messages.linkedOn, { date: formatDate(language, linkedAt) }),
            lastUsedAt && text(common.lastUsed, { date: formatDate(language, lastUsedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Button small onClick={onRemove} aria-label={`${text(common.remove)}: ${name}`}>
        {text(common.remove)}
      </Button>
    </li>
  )
}

export const IdentitiesSection = () => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const { slug } = useWho()
  const { data = [] } = useCallWhen({ fresh: 'always' }, 'GET :slug/identities', { params: { slug } })
  const [leaving, setLeaving] = useState<Identity>()
  const [linking, setLinking] = useState<Provider>()
  const [message, setMessage] = useState<{ kind: 'success' | 'error'; words: string }>()
  const providers = (usePortal()?.config.providers ?? []).filter(({ slugs }) => slugs.includes(slug))
  const nameOf = (id: string) =>
    text(providers.find(provider => provider.id === id)?.label ?? { ar: id, en: id })
  const free = providers.filter(({ id }) => !data.some(({ provider }) => provider === id))

  const remove = async ({ id }: Identity) => {
    setLeaving(undefined)
    try {
      await client.call('DELETE :slug/identities/:identityId', { params: { slug, identityId: id } })
      setMessage({ kind: 'success', words: text(messages.removed) })
      await queries.invalidateQueries({ queryKey: ['GET :slug/identities'] })
    } catch (error) {
      if (!isCallError(error)) throw error
      setMessage({ kind: 'error', words: error.message })
    }
  }

  return (
    <div className={styles.section}>
      {message && <Notice kind={message.kind}>{message.words}</Notice>}
      <p>{text(messages.text)}</p>
      {data.length === 0 && <p>{text(messages.none)}</p>}
      <ul className={styles.rows}>
        {data.map(identity => (
          <Linked
            key={identity.id}
            identity={identity}
            name={nameOf(identity.provider)}
            onRemove={() => setLeaving(identity)}
          />
        ))}
      </ul>
      {free.map(provider => (
        <Button key={provider.id} icon="shield" onClick={() => setLinking(provider)}>
          {text(messages.link, { provider: text(provider.label) })}
        </Button>
      ))}
      {linking && <LinkIdentity provider={linking} onClose={() => setLinking(undefined)} />}
      <Dialog
        open={leaving !== undefined}
        title={text(common.removeTitle, { name: leaving ? nameOf(leaving.provider) : '' })}
        onClose={() => setLeaving(undefined)}
        actions={
          <>
            <Button variant="danger" onClick={() => leaving && void remove(leaving)}>
              {text(common.remove)}
            </Button>
            <Button onClick={() => setLeaving(undefined)}>{text(common.keep)}</Button>
          </>
        }
      >
        <p>{text(messages.removeText)}</p>
      </Dialog>
    </div>
  )
}
