// Sends calls over connections that stay open: as fast as so many of them can, or at a rate that does not wait for answers.

import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sent } from '../server/load.ts'

export type Answer = { status: number; body: string; ms: number }
export type Send = (sent: Sent) => Promise<Answer>

/** A broken connection is an answer of status 0. */
export const senderTo = (port: number): { send: Send; close(): void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const send: Send = ({ method, path, headers, body }) =>
    new Promise(resolve => {
      const began = performance.now()
      const length =
        body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const answered = (status: number, text: string) =>
        resolve({ status, body: text, ms: performance.now() - began })
      const sent = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } },
        answer => {
          let text = ''
          answer.on('data', chunk => {
            text += chunk
          })
          answer.on('end', () => answered(answer.statusCode ?? 0, text))
          answer.on('error', () => answered(0, ''))
        },
      )
      sent.on('error', () => answered(0, ''))
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** Does all of them, so many at a time; the answers in their order. */
export const inParallel = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as Item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Sends each at its time, so many a second, whatever became of those before it. */
export const atRate = async (items: readonly Sent[], perSecond: number, send: Send): Promise<Answer[]> => {
  const began = performance.now()
  const answers: Promise<Answer>[] = []
  while (answers.length < items.length) {
    const due = Math.min(items.length, Math.ceil(((performance.now() - began) / 1000) * perSecond))
    while (answers.length < due) answers.push(send(items[answers.length] as Sent))
    await sleep(1)
  }
  return Promise.all(answers)
}
