// A way out for messages: one gateway for SMS, one for e-mail. Each takes the message's id, so that a gateway that was
// asked twice delivers once.

export type Sending = {
  id: string
  /** A mobile number in E.164, or an e-mail address. */
  recipient: string
  subject: string | null
  text: string
  /** Of a letter of the newsletter, whose text is Markdown: the address that ends the subscription. */
  unsubscribe: string | null
}
export type Sender = {
  channel: 'sms' | 'email'
  /** Rejects where the gateway did not take the message: it is tried again later. */
  send(message: Sending): Promise<void>
  /** Rejects where the gateway would take none: asked without sending anything. */
  check?(): Promise<unknown>
}
