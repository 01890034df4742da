// The rule on files that must exist whole: the server writes and renames files through `writeDurably`, so that neither a
// full disk nor a power cut leaves half a secret, key, head, object or backup.

import type { Rule } from './rules.ts'

/** Files that may be half, or that a developer's command writes into the checkout. */
const exempt = new Set([
  'server/platform/durable.ts',
  // Bytes that nobody has acknowledged yet: a crash loses them, and the caller sends them again.
  'server/capabilities/files/parts.ts',
  'server/capabilities/files/quarantine.ts',
  'server/capabilities/exports/worker.ts',
  // Writers of generated documents and of a new service.
  'server/platform/log/document.ts',
  'server/platform/database/write-schema.ts',
  'server/capabilities/retention/document.ts',
  'server/capabilities/catalogue/write-service-schema.ts',
  'server/services-new.ts',
])

const direct =
  /\b(writeFile|appendFile|rename|createWriteStream|copyFile)(Sync)?\b(?=[^'\n]*'(?:node:)?fs(?:\/promises)?')/

export const wholeFiles: Rule = {
  name: 'the server writes files by writeDurably',
  find: ({ path, text }) => {
    if (
      !path.startsWith('server/') ||
      exempt.has(path) ||
      /\.test\.ts$|\/test-[\w-]+\.ts$|^server\/drills\//.test(path)
    )
      return []
    const imported = direct.exec(text.replace(/import \{[^}]*\}/g, list => list.replace(/\s+/g, ' ')))
    return imported ? [`${path} imports ${imported[0]}`] : []
  },
}
