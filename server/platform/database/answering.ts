// A database that is not there yet, as after a power cut where it recovers while the portal starts already.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const pauseMs = 250

/**
 * Waits until PostgreSQL answers; the first refusal is reported. What waiting does not help (a wrong password, no such
 * database) is thrown at once.
 * @param waitMs how long; after that the last refusal is thrown
 */
export const untilAnswering = async (
  database: Pick<Database, 'ping'>,
  { waitMs, report }: { waitMs: number; report: (line: string) => void },
): Promise<void> => {
  const until = performance.now() + waitMs
  for (let isReported = false; ; isReported = true) {
    const refusal = await database.ping().catch((error: unknown) => error)
    if (refusal === undefined) return
    const mayCome = refusal instanceof DatabaseUnavailable && refusal.reason !== 'refused'
    if (!mayCome || performance.now() >= until) throw refusal
    if (!isReported) report(`  ${refusal.message}; waiting up to ${Math.round(waitMs / 1000)} s for it`)
    await sleep(pauseMs)
  }
}
