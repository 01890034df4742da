// Reporter for node:test: writes the runner's events. Node wants a reporter as a default export.
import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'
import { writeEvent } from './events.ts'

type Failure = Extract<TestEvent, { type: 'test:fail' }>['data']

const reasonOf = ({ details }: Failure): string => {
  // What the test threw; node:test wraps it into an error of its own.
  const cause = (details.error as Error).cause ?? details.error
  return cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause)
}

const pathOf = (file: string | undefined): string => (file ? relative(process.cwd(), file) : '')

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
    if (type === 'test:start') yield writeEvent('started', { name: data.name, file: pathOf(data.file) })
    if (type === 'test:fail' && !isOnlyItsChildren(data)) {
      const { name, file, line = 0 } = data
      yield writeEvent('ended', { name, file: pathOf(file), line, reason: reasonOf(data) })
    }
    if (type === 'test:pass' && data.details.type !== 'suite') {
      const { name, file, line = 0 } = data
      // A test that is skipped or put off says nothing about the product: it counts as failed.
      const isSkipped = data.skip !== undefined || data.todo !== undefined
      if (isEmptyFile(data)) empty += 1
      const reason = isSkipped ? 'skipped or put off' : isEmptyFile(data) ? 'holds no test' : undefined
      yield writeEvent('ended', { name, file: pathOf(file), line, ...(reason ? { reason } : {}) })
    }
    // What goes wrong outside every test is said here alone.
    if (type === 'test:diagnostic' && !isCount(data.message)) yield `${data.message}\n`
    if (type === 'test:summary' && data.file === undefined) {
      const { passed, tests } = data.counts
      yield writeEvent('counts', { passed: passed - empty, failed: tests - passed + empty })
    }
  }
}
