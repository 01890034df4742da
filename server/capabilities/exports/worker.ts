// Makes the files: takes one export after another, writes it aside and puts it into the storage when it is whole.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { ErrorCode } from '@bawaba/contract/errors.ts'
import { retention } from '@bawaba/contract/retention.ts'
import { patternOf } from '@bawaba/language/index.ts'
import { type Cell, type Sink, TooManyRows, writeCsv, writeXlsx } from '../../platform/sheets/index.ts'
import type { Storage } from '../../platform/storage/index.ts'
import type { Rows } from './rows.ts'
import type { ExportsStore, Job } from './store.ts'
import { fileNames, mediaTypes } from './words.ts'

/** How long a file can be fetched. */
export const lifeMs = retention.exports.keepMs
/** A worker that said nothing for so long is gone. */
const silentMs = 120_000
const beatEvery = 1000
/** How often a worker says that it lives while the storage takes the file. */
const beatWhilePuttingMs = 20_000

type Worker = {
  store: ExportsStore
  rowsOf: (job: Job) => Promise<Rows>
  storage: Storage
  /** Where files stand until they are whole. */
  folder: string
  clock: () => Date
  newId: () => string
  report: (error: unknown) => void
}

/** `left`: the file of a worker that came so far and no further. */
type Work = Job & { fileKey: string; left: string | null }

/** It was cancelled, another has taken it, or this server stops. */
class Left extends Error {}

const writers = { csv: writeCsv, xlsx: writeXlsx }

/** Writes to a file and waits for it where it is slower. */
const writeAside = async (path: string, write: (sink: Sink) => Promise<void>): Promise<void> => {
  const file = createWriteStream(path, { mode: 0o600 })
  const ended = finished(file)
  ended.catch(() => undefined)
  try {
    await write(async bytes => {
      if (!file.write(bytes)) await Promise.race([once(file, 'drain'), ended])
    })
    file.end()
    await ended
  } finally {
    file.destroy()
  }
}

export const createWorker = ({ store, rowsOf, storage, folder, clock, newId, report }: Worker) => {
  let isStopping = false
  let working: Promise<void> | undefined
  /** One was added after the round under way began to look for the next. */
  let looksAgain = false

  /** The rows as they come, telling how far it is. */
  async function* reported(job: Job, worker: string, { rows, count }: Rows, far: { rows: number }) {
    const beat = async (): Promise<void> => {
      const isOurs = await store.beat(job.id, worker, { rows: far.rows, total: count, now: clock() })
      if (!isOurs || isStopping) throw new Left()
    }
    await beat()
    let seen = -1
    for await (const row of rows as AsyncIterable<readonly Cell[]>) {
      yield row
      // The first is the head.
      seen += 1
      far.rows = seen
      if (seen > 0 && seen % beatEvery === 0) await beat()
    }
  }

  /** Puts the file into the storage, however long that takes; a beat that fails is reported, the next one may not. */
  const put = async (job: Work, worker: string, path: string, rows: number): Promise<void> => {
    let beating: Promise<unknown> = Promise.resolve()
    const beat = () => store.beat(job.id, worker, { rows, total: rows, now: clock() })
    const timer = setInterval(() => {
      beating = beating.then(beat).catch(report)
    }, beatWhilePuttingMs)
    try {
      await storage.put(job.fileKey, path, mediaTypes[job.format])
    } finally {
      clearInterval(timer)
      await beating
    }
  }

  const make = async (job: Work, worker: string, path: string): Promise<void> => {
    if (job.left) await storage.remove(job.left)
    const far = { rows: 0 }
    const rows = reported(job, worker, await rowsOf(job), far)
    const options = {
      name: patternOf(job.language, fileNames[job.kind]),
      isRightToLeft: job.language === 'ar',
    }
    await writeAside(path, sink => writers[job.format](rows, sink, options))
    await put(job, worker, path, far.rows)
    const now = clock()
    const expiresAt = new Date(now.getTime() + lifeMs)
    const isOurs = await store.finish(job.id, worker, { rows: far.rows, now, expiresAt })
    if (!isOurs) await storage.remove(job.fileKey)
  }

  const makeReported = async (job: Work, worker: string): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, job.fileKey)
    try {
      await make(job, worker, path)
    } catch (error) {
      if (error instanceof Left) await store.release(job.id, worker)
      else {
        const code: ErrorCode = error instanceof TooManyRows ? 'EXPORT_TOO_LARGE' : 'EXPORT_FAILED'
        if (code === 'EXPORT_FAILED') report(error)
        await store.fail(job.id, worker, code, clock())
      }
    } finally {
      await rm(path, { force: true })
    }
  }

  const takeAll = async (): Promise<void> => {
    try {
      while (!isStopping) {
        looksAgain = false
        const worker = newId()
        const now = clock()
        const job = await store.take(worker, now, new Date(now.getTime() - silentMs))
        if (job) await makeReported(job, worker)
        else if (!looksAgain) return
      }
    } finally {
      // In the same step as the last look: nobody joins a round that looks no more.
      working = undefined
    }
  }

  return {
    /** Whether one was left by its server. */
    isLost: (): Promise<boolean> => store.isLost(new Date(clock().getTime() - silentMs)),

    /** Makes all that wait; one at a time on this server. */
    work: (): Promise<void> => {
      looksAgain = true
      working ??= takeAll()
      return working
    },

    /** Deletes files whose time is over, and what a server that died left aside. */
    tidy: async (): Promise<void> => {
      const over = await store.expired(clock(), new Date(clock().getTime() - lifeMs / 2))
      for (const { fileKey } of over) if (fileKey) await storage.remove(fileKey)
      await store.forget(over.map(({ id }) => id))
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        const path = join(folder, name)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
        if (mtimeMs < clock().getTime() - lifeMs) await rm(path, { force: true })
      }
    },

    /** Gives back what is being made. */
    stop: async (): Promise<void> => {
      isStopping = true
      await working?.catch(() => undefined)
    },
  }
}
