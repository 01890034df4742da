// How long something can be put back.

const undoMs = 10_000

/** Calls `expire` once the time is up; answers the way to stop. */
export const startUndoTime = (expire: () => void): (() => void) => {
  const timer = setTimeout(expire, undoMs)
  return () => clearTimeout(timer)
}
