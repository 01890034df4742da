// The rule on versions: whoever has answers reads them by the form of their version. The form of today's version, which the
// catalogue has at hand, knows other questions: a draft of version 1 was once asked and priced by version 2.

import type { Rule } from './rules.ts'

const today = String.raw`\bcatalogue\.(?:get|find)\((?:[^()]|\([^()]*\))*\)`
/** The form itself; what a service is called is today's word. */
const form = String.raw`\??\.form\b(?!\??\.label)`
const direct = new RegExp(`${today}${form}|\\{[^{}]*\\bform\\b[^{}]*\\} = (?:await )?${today}`, 'g')
const named = new RegExp(`\\bconst (\\w+) = [^\\n]*${today}`, 'g')

/** Where no answers are near; it only shrinks. */
const left: Readonly<Record<string, number>> = {
  // Which answers of that version a list leaves out: the version goes along.
  'server/capabilities/requests/lists/lists.ts': 1,
}

export const versions: Rule = {
  name: 'answers are read by the form of their version, not by catalogue.get(…).form',
  find: ({ path, text }) => {
    if (!/^(?:server|programmes\/\w[\w-]*\/server)\//.test(path)) return []
    if (/\.test\.ts$|\.drill\.ts$|\/test-[\w-]+\.ts$/.test(path)) return []
    const names = [...text.matchAll(named)].map(([, name]) => name)
    const later = [...new Set(names)].flatMap(name => [
      ...text.matchAll(new RegExp(`\\b${name}${form}|\\{[^{}]*\\bform\\b[^{}]*\\} = ${name}\\b`, 'g')),
    ])
    const found = [...text.matchAll(direct), ...later].map(([words]) => words)
    return found.length > (left[path] ?? 0) ? [`${path} takes today's form: ${found.join(', ')}`] : []
  },
}
