// Timers as an argument, so that a test moves the time itself.

export type Timers = {
  set(action: () => void, ms: number): unknown
  clear(timer: unknown): void
}

export const browserTimers: Timers = {
  set: (action, ms) => setTimeout(action, ms),
  clear: timer => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
}
