// Random tokens, their hashes, and the key that signs what visitors carry. Randomness comes in as an argument.

import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** That many random bytes. */
export type Random = (size: number) => Uint8Array

/** An opaque token of 256 bits. */
export const newToken = (random: Random): string => Buffer.from(random(32)).toString('base64url')

export const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer')

export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Compares in the same time whatever the texts hold. */
export const isSameText = (first: string, second: string): boolean =>
  timingSafeEqual(sha256(first), sha256(second))

/** Tells one secret from another and gives nothing of it away. */
export const fingerprint = (secret: string): string =>
  sha256(`fingerprint of the secret ${secret}`).toString('hex').slice(0, 16)

export const secretFile = (folder: string): string => join(folder, 'secret')

/** The signing key where there is one: as configured, else as kept. */
export const presentSecret = (configured: string, folder: string): string | undefined => {
  if (configured !== '') return configured
  const file = secretFile(folder)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** The signing key: as configured, else one made at the first start and kept, readable by the owner alone. */
export const storedSecret = (configured: string, folder: string, random: Random): string => {
  const present = presentSecret(configured, folder)
  if (present !== undefined) return present
  mkdirSync(folder, { recursive: true })
  const made = newToken(random)
  writeFileSync(secretFile(folder), made, { mode: 0o600, flag: 'wx' })
  return made
}
