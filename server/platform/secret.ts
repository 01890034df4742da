// Random tokens, their hashes, and the key that signs what visitors carry. Randomness comes in as an argument.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** That many random bytes. */
export type Random = (size: number) => Uint8Array

/** An opaque token of 256 bits. */
export const newToken = (random: Random): string => Buffer.from(random(32)).toString('base64url')

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Compares in the same time whatever the texts hold. */
export const isSameText = (first: string, second: string): boolean =>
  timingSafeEqual(sha256(first), sha256(second))

/** The signing key: as configured, else one made at the first start and kept, readable by the owner alone. */
export const keptSecret = (configured: string, folder: string, random: Random): string => {
  if (configured !== '') return configured
  const file = join(folder, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true })
  const made = newToken(random)
  writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
  return made
}
