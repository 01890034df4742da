// Where a command runs: its environment, where its words go, and how an issue reads there.

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
