// Faults of the gate for uploads: how much, how many at a time, and what becomes of files that wait.

import type { Mutation } from '../mutation.ts'

const folder = 'server/capabilities/files'
const files = [`${folder}/files.api.test.ts`]
const quota = [`${folder}/quota.api.test.ts`]
const hostile = [`${folder}/hostile.api.test.ts`]
const waiting = [`${folder}/waiting-files.api.test.ts`]
const checks = [`${folder}/two-checks.api.test.ts`]

export const uploads: readonly Mutation[] = [
  {
    title: 'uploads: one more on the way than one person may have',
    file: `${folder}/at-once.ts`,
    from: 'if (others >= limit)',
    to: 'if (others > limit)',
    tests: [`${folder}/at-once.test.ts`],
  },
  {
    title: 'uploads: an upload that failed counts as on the way for ever',
    file: `${folder}/at-once.ts`,
    from: 'const left = (underWay.get(owner) ?? 1) - 1',
    to: 'const left = underWay.get(owner) ?? 1',
    tests: [`${folder}/at-once.api.test.ts`],
  },
  {
    title: 'uploads: one more check at once than the gate lets in',
    file: `${folder}/gate.ts`,
    from: 'if (busy < atOnce) busy++',
    to: 'if (busy <= atOnce) busy++',
    tests: [`${folder}/gate.test.ts`],
  },
  {
    title: 'uploads: a place in the gate is handed on and free as well',
    file: `${folder}/gate.ts`,
    from: 'if (next) next()\n      else busy--',
    to: 'next?.()\n      busy--',
    tests: [`${folder}/gate.test.ts`],
  },
  {
    title: 'uploads: a file of exactly the limit is refused',
    file: `${folder}/check.ts`,
    from: 'return size > limits.size ? tooLarge',
    to: 'return size >= limits.size ? tooLarge',
    tests: [...files, ...hostile],
  },
  {
    title: 'uploads: a file that is too large is cut and stored',
    file: `${folder}/quarantine.ts`,
    from: 'chunk.subarray(0, chunk.length - (used - limit) + 1)',
    to: 'chunk.subarray(0, chunk.length - (used - limit))',
    tests: [...files, ...hostile],
  },
  {
    title: 'uploads: the last file may be larger than what is left of the quota',
    file: `${folder}/store.ts`,
    from: 'bytes + ${counted}::bigint <= ${quota.bytes}::bigint',
    to: 'bytes + ${counted}::bigint * 0 <= ${quota.bytes}::bigint',
    tests: quota,
  },
  {
    title: 'uploads: files whose size is not known yet count for nothing',
    file: `${folder}/store.ts`,
    from: 'case when f.size = 0 then ${quota.unknown}::bigint else f.size end as bytes',
    to: 'case when f.size = 0 then ${quota.unknown}::bigint * 0 else f.size end as bytes',
    tests: waiting,
  },
  {
    title: 'uploads: all visitors together have no limit',
    file: `${folder}/store.ts`,
    from: 'account + ${counted}::bigint <= ${quota.account}::bigint',
    to: 'account + ${counted}::bigint >= ${quota.account}::bigint * 0',
    tests: [`${folder}/of-visitors.api.test.ts`],
  },
  {
    title: 'uploads: more bytes come than were announced',
    file: `${folder}/store.ts`,
    from: 'and received + ${part.size} <= size returning id',
    to: 'and received + ${part.size} >= 0 returning id',
    tests: waiting,
  },
  {
    title: 'uploads: the same part counts twice',
    file: `${folder}/store.ts`,
    from: 'and received = ${part.offset}\n',
    to: 'and received >= ${part.offset}\n',
    tests: waiting,
  },
  {
    title: 'uploads: files of a draft are tidied away',
    file: `${folder}/store.ts`,
    from: 'and not exists (select from drafts d where d.id = f.draft_id) and ${isLoose}',
    to: 'and ${isLoose}',
    tests: [...files, `${folder}/held.api.test.ts`],
  },
  {
    title: 'uploads: two servers check one file at once',
    file: `${folder}/store.ts`,
    from: '(checked_until is null or checked_until < ${now}) returning id',
    to: '(checked_until is null or ${now}::timestamptz is not null) returning id',
    tests: checks,
  },
  {
    title: 'uploads: a check that was overtaken stores its file',
    file: `${folder}/store.ts`,
    from: "sql`id = ${id} and state = 'pending' and checks[cardinality(checks)] = ${token}::uuid`",
    to: "sql`id = ${id} and state = 'pending' and ${token}::uuid = any(checks)`",
    tests: checks,
  },
  {
    title: 'uploads: a file that no scanner could look at is stored',
    file: `${folder}/check.ts`,
    from: "throw new Problem('FILE_CHECK_UNAVAILABLE', { params, cause, headers: { 'retry-after': '30' } })",
    to: "return 'clean' as const",
    tests: [...hostile, ...files],
  },
  {
    title: 'uploads: a picture of one pixel by a million is decoded',
    file: `${folder}/images.ts`,
    from: 'if (width * height > mostPixels)',
    to: 'if (Math.min(width, height) ** 2 > mostPixels)',
    tests: hostile,
  },
  {
    title: 'uploads: a PDF that is an archive as well is stored',
    file: `${folder}/kinds.ts`,
    from: "(await holdsArchive(handle, size)) ? 'FILE_TYPE_MISMATCH' : undefined",
    to: "(await holdsArchive(handle, 0)) ? 'FILE_TYPE_MISMATCH' : undefined",
    tests: hostile,
  },
  {
    title: 'uploads: an upload under way is swept from quarantine',
    file: `${folder}/quarantine.ts`,
    from: 'if (found && found.mtime < moment)',
    to: 'if (found)',
    tests: [`${folder}/quarantine.test.ts`],
  },
]
