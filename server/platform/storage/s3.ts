// Objects in a bucket of an S3 store such as MinIO. Bytes are streamed from and to it; requests are signed (SigV4).

import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { assertKey, type Storage } from './storage.ts'
import { StorageUnavailable } from './unavailable.ts'

export type S3Options = { endpoint: string; bucket: string; region: string; keyId: string; secret: string }

/** How long the store may keep silent. What goes on takes as long as it takes: a large file over a slow line. */
const silentMs = 30_000
/** The slowest line that bytes are sent over, in bytes a second: how far they are is not to be seen from here. */
const slowest = 50_000

/**
 * The bytes of an answer, which fail once none has come for too long. Whoever leaves them, before the first byte or later,
 * lets the answer go; so does time where nobody begins to read.
 */
const unlessSilent = (body: ReadableStream<Uint8Array>, abort: () => void, ms: number): Readable => {
  const reader = body.getReader()
  const bytes = new Readable({
    // Called for the next bytes alone: whoever reads slowly is no silent store.
    read: async () => {
      clearTimeout(timer)
      timer = setTimeout(abort, ms)
      try {
        const { done, value } = await reader.read()
        clearTimeout(timer)
        if (!bytes.destroyed) bytes.push(done ? null : value)
      } catch (error) {
        bytes.destroy(error as Error)
      }
    },
    destroy: (error, done) => {
      clearTimeout(timer)
      reader.cancel(error).catch(() => undefined)
      done(error)
    },
  })
  let timer = setTimeout(() => bytes.destroy(), ms)
  return bytes
}

/** @param silence how long the store may keep silent, in milliseconds */
export const s3Storage = (
  { endpoint, bucket, region, keyId, secret }: S3Options,
  silence = silentMs,
): Storage => {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' })
  const bucketUrl = `${endpoint}/${encodeURIComponent(bucket)}`
  const send = async (method: string, key: string, headers: Record<string, string> = {}, body?: Blob) => {
    assertKey(key)
    return sendTo(`${bucketUrl}/${key}`, method, headers, body)
  }
  const sendTo = async (url: string, method: string, headers: Record<string, string> = {}, body?: Blob) => {
    // The signature covers the headers; the body goes by TLS, and its length and hash are the caller's to check.
    const unsigned = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...headers }
    const signed = await client.sign(url, { method, headers: unsigned })
    const controller = new AbortController()
    const abort = () => controller.abort(new StorageUnavailable('The object store is silent'))
    const timer = setTimeout(abort, silence + ((body?.size ?? 0) / slowest) * 1000)
    const response = await fetch(url, {
      method,
      headers: signed.headers,
      signal: controller.signal,
      ...(body ? { body } : {}),
    })
      .catch(cause => {
        throw new StorageUnavailable('The object store does not answer', { cause })
      })
      .finally(() => clearTimeout(timer))
    if (response.status < 500) return { response, abort }
    await response.body?.cancel()
    throw new StorageUnavailable(`The object store answered ${response.status}`)
  }
  const textOf = async ({ response, abort }: Awaited<ReturnType<typeof sendTo>>): Promise<string> => {
    const body = response.body as ReadableStream<Uint8Array> | null
    if (response.ok) return body ? text(unlessSilent(body, abort, silence)) : ''
    await body?.cancel()
    throw new StorageUnavailable(`The object store answered ${response.status}`)
  }
  const assertDone = async ({ response }: { response: Response }): Promise<void> => {
    const { status } = response
    await response.body?.cancel()
    if (!response.ok && status !== 404) throw new StorageUnavailable(`The object store answered ${status}`)
  }
  return {
    put: async (key, path, type) => {
      const sent = await send('PUT', key, { 'content-type': type }, await openAsBlob(path))
      await assertDone(sent)
      if (sent.response.status === 404)
        throw new StorageUnavailable('The bucket of the object store does not exist')
    },
    read: async key => {
      const sent = await send('GET', key)
      const { response, abort } = sent
      if (response.ok && response.body)
        return unlessSilent(response.body as ReadableStream<Uint8Array>, abort, silence)
      await assertDone(sent)
      return undefined
    },
    remove: async key => assertDone(await send('DELETE', key)),
    check: async () => {
      const { response } = await sendTo(`${bucketUrl}?list-type=2&max-keys=1`, 'GET')
      await response.body?.cancel()
      if (!response.ok) throw new StorageUnavailable(`The object store answered ${response.status}`)
    },
    // A bucket shows no object before it is whole.
    sweep: async () => undefined,
    list: async function* () {
      let next: string | undefined
      do {
        const page = new URLSearchParams({
          'list-type': '2',
          ...(next ? { 'continuation-token': next } : {}),
        })
        const xml = await textOf(await sendTo(`${bucketUrl}?${page}`, 'GET'))
        for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) yield key
        next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]
      } while (next)
    },
  }
}
