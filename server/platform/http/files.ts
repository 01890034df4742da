// How a call takes more than JSON: one streamed file of a form, or the bare exchange for a protocol of its own.

import { PassThrough, pipeline, type Readable } from 'node:stream'
import { Problem } from '@bawaba/contract/problem.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Exchange, SentFile } from './call.ts'

/** Most bytes of what was signed. */
const largestSigned = 65_536

/** What a scope reads; the size is limited by whoever takes the bytes, so that the refusal can name the file. */
export const takers = {
  file: async (scope: FastifyInstance): Promise<void> => {
    const limits = { files: 1, fields: 0, parts: 1, fileSize: Number.POSITIVE_INFINITY }
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
  },
  // A signature is over the bytes as they were sent, so nothing reads them before.
  signed: async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestSigned }, (_request, body, done) =>
      done(null, body),
    )
  },
  exchange: async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  },
}

/** The same bytes, whose end waits for `atEnd` and fails where that throws. */
const guardedEnd = (bytes: Readable, atEnd: () => Promise<void>): Readable => {
  const guarded = new PassThrough({
    flush: done => void atEnd().then(() => done(), done),
  })
  // What goes wrong is thrown where the bytes are read.
  pipeline(bytes, guarded, () => undefined)
  return guarded
}

/**
 * What still comes of a body that was answered before its end is read and dropped, within the time that any request has:
 * else the next call on the same connection would wait behind it.
 */
export const dropRests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) {
      request.raw.unpipe()
      request.raw.resume()
    }
    done()
  })
}

/** `atEnd` may still refuse the file once all of it has come. */
export const fileOf = async (request: FastifyRequest, atEnd: () => Promise<void>): Promise<SentFile> => {
  if (!request.isMultipart()) throw new Problem('UNSUPPORTED_MEDIA_TYPE')
  // The parser throws bare errors for a form without a boundary or with a broken one.
  const part = await request.file().catch(cause => {
    throw new Problem('MALFORMED', { cause })
  })
  if (!part) throw new Problem('MALFORMED')
  return { name: part.filename ?? '', type: part.mimetype, bytes: guardedEnd(part.file, atEnd) }
}

/** The answer carries what every answer carries: the hooks that set it do not run for it any more. */
export const exchangeOf = (request: FastifyRequest, reply: FastifyReply): Exchange => {
  reply.hijack()
  const own = { 'cache-control': 'no-store', 'x-request-id': request.id }
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...own }))
    if (value !== undefined) reply.raw.setHeader(name, value)
  return { request: request.raw, response: reply.raw, requestId: request.id }
}
