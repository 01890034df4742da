// Seals anew, by the newest key, what earlier keys sealed: in batches beside running servers. Cut short it is begun
// again and goes on with what is left; a text whose key is not here, or that changed meanwhile, stays as it is.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Keys } from '../../platform/keys.ts'
import { keyIdOf, type Seal } from '../../platform/sealed.ts'
import { resealValues } from '../../platform/sealed-json.ts'
import {
  type DocumentsStore,
  type SealedDocument,
  type SealedDocuments,
  sealedDocuments,
} from './documents-store.ts'
import { type KeysStore, type SealedColumn, type SealedRow, sealedColumns } from './store.ts'

export type Resealed = {
  done: number
  /** Texts that stayed, by the key that is missing. */
  left: Map<string, number>
  /** Texts that do not open by their own key: they were altered. */
  damaged: string[]
  /** Tables that only their owner changes, which whoever runs this is not. */
  ofOwner: string[]
}

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

type Dependencies = { store: KeysStore; documents: DocumentsStore; seal: Seal; keys: Keys }

export const createReseal = ({ store, documents, seal, keys }: Dependencies) => {
  /** The text by the newest key; undefined where it stays. */
  const resealed = (use: string, sealed: string, name: string, result: Resealed): string | undefined => {
    try {
      return seal.seal(use, seal.open(use, sealed))
    } catch (error) {
      const id = keyIdOf(sealed)
      if (error instanceof Problem) result.left.set(id, (result.left.get(id) ?? 0) + 1)
      else result.damaged.push(name)
      return undefined
    }
  }

  const column = ({ table, column, use }: SealedColumn, rows: readonly SealedRow[], result: Resealed) =>
    rows.flatMap(row => {
      const resealedText = resealed(use, row.sealed, `${table} ${row.id} ${column}`, result)
      return resealedText === undefined ? [] : [{ ...row, anew: resealedText }]
    })

  const document = (
    { table }: SealedDocuments,
    newest: string,
    rows: readonly SealedDocument[],
    result: Resealed,
  ) =>
    rows.flatMap(row => {
      let isChanged = false
      const resealedText = resealValues(row.document, (use, sealed) => {
        const made =
          keyIdOf(sealed) === newest ? undefined : resealed(use, sealed, `${table} ${row.id}`, result)
        isChanged ||= made !== undefined
        return made ?? sealed
      })
      return isChanged ? [{ ...row, anew: resealedText as Record<string, unknown> }] : []
    })

  /** Batch by batch until nothing is left. */
  const through = async <Row extends { id: string }>(
    read: (after: string) => Promise<Row[]>,
    write: (rows: Row[]) => Promise<number>,
    onCount: (count: number) => void,
  ): Promise<void> => {
    let after = first
    while (true) {
      const rows = await read(after)
      const last = rows.at(-1)
      if (!last) return
      after = last.id
      onCount(await write(rows))
    }
  }

  /** @param progress told after every batch how many are done */
  return async (progress: (done: number) => void): Promise<Resealed> => {
    const result: Resealed = { done: 0, left: new Map(), damaged: [], ofOwner: [] }
    const newest = keys.ring().sealing[0].id
    const onCount = (count: number) => {
      result.done += count
      progress(result.done)
    }
    for (const each of sealedColumns)
      await through(
        after => store.sealedByOthers(each, newest, after, batch),
        rows => store.replace(each, column(each, rows, result)),
        onCount,
      )
    for (const each of sealedDocuments) {
      if (each.isOwners && !(await documents.owns(each.table))) result.ofOwner.push(each.table)
      else
        await through(
          after => documents.documentsByOthers(each, newest, after, batch),
          rows => documents.replaceDocuments(each, document(each, newest, rows, result)),
          onCount,
        )
    }
    return result
  }
}
