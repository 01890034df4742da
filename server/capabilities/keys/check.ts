// The check of a start: every key that the database depends on is here. Without it a lost key would show only when
// somebody's data does not open, and a new index key would find nobody while it lets the same person sign up twice.

import { type Keys, waitingKey } from '../../platform/keys.ts'
import type { KeysStore, UsedKey } from './store.ts'

/** The keys that the database depends on and the ring does not have. */
export const missingKeys = async (store: Pick<KeysStore, 'used'>, keys: Keys): Promise<UsedKey[]> => {
  const { sealing, index } = keys.ring()
  const present = { seal: new Set(sealing.map(({ id }) => id)), index: new Set([index.id]) }
  return (await store.used()).filter(({ id, use }) => !present[use].has(id))
}

const refusal = (missing: readonly UsedKey[], source: string): Error =>
  new Error(
    `The database depends on keys that are not in ${source}: ${missing.map(({ id, use }) => (use === 'index' ? `${id} (index)` : id)).join(', ')}. ` +
      'Bring them back from where keys are kept or from a backup (docs/operations/keys.md). Nothing was changed.',
  )

/** Refuses keys that are not those of the database; notes the newest as in use. */
export const assertKeys = async (store: Pick<KeysStore, 'used' | 'note'>, keys: Keys): Promise<void> => {
  const missing = await missingKeys(store, keys)
  if (missing.length > 0) throw refusal(missing, keys.source)
  const { sealing, index } = keys.ring()
  const used = await store.used()
  const isUsed = (id: string) => used.some(key => key.id === id && key.use === 'seal')
  const waiting = waitingKey(keys.ring())
  if (waiting && isUsed(waiting.id) && !isUsed(sealing[0].id))
    throw new Error(
      `${keys.source} seals by ${sealing[0].id}, which was retired: copy the keys of another server (docs/operations/keys.md). Nothing was changed.`,
    )
  await store.note({ id: index.id, use: 'index' })
  await store.note({ id: sealing[0].id, use: 'seal' })
  // Of two servers that start an empty portal with different keys at once, one comes second.
  const lost = await missingKeys(store, keys)
  if (lost.length > 0) throw refusal(lost, keys.source)
}
