// A part of a test run: how it is run, what it tells while it runs, and what it answers.

export type Failure = {
  name: string
  reason: string
  /** The command that runs this one alone. */
  command: string
}
export type Result = { passed: number; failures: Failure[] }

/** What the heartbeat shows of a part that runs; the part itself writes it. */
export type Progress = { passed: number; failed: number; current: string }

/** A part that cannot start throws; one that ran no test has failed. */
export type Part = { name: string; run: (progress: Progress) => Promise<Result> }
