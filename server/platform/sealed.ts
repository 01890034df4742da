// Identifiers of people at rest: sealed for reading back, and a keyed hash beside it for finding and for uniqueness.
// The id of the sealing key stands in front of a sealed text: a new key seals while texts of the earlier ones still open.

import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Keys } from './keys.ts'
import type { Random } from './secret.ts'

const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** A key as the library takes it quickest: of bytes it would make one again for every text, at four times the cost. */
const madeKeys = new WeakMap<Buffer, KeyObject>()
const keyOf = (bytes: Buffer): KeyObject => {
  const key = madeKeys.get(bytes) ?? createSecretKey(bytes)
  madeKeys.set(bytes, key)
  return key
}

export type Seal = {
  /** `use` says what the text is: a text sealed for one use opens for no other. */
  seal(use: string, text: string): string
  /** Throws for a text that was altered, moved to another use, or sealed by a key that is not here. */
  open(use: string, sealed: string): string
  /** The same for the same text and use; says nothing of the text to whoever lacks the key. */
  indexOf(use: string, text: string): Buffer
}

/** The key that a sealed text names. */
export const keyIdOf = (sealed: string): string => sealed.split('.')[0] ?? ''

export const createSeal = (keys: Keys, random: Random): Seal => ({
  seal: (use, text) => {
    const [{ id, key }] = keys.ring().sealing
    const nonce = random(nonceLength)
    const made = createCipheriv(cipher, keyOf(key), nonce).setAAD(Buffer.from(use))
    const body = Buffer.concat([made.update(text, 'utf8'), made.final()])
    return `${id}.${Buffer.concat([nonce, body, made.getAuthTag()]).toString('base64url')}`
  },
  open: (use, sealed) => {
    const id = keyIdOf(sealed)
    const find = (ring: ReturnType<Keys['ring']>) => ring.sealing.find(known => known.id === id)
    // Another server may seal by a key that came after our start.
    const known = find(keys.ring()) ?? find(keys.reload())
    if (!known)
      throw new Problem('KEY_MISSING', {
        cause: new Error(`No key ${id} is in ${keys.source} to open what was sealed by it`),
      })
    const bytes = Buffer.from(sealed.slice(id.length + 1), 'base64url')
    const opened = createDecipheriv(cipher, keyOf(known.key), bytes.subarray(0, nonceLength), {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(use))
      .setAuthTag(bytes.subarray(-tagLength))
    return Buffer.concat([opened.update(bytes.subarray(nonceLength, -tagLength)), opened.final()]).toString(
      'utf8',
    )
  },
  indexOf: (use, text) =>
    createHmac('sha256', keyOf(keys.ring().index.key)).update(`${use}\n${text}`).digest(),
})
