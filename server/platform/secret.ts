// Random tokens, their hashes, and the key that signs what visitors carry. Randomness comes in as an argument.

import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { readToken } from '@bawaba/language/input/tokens.ts'
import { readWhole, writeDurably } from './durable.ts'

/** That many random bytes. */
export type Random = (size: number) => Uint8Array

/** An opaque token of 256 bits. */
export const newToken = (random: Random): string => Buffer.from(random(32)).toString('base64url')

export const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer')

/** What is stored of the token of a link: of one that was copied out of a message, with what came along. */
export const linkHash = (typed: string): Buffer => sha256(readToken(typed))

export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Compares in the same time whatever the texts hold. */
export const isSameText = (first: string, second: string): boolean =>
  timingSafeEqual(sha256(first), sha256(second))

/** Tells one secret from another and gives nothing of it away. */
export const fingerprint = (secret: string): string =>
  sha256(`fingerprint of the secret ${secret}`).toString('hex').slice(0, 16)

export const secretFile = (folder: string): string => join(folder, 'secret')

/** As many as the setting SECRET needs. */
export const leastSecret = 32

/** The signing key if there is one: as configured, else as stored. Throws if the file holds less than a secret. */
export const presentSecret = (configured: string, folder: string): string | undefined => {
  if (configured !== '') return configured
  return readWhole(
    secretFile(folder),
    leastSecret,
    'Bring the file back from where secrets are kept, or set SECRET (docs/operations/keys.md). If this portal has never started, delete the file: the next start makes a new secret.',
  )
}

/** The signing key: as configured, else one made at the first start and stored, readable by its owner only. */
export const storedSecret = async (configured: string, folder: string, random: Random): Promise<string> => {
  const present = presentSecret(configured, folder)
  if (present !== undefined) return present
  const secret = newToken(random)
  await writeDurably(secretFile(folder), secret, { isNew: true }).catch(error => {
    // Another server over this folder made one first.
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  })
  return presentSecret(configured, folder) ?? secret
}
