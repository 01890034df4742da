// The bench of the server: ours with everything on beside a bare Fastify with the same SQL, on one database, in turns.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reportsStore } from '@bawaba/server/capabilities/reports/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { type Figure, quantile } from '../forms/figures.ts'
import { type Child, memoryOf, start } from './child.ts'
import { atMost, figuresAt, growth, type Pair, ratioOf, type Size, turnRatio } from './figures.ts'
import { type Filled, fill } from './fill.ts'
import { filingService } from './fixtures.ts'
import { load, type Source } from './load.ts'
import { catalogue, employeeGet, listPath, type Operation, onePath, reading, writing } from './operations.ts'
import { inTurns } from './turns.ts'

export type Settings = { rows: number[]; rounds: number; ms: number }
export type Outcome = { figures: Record<string, Figure[]>; medians: object; caught: string; rounds: number }
type Say = (line: string) => void

const connections = 32
const pageSize = 20
const deepPage = 5000

const measure = async (
  operation: Operation,
  ours: Child,
  bare: Child,
  { rounds, ms }: Settings,
): Promise<Pair> => {
  const ports = { ours: ours.port, bare: bare.port }
  const pair: Pair = { ours: [], bare: [], turns: await inTurns(operation, ports, ms * 2) }
  const turn = async (side: keyof typeof ports) => {
    const taken = await load(ports[side], operation[side], {
      connections,
      ms,
      expected: operation.expected[side],
    })
    if (taken.wrong > 0) throw new Error(`${operation.name}: ${taken.wrong} wrong answers of ${side}`)
    pair[side].push(taken)
  }
  for (const side of ['ours', 'bare'] as const)
    await load(ports[side], operation[side], {
      connections,
      ms: ms / 3,
      expected: 0,
    })
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const))
      await turn(side)
  return pair
}

/** Answers of ours alone, one after the other: how long somebody waits on a quiet server. */
const alone = async (port: number, source: Source, ms: number) => {
  const taken: number[] = []
  for (let round = 0; round < 5; round++) {
    const { p50, wrong } = await load(port, source, { connections: 1, ms: ms / 5, expected: 200 })
    if (wrong > 0) throw new Error(`${wrong} wrong answers for ${source(0).path}`)
    taken.push(p50)
  }
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) }
}

/** The same of work that no call stands for: so often in each of five rounds. */
const timed = async (times: number, work: () => Promise<unknown>) => {
  const rounds: number[] = []
  for (let round = 0; round < 5; round++) {
    const taken: number[] = []
    for (let time = 0; time < times; time++) {
      const began = performance.now()
      await work()
      taken.push(performance.now() - began)
    }
    rounds.push(quantile(taken, 0.5))
  }
  return { p50: quantile(rounds, 0.5), p95: quantile(rounds, 0.95) }
}

/** The cursor before page 5,000, or before the last page where there are fewer. */
const deepCursor = async (port: number, { database }: Filled): Promise<string> => {
  const { count } = await database.one<{ count: number }>(
    sql`select count(*)::int as count from requests where service_slug = ${filingService}`,
  )
  const skip = Math.max(0, Math.min((deepPage - 1) * pageSize, count - pageSize) - pageSize)
  const { path, headers } = employeeGet(listPath({ order: 'createdAt DESC', limit: pageSize, skip }))
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return answer.headers.get('x-next-cursor') ?? ''
}

const ownOf = async (ours: Child, filled: Filled, ms: number): Promise<Size['own']> => {
  const page = (rest: string) => () =>
    employeeGet(listPath({ order: 'createdAt DESC', limit: pageSize }, rest))
  const cursor = await deepCursor(ours.port, filled)
  const reports = reportsStore(filled.database)
  const until = new Date().toISOString().slice(0, 10)
  const tenYears = { from: `${Number(until.slice(0, 4)) - 10}${until.slice(4)}`, to: until }
  let turn = 0
  return {
    inbox: await alone(ours.port, () => employeeGet('/api/dynamic_services/inbox/count'), ms),
    findOne: await alone(
      ours.port,
      () => employeeGet(onePath(filled.numbers[turn++ % filled.numbers.length] as string)),
      ms,
    ),
    report: await timed(20, () => reports.counts('all', tenYears, ['service', 'status', 'month'])),
    pageOne: await alone(ours.port, page(''), ms),
    pageDeep: await alone(ours.port, page(`&after=${cursor}`), ms),
  }
}

const mediansOf = (sizes: Size[]) =>
  sizes.map(({ rows, pairs, own }) => ({
    rows,
    own,
    operations: Object.fromEntries(
      Object.entries(pairs).map(([name, { ours, bare, turns }]) => [
        name,
        {
          turns,
          ...Object.fromEntries(
            Object.entries({ ours, bare }).map(([side, taken]) => [
              side,
              Object.fromEntries(
                (['perSecond', 'p50', 'p99'] as const).map(part => [
                  part,
                  quantile(
                    taken.map(one => one[part]),
                    0.5,
                  ),
                ]),
              ),
            ]),
          ),
        },
      ]),
    ),
  }))

export const runServer = async (settings: Settings, say: Say): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-bench-'))
  const sizes: Size[] = []
  const beginning: Figure[] = []
  let caught = ''
  try {
    for (const rows of settings.rows) {
      say(`A database of ${rows} requests`)
      const filled = await fill(rows, say)
      const bare = await start('bare.ts', [filled.url])
      const ours = await start('ours.ts', [filled.url, folder])
      try {
        if (beginning.length === 0) {
          await sleep(2000)
          beginning.push(
            atMost('ready after the database', (ours.readyAfterDatabase ?? Number.NaN) / 1000, 0.8, 's'),
            atMost('memory before the first hook runs', memoryOf(ours.pid), 150, 'MB'),
          )
          caught = await planted(filled, bare, folder, settings)
          say(`  The planted slowness was seen: ${caught}`)
        }
        const size: Size = { rows, pairs: {}, own: await ownOf(ours, filled, settings.ms) }
        // What does not depend on how much is stored is measured once.
        const operations = [
          ...(sizes.length === 0 ? [catalogue] : []),
          ...reading(filled.numbers),
          ...writing,
        ]
        for (const operation of operations) {
          say(`  ${operation.name}`)
          size.pairs[operation.name] = await measure(operation, ours, bare, settings)
        }
        sizes.push(size)
      } finally {
        await Promise.all([ours.stop(), bare.stop()])
        await filled.close()
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const [least, most] = [sizes[0], sizes.at(-1)]
  const figures: Record<string, Figure[]> = { start: beginning }
  for (const size of sizes) figures[`${size.rows} requests`] = figuresAt(size)
  if (least && most && least !== most) figures[`${most.rows} to ${least.rows} requests`] = growth(least, most)
  return { figures, medians: mediansOf(sizes), caught, rounds: settings.rounds }
}

/** Ours with every call made to wait must miss its target, or the bench sees nothing. */
const planted = async (filled: Filled, bare: Child, folder: string, settings: Settings): Promise<string> => {
  const slow = await start('ours.ts', [filled.url, folder, 'planted'])
  try {
    const [one] = reading(filled.numbers) as [Operation]
    const pair = await measure(one, slow, bare, { ...settings, rounds: 1 })
    const told = `${one.name} at ${ratioOf(pair).toFixed(2)} of bare, ${turnRatio(pair).toFixed(2)} one by one`
    if (Math.max(ratioOf(pair), turnRatio(pair)) >= 0.5)
      throw new Error(`The bench did not see the planted slowness: ${told}`)
    return told
  } finally {
    await slow.stop()
  }
}
