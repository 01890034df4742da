// Unsaved answers are stored before the page goes away: for a reason of ours (another language, sign-out), or when it is
// hidden, after which a phone may end it without a word. A form registers while it is open.

/** Answers false where something stays unsaved. */
type Flush = () => unknown
const pending = new Set<Flush>()

/** Registers what must be stored before the page reloads. Returns the way to leave. */
export const onFlush = (store: Flush): (() => void) => {
  const storeHidden = () => document.hidden && void store()
  pending.add(store)
  document.addEventListener('visibilitychange', storeHidden)
  return () => {
    pending.delete(store)
    document.removeEventListener('visibilitychange', storeHidden)
  }
}

/**
 * Stores everything that is unsaved; one that fails does not keep the others from it. False where one is refused, or takes
 * longer than anybody waits to leave a page: the device alone has it then.
 */
export const flush = (limitMs = 3_000): Promise<boolean> =>
  Promise.race([
    Promise.all([...pending].map(async store => store()).map(stored => stored.catch(() => false))).then(
      stored => !stored.includes(false),
    ),
    new Promise<boolean>(resolve => setTimeout(resolve, limitMs, false)),
  ])
