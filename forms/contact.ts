// How one visitor is reached: the way and the address that their answers name.

import type { Answers, Contact, ContactWay } from './definition.ts'

export type ContactAddress = { way: ContactWay; to: string }

/** undefined where the answers give no address, or the service reaches no visitors. */
export const contactOf = (contact: Contact | undefined, answers: Answers): ContactAddress | undefined => {
  if (!contact) return undefined
  const [only] = Object.keys(contact.field)
  const way = (contact.by === undefined ? only : answers[contact.by]) as ContactWay | undefined
  const name = way && contact.field[way]
  const to = name === undefined ? undefined : answers[name]
  return way && typeof to === 'string' && to !== '' ? { way, to } : undefined
}
