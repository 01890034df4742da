// Passwords as argon2id hashes, behind a gate: a check costs memory and a core, and fifty at once would stall every page.

import { argon2, timingSafeEqual } from 'node:crypto'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Random } from '../../platform/secret.ts'

/** KiB: with two passes OWASP's floor for argon2id. */
const leastPasswordMemory = 19_456
type Cost = { memory: number; passes: number; parallelism: number; tagLength: number }

/** The work of a hash: argon2id over the password. */
export const derive = (password: string, nonce: Uint8Array, parameters: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2('argon2id', { message: password.normalize('NFC'), nonce, ...parameters }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  )

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const parse = (stored: string) => {
  const [, m, t, p, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored) ?? []
  if (!m || !t || !p || !salt || !hash) throw new Error('A stored password hash is not in PHC form')
  const tag = Buffer.from(hash, 'base64')
  return {
    salt: Buffer.from(salt, 'base64'),
    tag,
    parameters: { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: tag.length },
  }
}

export type Passwords = {
  /** A new hash in PHC form. */
  hash(password: string): Promise<string>
  /** Whether the password is the stored one. Without a stored hash it takes as long and answers false. */
  isRight(password: string, stored: string | null | undefined): Promise<boolean>
  /** Whether a stored hash costs what is configured now; one that does not is made anew when its password is there. */
  isCurrent(stored: string): boolean
}

/**
 * `atOnce` checks run together, `queue` more wait; beyond that OVERLOADED is answered at once.
 * `memory`: KiB that a check takes, of somebody unknown too. `work`: what makes a hash.
 */
export const createPasswords = (
  random: Random,
  { atOnce = 2, queue = 50, memory = leastPasswordMemory, work: derived = derive } = {},
): Passwords => {
  const cost: Cost = { memory, passes: 2, parallelism: 1, tagLength: 32 }
  let running = 0
  const waiting: (() => void)[] = []

  const pass = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= queue) throw new Problem('OVERLOADED', { headers: { 'retry-after': '3' } })
      // Whoever leaves hands its place over, so `running` stays as it is.
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const salt = random(16)
  return {
    hash: password =>
      pass(async () => {
        const nonce = random(16)
        const tag = await derived(password, nonce, cost)
        return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
      }),
    isRight: (password, stored) =>
      pass(async () => {
        if (!stored) {
          await derived(password, salt, cost)
          return false
        }
        const { salt: nonce, tag, parameters } = parse(stored)
        return timingSafeEqual(await derived(password, nonce, parameters), tag)
      }),
    isCurrent: stored => {
      const { parameters } = parse(stored)
      return (Object.keys(cost) as (keyof Cost)[]).every(name => parameters[name] === cost[name])
    },
  }
}
