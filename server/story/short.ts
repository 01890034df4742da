// Events of the story beside visitors: each in a short transaction that gives way to theirs, and happens once.

import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from '../platform/database/index.ts'
import type { Outside } from './outside.ts'
import type { Scene } from './scene.ts'
import type { ChapterStore, PastEvent } from './store.ts'
import { happen, type Setting, type StoryEvent } from './tell.ts'

/** PostgreSQL looks for a deadlock after a second: until then the story has given way, and a visitor's call has not. */
const longestLockMs = 400
const pauseMs = 200
const mostTries = 25

/** Plays a short transaction; one that met another's lock is undone and tried again. */
export const playShort = async <Result>(scene: Scene, work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await scene.play(work, { lockTimeout: longestLockMs })
    } catch (error) {
      if (tries === mostTries || !isLocked(error)) throw error
      await sleep(pauseMs)
    }
}

const isLocked = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable
    ? error.reason === 'locked'
    : error instanceof Error && error.cause !== undefined && isLocked(error.cause)

type Telling = { event: StoryEvent; store: ChapterStore; setting: Setting; outside: Pick<Outside, 'open'> }

/** Has an event happen unless it did, at another server; then answers what it left. */
export const tellOnce = async ({
  event,
  store,
  setting,
  outside,
}: Telling): Promise<PastEvent | undefined> => {
  const { title, isOutside } = event
  if (!(await store.take(title))) return (await store.happened(title))[0]
  // What the event wrote outside before its transaction was undone is forgotten there.
  if (isOutside) await outside.open(createHash('sha256').update(title).digest('hex').slice(0, 32))
  const requestId = await happen(setting, event)
  if (requestId) await store.keepRequest(title, requestId)
  return undefined
}

/** Goes on from an event that happened before. */
export const recall = (event: StoryEvent, { id, ID }: PastEvent): void => {
  if (id && ID) event.recall?.({ id, ID })
}
