// The link's way: whose it is is asked as the page opens, and the password is sent with it once.

import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useRef, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useNewPassword } from '../../modules/account/new-password.tsx'
import { tokenInHash } from '../../shell/link-token.ts'
import { messages } from './messages.ts'

export type Invited = { username: string; name: string }
type State = { invited?: Invited; refusal?: string; isDone?: true }

export const useInvitation = () => {
  const text = useText()
  const client = useClient()
  const token = useRef('')
  const [state, setState] = useState<State>({})
  const { fields, againError } = useNewPassword(text(messages.password))

  useEffect(() => {
    token.current = tokenInHash()
    let isHere = true
    const show = (change: State) => isHere && setState(change)
    client
      .call('POST invitations/open', { body: { token: token.current || '-' } })
      .then(({ username, name }) => show({ invited: { username, name } }))
      .catch(error => show({ refusal: isCallError(error) ? error.message : String(error) }))
    return () => {
      isHere = false
    }
  }, [client])

  const form = usePageForm({
    fields,
    check: ({ password, again }) => ({ again: againError(password, again) }),
    send: ({ password }) =>
      client.call('POST invitations/accept', { body: { token: token.current, password } }),
    onSent: () => {
      // The link is used up: it need not stand in the address any more.
      history.replaceState(history.state, '', location.pathname)
      setState(({ invited }) => ({ invited, isDone: true }))
    },
  })
  return { state, form }
}
