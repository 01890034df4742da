// From a number to acting for somebody: the search where it is an identifier, the code, the permission, and the app
// loaded anew as that person's.

import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useRef, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useTooLong } from '../../dialogs/use-too-long.tsx'
import { useApp } from '../../shell/context.tsx'
import { messages } from './messages.ts'

export const identifiers = ['mobile', 'nationalId', 'passportNumber'] as const
type Identifier = (typeof identifiers)[number]
type Whom = { mobile: string } | { personId: string }
type Typed = { by: Identifier; value: string; reason: string }
type SentCode = { whom: Whom; sentTo: string; name?: string | undefined; resendAfterSeconds: number }
/** What stands against one of the boxes. */
type FormError = { target: 'value' | 'reason'; text: string }
type State = {
  typed: Typed
  sent?: SentCode
  error?: FormError
  failure?: string
  isBusy: boolean
  attempt: number
}

/** The last digits of a number, as it is shown until the code is proved. */
const masked = (mobile: string): string => `…${mobile.replace(/\s/g, '').slice(-4)}`

export const useChoosing = () => {
  const text = useText()
  const client = useClient()
  const tooLong = useTooLong()
  const { base } = useApp()
  const isSending = useRef(false)
  const [state, setState] = useState<State>({
    typed: { by: 'mobile', value: '', reason: '' },
    isBusy: false,
    attempt: 0,
  })

  const send = (whom: Whom) => client.call('POST owners/sendCode', { body: whom })

  /** Whom the code goes to, with what may be said of them; undefined where the search found nobody. */
  const find = async ({ by, value }: Typed): Promise<Omit<SentCode, 'resendAfterSeconds'> | undefined> => {
    if (by === 'mobile') return { whom: { mobile: value }, sentTo: masked(value) }
    const [person] = await client.call('POST people/search', { body: { [by]: value } })
    return person && { whom: { personId: person.id }, sentTo: person.mobile, name: person.name }
  }

  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const data = new FormData(event.currentTarget)
    const value = (name: string) => String(data.get(name) ?? '').trim()
    const by = identifiers.find(known => known === value('by')) ?? 'mobile'
    const typed: Typed = { by, value: value('value'), reason: value('reason') }
    const attempt = state.attempt + 1
    const refuse = (value: string, target: FormError['target'] = 'value') =>
      setState({ typed, error: { target, text: value }, isBusy: false, attempt })
    if (typed.value === '') return refuse(text(messages.missingValue))
    const long = tooLong(typed.reason, 'actingReason')
    if (long) return refuse(long, 'reason')
    isSending.current = true
    setState({ typed, isBusy: true, attempt: state.attempt })
    try {
      const found = await find(typed)
      if (!found) return refuse(text(messages.none))
      const { resendAfterSeconds } = await send(found.whom)
      setState({ typed, sent: { ...found, resendAfterSeconds }, isBusy: false, attempt: 0 })
    } catch (error) {
      if (!isCallError(error)) throw error
      if (error.statusCode === 422) refuse(error.message)
      else setState({ typed, failure: error.message, isBusy: false, attempt })
    } finally {
      isSending.current = false
    }
  }

  const verify = async (code: string): Promise<void> => {
    if (!state.sent) return
    const { reason } = state.typed
    const { requestOwnerToken, acting } = await client.call('POST owners/verify', {
      body: { ...state.sent.whom, code, ...(reason ? { reason } : {}) },
    })
    const { owner, expiresAt } = acting
    client.session.actFor({
      token: requestOwnerToken,
      owner: { ...owner, reason: acting.reason, expiresAt },
    })
    // Loaded anew: the page that asked for whom holds nothing of theirs, and the next ones nothing of anybody else's.
    location.assign(`${base}/`)
  }

  const again = () => setState({ typed: state.typed, isBusy: false, attempt: 0 })
  return { ...state, ask, send, verify, again }
}
