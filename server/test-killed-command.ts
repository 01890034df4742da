// Runs `npm run backup` or `npm run restore` as a process and kills it before a step: a statement, a COPY, or the moment at
// which a file gets its name. A step is found by its number, so that a test can go through all of them.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const own = fileURLToPath(import.meta.url)

/** @param killAt the step before which the process is killed; without one it runs to its end */
export const runKilled = async (
  name: 'backup' | 'restore',
  words: readonly string[],
  settings: Record<string, string>,
  killAt?: number,
): Promise<{ signal: string | null; code: number | null; steps: number; output: string }> => {
  const { PATH = '', NODE_OPTIONS = '', TMPDIR = '' } = process.env
  const child = spawn(process.execPath, [own], {
    env: {
      PATH,
      NODE_OPTIONS,
      ...(TMPDIR ? { TMPDIR } : {}),
      ...settings,
      COMMAND: JSON.stringify({ name, words, killAt }),
    },
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { code, signal, output, steps: Number(/^steps (\d+)$/m.exec(output)?.[1] ?? 0) }
}

/** Counts calls of a method, and ends the process before one of them. */
const counting = (killAt: number | undefined) => {
  let steps = 0
  const counted = <Args extends unknown[], Result>(method: (...args: Args) => Result) =>
    function (this: unknown, ...args: Args): Result {
      steps += 1
      if (steps === killAt) process.kill(process.pid, 'SIGKILL')
      return method.apply(this, args)
    }
  return { counted, steps: () => steps }
}

if (process.argv[1] === own) {
  const { name, words, killAt } = JSON.parse(process.env.COMMAND ?? '')
  const { counted, steps } = counting(killAt)
  Object.assign(pg.Client.prototype, { query: counted(pg.Client.prototype.query as () => unknown) })
  Object.assign(fs, { rename: counted(fs.rename), link: counted(fs.link) })
  syncBuiltinESMExports()
  // Imported once the methods count.
  const { runCommand } = await import('./backup-run.ts')
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const code = await runCommand(name, words, { environment: process.env, say, complain: say })
  say(`steps ${steps()}`)
  process.exit(code)
}
