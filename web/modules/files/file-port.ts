// Files to and from the server: resumable uploads (tus), loaded when the first file is chosen.

import type { File as Uploaded } from '@bawaba/contract/entities/file.ts'
import type { DocumentRef } from '@bawaba/forms/fields/field.ts'
import type { FilePort, UploadFailure, UploadListener, UploadTask } from '@bawaba/forms/react/ports.tsx'
import type { DetailedError, HttpResponse, Upload } from 'tus-js-client'
import { errorOf, noAnswer } from '../../client/call-error.ts'
import type { Client } from '../../client/client.ts'

const endpoint = '/api/files/resumable'
/** Small enough that a slow line sends one within the server's minute. */
const chunkSize = 2 ** 20
/** Waits between tries; after the last one it waits for the connection itself. */
const retryDelays = [500, 1500, 4000, 8000]

const jsonOf = (response: HttpResponse | null): unknown => {
  try {
    return JSON.parse(response?.getBody() ?? '')
  } catch {
    return undefined
  }
}

const refOf = ({ id, name, type }: Uploaded, { size }: File): DocumentRef => ({ id, name, size, type })
const statusOf = (error: Error | DetailedError): number | undefined =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : undefined
/** No answer, or one that says to come again: many are on the way already. */
const tooMany = 429

/** The last part's answer is the file; where it got lost on the way, the server is asked. */
const finished = async (client: Client, url: string, response: HttpResponse): Promise<Uploaded> =>
  (jsonOf(response) as Uploaded | undefined) ??
  client.call('GET files/:id', { params: { id: url.split('/').at(-1) ?? '' } })

const failureOf = (client: Client, error: Error | DetailedError): UploadFailure => {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return noAnswer(client.language)
  const failure = errorOf(response.getStatus(), jsonOf(response), client.language)
  // Says nothing of the file: the question has words of its own.
  if (failure.code === 'INTERNAL_SERVER_ERROR') return new Error('')
  // A refusal is about the file itself: sending it again changes nothing.
  return Object.assign(failure, { isFinal: response.getStatus() === 422 })
}

const patienceMs = 15_000

/** Tries again once the browser is back, or after a while: the server may have been away instead. */
const goOn = (start: () => void): void => {
  const stop = new AbortController()
  const again = () => {
    stop.abort()
    clearTimeout(timer)
    start()
  }
  const timer = setTimeout(again, patienceMs)
  addEventListener('online', again, { signal: stop.signal })
}

type Starting = { client: Client; file: File; listener: UploadListener; isCancelled: () => boolean }

/** An upload and its end. It is made once the protocol has been loaded. */
const prepare = async ({ client, file, listener, isCancelled }: Starting) => {
  const tus = await import('tus-js-client')
  const end = Promise.withResolvers<DocumentRef>()
  let isStale = false
  const upload: Upload = new tus.Upload(file, {
    endpoint,
    chunkSize,
    retryDelays,
    metadata: { filename: file.name, filetype: file.type },
    // Names of files are personal: nothing of them is kept in the browser.
    storeFingerprintForResuming: false,
    onBeforeRequest: async request => {
      if (isStale) await client.call('GET misc/appData')
      isStale = false
      const headers = await client.headersFor(request.getMethod())
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
    },
    onShouldRetry: error => {
      const status = error.originalResponse?.getStatus() ?? 0
      const { error: answer } = (jsonOf(error.originalResponse) ?? {}) as { error?: { code?: string } }
      isStale = answer?.code === 'CSRF_STALE'
      listener.waits(status === 0)
      return status === 0 || status === tooMany || status === 409 || status === 423 || status >= 500
    },
    onProgress: (sent, total) => listener.progress(sent, total),
    onSuccess: ({ lastResponse }) =>
      void finished(client, upload.url ?? '', lastResponse)
        .then(uploaded => refOf(uploaded, file))
        .then(end.resolve, end.reject),
    onError: error => {
      const status = statusOf(error)
      if (status !== 0 && status !== tooMany) return end.reject(failureOf(client, error))
      listener.waits(status === 0)
      goOn(() => !isCancelled() && upload.start())
    },
  })
  return { upload, end: end.promise }
}

const uploadTask = (client: Client, file: File, listener: UploadListener): UploadTask => {
  let state: 'going' | 'paused' | 'gone' = 'going'
  const prepared = prepare({ client, file, listener, isCancelled: () => state !== 'going' })
  const act = (change: (upload: Upload) => void) =>
    void prepared.then(({ upload }) => change(upload)).catch(() => undefined)
  act(upload => state === 'going' && upload.start())
  return {
    done: prepared.then(({ end }) => end),
    pause: () => {
      state = 'paused'
      act(upload => void upload.abort())
    },
    resume: () => {
      state = 'going'
      act(upload => upload.start())
    },
    cancel: () => {
      state = 'gone'
      act(upload => void upload.abort(true).catch(() => undefined))
    },
  }
}

/** The way of a page's forms to the server's files. */
export const createFilePort = (client: Client): FilePort => ({
  upload: (file, listener) => uploadTask(client, file, listener),
  remove: async id => void (await client.call('DELETE files/:id', { params: { id } })),
  link: async (id, what) =>
    (await client.call('GET files/:id/link', { params: { id }, query: { what } })).href,
})
