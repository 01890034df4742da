// Answers that many callers get alike, kept as the bytes that were sent: made once, through the schema of the call like any other.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Ready, readyOf, sendReady } from './encodings.ts'

/** Ready answers by what they answer. Whoever owns it empties it when they are no longer true. */
export type Shelf = Map<string, Ready>

/** Of one shelf; who asks for more different ones is answered without it. */
const most = 64

/** What a handler gives instead of an answer that is the same for everybody with the same key. */
export class Cached<Answer> {
  readonly shelf: Shelf
  readonly key: string
  readonly make: () => Answer
  constructor(shelf: Shelf, key: string, make: () => Answer) {
    this.shelf = shelf
    this.key = key
    this.make = make
  }
}

const answerOf = ({ shelf, key, make }: Cached<unknown>, reply: FastifyReply): Ready => {
  const known = shelf.get(key)
  if (known) return known
  const ready = readyOf(Buffer.from(reply.serialize(make()) as string))
  if (shelf.size < most) shelf.set(key, ready)
  return ready
}

/** Sends a kept answer; whoever holds the same one already is told so instead. */
export const sendCached = (
  cached: Cached<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.type('application/json; charset=utf-8')
  return sendReady(answerOf(cached, reply), request, reply)
}
