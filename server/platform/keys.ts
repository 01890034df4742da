// The keys that seal personal data: a ring of keys with ids. The newest seals, all of them open; one more key makes the
// blind index. They stand in a file of their own or in a setting; a portal that has neither derives them from its secret.
//
// Example: after `rotate` the ring is {sealing: [{id: "3c…"}, {id: "9f…"}], index: {id: "77…"}}: 9f opens, 3c seals. After
// `use` 9f stands first and seals. A national ID that begins with "3c…." opens with the second key, until `reseal` seals it
// by the first; then `retire` takes 3c out.

import { hkdfSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readWhole, writeDurably } from './durable.ts'
import { type Random, sha256 } from './secret.ts'

type RingKey = { id: string; key: Buffer; madeAt?: string }
/** `sealing`: newest first. */
export type Ring = { sealing: readonly [RingKey, ...RingKey[]]; index: RingKey }

/** Where a ring comes from; `reload` reads it again, for a key that another machine has made. */
export type Keys = {
  /** What an operator calls the source. */
  source: string
  ring(): Ring
  reload(): Ring
}

const keyLength = 32
const keyOf = (key: Buffer, madeAt?: string): RingKey => ({
  id: sha256(`key id ${key.toString('hex')}`)
    .toString('hex')
    .slice(0, 8),
  key,
  ...(madeAt ? { madeAt } : {}),
})

const derive = (secret: string, use: string): RingKey =>
  keyOf(Buffer.from(hkdfSync('sha256', secret, 'bawaba', use, keyLength)))

/** The ring of a portal that was given none. */
export const derivedRing = (secret: string): Ring => ({
  sealing: [derive(secret, 'personal data')],
  index: derive(secret, 'blind index'),
})

/** A ring that never changes. */
export const fixedKeys = (ring: Ring, source = 'the secret'): Keys => ({
  source,
  ring: () => ring,
  reload: () => ring,
})

type Written = { id?: unknown; key?: unknown; madeAt?: unknown }
const readKey = ({ id, key, madeAt }: Written, source: string): RingKey => {
  const bytes = Buffer.from(typeof key === 'string' ? key : '', 'base64url')
  if (bytes.length !== keyLength) throw new Error(`${source}: the key ${id} does not have ${keyLength} bytes`)
  const read = keyOf(bytes, typeof madeAt === 'string' ? madeAt : undefined)
  // Of a key that lost a character nothing would open: better to know at once.
  if (read.id !== id) throw new Error(`${source}: the key ${id} was altered; by its bytes it is ${read.id}`)
  return read
}

/** Reads a ring. Throws a sentence that quotes no key. */
export const readRing = (text: string, source: string): Ring => {
  const { sealing, index } = (() => {
    try {
      return JSON.parse(text) as { sealing?: Written[]; index?: Written }
    } catch {
      throw new Error(`${source}: this is not JSON`)
    }
  })()
  if (!Array.isArray(sealing) || sealing.length === 0 || typeof index !== 'object' || index === null)
    throw new Error(`${source}: a ring is {"sealing": [{"id", "key"}, ...], "index": {"id", "key"}}`)
  const [newest, ...earlier] = sealing.map(key => readKey(key, source))
  return { sealing: [newest as RingKey, ...earlier], index: readKey(index, source) }
}

const written = ({ id, key, madeAt }: RingKey) => ({
  id,
  key: key.toString('base64url'),
  ...(madeAt ? { madeAt } : {}),
})
export const writeRing = ({ sealing, index }: Ring): string =>
  `${JSON.stringify({ sealing: sealing.map(written), index: written(index) }, null, 2)}\n`

/** The key that was made after the one that seals, and waits to seal; undefined where none does. */
export const waitingKey = ({ sealing: [first, ...others] }: Ring): RingKey | undefined =>
  others
    .filter(({ madeAt }) => madeAt !== undefined && madeAt > (first.madeAt ?? ''))
    .sort((a, b) => (a.madeAt ?? '').localeCompare(b.madeAt ?? ''))
    .at(-1)

/**
 * The ring with a new key, which opens and does not seal yet: every server knows it before one seals by it. It is newer than the
 * others whatever the clocks of the machines say that made them.
 */
export const withNewKey = ({ sealing, index }: Ring, random: Random, now: Date): Ring => {
  const latest = Math.max(...sealing.map(({ madeAt }) => (madeAt === undefined ? 0 : Date.parse(madeAt) + 1)))
  const madeAt = new Date(Math.max(now.getTime(), latest)).toISOString()
  return { sealing: [...sealing, keyOf(Buffer.from(random(keyLength)), madeAt)], index }
}

/** The ring that seals by one of its keys. */
export const sealingBy = ({ sealing, index }: Ring, key: RingKey): Ring => ({
  sealing: [key, ...sealing.filter(({ id }) => id !== key.id)],
  index,
})

/** The ring is on disk before anything is sealed by it. */
export const saveRing = (file: string, ring: Ring): Promise<void> => writeDurably(file, writeRing(ring))

export type KeySettings = { KEYS: string; KEYS_FILE: string; DATA_FOLDER: string }
/** The file that a ring is written to, by these settings; undefined where the setting KEYS holds it. */
export const ringFile = ({ KEYS, KEYS_FILE, DATA_FOLDER }: KeySettings): string | undefined =>
  KEYS === '' ? KEYS_FILE || join(DATA_FOLDER, 'keys.json') : undefined

/** The keys by these settings. Throws where KEYS_FILE names a file that is not there. */
export const openKeys = (settings: KeySettings, secret: string): Keys => {
  const file = ringFile(settings)
  if (file === undefined) return fixedKeys(readRing(settings.KEYS, 'KEYS'), 'KEYS')
  if (!existsSync(file) && settings.KEYS_FILE !== '')
    throw new Error(
      `KEYS_FILE: ${file} does not exist. Bring it back from where keys are kept; for a portal that never had one, npm run keys -- rotate makes it.`,
    )
  const read = () =>
    readRing(
      readWhole(file, 1, 'Bring it back from where keys are kept (docs/operations/keys.md).') ?? '',
      file,
    )
  // A portal that was started without a ring reads the one that is made beside it later.
  let isRead = existsSync(file)
  let ring = isRead ? read() : derivedRing(secret)
  return {
    get source() {
      return isRead ? file : 'the secret'
    },
    ring: () => ring,
    reload: () => {
      if (!isRead && !existsSync(file)) return ring
      ring = read()
      isRead = true
      return ring
    },
  }
}
