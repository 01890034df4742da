// The figures: node run.mjs bench/run.ts [forms] [before] [server] [keeps] [payments] [peers] [pages] [--quick]
//   forms:  [--rounds 10] [--counts 50,200,1000] [--port 0]
//   before: --of FOLDER [--rounds 15] [--counts 1000]: our form beside that of another checkout, in turns
//   server: [--rounds 5] [--rows 10000,1000000]
//   keeps:  [--rounds 5]: memory with pages, what load and publications leave behind, several workers beside one
//   payments: [--rounds 5] [--rows 10000]
//   peers:  [--rounds 5], once they are installed: npm install --prefix bench/peers --no-workspaces
//   pages:  [--rounds 5] [--nginx] (behind one, over HTTP/2), once Lighthouse is installed: npm install --prefix bench/pages --no-workspaces
// Without a name forms and server run. Prints each with its target and writes bench/results.json; ends with 1 when one is missed.

import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure } from './forms/figures.ts'

const options = {
  rounds: { type: 'string' },
  counts: { type: 'string' },
  rows: { type: 'string' },
  of: { type: 'string' },
  port: { type: 'string', default: '0' },
  quick: { type: 'boolean', default: false },
  nginx: { type: 'boolean', default: false },
} as const
const { positionals, values } = parseArgs({ options, allowPositionals: true })
const say = (line: string) => void process.stdout.write(`${line}\n`)
const numbers = (value: string | undefined, otherwise: string): number[] =>
  (value ?? otherwise).split(',').map(Number)

const written = (value: number, unit: string) => `${value.toFixed(2)}${unit && ` ${unit}`}`
const lineOf = ({ name, value, unit, target, peer, isMet, detail }: Figure): string => {
  const aim = Number.isNaN(target) ? '' : `target ${target}`
  const other = peer === undefined ? '' : `react-hook-form ${written(peer, unit)}`
  const line =
    `  ${isMet ? '✔' : '✖'} ${name.padEnd(52)} ${written(value, unit).padStart(11)}  ${aim.padEnd(11)}  ${other}`.trimEnd()
  return detail ? `${line}\n      ${detail}` : line
}

type Outcome = { figures: Record<string, Figure[]> }
const parts: Record<string, () => Promise<Outcome>> = {
  forms: async () => {
    const { runForms } = await import('./forms/index.ts')
    const [rounds = 10] = numbers(values.rounds, values.quick ? '3' : '10')
    const counts = numbers(values.counts, values.quick ? '50,1000' : '50,200,1000')
    return runForms({ rounds, counts, port: Number(values.port) }, say)
  },
  before: async () => {
    const { runBefore } = await import('./forms/before.ts')
    const [rounds = 15] = numbers(values.rounds, values.quick ? '5' : '15')
    const [count = 1000] = numbers(values.counts, '1000')
    return runBefore({ folder: values.of ?? '', rounds, count, port: Number(values.port) }, say)
  },
  server: async () => {
    const { runServer } = await import('./server/index.ts')
    const [rounds = 5] = numbers(values.rounds, values.quick ? '3' : '5')
    const rows = numbers(values.rows, values.quick ? '10000' : '10000,1000000')
    return runServer({ rows, rounds, ms: values.quick ? 600 : 2000 }, say)
  },
  keeps: async () => {
    const { runKeeps } = await import('./keeps/index.ts')
    const [rounds = 5] = numbers(values.rounds, values.quick ? '2' : '5')
    return runKeeps({ rounds, ms: values.quick ? 600 : 2000, workers: 2 }, say)
  },
  payments: async () => {
    const { runPayments } = await import('./payments/index.ts')
    const [rounds = 5] = numbers(values.rounds, values.quick ? '2' : '5')
    const [rows = 10_000] = numbers(values.rows, values.quick ? '1000' : '10000')
    return runPayments({ rows, rounds, ms: values.quick ? 1000 : 5000 }, say)
  },
  peers: async () => {
    const { runPeers } = await import('./peers/index.ts')
    const [rounds = 5] = numbers(values.rounds, values.quick ? '3' : '5')
    return runPeers({ rows: 10_000, rounds, ms: values.quick ? 600 : 2000 }, say)
  },
  pages: async () => {
    const { runPages } = await import('./pages/index.ts')
    const [rounds = 5] = numbers(values.rounds, values.quick ? '1' : '5')
    return runPages({ rounds, isBehindNginx: values.nginx }, say)
  },
}

const names = positionals.length > 0 ? positionals : ['forms', 'server']
if (names.some(name => !(name in parts))) {
  console.error(`Usage: node run.mjs bench/run.ts [${Object.keys(parts).join('] [')}] [--quick]`)
  process.exit(2)
}
const file = join(import.meta.dirname, 'results.json')
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
for (const name of names) {
  const outcome = (await parts[name]?.()) as Outcome
  for (const [group, figures] of Object.entries(outcome.figures))
    say(`\n${group}\n${figures.map(lineOf).join('\n')}`)
  // What another part showed before stays beside it.
  const stored = JSON.parse(readFileSync(file, 'utf8'))
  const result = { at: new Date().toISOString(), machine, ...outcome }
  writeFileSync(file, `${JSON.stringify({ ...stored, [name]: result }, null, 2)}\n`)
  if (
    Object.values(outcome.figures)
      .flat()
      .some(({ isMet }) => !isMet)
  )
    process.exitCode = 1
}
process.exit()
