// What runs out while a form is filled in: set by the question that holds something, counted down above every page of the form.

let end: number | undefined
const listeners = new Set<() => void>()

export const runningEnd = (): number | undefined => end

/** Until when something is held, in milliseconds; undefined where nothing is. */
export const setRunningEnd = (next: number | undefined): void => {
  end = next
  for (const listener of listeners) listener()
}

export const onRunningEnd = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
