// From what was typed to what is sent: the rules that the server has too, and its own refusals beside the fields.

import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { allServices, faultsOfStaff } from '@bawaba/contract/staff-choices.ts'
import type { StaffFault } from '@bawaba/contract/staff-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { type CallError, isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'

export type Typed = ReturnType<typeof typedIn>
type State = {
  faults: Pick<StaffFault, 'field' | 'key'>[]
  refusal?: string
  isBusy: boolean
  attempt: number
}
export type UserFormState = {
  user: StaffUser | undefined
  isNew: boolean
  /** What there is to choose from, once it is known. */
  choices: StaffChoices | undefined
  state: State
  onAsk: (event: SyntheticEvent<HTMLFormElement>) => void
}

const typedIn = (form: HTMLFormElement) => {
  const data = new FormData(form)
  const word = (name: string) => String(data.get(name) ?? '').trim()
  return {
    username: word('username').toLowerCase(),
    userSlug: word('userSlug'),
    firstName: word('firstName'),
    lastName: word('lastName'),
    englishFullName: word('englishFullName'),
    mobile: word('mobile'),
    email: word('email'),
    roles: data.getAll('roles').map(String),
    services:
      data.get('allServices') !== null
        ? [allServices]
        : data
            .getAll('services')
            .map(String)
            .filter(slug => slug !== ''),
    company: word('company'),
    sector: word('sector'),
    serviceCenter: word('serviceCenter'),
    invite: data.get('invite') !== null,
  }
}

/** The fields that the server names in a refusal. */
const faultsIn = ({ details }: CallError): State['faults'] =>
  details.flatMap(({ path, key }) => {
    const field = /^body\.(\w+)/.exec(path)?.[1]
    return field ? [{ field: field as StaffFault['field'], key: key as StaffFault['key'] }] : []
  })

/** `onGood` is given what may be sent; the answer of `send` says what the server refused. */
export const useUserForm = (user: StaffUser | undefined, onGood: (typed: Typed) => void) => {
  const isNew = user === undefined
  const client = useClient()
  // Services are published and places renamed while the portal is open.
  const { data: choices } = useQuery({ ...callQuery(client, 'GET users/choices'), staleTime: 0 })
  const [state, setState] = useState<State>({ faults: [], isBusy: false, attempt: 0 })

  const onAsk = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    if (!choices) return
    const whole = { ...typed, userSlug: user?.userSlug ?? typed.userSlug }
    const faults = faultsOfStaff(whole, { isNew, choices, kept: user })
    const attempt = state.attempt + (faults.length > 0 ? 1 : 0)
    setState({ faults, isBusy: false, attempt })
    if (faults.length === 0) onGood(typed)
  }

  /** Runs a call and says beside the fields, or above them, what was refused; whether it went through. */
  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setState({ faults: [], isBusy: true, attempt: state.attempt })
    try {
      await call()
      setState({ faults: [], isBusy: false, attempt: state.attempt })
      return true
    } catch (error) {
      if (!isCallError(error)) throw error
      const faults = faultsIn(error)
      const said = faults.length > 0 ? {} : { refusal: error.message }
      setState({ faults, ...said, isBusy: false, attempt: state.attempt + 1 })
      return false
    }
  }
  return { isNew, choices, state, onAsk, send }
}
