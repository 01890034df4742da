// Before the page goes away for a reason of ours (another language, sign-out), whoever holds unsaved
// answers has to store them. A form registers while it is open.

type Flush = () => void | Promise<void>
const pending = new Set<Flush>()

/** Registers what must be stored before the page reloads. Returns the way to leave. */
export const onFlush = (flush: Flush): (() => void) => {
  pending.add(flush)
  return () => void pending.delete(flush)
}

/** Stores everything that is unsaved; one that fails does not keep the others from it. */
export const flush = async (): Promise<void> => {
  await Promise.allSettled([...pending].map(async store => store()))
}
