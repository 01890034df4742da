// Objects as files of a folder. A new one is written aside, synced and renamed, so that no half object is ever read.

import { createReadStream } from 'node:fs'
import { copyFile, glob, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { assertKey, type Storage } from './storage.ts'
import { onDisk } from './unavailable.ts'

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const diskStorage = (folder: string): Storage => {
  // Ids begin with their time: their random end spreads them over the folders.
  const pathOf = (key: string): string => {
    assertKey(key)
    const id = key.split('.')[0] as string
    return join(folder, id.slice(-2), key)
  }
  return {
    put: async (key, path) => {
      const target = pathOf(key)
      const aside = `${target}.part`
      const store = async (): Promise<void> => {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await copyFile(path, aside)
        await sync(aside)
        await rename(aside, target)
      }
      try {
        await onDisk(store())
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    read: async key => {
      const handle = await open(pathOf(key), 'r').catch(error => {
        if (isMissing(error)) return undefined
        throw error
      })
      return handle && createReadStream('', { fd: handle })
    },
    remove: key => rm(pathOf(key), { force: true }),
    list: async function* () {
      for await (const path of glob('*/*', { cwd: folder })) if (!path.endsWith('.part')) yield basename(path)
    },
  }
}
