// Ten times what a portal can do is asked of it: it goes on doing most of what it can, says "later" to the rest in time,
// and is itself again soon after.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, filing, type Person, signIn } from './calls.ts'
import { type Portal, startPortal } from './portals.ts'
import { type Postgres, startPostgres } from './postgres.ts'

const measureMs = 5_000
const soon = 5_000
const leastGoodput = 0.8
/** As many calls as the proxy of docs/operations lets through to a server at a time; it answers the others itself. */
const throughProxy = 1_000
let postgres: Postgres | undefined

before(async () => {
  postgres = await startPostgres(60)
})
after(() => postgres?.stop())

/** Another filing of the same person runs: they are told to wait a moment. */
const isOwnOther = (body: string) => body.includes('DUPLICATE_REQUEST')

type Load = {
  good: number
  later: number
  atProxy: number
  wrong: string[]
  slowest: number
  withoutRetry: number
}

/** Calls as fast as answers come, over so many connections. */
const closed = async (
  port: number,
  people: readonly Person[],
  connections: number,
  ms: number,
): Promise<number> => {
  let done = 0
  const until = performance.now() + ms
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      while (performance.now() < until) {
        const request = filing(people[index % people.length] as Person)
        if ((await call(port, request)).status === 201) done += 1
      }
    }),
  )
  return done / (ms / 1000)
}

/** Calls that come when they come, whatever becomes of those before them. */
const open = async (
  port: number,
  people: readonly Person[],
  perSecond: number,
  ms: number,
): Promise<Load> => {
  const load: Load = { good: 0, later: 0, atProxy: 0, wrong: [], slowest: 0, withoutRetry: 0 }
  const began = performance.now()
  const pending = new Set<Promise<void>>()
  for (let sent = 0; performance.now() < began + ms; ) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; sent < due; sent++) {
      if (pending.size >= throughProxy) {
        load.atProxy += 1
        continue
      }
      const request = filing(people[sent % people.length] as Person)
      const at = performance.now()
      const one: Promise<void> = call(port, request, 30_000)
        .then(({ status, headers, body }) => {
          load.slowest = Math.max(load.slowest, performance.now() - at)
          if (status === 201 && performance.now() < began + ms + 1000) load.good += 1
          else if (status === 503 || isOwnOther(body)) {
            load.later += 1
            if (!headers['retry-after']) load.withoutRetry += 1
          } else if (status !== 201) load.wrong.push(`${status} ${body.slice(0, 100)}`)
        })
        .catch((error: Error) => void load.wrong.push(error.message))
        .finally(() => pending.delete(one))
      pending.add(one)
    }
    await sleep(5)
  }
  await Promise.all(pending)
  return load
}

const drill = async (settings: Record<string, string> = {}) => {
  const { environment, folder, citizens } = postgres as Postgres
  const portal: Portal = await startPortal({
    ...environment,
    DATA_FOLDER: join(folder, 'portal'),
    ...settings,
  })
  try {
    const people: Person[] = []
    for (const citizen of citizens) people.push(await signIn(portal.port, citizen))
    await closed(portal.port, people, 32, 2_000)
    const capacity = await closed(portal.port, people, 32, measureMs)
    const load = await open(portal.port, people, capacity * 10, measureMs)
    const over = performance.now()
    let back = Number.POSITIVE_INFINITY
    while (performance.now() < over + 30_000 && back === Number.POSITIVE_INFINITY) {
      const at = performance.now()
      const request = filing(people[0] as Person)
      const answer = await call(portal.port, request)
      if (answer.status === 201 && performance.now() - at < 500) back = performance.now() - over
      else await sleep(50)
    }
    return {
      capacity: Math.round(capacity),
      goodput: load.good / (measureMs / 1000) / capacity,
      later: load.later,
      atProxy: load.atProxy,
      withoutRetry: load.withoutRetry,
      wrong: [...new Set(load.wrong)],
      slowest: Math.round(load.slowest),
      back: Math.round(back),
    }
  } finally {
    await portal.end('SIGKILL')
  }
}

test('at ten times its capacity it does most of it, says 503 to the rest, and is soon itself again', async context => {
  const found = await drill()
  context.diagnostic(JSON.stringify(found))
  assert.deepEqual([found.wrong, found.withoutRetry], [[], 0])
  assert.ok(found.later > 0 && found.back < soon, JSON.stringify(found))
  assert.ok(found.goodput >= leastGoodput, `goodput ${found.goodput}`)
})

test('seeded: a server that takes on whatever comes is noticed', async context => {
  const found = await drill({ MAX_LOOP_DELAY_MS: '0', MAX_CALLS_AT_ONCE: '0', DATABASE_TIMEOUT_MS: '60000' })
  context.diagnostic(JSON.stringify(found))
  assert.ok(found.wrong.length > 0 || found.goodput < leastGoodput || found.slowest > 5_000)
})
