// A seeded fault: one rule made wrong by replacing a text, and the tests that should notice.

export type Mutation = {
  /** What the portal does wrongly with it. */
  title: string
  file: string
  /** Stands exactly once in the file. */
  from: string
  to: string
  /** Test files, of units or of the API. */
  tests: readonly string[]
}
