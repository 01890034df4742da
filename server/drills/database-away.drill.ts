// The database away for ten seconds, gone or silent: every call is answered in time, and all is well soon after.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, type Person, signIn } from './calls.ts'
import { createLedger } from './ledger.ts'
import { type Portal, startPortal } from './portals.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { storedRequests } from './requests-store.ts'
import { createWire } from './wire.ts'

const awayMs = 10_000
/** A statement is given up after 1.5 s, a free connection is waited for 1 s. */
const longestAnswer = 4_000
const soon = 5_000
let [postgres, wire]: [Postgres?, Awaited<ReturnType<typeof createWire>>?] = []

before(async () => {
  postgres = await startPostgres(6)
  const { hostname, port } = new URL(postgres.environment.DATABASE_URL)
  wire = await createWire({ host: hostname, port: Number(port) })
})
after(async () => {
  await wire?.stop()
  await postgres?.stop()
})

const throughWire = (url: string): string => {
  const changed = new URL(url)
  changed.port = String(wire?.port)
  return changed.href
}

type Found = { slowest: number; notNow: number; ready: number; wrong: string[]; backAfter: number }

/** What is seen from outside while the database is away, and how long it then takes to file again. */
const observe = async (port: number, person: Person, how: 'cut' | 'silence'): Promise<Found> => {
  const found: Found = { slowest: 0, notNow: 0, ready: 0, wrong: [], backAfter: 0 }
  const look = async (path: string, headers: Record<string, string>) => {
    const began = performance.now()
    const answer = await call(port, { path, headers }, 30_000).catch((error: Error) => ({
      status: 0,
      headers: {} as Record<string, string>,
      body: error.message,
    }))
    found.slowest = Math.max(found.slowest, performance.now() - began)
    if (answer.status === 503) {
      found.notNow += 1
      if (path !== '/readyz' && !answer.headers['retry-after']) found.wrong.push(`${path}: no Retry-After`)
    } else if (answer.status !== 200)
      found.wrong.push(`${path} ${answer.status} ${answer.body.slice(0, 100)}`)
    else if (path === '/readyz') found.ready += 1
  }
  wire?.[how]()
  const until = Date.now() + awayMs
  const paths = ['/readyz', '/api/Categories', '/api/LIBRARY_CARD', '/services']
  await Promise.all(
    paths.map(async path => {
      while (Date.now() < until) {
        await look(path, person.headers)
        await sleep(50)
      }
    }),
  )
  wire?.mend()
  return found
}

const drill = async (how: 'cut' | 'silence', settings: Record<string, string> = {}) => {
  const { url, folder, citizens, environment } = postgres as Postgres
  const portal: Portal = await startPortal({
    DATABASE_URL: throughWire(environment.DATABASE_URL),
    MIGRATION_DATABASE_URL: url,
    DATA_FOLDER: join(folder, 'portal'),
    ...settings,
  })
  try {
    const people: Person[] = []
    for (const citizen of citizens) people.push(await signIn(portal.port, citizen))
    const ledger = createLedger()
    let isOver = false
    const filing = people.slice(1).map(async person => {
      while (!isOver) if (!(await ledger.file(portal.port, person, 30_000))) await sleep(100)
    })
    await sleep(500)
    const found = await observe(portal.port, people[0] as Person, how)
    const mended = performance.now()
    while (!(await ledger.file(portal.port, people[0] as Person)) && performance.now() < mended + 60_000)
      await sleep(50)
    found.backAfter = performance.now() - mended
    isOver = true
    await Promise.all(filing)
    await ledger.settle(portal.port)
    return { ...found, ...ledger.verdict(await storedRequests(url)), wrong: found.wrong }
  } finally {
    await portal.end('SIGKILL')
  }
}

for (const how of ['cut', 'silence'] as const)
  test(`the database is away (${how}): 200 or 503 in time, back within five seconds, nothing lost`, async context => {
    const found = await drill(how)
    context.diagnostic(JSON.stringify(found))
    assert.deepEqual([...new Set(found.wrong)], [])
    assert.deepEqual([found.lost, found.doubled], [0, 0])
    assert.ok(found.notNow > 10, 'it was away')
    assert.ok(found.slowest < longestAnswer, `an answer took ${found.slowest} ms`)
    assert.ok(found.backAfter < soon, `back after ${found.backAfter} ms`)
  })

test('seeded: a server that waits for its database as long as it takes is noticed', async context => {
  const found = await drill('silence', { DATABASE_TIMEOUT_MS: '60000' })
  context.diagnostic(JSON.stringify(found))
  assert.ok(found.slowest >= longestAnswer)
})
