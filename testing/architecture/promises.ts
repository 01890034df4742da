// The rule on promises: the column in which one ends is compared with the clock by timekeeping alone, which knows whether the
// portal was open meanwhile. A second comparison would end it over a closed portal.

import type { Rule } from './rules.ts'

const keeper = 'server/capabilities/timekeeping/'
/** A promise column, of any row, beside a comparison with a moment that comes from outside of the statement. */
const compared =
  /\b(?:\w\.)?(?:held_until|admitted_until|due_at|closed_for|closes_at)\b\)? ?(?:<|>)=? ?\$\{|\$\{\w+\}(?:::timestamptz)? ?(?:<|>)=? ?\(?(?:\w\.)?(?:held_until|admitted_until|due_at|closed_for|closes_at)\b/g

/** How many there are where they are meant; it only shrinks. */
const left: Readonly<Record<string, number>> = {
  // Whether a request is late for staff: no promise to anybody, and counted while the portal is closed too.
  'server/capabilities/requests/lists/inbox-store.ts': 2,
  'server/capabilities/requests/lists/workload-store.ts': 1,
  // Until when somebody may undo their own decision: a moment for staff, of another table.
  'server/capabilities/requests/decisions/decisions-store.ts': 2,
  // A move that the scheduler has asked about is made only while the time is still over.
  'server/capabilities/requests/store.ts': 1,
}

export const promises: Rule = {
  name: 'the end of a promise is compared with the clock by timekeeping alone',
  find: ({ path, text }) => {
    if (!/^(?:server|programmes)\//.test(path) || path.startsWith(keeper)) return []
    if (/\.test\.ts$|\.drill\.ts$|\/test-[\w-]+\.ts$/.test(path)) return []
    const found = [...text.matchAll(compared)].map(([words]) => words)
    return found.length > (left[path] ?? 0)
      ? [`${path} compares the end of a promise: ${found.join(', ')}`]
      : []
  },
}
