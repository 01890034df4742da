// What goes out: to whom, by which channel, and what it says.

import type { DirectKind } from '@bawaba/contract/message-hours.ts'
import type { Language, Text } from '@bawaba/language/index.ts'

export type Recipient = {
  channel: 'sms' | 'email'
  /** A mobile number in E.164, or an e-mail address. */
  recipient: string
  /**
   * Whose message it is: it goes with them when they are erased, whatever number they have by then. null where only a
   * number is known: then it is of the one account that has it, if there is one.
   */
  accountId: string | null
}
/** In both languages, of which the account that it goes to has chosen one; or in the one that the writer knows. */
export type MessageText = string | Text
export type Outgoing = Recipient & {
  /** What sort of message it is: its hours. */
  kind: DirectKind
  /** Of an e-mail. */
  subject?: MessageText
  text: MessageText
  /** For somebody without an account; Arabic unless it is given. */
  language?: Language
  /** A one-time code in it, which the demo outbox shows apart. */
  code?: string
  /** It may still be taken back until then. */
  notBefore?: Date
  /** It says nothing to anybody from then on, and is not sent. */
  uselessAt?: Date
  /** The link in it stays good, such as one that ends a subscription: it is not wiped. */
  isLinkLasting?: boolean
}
export type NewMessage = Outgoing & {
  id: string
  /** What a link in it carries, and by what that is found: wiped once the message went out or the link is over. */
  link?: { token: string; hash: Buffer }
}
/** To somebody whom only the statement that writes it knows. */
export type UnaddressedMessage = Omit<NewMessage, 'recipient' | 'accountId'>
