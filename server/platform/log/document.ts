// The page of the documentation that lists the events of the log: node run.mjs server/platform/log/document.ts writes it from
// the table; a test fails when it is out of date.

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { logEvents } from './events.ts'

export const logFile = fileURLToPath(new URL('../../../docs/operations/log.md', import.meta.url))

export const logDocument = (): string =>
  `${[
    '# The log',
    '',
    'Written by `server/platform/log/document.ts` from `server/platform/log/events.ts`. At a terminal it is readable lines; elsewhere each line is one JSON object: `msg` is the name of the event, and stays the same from version to version. Lines of one call share its `reqId`. Where the log is no terminal, lines are gathered for up to a second. Queries, bodies and headers are never logged, and `err` names a database error by its code alone.',
    '',
    '| `msg` | level | fields | meaning |',
    '| --- | --- | --- | --- |',
    ...Object.entries(logEvents).map(
      ([name, { level, meaning, ...row }]) =>
        `| \`${name}\` | ${level} | ${'fields' in row ? row.fields.map(field => `\`${field}\``).join(', ') : level === 'error' ? '`err`' : ''} | ${meaning} |`,
    ),
  ].join('\n')}\n`

if (import.meta.main) writeFileSync(logFile, logDocument())
