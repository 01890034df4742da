// Seals anew, by the newest key, what earlier keys sealed: in batches beside running servers. Cut short it is begun
// again and goes on with what is left; a text whose key is not here, or that changed meanwhile, stays as it is.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Keys } from '../../platform/keys.ts'
import { keyIdOf, type Seal } from '../../platform/sealed.ts'
import { type KeysStore, type SealedColumn, type SealedRow, sealedColumns } from './store.ts'

export type Resealed = {
  done: number
  /** Texts that stayed, by the key that is missing. */
  left: Map<string, number>
  /** Texts that do not open by their own key: they were altered. */
  damaged: string[]
}

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

export const createReseal = ({ store, seal, keys }: { store: KeysStore; seal: Seal; keys: Keys }) => {
  const anew = ({ table, column, use }: SealedColumn, rows: readonly SealedRow[], result: Resealed) =>
    rows.flatMap(row => {
      try {
        return [{ ...row, anew: seal.seal(use, seal.open(use, row.sealed)) }]
      } catch (error) {
        const id = keyIdOf(row.sealed)
        if (error instanceof Problem) result.left.set(id, (result.left.get(id) ?? 0) + 1)
        else result.damaged.push(`${table} ${row.id} ${column}`)
        return []
      }
    })

  /** @param progress told after every batch how many are done */
  return async (progress: (done: number) => void): Promise<Resealed> => {
    const result: Resealed = { done: 0, left: new Map(), damaged: [] }
    const newest = keys.ring().sealing[0].id
    for (const column of sealedColumns) {
      let after = first
      while (true) {
        const rows = await store.sealedByOthers(column, newest, after, batch)
        const last = rows.at(-1)
        if (!last) break
        after = last.id
        result.done += await store.replace(column, anew(column, rows, result))
        progress(result.done)
      }
    }
    return result
  }
}
