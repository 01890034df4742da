// Admission: how many calls are worked on at a time. Beyond that a call is refused before anything of it is read, for a few
// microseconds: what a server can do goes into the calls that it took on, and those are answered soon.
//
// A call counts from its arrival until its handler is done. One whose body is still on its way after a second counts again
// only when all of it has come, so that slow senders keep nobody out; nor do streams and slow readers.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import { Problem, problemBody } from '@bawaba/contract/problem.ts'
import { type Language, languages } from '@bawaba/language/index.ts'
import { everyAnswer } from './security.ts'

export type Admission = {
  /** Runs the handler of a call that was admitted, and lets the next one in when it is done. */
  run<Result>(request: IncomingMessage, work: () => Promise<Result>): Promise<Result>
  /** How many were refused since the start. */
  refused(): number
}

/** Seconds after which a refused caller comes again. */
const retryAfter = '2'
const patienceMs = 1_000

const bodies = Object.fromEntries(
  languages.map(language => [
    language,
    Buffer.from(JSON.stringify(problemBody(new Problem('OVERLOADED'), language, ''))),
  ]),
) as Record<Language, Buffer>

const languageOf = ({ headers }: IncomingMessage): Language =>
  headers['accept-language']?.startsWith('en') ? 'en' : 'ar'

const refuse = (request: IncomingMessage, response: ServerResponse): void => {
  const body = bodies[languageOf(request)]
  response.writeHead(503, {
    ...everyAnswer,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'retry-after': retryAfter,
  })
  response.end(body)
  // What of a body is still to come is dropped, so that the connection can be used again.
  request.resume()
}

/** Pages, files of the build and whoever watches over the server are never refused here. */
const isCall = ({ url }: IncomingMessage): boolean => url?.startsWith('/api/') ?? false

/** Stands before the listeners of a server. `most` calls at a time; 0: as many as come. */
export const installAdmission = (server: Server, most: number): Admission => {
  let active = 0
  let refused = 0
  type Slot = { isCounted: boolean; isRunning?: true; timer: NodeJS.Timeout }
  const slots = new WeakMap<IncomingMessage, Slot>()
  const release = (slot: Slot) => {
    if (!slot.isCounted) return
    slot.isCounted = false
    active -= 1
  }
  const admit = (request: IncomingMessage, response: ServerResponse): void => {
    active += 1
    const slot: Slot = { isCounted: true, timer: setTimeout(() => release(slot), patienceMs).unref() }
    slots.set(request, slot)
    response.once('close', () => {
      clearTimeout(slot.timer)
      // Whoever gave up leaves a handler that works on: it makes room when it is done.
      if (!slot.isRunning) release(slot)
    })
  }
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isCall(request)) {
      if (most > 0 && active >= most) {
        refused += 1
        return refuse(request, response)
      }
      admit(request, response)
    }
    for (const listener of listeners) listener.call(server, request, response)
  })
  return {
    run: async (request, work) => {
      const slot = slots.get(request)
      if (!slot) return work()
      clearTimeout(slot.timer)
      slot.isRunning = true
      if (!slot.isCounted) {
        slot.isCounted = true
        active += 1
      }
      try {
        return await work()
      } finally {
        release(slot)
      }
    },
    refused: () => refused,
  }
}
