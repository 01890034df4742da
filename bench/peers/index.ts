// The server beside the frameworks that others choose: the portal, Feathers 5 and LoopBack 3 over one database, each as
// requests a second to those of the bare server of the same run. Installed by hand:
// npm install --prefix bench/peers --no-workspaces

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, quantile } from '../forms/figures.ts'
import { type Child, cpuOf, start } from '../server/child.ts'
import { fill } from '../server/fill.ts'
import { load, type Sent, type Source } from '../server/load.ts'
import { catalogue, type Operation, reading, writing } from '../server/operations.ts'

type Settings = { rows: number; rounds: number; ms: number }
type Say = (line: string) => void
type Measured = { perSecond: number[]; cpu: number[] }

const connections = 32
const files = {
  bare: 'bare.ts',
  feathers: '../peers/feathers.mjs',
  loopback: '../peers/loopback.cjs',
} as const
type Other = keyof typeof files
const others = Object.keys(files) as Other[]
const sides = ['ours', ...others] as const
type Side = (typeof sides)[number]

/** A peer files at an address of its own; everything else is asked as the bare server is asked. */
const sourceOf = (operation: Operation, side: Side): Source => {
  if (side === 'ours' || side === 'bare') return operation[side]
  return connection => {
    const sent: Sent = operation.bare(connection)
    return sent.path === '/requests' ? { ...sent, path: '/filings' } : sent
  }
}
const expectedOf = (operation: Operation, side: Side): number =>
  side === 'ours' ? operation.expected.ours : operation.expected.bare

const median = (values: readonly number[]): number => quantile([...values], 0.5)

export const runPeers = async ({ rows, rounds, ms }: Settings, say: Say) => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-bench-'))
  say(`A database of ${rows} requests`)
  const filled = await fill(rows, say)
  const servers = {} as Record<Side, Child>
  try {
    servers.ours = await start('ours.ts', [filled.url, folder])
    for (const other of others) servers[other] = await start(files[other], [filled.url])
    const figures: Record<string, Figure[]> = {}
    const medians: Record<string, object> = {}
    for (const operation of [catalogue, ...writing, ...reading(filled.numbers)]) {
      say(`  ${operation.name}`)
      const measured = Object.fromEntries(
        sides.map(side => [side, { perSecond: [], cpu: [] } as Measured]),
      ) as Record<Side, Measured>
      for (let round = -1; round < rounds; round++)
        for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
          const { port, pid } = servers[side]
          const before = cpuOf(pid)
          const expected = expectedOf(operation, side)
          const { perSecond, calls, wrong } = await load(port, sourceOf(operation, side), {
            connections,
            ms,
            expected,
          })
          if (wrong > 0) throw new Error(`${operation.name}: ${wrong} wrong answers of ${side}`)
          // The first round warms up.
          if (round < 0) continue
          measured[side].perSecond.push(perSecond)
          measured[side].cpu.push((cpuOf(pid) - before) / calls)
        }
      const bare = median(measured.bare.perSecond)
      const ratio = (side: Side) => median(measured[side].perSecond) / bare
      const best = Math.max(ratio('feathers'), ratio('loopback'))
      medians[operation.name] = Object.fromEntries(
        sides.map(side => [
          side,
          {
            perSecond: median(measured[side].perSecond),
            cpu: median(measured[side].cpu),
            ratio: ratio(side),
          },
        ]),
      )
      figures[operation.name] = [
        {
          name: 'ours to bare, at least the better peer',
          value: ratio('ours'),
          unit: '',
          target: Number(best.toFixed(2)),
          isMet: ratio('ours') >= best,
          detail: sides
            .map(
              side =>
                `${side} ${Math.round(median(measured[side].perSecond))}/s (${ratio(side).toFixed(2)}), ${Math.round(median(measured[side].cpu))} us`,
            )
            .join(' · '),
        },
      ]
    }
    return { figures, medians, rounds }
  } finally {
    for (const server of Object.values(servers)) await server.stop()
    await filled.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
