// Bytes that many callers get alike, in the encodings that browsers read: each compressed once, when it is first asked for.

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const [brotliCompressed, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** By preference. A few times smaller than quality 11 is quick, and a few hundredths larger. */
const encoders = {
  br: (bytes: Buffer) => brotliCompressed(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => gzipped(bytes),
}
type Encoding = keyof typeof encoders
const encodings = Object.keys(encoders) as Encoding[]

/** Answers below this many bytes travel in one packet anyway. */
export const compressedFrom = 1024

/** `etag` is a weak one: it names the content, whatever encoding it travels in. */
export type Ready = { bytes: Buffer; etag: string; encoded: Partial<Record<Encoding, Promise<Buffer>>> }

export const readyOf = (bytes: Buffer): Ready => ({
  bytes,
  etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  encoded: {},
})

const withoutWeak = (etag: string): string => etag.trim().replace(/^W\//, '')
/** Whether If-None-Match names the answer; a proxy may have made a strong tag a weak one. */
const isHeld = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some(one => one.trim() === '*' || withoutWeak(one) === withoutWeak(etag)) ?? false

/** Names one more header that the answer depends on. */
const addVary = (reply: FastifyReply, name: string): void => {
  const named = reply.getHeader('vary')
  reply.header('vary', named ? `${String(named)}, ${name}` : name)
}

/** Sends it in the encoding that the caller prefers. `reply` has its type and status. */
export const sendEncoded = async (
  { bytes, encoded }: Omit<Ready, 'etag'>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (bytes.length < compressedFrom) return reply.send(bytes)
  addVary(reply, 'Accept-Encoding')
  const encoding = negotiate(String(headers['accept-encoding'] ?? ''), encodings)
  if (!encoding) return reply.send(bytes)
  encoded[encoding] ??= encoders[encoding](bytes)
  return reply.header('content-encoding', encoding).send(await encoded[encoding])
}

/** The same with its ETag; whoever holds the answer already is told so instead. */
export const sendReady = async (
  ready: Ready,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.header('etag', ready.etag)
  if (!isHeld(request.headers['if-none-match'], ready.etag)) return sendEncoded(ready, request, reply)
  if (ready.bytes.length >= compressedFrom) addVary(reply, 'Accept-Encoding')
  return reply.code(304).send()
}
