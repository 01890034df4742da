// Identifiers of people at rest: sealed for reading back, and a keyed hash beside it for finding and for uniqueness.
// Both keys come from the portal's secret, each for its own use; the id of the sealing key stands in front of a sealed
// text, so that a new secret can seal while texts of the last one are still opened.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { type Random, sha256 } from './secret.ts'

const derive = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'bawaba', use, 32))

const idOf = (key: Buffer): string =>
  sha256(`key id ${key.toString('hex')}`)
    .toString('hex')
    .slice(0, 8)

const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

export type Seal = {
  /** `use` says what the text is: a text sealed for one use opens for no other. */
  seal(use: string, text: string): string
  /** Throws for a text that was altered, moved to another use, or sealed with an unknown key. */
  open(use: string, sealed: string): string
  /** The same for the same text and use; says nothing of the text to whoever lacks the key. */
  indexOf(use: string, text: string): Buffer
}

/** `earlier` are secrets of before that still open what they sealed. */
export const createSeal = (secret: string, random: Random, earlier: readonly string[] = []): Seal => {
  const keys = [secret, ...earlier].map(each => derive(each, 'personal data'))
  const byId = new Map(keys.map(key => [idOf(key), key]))
  const [key] = keys as [Buffer]
  const indexKey = derive(secret, 'blind index')
  return {
    seal: (use, text) => {
      const nonce = random(nonceLength)
      const made = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(use))
      const body = Buffer.concat([made.update(text, 'utf8'), made.final()])
      return `${idOf(key)}.${Buffer.concat([nonce, body, made.getAuthTag()]).toString('base64url')}`
    },
    open: (use, sealed) => {
      const [id = '', text = ''] = sealed.split('.')
      const known = byId.get(id)
      if (!known) throw new Error(`No key ${id} is known to open what was sealed with it`)
      const bytes = Buffer.from(text, 'base64url')
      const opened = createDecipheriv(cipher, known, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(use))
        .setAuthTag(bytes.subarray(-tagLength))
      return Buffer.concat([opened.update(bytes.subarray(nonceLength, -tagLength)), opened.final()]).toString(
        'utf8',
      )
    },
    indexOf: (use, text) => createHmac('sha256', indexKey).update(`${use}\n${text}`).digest(),
  }
}
