// The page of the documentation that says what is kept for how long: node run.mjs server/capabilities/retention/document.ts
// writes it from the table; a test fails when it is out of date.

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type RetentionRow, retention } from '@bawaba/contract/retention.ts'

export const retentionFile = fileURLToPath(new URL('../../../docs/operations/retention.md', import.meta.url))

const lineOf = ([id, { what, why, source, keep, keepMs, isHeld }]: [string, RetentionRow]): string =>
  `| ${id} | ${what.en} | ${keep.en} | ${why.en} | ${source} | ${isHeld ? 'stays' : keepMs === null ? 'stays anyway' : 'no person, or nothing but a key'} |`

export const retentionDocument = (): string =>
  `${[
    '# What is kept, for how long and why',
    '',
    'Written by `server/capabilities/retention/document.ts` from `contract/retention.ts`. The job runs every hour on every server; each row is deleted by itself, in batches, and one that cannot be deleted is logged as `retention.not_deleted` and holds up no other.',
    '',
    '| row | what | how long | why | rule | under a legal hold |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries<RetentionRow>(retention).map(lineOf),
  ].join('\n')}\n`

if (import.meta.main) writeFileSync(retentionFile, retentionDocument())
