// The log where nobody reads along: lines are gathered and written together, at the latest after a second and at the end
// of the process.

import pino from 'pino'

/** Bytes that are gathered before they are written. */
const minLength = 4096
const everyMs = 1000

/** The stream to log to, as Fastify takes it. A process that is killed loses what it gathered last. */
export const bufferedLog = (): { write(line: string): void } => {
  const destination = pino.destination({ fd: 1, sync: false, minLength, periodicFlush: everyMs })
  process.on('exit', () => destination.flushSync())
  return destination
}
