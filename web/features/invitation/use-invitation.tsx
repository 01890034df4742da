// The link's way: whose it is is asked as the page opens, and the password is sent with it once.

import { useLanguage } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { confirmationError, newPasswordError, usePasswordProfile } from '../../account/new-password.tsx'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'

export type Invited = { username: string; name: string }
type State = {
  invited?: Invited
  errors: { target: string; text: string }[]
  refusal?: string
  isBusy: boolean
  isDone: boolean
  attempt: number
}

export const useInvitation = () => {
  const client = useClient()
  const language = useLanguage()
  const profile = usePasswordProfile()
  const token = useRef('')
  const isSending = useRef(false)
  const [state, setState] = useState<State>({ errors: [], isBusy: false, isDone: false, attempt: 0 })

  useEffect(() => {
    token.current = location.hash.slice(1)
    let isHere = true
    const tell = (change: Partial<State>) => isHere && setState(now => ({ ...now, ...change }))
    client
      .call('POST invitations/open', { body: { token: token.current || '-' } })
      .then(({ username, name }) => tell({ invited: { username, name } }))
      .catch(error => tell({ refusal: isCallError(error) ? error.message : String(error) }))
    return () => {
      isHere = false
    }
  }, [client])

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const data = new FormData(event.currentTarget)
    const password = String(data.get('password') ?? '')
    const found = {
      password: newPasswordError(language, password, profile),
      again: confirmationError(language, password, String(data.get('again') ?? '')),
    }
    const errors = Object.entries(found).flatMap(([target, text]) => (text ? [{ target, text }] : []))
    const attempt = state.attempt + 1
    if (errors.length > 0) return setState({ ...state, errors, refusal: undefined, attempt })
    isSending.current = true
    setState({ ...state, errors: [], refusal: undefined, isBusy: true })
    try {
      await client.call('POST invitations/accept', { body: { token: token.current, password } })
      // The link is used up: it need not stand in the address any more.
      history.replaceState(history.state, '', location.pathname)
      setState({ ...state, errors: [], refusal: undefined, isBusy: false, isDone: true })
    } catch (error) {
      if (!isCallError(error)) throw error
      setState({ ...state, errors: [], refusal: error.message, isBusy: false, attempt })
    } finally {
      isSending.current = false
    }
  }
  return { state, submit }
}
