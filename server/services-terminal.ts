// Where a command runs: its environment, and where its words go.

export type Terminal = {
  environment: NodeJS.ProcessEnv
  say: (line: string) => void
  /** Where a refusal of the command itself goes. */
  complain: (line: string) => void
}
