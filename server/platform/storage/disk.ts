// Objects as files of a folder. A new one is written aside, synced and renamed, so that no half object is ever read.

import { createReadStream } from 'node:fs'
import { glob, open, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { asideEnd, copyDurably, sweepAsides, writeDurably } from '../durable.ts'
import { assertKey, type Storage } from './storage.ts'
import { onDisk, StorageUnavailable } from './unavailable.ts'

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

export const diskStorage = (folder: string): Storage => {
  // Ids begin with their time: their random end spreads them over the folders.
  const pathOf = (key: string): string => {
    assertKey(key)
    const id = key.split('.')[0] as string
    return join(folder, id.slice(-2), key)
  }
  return {
    put: (key, path) => onDisk(copyDurably(path, pathOf(key))),
    read: async key => {
      const handle = await open(pathOf(key), 'r').catch(error => {
        if (isMissing(error)) return undefined
        throw error
      })
      return handle && createReadStream('', { fd: handle })
    },
    remove: key => rm(pathOf(key), { force: true }),
    check: async () => {
      // Beside the folders of objects: no list finds it.
      const path = join(folder, `check-${process.pid}`)
      await writeDurably(path, 'a line').catch(cause => {
        throw new StorageUnavailable('The folder of files takes none', { cause })
      })
      await rm(path, { force: true })
    },
    sweep: before => sweepAsides(folder, before),
    list: async function* () {
      for await (const path of glob('*/*', { cwd: folder }))
        if (!path.endsWith(asideEnd)) yield basename(path)
    },
  }
}
