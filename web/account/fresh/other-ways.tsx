// Proving anew that it is oneself without a factor and without a password of ours: a code to one's own address, or
// another sign-in at the provider that one came by.

import type { FreshMethods } from '@bawaba/contract/entities/factor.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { leave } from '../../client/leave.ts'
import { useApp, usePortal } from '../../shell/context.tsx'
import { CodeForm } from '../code-form.tsx'
import { callbackOf, keepLeft } from '../external.ts'
import styles from '../proof/proof.module.css'
import { useWho } from '../use-who.tsx'
import { messages } from './messages.ts'

type Way = FreshMethods['codes'][number]
type Sent = Way & { resendAfterSeconds: number }

const useCodes = (onProved: () => void) => {
  const client = useClient()
  const who = useWho()
  const [sent, setSent] = useState<Sent>()
  const ask = async (way: Way, value?: string) =>
    client.call('POST :slug/:id/proof', {
      params: who,
      body: { channel: way.channel, ...(value === undefined ? {} : { value }) },
    })
  return {
    sent,
    send: async (way: Way) => {
      const wait = await ask(way).then(
        answer => ('resendAfterSeconds' in answer ? (answer.resendAfterSeconds ?? 0) : 0),
        (error: unknown) => {
          // One that was sent a moment ago is still good.
          if (!isCallError(error) || error.code !== 'NOT_ALLOWED_RESEND' || sent) throw error
          return Number(error.params.seconds ?? 0)
        },
      )
      setSent({ ...way, resendAfterSeconds: wait })
      return { resendAfterSeconds: wait }
    },
    prove: async (way: Way, code: string) => {
      await ask(way, code)
      onProved()
    },
  }
}

/** Goes to the provider and comes back to this page, where one is fresh then. */
const useProvider = () => {
  const client = useClient()
  const { base } = useApp()
  const who = useWho()
  return async (provider: string) => {
    const { url, state } = await client.call('POST :slug/:id/proof/leave', {
      params: who,
      body: { provider, redirectUrl: callbackOf(base) },
    })
    const page = location.pathname.slice(base.length)
    keepLeft({ state, slug: who.slug, from: page === '' ? '/' : page })
    leave(url)
  }
}

export const OtherMethods = ({ methods, onProved }: { methods: FreshMethods; onProved: () => void }) => {
  const text = useText()
  const portal = usePortal()
  const { sent, send, prove } = useCodes(onProved)
  const goTo = useProvider()
  const [failure, setFailure] = useState<string>()
  const nameOf = (id: string) =>
    text(portal?.config.providers.find(provider => provider.id === id)?.label ?? { ar: id, en: id })
  const attempt = async (act: () => Promise<unknown>) => {
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      if (!isCallError(error)) throw error
      setFailure(error.message)
    }
  }
  if (sent)
    return (
      <CodeForm
        id="fresh-code"
        channel={sent.channel}
        sentTo={sent.sentTo}
        resendAfterSeconds={sent.resendAfterSeconds}
        onSubmit={code => prove(sent, code)}
        onResend={() => send(sent)}
      />
    )
  if (methods.codes.length + methods.providers.length === 0)
    return <Notice kind="info">{text(messages.noWay)}</Notice>
  return (
    <div className={styles.form}>
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      {methods.codes.map(way => (
        <Button key={way.channel} icon="phone" onClick={() => void attempt(() => send(way))}>
          {text(way.channel === 'sms' ? messages.bySms : messages.byEmail, { to: way.sentTo })}
        </Button>
      ))}
      {methods.providers.map(id => (
        <Button key={id} icon="shield" onClick={() => void attempt(() => goTo(id))}>
          {text(messages.atProvider, { provider: nameOf(id) })}
        </Button>
      ))}
      {methods.providers.length > 0 && <p>{text(messages.atProviderText)}</p>}
    </div>
  )
}
