// HMAC-SHA256 signatures with two live keys and a time that is no older, nor newer, than five minutes.

import { createHmac, timingSafeEqual } from 'node:crypto'

export type Key = { id: string; secret: string }
const toleranceMs = 5 * 60_000

const macOf = (secret: string, timestamp: string, content: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(content).digest()

/** Hexadecimal, over `timestamp.content`; the timestamp is in seconds. */
export const signatureOf = (secret: string, timestamp: string, content: Buffer): string =>
  macOf(secret, timestamp, content).toString('hex')

export const timestampOf = (now: Date): string => String(Math.floor(now.getTime() / 1000))

/** What a call signs besides its body: else the signature of one address would do for another. */
export const callContent = (method: string, path: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${method} ${path}\n`), body])

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** `prefix` is what the three headers begin with. */
export const isSigned = (
  headers: Headers,
  content: Buffer,
  keys: readonly Key[],
  now: Date,
  prefix = 'sandbox',
): boolean => {
  const timestamp = headers[`${prefix}-timestamp`]
  const signature = headers[`${prefix}-signature`]
  const secret = keys.find(({ id }) => id === headers[`${prefix}-key`])?.secret
  if (secret === undefined || typeof timestamp !== 'string' || typeof signature !== 'string') return false
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature)) return false
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), macOf(secret, timestamp, content))
}

/** "id:secret,id:secret", at most two at a time. Throws a sentence. */
export const readKeys = (text: string): Key[] => {
  const keys = text
    .split(',')
    .filter(part => part.trim() !== '')
    .map(part => {
      const [id = '', secret = ''] = part.trim().split(':')
      return { id, secret }
    })
  if (keys.length < 1 || keys.length > 2) throw new Error('One or two keys are live at a time')
  if (keys.some(({ id, secret }) => !/^[\w-]{1,40}$/.test(id) || secret.length < 32))
    throw new Error('A key is written id:secret, the secret in 32 characters or more')
  return keys
}
