// The bench of the server: ours with everything on beside a bare Fastify with the same SQL, on one database, in turns. All sizes
// stand at once and are asked in turns too: what else the machine does meets them alike.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Figure, quantile } from '../forms/figures.ts'
import { childrenOf, cpuOf, memoryOf, start } from './child.ts'
import { atMost, figuresAt, growth, type Pair, ratioOf, type Size, turnRatio } from './figures.ts'
import { load } from './load.ts'
import { catalogue, type Operation, writing } from './operations.ts'
import { ownOf } from './own.ts'
import { type Standing, stand } from './standing.ts'
import { call, inTurns } from './turns.ts'

export type Settings = { rows: number[]; rounds: number; ms: number }
export type Outcome = { figures: Record<string, Figure[]>; medians: object; caught: string; rounds: number }
type Say = (line: string) => void

const connections = 32
const sides = ['ours', 'bare'] as const
type Side = (typeof sides)[number]
type Servers = Pick<Standing, Side | 'filled'>
/** An operation as it is done at one place. */
type Work = { servers: Servers; operation: Operation }

const turnsOf = async (places: readonly Work[], ms: number): Promise<Pair['turns'][]> => {
  const works = new Map(
    places.flatMap(({ servers, operation }, index) =>
      sides.map(
        side =>
          [
            `${index} ${side}`,
            (turn: number) =>
              call(servers[side].port, operation[side](turn % connections), operation.expected[side]),
          ] as const,
      ),
    ),
  )
  const measured = await inTurns(works, ms * places.length)
  const quarter = (index: number, side: Side) => quantile(measured.get(`${index} ${side}`) ?? [], 0.25)
  return places.map((_, index) => ({ ours: quarter(index, 'ours'), bare: quarter(index, 'bare') }))
}

/** One by one, and from all connections in rounds whose order turns. */
const measure = async (places: readonly Work[], { rounds, ms }: Settings): Promise<Pair[]> => {
  const turns = await turnsOf(places, ms * 2)
  const pairs = turns.map((each): Pair => ({ ours: [], bare: [], turns: each }))
  const works = places.flatMap(({ servers, operation }, index) =>
    sides.map(side => async (time: number) => {
      const expected = operation.expected[side]
      const processes = () => [servers.filled.databasePid, ...childrenOf(servers.filled.databasePid)]
      const cpu = () => ({
        server: cpuOf(servers[side].pid),
        database: processes().reduce((sum, pid) => sum + (cpuOf(pid) || 0), 0),
      })
      const before = cpu()
      const measured = await load(servers[side].port, operation[side], { connections, ms: time, expected })
      const after = cpu()
      measured.cpu = {
        server: (after.server - before.server) / measured.calls,
        database: (after.database - before.database) / measured.calls,
      }
      if (measured.wrong > 0) throw new Error(`${operation.name}: ${measured.wrong} wrong answers of ${side}`)
      return () => void pairs[index]?.[side].push(measured)
    }),
  )
  for (const work of works) await work(ms / 3)
  for (let round = 0; round < rounds; round++)
    for (const work of round % 2 === 0 ? works : works.toReversed()) (await work(ms))()
  return pairs
}

const mediansOf = (sizes: Size[]) =>
  sizes.map(({ rows, pairs, own }) => ({
    rows,
    own,
    operations: Object.fromEntries(
      Object.entries(pairs).map(([name, { turns, ...measured }]) => [
        name,
        {
          turns,
          ...Object.fromEntries(
            sides.map(side => [
              side,
              Object.fromEntries(
                (['perSecond', 'p50', 'p99'] as const).map(part => [
                  part,
                  quantile(
                    measured[side].map(one => one[part]),
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

/** Operations that are measured at every size by the standing that they are done at. */
const operationsOf = (standing: Standing): Operation[] => [...standing.reading, ...writing]

const measureAll = async (standings: Standing[], settings: Settings, say: Say): Promise<Size[]> => {
  const owns = await ownOf(standings, settings.ms * 4, name => say(`  ${name}`))
  const sizes = standings.map(
    ({ rows }, index): Size => ({ rows, pairs: {}, own: owns[index] as Size['own'] }),
  )
  const keep = async (works: Work[]) => {
    const name = works[0]?.operation.name ?? ''
    say(`  ${name}`)
    for (const [index, pair] of (await measure(works, settings)).entries())
      (sizes[index] as Size).pairs[name] = pair
  }
  const [first] = standings as [Standing]
  // The catalogue does not depend on how much is stored.
  await keep([{ servers: first, operation: catalogue }])
  for (const index of operationsOf(first).keys())
    await keep(standings.map(servers => ({ servers, operation: operationsOf(servers)[index] as Operation })))
  return sizes
}

export const runServer = async (settings: Settings, say: Say): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-bench-'))
  const standings: Standing[] = []
  try {
    for (const rows of settings.rows) standings.push(await stand(rows, folder, say))
    const [first] = standings as [Standing]
    await sleep(2000)
    const figures: Record<string, Figure[]> = {
      start: [
        atMost('ready after the database', (first.ours.readyAfterDatabase ?? Number.NaN) / 1000, 0.8, 's'),
        atMost('memory before the first hook runs', memoryOf(first.ours.pid), 150, 'MB'),
      ],
    }
    const caught = await seeded(first, folder, settings)
    say(`  The seeded slowness was seen: ${caught}`)
    const sizes = await measureAll(standings, settings, say)
    for (const size of sizes) figures[`${size.rows} requests`] = figuresAt(size)
    const [least, most] = [sizes[0], sizes.at(-1)]
    if (least && most && least !== most)
      figures[`${most.rows} to ${least.rows} requests`] = growth(least, most)
    return { figures, medians: mediansOf(sizes), caught, rounds: settings.rounds }
  } finally {
    for (const standing of standings) await standing.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ours with every call made to wait must miss its target, or the bench sees nothing. */
const seeded = async ({ filled, bare, reading }: Standing, folder: string, settings: Settings) => {
  const slow = await start('ours.ts', [filled.url, folder, 'seeded'])
  try {
    const [operation] = reading as [Operation]
    const [pair] = (await measure([{ servers: { ours: slow, bare, filled }, operation }], {
      ...settings,
      rounds: Math.min(3, settings.rounds),
    })) as [Pair]
    const sentence = `${operation.name} at ${ratioOf(pair).toFixed(2)} of bare, ${turnRatio(pair).toFixed(2)} one by one`
    if (Math.max(ratioOf(pair), turnRatio(pair)) >= 0.5)
      throw new Error(`The bench did not see the seeded slowness: ${sentence}`)
    return sentence
  } finally {
    await slow.stop()
  }
}
