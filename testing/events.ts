// Line protocol between the reporters (node:test, Playwright) and the runner: a test began, a test ended, the counts.

export type TestStarted = { name: string; file: string }
/** `reason` stands for a failed test only; `project` is the language of a journey. */
export type TestEnded = TestStarted & { line: number; reason?: string; project?: string }
export type Counts = { passed: number; failed: number }
type Events = { started: TestStarted; ended: TestEnded; counts: Counts }
export type TestEvent = { [Kind in keyof Events]: { kind: Kind; data: Events[Kind] } }[keyof Events]

const mark = '#test-event '

/** One line, with its end. */
export const writeEvent = <Kind extends keyof Events>(kind: Kind, data: Events[Kind]): string =>
  `${mark}${JSON.stringify({ kind, data })}\n`

/** The event of a line; undefined for a line that a test printed. */
export const readEvent = (line: string): TestEvent | undefined =>
  line.startsWith(mark) ? (JSON.parse(line.slice(mark.length)) as TestEvent) : undefined

/** The environment variable by which the runner names test files to `load-files.ts`: a JSON list of paths. */
export const filesVariable = 'TEST_FILES'

/** The environment variable with the milliseconds after which a file of tests is ended. */
export const fileLimitVariable = 'TEST_FILE_LIMIT_MS'
