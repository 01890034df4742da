// Where a command runs: its environment, where its words go, and how an issue and a supplied version read there.

import type { Issue } from '@bawaba/forms/index.ts'

export type Terminal = {
  environment: NodeJS.ProcessEnv
  say: (line: string) => void
  /** Where a refusal of the command itself goes. */
  complain: (line: string) => void
}

/** What stands against something, in both languages, under where it stands. */
export const sayIssue = ({ place: path, text }: Issue, say: Terminal['say']): void =>
  say(`    ${path}\n      ${text.ar}\n      ${text.en}`)

/** A version of a service that an operator names: "COMPLAINT@3f2a9c10d4e5". */
export type SuppliedName = { slug: string; digest?: string }
/** Long enough that no two versions of a service share it. */
export const digestOf = ({ sha256 }: { sha256: string }): string => sha256.slice(0, 12)
export const suppliedName = ({ slug, sha256 }: { slug: string; sha256: string }): string =>
  `${slug}@${digestOf({ sha256 })}`
