// The log where nobody reads along: lines are gathered and written together, at the latest after a second and at the end
// of the process. Errors are written at once: a process that is killed over one has said what it was. A disk that is full and
// a reader that is gone or stopped cost lines, which are counted, and never an answer.

import { writeSync, write as writeTo } from 'node:fs'

/** Bytes that are gathered before they are written. */
const minLength = 4096
/** More than this is not gathered for a reader that has stopped. */
const mostWaiting = 1_048_576
const everyMs = 1000
/** A write that takes longer is one to a reader that has stopped: the end of the process does not wait for it. */
const stuckMs = 500
/** How often a pipe that is full is tried again, each time after so long. */
const [tries, pauseMs] = [20, 5]
/** The number of an error's level in a line of pino, and of those above it: error 50, fatal 60. */
const urgent = /^\{"level":[56]0/

let dropped = 0
/** How many lines of the log this process could not write. */
export const droppedLines = (): number => dropped

const isFull = (error: NodeJS.ErrnoException): boolean => error.code === 'EAGAIN' || error.code === 'EBUSY'
const countOf = (text: string): number => text.split('\n').length - 1
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)

/** Writes what is left at the end of a process, as far as it can be written at once. */
const writeLast = (fd: number, text: string): void => {
  let rest = Buffer.from(text)
  for (let tried = 0; rest.length > 0 && tried < tries; tried++)
    try {
      rest = rest.subarray(writeSync(fd, rest))
    } catch (error) {
      if (!isFull(error as NodeJS.ErrnoException)) return
      pause()
    }
}

/** The stream to log to, as Fastify takes it. A process that is killed loses the calls that it gathered last. */
export const bufferedLog = (fd = 1): { write(line: string): void } => {
  let waiting = ''
  let began: number | undefined

  const end = (): void => {
    began = undefined
    if (waiting.length >= minLength) flush()
  }
  const send = (bytes: Buffer, lines: number, tried = 0): void =>
    writeTo(fd, bytes, (error, written) => {
      if (error && isFull(error) && tried < tries)
        return void setTimeout(() => send(bytes, lines, tried + 1), pauseMs * 2 ** Math.min(tried, 6)).unref()
      if (error) dropped += lines
      else if (written < bytes.length) return send(bytes.subarray(written), lines)
      end()
    })
  const flush = (): void => {
    if (began !== undefined || waiting === '') return
    const text = waiting
    waiting = ''
    began = performance.now()
    send(Buffer.from(text), countOf(text))
  }
  setInterval(flush, everyMs).unref()
  process.on('exit', () => {
    if (began === undefined || performance.now() - began < stuckMs) writeLast(fd, waiting)
  })
  return {
    write: line => {
      if (waiting.length > mostWaiting) dropped += 1
      else waiting += line
      if (waiting.length >= minLength || urgent.test(line)) flush()
    },
  }
}
