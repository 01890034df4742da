// Failures of work that no call waits for, such as a library's own timers: logged and counted. A rejected promise ends
// nothing, because it leaves the rest of the process as it was. An uncaught exception ends the process, because it may
// have left anything half done (docs/decisions/background-failures.md).

import type { WriteEvent } from './log/events.ts'

let rejections = 0

/** Rejections of this process that no code handled, since its start. */
export const unhandledRejections = (): number => rejections

/** What this module needs of `process`. */
type Emitter = {
  on(event: string, listener: (reason: unknown) => void): unknown
  off(event: string, listener: (reason: unknown) => void): unknown
}

type Options = {
  log: WriteEvent
  /** Ends the process after an uncaught exception. */
  exit: () => void
  emitter?: Emitter
}

/** Begins to watch; gives the way to end that. */
export const watchBackground = ({ log, exit, emitter = process }: Options): (() => void) => {
  const onRejection = (err: unknown) => {
    rejections += 1
    log('process.rejection_unhandled', { err })
  }
  const onException = (err: unknown) => {
    log('process.exception_uncaught', { err })
    exit()
  }
  emitter.on('unhandledRejection', onRejection)
  emitter.on('uncaughtException', onException)
  return () => {
    emitter.off('unhandledRejection', onRejection)
    emitter.off('uncaughtException', onException)
  }
}
