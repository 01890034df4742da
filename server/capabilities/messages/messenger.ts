// Writes a message to be delivered.

import type { MessagesStore } from './store.ts'

export type Recipient = {
  channel: 'sms' | 'email'
  /** A mobile number in E.164, or an e-mail address. */
  recipient: string
}
export type Outgoing = Recipient & {
  /** Of an e-mail. */
  subject?: string
  text: string
  /** A one-time code in it, which the demo outbox shows apart. */
  code?: string
}

export type NewMessage = Outgoing & { id: string }

type Rules = { store: MessagesStore; newId: () => string; clock: () => Date }

/** Puts a link into a text as it is: between the invisible signs that keep names apart it could not be followed. */
export const withLink = (text: string, link: string): string =>
  text.replace(/\u2068?\{link\}\u2069?/, () => link)

export const createMessenger = ({ store, newId, clock }: Rules) => ({
  send: (message: Outgoing) => store.add({ id: newId(), ...message }, clock()),
  /** A message that a statement of another capability writes with what it tells of. */
  prepare: (message: Outgoing): NewMessage => ({ id: newId(), ...message }),
})
export type Messenger = ReturnType<typeof createMessenger>
