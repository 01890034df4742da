// SMS by HTTP: a gateway that takes JSON. Its answer is read no further than its status.

import { smsText } from '@bawaba/contract/sms-segments.ts'
import type { Sender } from './sender.ts'

export type SmsGateway = {
  /** Where the gateway takes messages. */
  url: string
  /** Proves us to it. */
  token: string
  /** The name a message comes from. */
  from: string
  fetch?: typeof fetch
}

const patienceMs = 10_000

export const createSmsSender = ({ url, token, from, fetch: post = fetch }: SmsGateway): Sender => ({
  channel: 'sms',
  send: async ({ id, recipient, text }) => {
    const answer = await post(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': id,
      },
      body: JSON.stringify({ id, from, to: recipient, text: smsText(text) }),
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    })
    await answer.body?.cancel()
    if (!answer.ok)
      throw Object.assign(new Error(`The SMS gateway answered ${answer.status}`), { status: answer.status })
  },
})
