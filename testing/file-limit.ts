// Loaded before each file of tests that runs in a process of its own: a file that does not end is ended, with a failure.
//
// The limit of node:test is each test's alone. A test that fails before it has stopped what it started leaves a process
// without an end, and the whole run waits for it.

import { isMainThread } from 'node:worker_threads'
import { fileLimitVariable } from './events.ts'

const limit = Number(process.env[fileLimitVariable])

// The runner loads this too, and so do the threads of a test.
if (process.env.NODE_TEST_CONTEXT && isMainThread && limit > 0)
  setTimeout(() => {
    console.error(
      `The file did not end within ${limit / 1000} s: something that a test started is still open.`,
    )
    process.exit(1)
  }, limit).unref()
