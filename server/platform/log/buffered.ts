// The log where nobody reads along: lines are gathered and written together, at the latest after a second and at the end
// of the process. Errors are written at once: a process that is killed over one has said what it was.

import pino from 'pino'

/** Bytes that are gathered before they are written. */
const minLength = 4096
const everyMs = 1000
/** The number of an error's level in a line of pino, and of those above it: error 50, fatal 60. */
const urgent = /^\{"level":[56]0/

/** The stream to log to, as Fastify takes it. A process that is killed loses the calls that it gathered last. */
export const bufferedLog = (fd = 1): { write(line: string): void } => {
  const destination = pino.destination({ fd, sync: false, minLength, periodicFlush: everyMs })
  process.on('exit', () => destination.flushSync())
  return {
    write: line => {
      destination.write(line)
      if (urgent.test(line)) destination.flush()
    },
  }
}
