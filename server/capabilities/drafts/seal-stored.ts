// Seals the drafts that a former version stored as they were typed: in batches beside running servers. Cut short it
// goes on with what is left.

import type { DraftsStore } from './store.ts'

const batch = 200

/** Answers how many were found. One that changes meanwhile is sealed by its change. */
export const sealStoredDrafts = async (
  store: Pick<DraftsStore, 'notSealed' | 'sealStored'>,
): Promise<number> => {
  let found = 0
  let after = '00000000-0000-0000-0000-000000000000'
  while (true) {
    const rows = await store.notSealed(after, batch)
    const last = rows.at(-1)
    if (!last) return found
    await store.sealStored(rows)
    found += rows.length
    after = last.id
  }
}
