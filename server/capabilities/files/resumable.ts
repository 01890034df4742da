// Resumable uploads: tus 1.0.0 over parts in the storage, at any server. Who may begin and go on is decided before the protocol is asked.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '@bawaba/contract/errors.ts'
import { Problem, problemBody } from '@bawaba/contract/problem.ts'
import type { ServerOptions } from '@tus/server'
import type { Exchange } from '../../platform/http/call.ts'
import { problemOf } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/headers.ts'
import { lazily } from '../../platform/lazily.ts'
import type { Announced } from './check.ts'
import type { Files } from './files.ts'
import type { Parts } from './parts.ts'
import type { FileOwner } from './store.ts'

export const resumablePath = '/api/files/resumable'

/** Tus speaks in statuses; ours say the same with a code. */
const codes: Record<number, ErrorCode> = {
  404: 'NOT_FOUND',
  410: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  500: 'INTERNAL_SERVER_ERROR',
}

const shapes: Record<string, RegExp> = {
  'tus-resumable': /^1\.0\.0$/,
  'upload-offset': /^(0|[1-9]\d{0,14})$/,
  'upload-length': /^(0|[1-9]\d{0,14})$/,
  'upload-metadata': /^(?:[^\s,]+(?: [A-Za-z0-9+/]+={0,2})?(?:,|$))+$/,
}
/** Extensions of the protocol that are not offered. */
const notOffered = ['upload-concat', 'upload-defer-length', 'x-http-method-override']

/** Refuses in words what the protocol's library answers with bare text, or as if it were a fault of ours. */
export const assertSpoken = (header: (name: string) => string | undefined): void => {
  const isShaped = Object.entries(shapes).every(([name, shape]) =>
    shape.test(header(name) ?? (name === 'tus-resumable' ? '' : '0')),
  )
  if (!isShaped || notOffered.some(name => header(name) !== undefined)) throw new Problem('MALFORMED')
}

/** `Upload-Metadata: filename <base64>,filetype <base64>` and `Upload-Length`. */
export const announcedIn = (header: (name: string) => string | undefined): Announced => {
  const parts = (header('upload-metadata') ?? '').slice(0, 8000).split(',')
  const metadata = new Map(
    parts.map(part => {
      const [key = '', value = ''] = part.trim().split(' ')
      return [key, Buffer.from(value, 'base64').toString('utf8')]
    }),
  )
  const length = header('upload-length') ?? ''
  if (!/^\d{1,15}$/.test(length)) throw new Problem('MALFORMED')
  assertSpoken(header)
  return { name: metadata.get('filename') ?? '', type: metadata.get('filetype') ?? '', size: Number(length) }
}

type NodeRequest = { runtime?: { node?: { req?: IncomingMessage } } }
type Options = {
  files: Pick<Files, 'getPending' | 'finish'>
  parts: Parts
  limit: number
  report: (error: unknown) => void
}

type Sender = { owner: FileOwner; id: string; requestId: string; response: ServerResponse }

export const createResumable = ({ files, parts, limit, report }: Options) => {
  /** Who sends, and under which id: known of an exchange before the protocol sees it. */
  const senders = new WeakMap<IncomingMessage, Sender>()
  const senderOf = (request: unknown) => {
    const sender = senders.get((request as NodeRequest).runtime?.node?.req as IncomingMessage)
    if (!sender) throw new Error('An upload came past the door')
    return sender
  }

  const options = {
    path: resumablePath,
    relativeLocation: true,
    maxSize: limit,
    allowedOrigins: () => false,
    namingFunction: request => senderOf(request).id,
    getFileIdFromRequest: request => senderOf(request).id,
    onUploadFinish: async request => {
      const { owner, id } = senderOf(request)
      const file = await files.finish(owner, await files.getPending(owner, id))
      return { status_code: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(file) }
    },
    onResponseError: (request, error) => {
      const language = languageOf(request.headers.get('accept-language') ?? undefined)
      const known = 'status_code' in error ? undefined : problemOf(error)
      const status = known?.status ?? (error as { status_code: number }).status_code
      if (status >= 500) report(known?.cause ?? error)
      const problem = known ?? new Problem(codes[status] ?? 'MALFORMED')
      const { requestId, response } = senderOf(request)
      for (const [name, value] of Object.entries(problem.headers)) response.setHeader(name, value)
      const body = problemBody(problem, language, requestId)
      return { status_code: status, body: JSON.stringify({ error: { ...body.error, statusCode: status } }) }
    },
  } satisfies Omit<ServerOptions, 'datastore' | 'locker'>
  // The protocol's library is read with the first upload.
  const opened = lazily(async () => {
    const [{ Server }, { createPartsStore }] = await Promise.all([
      import('@tus/server'),
      import('./parts-store.ts'),
    ])
    return new Server({ datastore: createPartsStore(parts), ...options })
  })

  /** Hands an exchange to the protocol. */
  return async (owner: FileOwner, id: string, { request, response, requestId }: Exchange): Promise<void> => {
    senders.set(request, { owner, id, requestId, response })
    // The library refuses every upload behind two proxies (`https, http`); its addresses are relative, and need no scheme.
    request.rawHeaders = request.rawHeaders.filter(
      (_, index, all) => all[index - (index % 2)]?.toLowerCase() !== 'x-forwarded-proto',
    )
    delete request.headers['x-forwarded-proto']
    const server = await opened()
    await server.handle(request, response)
  }
}
export type Resumable = ReturnType<typeof createResumable>
