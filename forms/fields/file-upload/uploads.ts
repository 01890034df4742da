// The files of one field on their way: at most three at a time, the others wait. One that fails leaves the rest alone.
// It lives as long as the form does, so that an upload goes on while another step is shown.

import type { FilePort, UploadFailure, UploadTask } from '../../react/file-port.ts'
import type { DocumentRef } from '../field.ts'

export type UploadState = 'waiting' | 'sending' | 'offline' | 'paused' | 'checking' | 'done' | 'failed'
export type Upload = {
  key: string
  name: string
  size: number | undefined
  state: UploadState
  /** Bytes sent. */
  sent: number
  /** Why it failed. */
  message?: string
  document?: DocumentRef
}
type Entry = Upload & { file?: File; task?: UploadTask }

type Options = {
  port: FilePort
  /** Why a file cannot be taken, before it is sent. */
  refuse(file: File): string | undefined
  /** What is said where an upload fails without words of its own. */
  failed: string
  /** A new file takes the place of the one before. */
  isSingle: boolean
  initial: readonly Upload[]
  onChange(uploads: readonly Upload[]): void
}

const atOnce = 3
const onTheWay: readonly UploadState[] = ['sending', 'offline', 'checking']

export type Uploads = ReturnType<typeof createUploads>

export const createUploads = ({ port, refuse, failed, isSingle, initial, onChange }: Options) => {
  let entries: readonly Entry[] = initial
  let count = 0
  const listeners = new Set<() => void>()

  const put = (next: readonly Entry[]) => {
    entries = next
    onChange(entries)
    for (const listener of listeners) listener()
  }
  const find = (key: string) => entries.find(entry => entry.key === key)
  const change = (key: string, changes: Partial<Entry>) => {
    if (find(key)) put(entries.map(entry => (entry.key === key ? { ...entry, ...changes } : entry)))
  }

  const finish = async (key: string, task: UploadTask) => {
    try {
      const document = await task.done
      // Taken away at the last moment: it is not wanted any more.
      if (find(key)?.task !== task) await port.remove(document.id).catch(() => undefined)
      else change(key, { state: 'done', document, task: undefined, file: undefined, size: document.size })
    } catch (error) {
      const message = error instanceof Error && error.message !== '' ? error.message : failed
      if (find(key)?.task === task)
        change(key, {
          state: 'failed',
          message,
          task: undefined,
          ...((error as UploadFailure).isFinal && { file: undefined }),
        })
    }
    startNext()
  }

  const start = ({ key, file, task }: Entry) => {
    if (task) {
      change(key, { state: 'sending' })
      task.resume()
      return
    }
    if (!file) return
    const begun = port.upload(file, {
      progress: (sent, total) => {
        const state = find(key)?.state
        if (state === 'sending' || state === 'offline' || state === 'checking')
          change(key, { sent, state: sent >= total ? 'checking' : 'sending' })
      },
      waits: isWaiting => {
        const state = find(key)?.state
        if (state && onTheWay.includes(state)) change(key, { state: isWaiting ? 'offline' : 'sending' })
      },
    })
    change(key, { state: 'sending', task: begun })
    void finish(key, begun)
  }
  const startNext = () => {
    const free = atOnce - entries.filter(({ state }) => onTheWay.includes(state)).length
    for (const entry of entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      start(entry)
  }

  const remove = (key: string) => {
    const entry = find(key)
    if (!entry) return
    put(entries.filter(other => other !== entry))
    entry.task?.cancel()
    if (entry.document) void port.remove(entry.document.id).catch(() => undefined)
    startNext()
  }

  return {
    list: (): readonly Upload[] => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (files: readonly File[]) => {
      const accepted = isSingle ? files.slice(0, 1) : files
      const added = accepted.map((file): Entry => {
        const message = refuse(file)
        const base = { key: `new-${++count}`, name: file.name, size: file.size, sent: 0 }
        return message ? { ...base, state: 'failed', message } : { ...base, state: 'waiting', file }
      })
      if (isSingle && added.length > 0) for (const { key } of entries) remove(key)
      put([...entries, ...added])
      startNext()
    },
    pause: (key: string) => {
      find(key)?.task?.pause()
      change(key, { state: 'paused' })
      startNext()
    },
    /** Goes on with one that was paused, or tries one that failed again. */
    resume: (key: string) => {
      change(key, { state: 'waiting', message: undefined })
      startNext()
    },
    canRetry: (key: string): boolean => find(key)?.file !== undefined,
    remove,
  }
}
