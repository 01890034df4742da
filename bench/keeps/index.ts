// The bench of what a portal keeps: its memory with pages, before and after load and publications, and what a call costs the
// processor with several workers beside one.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@bawaba/server/platform/free-port.ts'
import { type Figure, median } from '../forms/figures.ts'
import { atMost } from '../server/figures.ts'
import { fill } from '../server/fill.ts'
import { load } from '../server/load.ts'
import { catalogue, type Operation, reading, writing } from '../server/operations.ts'
import { makeDesigner, publishNew } from './publishing.ts'
import { forwarded, startWhole, type Whole } from './whole.ts'

export type Settings = { rounds: number; ms: number; workers: number }
export type Outcome = { figures: Record<string, Figure[]>; rounds: number }
type Say = (line: string) => void

const rows = 10_000
const connections = 32
const published = 200
/** A server at rest gives back what it does not need; it is given this long to. */
const restMs = 15_000

const rested = async (whole: Whole): Promise<number> => {
  await sleep(restMs)
  return whole.memory()
}

const page = (name: string, path: string): Operation => {
  const sent = () => ({ method: 'GET', path, headers: { accept: 'text/html' } })
  return { name, ours: sent, bare: sent, expected: { ours: 200, bare: 200 } }
}

const loaded = async ({ port }: Whole, { name, ours, expected }: Operation, ms: number) => {
  const measured = await load(port, forwarded(ours), { connections, ms, expected: expected.ours })
  if (measured.wrong > 0) throw new Error(`${name}: ${measured.wrong} wrong answers`)
  return measured
}

/** Microseconds on the processor for a call of each operation. */
const costs = async (whole: Whole, operations: readonly Operation[], ms: number): Promise<number[]> => {
  const each: number[] = []
  for (const operation of operations) {
    const before = whole.cpu()
    const { calls } = await loaded(whole, operation, ms)
    each.push((whole.cpu() - before) / calls)
  }
  return each
}

const sides = ['one', 'several'] as const
type Sides<Value> = Record<(typeof sides)[number], Value>

const workersFigures = async (
  wholes: Sides<Whole>,
  operations: readonly Operation[],
  { rounds, ms, workers }: Settings,
): Promise<Figure[]> => {
  for (const side of sides) await costs(wholes[side], operations, ms)
  const measured: Sides<number[]>[] = []
  for (let round = 0; round < rounds; round++) {
    const costOf: Sides<number[]> = { one: [], several: [] }
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      costOf[side] = await costs(wholes[side], operations, ms)
    measured.push(costOf)
  }
  return operations.map(({ name }, index) => {
    const of = (side: keyof Sides<unknown>) => measured.map(costOf => costOf[side][index] ?? Number.NaN)
    const ratios = measured.map(
      costOf => (costOf.several[index] ?? Number.NaN) / (costOf.one[index] ?? Number.NaN),
    )
    return {
      ...atMost(`${name}: CPU of ${workers} workers to one`, median(ratios), 1.1),
      detail: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; ${Math.round(median(of('one')))} and ${Math.round(median(of('several')))} us`,
    }
  })
}

export const runKeeps = async (settings: Settings, say: Say): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-keeps-'))
  const filled = await fill(rows, say)
  await makeDesigner(filled.database)
  const standing: Whole[] = []
  const begin = async (name: string, more: Record<string, string> = {}): Promise<Whole> => {
    const environment = { DATABASE_URL: filled.url, DATA_FOLDER: join(folder, name), ...more }
    const whole = await startWhole(environment, await freePort())
    standing.push(whole)
    return whole
  }
  const end = async (whole: Whole) => {
    standing.splice(standing.indexOf(whole), 1)
    await whole.stop()
  }
  try {
    // What is built and migrated at a first start is no part of a second.
    await end(await begin('first'))
    const operations = [
      page('landing', '/'),
      page('services', '/services'),
      catalogue,
      ...reading(filled.numbers),
      ...writing,
    ]
    say('  load')
    const busy = await begin('load')
    const idle = await rested(busy)
    for (const operation of operations) await loaded(busy, operation, settings.ms)
    const afterLoad = await rested(busy)
    await end(busy)
    say(`  1 and ${settings.workers} workers`)
    const several = { WORKERS: String(settings.workers) }
    const both = { one: await begin('one', { WORKERS: '1' }), several: await begin('several', several) }
    const workers = await workersFigures(both, operations, settings)
    for (const side of sides) await end(both[side])
    // Last: a catalogue of six hundred services is another one.
    say('  services are published')
    const publishing = await begin('publishing')
    const before = await rested(publishing)
    await publishNew(publishing.port, 'BENCH_FIRST', published)
    const once = await rested(publishing)
    await publishNew(publishing.port, 'BENCH_SECOND', published)
    const twice = await rested(publishing)
    const memory = [
      atMost('idle with pages', idle, 150, 'MB'),
      atMost('after load', afterLoad, 260, 'MB'),
      atMost(`more after publishing ${published} services`, once - before, 10, 'MB'),
      atMost(`more after ${published} others`, twice - once, 10, 'MB'),
    ]
    return { figures: { memory, workers }, rounds: settings.rounds }
  } finally {
    for (const whole of standing) await whole.stop()
    await filled.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
