// What is away of what the portal relies on, as one process sees it: calls and checks say what fails and what works, and the
// log has one line when a part goes and one when it is back.

import type { WriteEvent } from './log/events.ts'

/** `cause` is for whoever runs the portal; it names hosts, and no person or secret. */
export type PartAway = { part: string; since: Date; cause: string }

const longestCause = 300

/** Causes of causes that are followed: some lead back. */
const deepest = 8

const textOf = (value: unknown): string => {
  try {
    return String(value)
  } catch {
    return 'an error without words'
  }
}

/** What an error comes down to: "fetch failed" says nothing, what made it fail does. Never throws. */
export const causeOf = (error: unknown): string => {
  let found = error
  for (let depth = 0; depth < deepest && found instanceof Error && found.cause instanceof Error; depth++)
    found = found.cause
  if (found instanceof AggregateError && found.errors[0] instanceof Error) [found] = found.errors
  const { message = '', code = '' } = found instanceof Error ? (found as NodeJS.ErrnoException) : {}
  const text = message.includes(code) ? message : `${code} ${message}`.trim()
  return (text || textOf(found)).slice(0, longestCause)
}

export const createOutages = ({ clock, log }: { clock: () => Date; log: WriteEvent }) => {
  const away = new Map<string, PartAway>()
  let look: () => void = () => undefined
  return {
    /** Names who looks what is wrong. */
    onDoubt: (act: () => void): void => {
      look = act
    },
    /** A call failed by something that only a look at all parts explains. */
    doubt: (): void => look(),
    /** A part failed for a reason of its own, not of what was sent to it. What is told of it is the newest cause. */
    failed: (part: string, error: unknown): void => {
      const before = away.get(part)
      const cause = causeOf(error)
      away.set(part, { part, since: before?.since ?? clock(), cause })
      if (!before) log('parts.away', { part, cause })
    },
    works: (part: string): void => {
      const outage = away.get(part)
      if (!outage) return
      away.delete(part)
      log('parts.back', { part, seconds: Math.round((clock().getTime() - outage.since.getTime()) / 1000) })
    },
    current: (): readonly PartAway[] => [...away.values()],
  }
}
export type Outages = ReturnType<typeof createOutages>
