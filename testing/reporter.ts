// What node:test prints in a run of ours: each failure with its place, and at the end one line with the counts.
// Node wants a reporter as a default export.
import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

/** Begins the line with the counts, which the runner reads and does not show. */
export const countsMark = '#counts '

type Failure = Extract<TestEvent, { type: 'test:fail' }>['data']

const describeFailure = ({ name, file, line, details }: Failure): string => {
  // What the test threw; node:test wraps it into an error of its own.
  const cause = (details.error as Error).cause ?? details.error
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause)
  const place = file ? `${relative(process.cwd(), file)}:${line ?? 0}` : ''
  return `✖ ${name}\n  ${place}\n  ${reason.replaceAll('\n', '\n  ')}\n\n`
}

const isOnlyItsChildren = ({ details }: Failure): boolean =>
  (details.error as { failureType?: string }).failureType === 'subtestsFailed'

/** node:test counts a file in which it found no test as one test that passed. */
const isEmptyFile = ({ name, file }: { name: string; file?: string }): boolean =>
  file?.endsWith(name) ?? false

const isCount = (message: string): boolean =>
  /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/.test(message)

export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let empty = 0
  for await (const { type, data } of source) {
    if (type === 'test:fail' && !isOnlyItsChildren(data)) yield describeFailure(data)
    // A test that is skipped or put off says nothing about the product: it counts as failed.
    if (type === 'test:pass' && (data.skip !== undefined || data.todo !== undefined)) {
      yield `✖ ${data.name}\n  skipped or put off\n\n`
    }
    if (type === 'test:pass' && isEmptyFile(data)) {
      empty += 1
      yield `✖ ${data.name}\n  holds no test\n\n`
    }
    // What goes wrong outside every test is told here alone.
    if (type === 'test:diagnostic' && !isCount(data.message)) yield `${data.message}\n`
    if (type === 'test:summary' && data.file === undefined) {
      const { passed, tests } = data.counts
      yield `${countsMark}${JSON.stringify({ passed: passed - empty, failed: tests - passed + empty })}\n`
    }
  }
}
