// The parts of a resumable upload: each stands in the storage, which all servers share, and counts once it is written
// down behind the one before it. Of two servers that take the same part one succeeds.

import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { onDisk, type Storage } from '../../platform/storage/index.ts'
import type { Quarantine } from './quarantine.ts'
import type { FilesStore } from './store.ts'

type Dependencies = {
  store: Pick<FilesStore, 'addPart' | 'upload' | 'parts' | 'dropPart'>
  storage: Storage
  quarantine: Quarantine
  /** Makes the keys of two servers differ. */
  newId: () => string
}

export const createParts = ({ store, storage, quarantine, newId }: Dependencies) => {
  /** How far an upload is. */
  const progress = (id: string) => store.upload(id)

  async function* bytesOf(keys: readonly string[]) {
    for (const key of keys) {
      const bytes = await storage.read(key)
      if (!bytes) throw new Error('A part of an upload is not in the storage')
      yield* bytes
    }
  }

  return {
    progress,

    /**
     * Takes bytes that begin at an offset. What came before the sender was cut off stays.
     * @returns the offset after them, or undefined where other bytes were taken there meanwhile
     */
    take: async (id: string, offset: number, bytes: Readable): Promise<number | undefined> => {
      const key = `${id}.part-${newId()}`
      const path = quarantine.pathOf(key)
      let failure: unknown
      try {
        await quarantine.open()
        await onDisk(pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }))).catch(error => {
          failure = error
        })
        const size = (await stat(path).catch(() => undefined))?.size ?? 0
        const isAdded = size === 0 || (await keep(id, offset, { key, path, size }))
        if (failure) throw failure
        return isAdded ? offset + size : undefined
      } finally {
        await rm(path, { force: true })
      }
    },

    /**
     * Puts the whole upload together in the quarantine under a name; one that came in one go stands there already, under its
     * own. Answers the path.
     */
    assemble: async (id: string, name: string): Promise<string> => {
      const upload = await progress(id)
      if (!upload || upload.parts.length === 0) return quarantine.pathOf(id)
      await quarantine.open()
      const path = quarantine.pathOf(name)
      await onDisk(pipeline(bytesOf(upload.parts), createWriteStream(path, { mode: 0o600 })))
      return path
    },

    /** Removes the parts: the file is checked, or given up. The bytes go first: none is left that no row knows. */
    clear: async (id: string): Promise<void> => {
      for (const key of await store.parts(id)) {
        await storage.remove(key)
        await store.dropPart(id, key)
      }
    },
  }

  async function keep(
    id: string,
    offset: number,
    { key, path, size }: { key: string; path: string; size: number },
  ): Promise<boolean> {
    await storage.put(key, path, 'application/octet-stream')
    const isAdded = await store.addPart(id, { key, offset, size })
    if (!isAdded) await storage.remove(key)
    return isAdded
  }
}
export type Parts = ReturnType<typeof createParts>
