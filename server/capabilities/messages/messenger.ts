// Writes a message to be delivered.

import { sha256 } from '../../platform/secret.ts'
import type { MessageText, NewMessage, Outgoing } from './outgoing.ts'
import type { MessagesStore } from './store.ts'

export type { NewMessage, Recipient, UnaddressedMessage } from './outgoing.ts'

/** Every link that opens something carries its token behind the #: no writer of a message has to say so. */
const linkIn = (text: MessageText): NewMessage['link'] => {
  const words = typeof text === 'string' ? text : text.ar
  const token = /https?:\/\/[^\s#]+#([\w-]{20,})/.exec(words)?.[1]
  return token === undefined ? undefined : { token, hash: sha256(token) }
}

type Dependencies = { store: MessagesStore; newId: () => string; clock: () => Date }

/** Puts a link into a text as it is: between the invisible signs that keep names apart it could not be followed. */
export const withLink = (text: string, link: string): string =>
  text.replace(/\u2068?\{link\}\u2069?/, () => link)

const written = <M extends Omit<Outgoing, 'recipient' | 'accountId'>>(
  id: string,
  message: M,
): M & Pick<NewMessage, 'id' | 'link'> => {
  const link = message.isLinkLasting ? undefined : linkIn(message.text)
  return { id, ...message, ...(link ? { link } : {}) }
}

export const createMessenger = ({ store, newId, clock }: Dependencies) => ({
  send: (message: Outgoing) => store.add(written(newId(), message), clock()),
  /** A message that a statement of another capability writes with what it tells of. */
  prepare: <M extends Omit<Outgoing, 'recipient' | 'accountId'>>(message: M) => written(newId(), message),
})
export type Messenger = ReturnType<typeof createMessenger>
