// One call of one, one call of the next, and so on: how long each takes with nothing beside it. What other tenants of the
// machine take only adds to a time and adds to all alike.

import { Agent, request } from 'node:http'
import type { Sent } from './load.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends one call and reads its answer to the end; an answer of another status is an error. */
export const call = (port: number, { method, path, headers, body }: Sent, expected: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...type, ...length } },
      answer => {
        if (answer.statusCode !== expected) reject(new Error(`${method} ${path}: ${answer.statusCode}`))
        answer.resume()
        answer.on('end', resolve)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

const leastTurns = 40

/**
 * Does each in turns for so long and answers how many ms each took, the quickest of `repeats` in a row; the first half warms
 * up and is not counted.
 */
export const inTurns = async <Name extends PropertyKey>(
  works: Map<Name, (turn: number) => Promise<unknown>>,
  ms: number,
  repeats = 1,
): Promise<Map<Name, number[]>> => {
  const measured = new Map([...works.keys()].map(name => [name, [] as number[]]))
  const end = performance.now() + ms
  for (let turn = 0; performance.now() < end || turn < leastTurns; turn++)
    for (const [name, work] of works) {
      let least = Number.POSITIVE_INFINITY
      for (let repeat = 0; repeat < repeats; repeat++) {
        const began = performance.now()
        await work(turn)
        least = Math.min(least, performance.now() - began)
      }
      measured.get(name)?.push(least)
    }
  for (const [name, times] of measured) measured.set(name, times.slice(times.length / 2))
  return measured
}
