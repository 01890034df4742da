// The check of a file whose bytes have all come, once among all servers. Each check has a token: the claim is its until
// another takes it over, and whatever it writes names the token, so that one that was overtaken changes nothing.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Scan } from '../../platform/scan/index.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { checkContent, type Limits } from './check.ts'
import { createGate } from './gate.ts'
import { thumbnailType } from './images.ts'
import { keyOf, keysOf } from './keys.ts'
import type { Parts } from './parts.ts'
import type { Quarantine } from './quarantine.ts'
import type { FileOwner, FileRecord, FilesStore } from './store.ts'

type Dependencies = {
  store: FilesStore
  storage: Storage
  quarantine: Quarantine
  parts: Parts
  scan: Scan
  limits: Limits
  clock: () => Date
  newId: () => string
}

/** Checks at once: each may decode a picture. */
const checksAtOnce = 2
/** A server that has not finished a check by then is gone, or so slow that another tries. */
const longestCheck = 180_000
const lookAgain = 200

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

export const createChecks = (dependencies: Dependencies) => {
  const { store, storage, quarantine, parts, scan, limits, clock } = dependencies
  const gate = createGate(checksAtOnce)
  const running = new Map<string, Promise<void>>()

  const removeStored = async (id: string, checks: readonly (string | null)[]): Promise<void> => {
    for (const key of keysOf(id, checks)) await storage.remove(key)
  }

  /** Removes all bytes of a file, whichever check left them. */
  const discard = async (id: string): Promise<void> => {
    await quarantine.clear(id)
    await parts.clear(id)
    await removeStored(id, [null, ...(await store.checks(id))])
  }

  /** When a claim that is made or renewed now runs out. */
  const claim = () => {
    const now = clock()
    return { now, until: new Date(now.getTime() + longestCheck) }
  }

  /** Stores what passed the check, the bytes first: a clean file always has them. False where the claim is another's. */
  const storeChecked = async ({ id, name }: FileRecord, token: string, path: string): Promise<boolean> => {
    const { size } = await stat(path)
    const checked = await checkContent({ name, path, size }, { scan, limits })
    const stored = {
      name: checked.name,
      type: checked.type,
      size: (await stat(checked.path)).size,
      sentSize: size,
      sha256: await hashOf(checked.path),
      hasThumbnail: checked.thumbnail !== undefined,
    }
    await storage.put(keyOf(id, token, 'file'), checked.path, checked.type)
    if (checked.thumbnail) await storage.put(keyOf(id, token, 'thumbnail'), checked.thumbnail, thumbnailType)
    return store.accept(id, token, stored)
  }

  /** Makes a check; false where another took it over meanwhile: what that one finds counts. */
  const check = async (file: FileRecord, token: string): Promise<boolean> => {
    const { id } = file
    const working = `${id}.${token}`
    try {
      // The wait in the line does not count.
      if (!(await store.renewCheck(id, token, claim().until))) return false
      const path = await parts.assemble(id, working)
      if (!(await storeChecked(file, token, path))) {
        await removeStored(id, [token])
        return false
      }
      // What a server that is gone has stored before.
      const others = (await store.checks(id)).filter(other => other !== token)
      await removeStored(id, others)
      await quarantine.clear(id)
      await parts.clear(id)
      return true
    } catch (error) {
      if (error instanceof Problem && error.status === 422) {
        if (!(await store.refuse(id, token, error.code))) return false
        await discard(id)
        throw error
      }
      if (!(await store.releaseCheck(id, token))) return false
      throw error
    } finally {
      await quarantine.clear(working)
    }
  }

  /** Checks a file unless another server does; then waits for what that one finds. */
  const checkOnce = async (
    owner: FileOwner,
    file: FileRecord,
    assertNotRefused: (file: FileRecord) => void,
  ): Promise<void> => {
    for (;;) {
      const token = dependencies.newId()
      const { now, until } = claim()
      if ((await store.claimCheck(file.id, token, now, until)) && (await gate(() => check(file, token))))
        return
      const found = await store.findOwn(owner, file.id)
      if (found?.state !== 'pending') return assertNotRefused(found ?? file)
      await sleep(lookAgain)
    }
  }

  return {
    discard,
    /** Whoever asks while it runs waits for the same check. */
    once: async (
      owner: FileOwner,
      file: FileRecord,
      assertNotRefused: (file: FileRecord) => void,
    ): Promise<void> => {
      const check_ =
        running.get(file.id) ??
        checkOnce(owner, file, assertNotRefused).finally(() => running.delete(file.id))
      running.set(file.id, check_)
      await check_
    },
  }
}
