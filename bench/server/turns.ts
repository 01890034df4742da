// One call of ours, one of the bare server, and so on: how long each takes with nothing beside it. What other tenants of the
// machine take only adds to a time, so the quickest quarter says what the work itself costs.

import { Agent, request } from 'node:http'
import { quantile } from '../forms/figures.ts'
import type { Sent } from './load.ts'
import type { Operation } from './operations.ts'

/** Milliseconds within which a quarter of the calls were answered. */
export type Turns = { ours: number; bare: number }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const call = (port: number, { method, path, headers, body }: Sent, expected: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...type, ...length } },
      answer => {
        if (answer.statusCode !== expected) reject(new Error(`${method} ${path}: ${answer.statusCode}`))
        answer.resume()
        answer.on('end', () => resolve(performance.now() - began))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** Calls both in turns for so long; the first half warms both up and is not counted. */
export const inTurns = async (
  operation: Operation,
  ports: Record<keyof Turns, number>,
  ms: number,
): Promise<Turns> => {
  const taken: Record<keyof Turns, number[]> = { ours: [], bare: [] }
  const end = performance.now() + ms
  for (let turn = 0; performance.now() < end || turn < 40; turn++)
    for (const side of ['ours', 'bare'] as const)
      taken[side].push(await call(ports[side], operation[side](turn % 32), operation.expected[side]))
  const quarter = (times: number[]) => quantile(times.slice(times.length / 2), 0.25)
  return { ours: quarter(taken.ours), bare: quarter(taken.bare) }
}
