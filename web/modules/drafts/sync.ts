// Keeps the draft of a form on the server: soon after typing, one saving at a time, again when the connection is back.
// What it cannot save stays on the device, where the form has kept it before. Pure but for what it is given.

import type { Draft, DraftRow } from '@bawaba/contract/entities/draft.ts'
import { isCallError } from '../../client/call-error.ts'
import type { Timers } from '../../client/timers.ts'

export type SyncState =
  /** Nothing typed yet. */
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string; expiresAt: string }
  /** Kept here alone: no connection, or the server does not take it. */
  | { kind: 'device' }
  /** Another tab or device has saved it meanwhile. */
  | { kind: 'conflict'; current: Draft }
  /** It was sent or deleted elsewhere. */
  | { kind: 'gone' }

export type DraftSync = {
  state(): SyncState
  subscribe(listener: () => void): () => void
  /** Something was typed. */
  change(): void
  /** Saves now what is unsaved; answers when the server has it, or cannot have it: then false. */
  flush(): Promise<boolean>
  /** Goes on upon a revision that the person has chosen to overwrite. */
  overwrite(revision: number | undefined): Promise<void>
  stop(): void
}

type Dependencies = {
  id(): string
  /** Everything typed. */
  answers(): unknown
  /** What this form may have sent before without learning whether it arrived: the page was closed, the answer was lost. */
  unanswered?: unknown
  /** Sends everything typed; the revision is undefined for a draft that the server has not seen. */
  put(revision: number | undefined): Promise<DraftRow>
  /** Told when the server has everything that was typed up to then. */
  onSaved(row: DraftRow): void
  /** Whether the person who typed the answers is still the one that calls go out for. */
  isOwnerPresent?(): boolean
  revision: number | undefined
  saved?: Pick<DraftRow, 'updatedAt' | 'expiresAt'>
  timers: Timers
}

const typingPause = 1500
const retryAfter = 10_000

/** The draft that stands in the way, if the refusal tells of one. */
const currentOf = (error: unknown): Draft | undefined =>
  isCallError(error) && (error.code === 'CONFLICT' || error.code === 'DRAFT_EXISTS')
    ? (error.body as { current?: Draft } | undefined)?.current
    : undefined

export const createDraftSync = (dependencies: Dependencies): DraftSync => {
  const { id, answers, put, onSaved, timers, isOwnerPresent = () => true } = dependencies
  let { revision } = dependencies
  /** As JSON: what the server may have without our knowing its revision. */
  const unanswered = new Set([JSON.stringify(dependencies.unanswered)])
  let state: SyncState = dependencies.saved
    ? { kind: 'saved', at: dependencies.saved.updatedAt, expiresAt: dependencies.saved.expiresAt }
    : { kind: 'untouched' }
  const listeners = new Set<() => void>()
  let timer: unknown
  let isDirty = false
  let underWay: Promise<void> | undefined
  let isOver = false

  const become = (next: SyncState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const later = (ms: number) => {
    timers.clear(timer)
    timer = timers.set(() => void flush(), ms)
  }
  const fail = (error: unknown) => {
    isDirty = true
    const current = currentOf(error)
    if (current) return become({ kind: 'conflict', current })
    if (isCallError(error) && error.code === 'NOT_FOUND') return become({ kind: 'gone' })
    become({ kind: 'device' })
    if (!isOver && isOwnerPresent()) later(retryAfter)
  }
  /** Where our own earlier saving stands in the way, this one goes on from it. */
  const putUponOwn = (error: unknown): Promise<DraftRow> => {
    const current = currentOf(error)
    if (current?.id !== id() || !unanswered.has(JSON.stringify(current.answers))) throw error
    return put(current.revision)
  }
  const save = async () => {
    isDirty = false
    become({ kind: 'saving' })
    unanswered.add(JSON.stringify(answers()))
    try {
      const row = await put(revision).catch(putUponOwn)
      revision = row.revision
      unanswered.clear()
      if (!isDirty) onSaved(row)
      become({ kind: 'saved', at: row.updatedAt, expiresAt: row.expiresAt })
    } catch (error) {
      fail(error)
    }
  }
  const isBlocked = () => state.kind === 'conflict' || state.kind === 'gone'
  const flush = async (): Promise<boolean> => {
    timers.clear(timer)
    // Another call that waited for the same saving may have begun the next one.
    while (underWay) await underWay
    if (isDirty && !isOver && !isBlocked() && isOwnerPresent()) {
      underWay = save().finally(() => {
        underWay = undefined
      })
      await underWay
    }
    return !isDirty || isOver
  }

  return {
    state: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: () => {
      isDirty = true
      if (!isBlocked()) later(typingPause)
    },
    flush,
    overwrite: async seen => {
      revision = seen
      isDirty = true
      become({ kind: 'saving' })
      await flush()
    },
    stop: () => {
      isOver = true
      timers.clear(timer)
    },
  }
}
