// The rule on commands: their words are read by Node's `parseArgs`, so that `--name=value`, a missing value and an unknown
// option mean the same everywhere.

import type { Rule } from './rules.ts'

const byHand =
  /process\.argv(?:\.slice\(\d\))?(?:\.(?:includes|indexOf|find|some|at)\b|\[[2-9]\])|\] = process\.argv\b/

/** Processes that another part of the portal starts, and what passes the words on: nobody writes them as a command. */
const children = new Set([
  'server/platform/pdf/draw-process.ts',
  'server/platform/scan/pdf-process.ts',
  'embedded-postgres/test-server.ts',
  'embedded-postgres/watchdog.ts',
  'bench/server/bare.ts',
  'bench/server/ours.ts',
  'server/workers.ts',
])

export const commandWords: Rule = {
  name: 'commands read their words by parseArgs',
  find: ({ path, text }) => {
    if (children.has(path)) return []
    const found = byHand.exec(text)
    return found ? [`${path} reads ${found[0]}`] : []
  },
}
