// What one step of a forgotten password hands to the next within a tab. Nothing of it stands in an address: the ticket
// of an e-mailed link comes behind the #, and is taken out of it at once.

import { tabStorage } from '../../client/storage.ts'
import { tokenInHash } from '../../shell/link-token.ts'

export type Recovery = {
  username?: string
  email?: string
  resendAfterSeconds?: number
  /** The code, once it was right and the end of an identifier is asked for. */
  otp?: string
  token?: string
  slug?: string
}

const name = 'recovery'

export const readRecovery = (): Recovery => {
  try {
    return JSON.parse(tabStorage.getItem(name) ?? '{}') as Recovery
  } catch {
    return {}
  }
}

export const hold = (more: Recovery): void =>
  tabStorage.setItem(name, JSON.stringify({ ...readRecovery(), ...more }))

export const letGo = (): void => tabStorage.removeItem(name)

/** Takes the ticket of a link out of the address. */
export const takeLinkToken = (): void => {
  const token = tokenInHash()
  if (!token) return
  hold({ token })
  history.replaceState(history.state, '', location.pathname + location.search)
}
