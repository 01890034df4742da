// The figures: node bench/run.ts forms [--rounds 10] [--counts 50,200,1000] [--port 0]
// Prints each with its target and writes bench/results.json; ends with 1 when one is missed.

import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure } from './forms/figures.ts'
import { runForms } from './forms/index.ts'

const options = {
  rounds: { type: 'string', default: '10' },
  counts: { type: 'string', default: '50,200,1000' },
  port: { type: 'string', default: '0' },
} as const
const { positionals, values } = parseArgs({ options, allowPositionals: true })
const say = (line: string) => void process.stdout.write(`${line}\n`)

const written = (value: number, unit: string) => `${value.toFixed(2)}${unit && ` ${unit}`}`
const lineOf = ({ name, value, unit, target, peer, isMet }: Figure): string => {
  const aim = Number.isNaN(target) ? '' : `target ${target}`
  const other = peer === undefined ? '' : `react-hook-form ${written(peer, unit)}`
  return `  ${isMet ? '✔' : '✖'} ${name.padEnd(52)} ${written(value, unit).padStart(11)}  ${aim.padEnd(11)}  ${other}`.trimEnd()
}

if (positionals[0] !== 'forms') {
  console.error('Usage: node bench/run.ts forms [--rounds 10] [--counts 50,200,1000] [--port 0]')
  process.exit(2)
}
const outcome = await runForms(
  { rounds: Number(values.rounds), counts: values.counts.split(',').map(Number), port: Number(values.port) },
  say,
)
for (const [group, figures] of Object.entries(outcome.figures))
  say(`\n${group}\n${figures.map(lineOf).join('\n')}`)
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
writeFileSync(
  join(import.meta.dirname, 'results.json'),
  `${JSON.stringify({ forms: { at: new Date().toISOString(), machine, ...outcome } }, null, 2)}\n`,
)
if (
  Object.values(outcome.figures)
    .flat()
    .some(({ isMet }) => !isMet)
)
  process.exitCode = 1
