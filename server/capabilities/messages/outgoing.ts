// What goes out: to whom, by which channel, and what it says.

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
export type Outgoing = Recipient & {
  /** Of an e-mail. */
  subject?: string
  text: string
  /** A one-time code in it, which the demo outbox shows apart. */
  code?: string
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
