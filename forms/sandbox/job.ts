// What the sandbox is asked and what it answers: plain data that travels between a page or a server and its worker.

/** A script to run: it declares a function of this name, from JSON to JSON. */
export type ScriptRun = {
  name: string
  source: string
  /** The function's one argument, as JSON. */
  input: string
  /** What `Date` says throughout the run, in milliseconds: a script sees one instant. */
  now: number
  /** Longest run in milliseconds: of processor time on the server, by the clock in a browser. */
  limit: number
}
/** A script that is only read: does it parse, and does it declare the function? */
export type ScriptCheck = Pick<ScriptRun, 'name' | 'source'>

export type FailureKind = 'timeout' | 'memory' | 'stack' | 'throw' | 'parse' | 'output' | 'busy'
/** `message` is for the script's author alone: it is the script's own text and may hold answers. */
export type Failure = { kind: FailureKind; message: string; line?: number }
export type Outcome<Value = unknown> = { ok: true; value: Value } | { ok: false; failure: Failure }

export type Job = { run: ScriptRun } | { check: ScriptCheck }
/** What a worker says once it can work, and when it takes up a job: a script's time counts from then. */
export type WorkerNews = 'ready' | 'begun'

/** `isSpent`: the engine behind this outcome broke and must not be used again. */
export type Done = { outcome: Outcome; isSpent: boolean }

/** Bytes of JSON that go in, and that come out. */
export const largestJson = 262_144
export const longestMessage = 300
/** Beyond this depth an answer is refused: no reader of it need fear its own stack. */
export const deepestJson = 40

export const failed = (
  kind: FailureKind,
  message: string,
  line?: number,
): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { kind, message: message.slice(0, longestMessage), ...(line === undefined ? {} : { line }) },
})
