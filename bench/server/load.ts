// A small load generator: so many connections that each send the next call when the last one was answered, and count how long
// each took. Sockets and bytes, so that it takes as little of the machine as may be.

import { connect, type Socket } from 'node:net'

export type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | undefined
}
/** The next call of a connection. */
export type Source = (connection: number) => Sent
export type Measured = {
  perSecond: number
  p50: number
  p99: number
  wrong: number
  bytes: number
  calls: number
  /** Microseconds on the processor for each call. */
  cpu?: { server: number; database: number }
}

const bytesOf = ({ method, path, headers, body }: Sent, port: number): Buffer => {
  const all = {
    host: `127.0.0.1:${port}`,
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

const gap = Buffer.from('\r\n\r\n')
type Answer = { status: number; head: string; size: number }

/** Reads one answer at a time off a socket; every answer here says how long it is. */
const reader = (socket: Socket, answered: (answer: Answer) => void) => {
  let buffered = Buffer.alloc(0)
  let wanted = -1
  let head = ''
  let start = 0
  socket.on('data', piece => {
    buffered = buffered.length === 0 ? piece : Buffer.concat([buffered, piece])
    if (wanted < 0) {
      const end = buffered.indexOf(gap)
      if (end < 0) return
      head = buffered.subarray(0, end).toString('latin1')
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (length === undefined && !/^HTTP\/1.1 (204|304)/.test(head))
        throw new Error(`An answer without a length:\n${head}`)
      start = end + gap.length
      wanted = start + Number(length ?? 0)
    }
    if (buffered.length < wanted) return
    const size = buffered.length
    buffered = Buffer.alloc(0)
    wanted = -1
    answered({ status: Number(head.slice(9, 12)), head, size })
  })
}

const quantile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Sends for so long and says how it went; `expected` is the status of a right answer. */
export const load = async (
  port: number,
  source: Source,
  { connections, ms, expected }: { connections: number; ms: number; expected: number },
): Promise<Measured> => {
  const times: number[] = []
  let wrong = 0
  let bytes = 0
  const began = performance.now()
  const end = began + ms
  const one = (connection: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      socket.on('error', reject)
      let sentAt = 0
      let calls = 0
      let isOver = false
      socket.on('close', () => {
        if (!isOver) reject(new Error('The server closed a connection'))
      })
      const send = () => {
        sentAt = performance.now()
        // Each connection gets one answer at least, however slow the machine.
        if (sentAt >= end && calls > 0) {
          isOver = true
          socket.end()
          resolve()
        } else socket.write(bytesOf(source(connection), port))
      }
      reader(socket, ({ status, size }) => {
        times.push(performance.now() - sentAt)
        bytes += size
        calls += 1
        if (status !== expected) wrong += 1
        send()
      })
      socket.on('connect', send)
    })
  await Promise.all(Array.from({ length: connections }, (_, index) => one(index)))
  const seconds = (performance.now() - began) / 1000
  const sorted = Float64Array.from(times).sort()
  const calls = sorted.length
  return {
    perSecond: calls / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    wrong,
    bytes,
    calls,
  }
}
