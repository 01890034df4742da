// Where bytes wait until they are checked: a folder of this server, nothing in it is ever served.

import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { onDisk } from '../../platform/storage/index.ts'

export type Quarantine = ReturnType<typeof createQuarantine>

/** Lets one byte more than the limit through and ends: enough to know that a file is too large. */
const upTo = (limit: number) =>
  async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let used = 0
    for await (const chunk of bytes) {
      if (used > limit) continue
      used += chunk.length
      yield used > limit ? chunk.subarray(0, chunk.length - (used - limit) + 1) : chunk
    }
  }

export const createQuarantine = (folder: string) => {
  const pathOf = (id: string) => join(folder, id)
  const sizeOf = async (id: string): Promise<number | undefined> =>
    (await stat(pathOf(id)).catch(() => undefined))?.size

  return {
    folder,
    pathOf,
    sizeOf,
    open: () => onDisk(mkdir(folder, { recursive: true, mode: 0o700 })),
    /** Streams bytes in, answers how many came; of a file too large one more than the limit is kept. */
    take: async (id: string, bytes: Readable, limit: number): Promise<number> => {
      await onDisk(pipeline(bytes, upTo(limit), createWriteStream(pathOf(id), { flags: 'wx', mode: 0o600 })))
      return (await sizeOf(id)) ?? 0
    },
    /** Removes the file and all that was made of it. */
    clear: async (id: string): Promise<void> => {
      for (const part of ['', '.json', '.picture', '.thumbnail'])
        await rm(`${pathOf(id)}${part}`, { force: true })
    },
    /** Removes what was last written before a moment: leftovers of a crash. */
    clearBefore: async (moment: Date): Promise<void> => {
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(pathOf(name)).catch(() => undefined)
        if (found && found.mtime < moment) await rm(pathOf(name), { force: true })
      }
    },
  }
}
