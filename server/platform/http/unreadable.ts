// Bytes that are no HTTP, headers beyond the limit, a sender that never ends: the connection is answered in the portal's
// words, in Arabic because nobody could say which language they read, and closed.

import type { Duplex } from 'node:stream'
import { Problem, problemBody } from '@bawaba/contract/problem.ts'
import { everyAnswer } from './security.ts'

const statuses: Record<string, readonly [status: number, phrase: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}
const malformed = [400, 'Bad Request'] as const

/** A listener of `clientError`. */
export const answerUnreadable = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, phrase] = statuses[error.code ?? ''] ?? malformed
  const { error: problem } = problemBody(new Problem('MALFORMED'), 'ar', '')
  const body = JSON.stringify({ error: { ...problem, statusCode: status } })
  const headers = {
    ...everyAnswer,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`)
}
