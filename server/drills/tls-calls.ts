// Calls over TLS to a proxy, as `curl --resolve` makes them: the name of the portal at an address of this machine, from
// any address of it.

import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { Answer, Sent } from './calls.ts'
import { host } from './portals.ts'

export type Door = { port: number; ca: string }
/** The address that a call comes from; 127.0.0.2 is another visitor than 127.0.0.3. */
export type From = { from?: string }

const mostMs = 20_000

const open = (
  { port, ca }: Door,
  { method = 'GET', path, headers, body }: Sent,
  { from = '127.0.0.2' }: From,
  limitMs = mostMs,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        ca,
        servername: host,
        localAddress: from,
        agent: false,
        method,
        path,
        timeout: limitMs,
        headers: { host, 'accept-language': 'en', ...headers },
      },
      resolve,
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${limitMs} ms`)))
    sent.on('error', reject)
    sent.end(body)
  })

/** One call, whole. */
export const knock = async (door: Door, sent: Sent, from: From = {}): Promise<Answer> => {
  const answer = await open(door, sent, from)
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  // One that was answered before it was sent whole would keep the proxy waiting for the rest.
  answer.socket.destroy()
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: Buffer.concat(chunks).toString(),
  }
}

/** An answer that goes on: what has come of it so far. Rejects where it does not begin within `ms`. */
export const listen = async (door: Door, sent: Sent, ms: number) => {
  const answer = await open(door, sent, {}, ms)
  let text = ''
  answer.on('data', chunk => {
    text += chunk
  })
  answer.on('error', () => undefined)
  return { status: answer.statusCode ?? 0, text: () => text, close: () => answer.destroy() }
}
