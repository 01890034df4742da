// Other ways in: a button for each provider that vouches for people of this app.

import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { leave } from '../../client/leave.ts'
import { callbackOf, keepLeft } from '../../modules/account/external.ts'
import { useUserSlugs } from '../../modules/account/slug-choice.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { messages } from './external-messages.ts'
import styles from './providers.module.css'
import type { SignInSearch } from './search.ts'

type Provider = AppData['config']['providers'][number]

export const Providers = () => {
  const text = useText()
  const client = useClient()
  const { base } = useApp()
  const userSlugs = useUserSlugs()
  const { from = '/' }: SignInSearch = useSearch({ strict: false })
  const [leavingBy, setLeavingBy] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  // Back may bring this page from its history as it was when it left: nobody is leaving any more.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setLeavingBy(undefined)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const providers = usePortal()?.config.providers ?? []
  const slugOf = ({ slugs }: Provider) => userSlugs.find(slug => slugs.includes(slug))
  const usable = providers.filter(slugOf)
  if (usable.length === 0) return null

  const go = async (provider: Provider) => {
    const slug = slugOf(provider)
    if (!slug) return
    setLeavingBy(provider.id)
    setRefusal(undefined)
    try {
      const { url, state } = await client.call('GET :slug/getAuthenticationMeta', {
        params: { slug },
        query: { redirectUrl: callbackOf(base), provider: provider.id },
      })
      keepLeft({ state, slug, from })
      leave(url)
    } catch (error) {
      if (!isCallError(error)) throw error
      setLeavingBy(undefined)
      setRefusal(error.message)
    }
  }

  return (
    <section className={styles.providers}>
      <p className={styles.or}>{text(messages.or)}</p>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {usable.map(provider => (
        <Button
          key={provider.id}
          wide
          icon="shield"
          busy={leavingBy !== undefined}
          onClick={() => void go(provider)}
        >
          {text(leavingBy === provider.id ? messages.leaving : messages.continueWith, {
            provider: text(provider.label),
          })}
        </Button>
      ))}
    </section>
  )
}
