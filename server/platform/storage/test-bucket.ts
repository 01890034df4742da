// A store with one bucket, as S3 answers the calls of `s3.ts`: PUT, GET and DELETE of objects, and lists by pages. It
// checks signatures (AWS Signature Version 4) by itself and tells errors in S3's words. Objects are in memory.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Options } from './s3.ts'

type Answer = { status: number; body?: string | Buffer }
type Signed = { credential: string; headers: string[]; signature: string }

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const readSignature = (authorization = ''): Signed | undefined => {
  const found = /^AWS4-HMAC-SHA256 Credential=(.+?), ?SignedHeaders=(.+?), ?Signature=([0-9a-f]{64})$/.exec(
    authorization,
  )
  const [, credential = '', headers = '', signature = ''] = found ?? []
  return found ? { credential, headers: headers.split(';'), signature } : undefined
}

/** Whether the request is signed with the secret, as the service computes it from what it received. */
const isSigned = ({ method, headers }: IncomingMessage, url: URL, { keyId, secret }: Secret): boolean => {
  const signed = readSignature(headers.authorization)
  const [id, day = '', region = '', service = '', end = ''] = signed?.credential.split('/') ?? []
  if (!signed || id !== keyId) return false
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...signed.headers.map(name => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed.headers.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = [day, region, service, end].join('/')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return timingSafeEqual(hmac(key, text), Buffer.from(signed.signature, 'hex'))
}

const problem = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
})

type Secret = Pick<S3Options, 'keyId' | 'secret'>
export type TestBucket = {
  /** What `s3Storage` needs to reach it. */
  options: S3Options
  objects: Map<string, Buffer>
  close: () => Promise<void>
}

/** `pageSize`: how many keys a list names at once. */
export const startBucket = async (pageSize = 1000): Promise<TestBucket> => {
  const secret: Secret = { keyId: 'TESTKEY', secret: 'secret of the test' }
  const objects = new Map<string, Buffer>()

  const list = (url: URL): Answer => {
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...objects.keys()].sort().filter(key => key > after)
    const page = keys.slice(0, pageSize)
    const next =
      keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map(key => `<Contents><Key>${key}</Key></Contents>`).join('')
    return { status: 200, body: `<ListBucketResult>${contents}${next}</ListBucketResult>` }
  }
  const methods: Record<string, (key: string, body: Buffer) => Answer> = {
    PUT: (key, body) => {
      objects.set(key, body)
      return { status: 200 }
    },
    GET: key => {
      const body = objects.get(key)
      return body ? { status: 200, body } : problem(404, 'NoSuchKey')
    },
    DELETE: key => {
      objects.delete(key)
      return { status: 204 }
    },
  }
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const body = await buffer(request)
    if (!isSigned(request, url, secret)) return problem(403, 'SignatureDoesNotMatch')
    const [bucket, key = ''] = url.pathname.slice(1).split('/')
    if (bucket !== 'files') return problem(404, 'NoSuchBucket')
    const act = methods[request.method ?? '']
    if (key === '' && request.method === 'GET') return list(url)
    return act && key !== '' ? act(decodeURIComponent(key), body) : problem(405, 'MethodNotAllowed')
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) => response.writeHead(status).end(body),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    options: { endpoint: `http://127.0.0.1:${port}`, bucket: 'files', region: 'us-east-1', ...secret },
    objects,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
