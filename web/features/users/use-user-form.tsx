// From what was typed to what is sent: the rules that the server has too, and its own refusals beside the fields.

import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { allServices, staffErrorsWith } from '@bawaba/contract/staff-choices.ts'
import type { IdentityField } from '@bawaba/contract/staff-identity.ts'
import type { StaffError, StaffUsernames } from '@bawaba/contract/staff-rules.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { type CallError, isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { usePortal } from '../../shell/context.tsx'

export type Typed = ReturnType<typeof sentOf>
type State = {
  errors: Pick<StaffError, 'field' | 'key'>[]
  refusal?: string
  isBusy: boolean
  attempt: number
}
export type UserFormState = {
  user: StaffUser | undefined
  isNew: boolean
  usernames: StaffUsernames
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
    nationalId: word('nationalId'),
    passportNumber: word('passportNumber'),
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

/** What is sent of what stands in the form: an identifier that is covered, as it was shown, was not typed. */
const sentOf = (typed: ReturnType<typeof typedIn>, user: StaffUser | undefined) => {
  const { nationalId, passportNumber, username, ...rest } = typed
  const identity = Object.fromEntries(
    Object.entries({ nationalId, passportNumber }).filter(
      ([field, text]) => text !== (user?.[field as IdentityField] ?? ''),
    ),
  ) as Partial<Pick<typeof typed, IdentityField>>
  return { ...rest, ...identity, ...(username === '' ? {} : { username }) }
}

/** The fields that the server names in a refusal. */
const errorsIn = ({ details }: CallError): State['errors'] =>
  details.flatMap(({ path, key }) => {
    const field = /^body\.(\w+)/.exec(path)?.[1]
    return field ? [{ field: field as StaffError['field'], key: key as StaffError['key'] }] : []
  })

/** `onGood` is given what may be sent; the answer of `send` says what the server refused. */
export const useUserForm = (user: StaffUser | undefined, onGood: (typed: Typed) => void) => {
  const isNew = user === undefined
  const client = useClient()
  // Services are published and places renamed while the portal is open.
  const { data: choices } = useQuery({ ...callQuery(client, 'GET users/choices'), staleTime: 0 })
  const usernames = usePortal()?.config.staffUsername ?? 'free'
  const [state, setState] = useState<State>({ errors: [], isBusy: false, attempt: 0 })

  const onAsk = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = sentOf(typedIn(event.currentTarget), user)
    if (!choices) return
    const whole = { ...typed, userSlug: user?.userSlug ?? typed.userSlug }
    const errors = staffErrorsWith(whole, {
      isNew,
      usernames,
      today: cairoDate(new Date()),
      choices,
      kept: user,
    })
    const attempt = state.attempt + (errors.length > 0 ? 1 : 0)
    setState({ errors, isBusy: false, attempt })
    if (errors.length === 0) onGood(typed)
  }

  /** Runs a call and says beside the fields, or above them, what was refused; whether it went through. */
  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setState({ errors: [], isBusy: true, attempt: state.attempt })
    try {
      await call()
      setState({ errors: [], isBusy: false, attempt: state.attempt })
      return true
    } catch (error) {
      if (!isCallError(error)) throw error
      const errors = errorsIn(error)
      const outcome = errors.length > 0 ? {} : { refusal: error.message }
      setState({ errors, ...outcome, isBusy: false, attempt: state.attempt + 1 })
      return false
    }
  }
  return { isNew, usernames, choices, state, onAsk, send }
}
