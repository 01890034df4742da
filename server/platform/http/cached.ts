// Answers that many callers get alike, kept as the bytes that were sent: made once, through the schema of the call like any other.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Ready, readyOf, sendReady } from './encodings.ts'

/** Ready answers by what they answer. Whoever owns it empties it when they are no longer true. */
export type Shelf = Map<string, Ready>

/** Of one shelf. */
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

/**
 * What stands under a key, or is made and stands there from then on. The one that nobody asked for the longest makes room: whoever
 * asks for many different ones keeps nobody else's out.
 */
export const storedIn = (shelf: Shelf, key: string, make: () => Ready): Ready => {
  const ready = shelf.get(key) ?? make()
  // A map goes through its keys in the order in which they were put there.
  shelf.delete(key)
  const [oldest] = shelf.keys()
  if (shelf.size >= most && oldest !== undefined) shelf.delete(oldest)
  shelf.set(key, ready)
  return ready
}

const answerOf = ({ shelf, key, make }: Cached<unknown>, reply: FastifyReply): Ready =>
  storedIn(shelf, key, () => readyOf(Buffer.from(reply.serialize(make()) as string)))

/** Sends a kept answer; whoever holds the same one already is told so instead. */
export const sendCached = (
  cached: Cached<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.type('application/json; charset=utf-8')
  return sendReady(answerOf(cached, reply), request, reply)
}
