// The rule on ends: the words of an end come from language/ends.ts, which knows that midnight belongs to the day before and
// where it is read. A second formatter would name a day on which the thing is over.

import type { Rule } from './rules.ts'

const keeper = 'language/'
/** A formatter of moments over something that is called as ends are. */
const formatted =
  /\b(?:format(?:Date|DateTime|Time|Weekday)|time)\((?:[^()]|\([^()]*\))*?\b(?:\w*[uU]ntil|\w*[eE]xpiresAt|heldUntil|\w*[eE]ndsAt|due|dueAt|dueOn|closesAt|toDate|\w*[dD]eadline|lastDay)\b(?:[^()]|\([^()]*\))*\)/g

/** Moments that are no ends of anything that a person relies on, or that staff set and read to the minute. */
const left: Readonly<Record<string, number>> = {
  // When the portal is open again after a closing.
  'web/shell/maintenance-notice.tsx': 2,
  'web/shell/maintenance-page.tsx': 1,
  // The time to which a clerk works for somebody: a time of today beside their clock.
  'web/shell/acting-bar.tsx': 1,
  // The moment as staff set it.
  'web/features/announcements/announcements-page.tsx': 1,
  'web/features/managed-content/list-page.tsx': 1,
  'web/features/maintenance/maintenance-page.tsx': 2,
  'programmes/housing/web/sale/sales-page.tsx': 1,
  // A fact of a draw that anybody can check, to the minute.
  'programmes/housing/web/sale/draw-page.tsx': 1,
  'web/features/service-switches/changes.ts': 1,
  // A record of two due dates: what they were.
  'web/modules/requests/history.ts': 2,
}

export const ends: Rule = {
  name: 'the words of an end come from language/ends.ts',
  find: ({ path, text }) => {
    if (!/^(?:server|web|ui|forms|programmes|contract)\//.test(path) || path.startsWith(keeper)) return []
    if (/\.test\.tsx?$|\/test-[\w-]+\.ts$/.test(path)) return []
    const found = [...text.matchAll(formatted)].map(([words]) => words)
    return found.length > (left[path] ?? 0) ? [`${path} words an end itself: ${found.join(', ')}`] : []
  },
}
