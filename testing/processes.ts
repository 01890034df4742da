// Starting programs for a test run: always our own Node, never a shell, never PATH.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const root = join(import.meta.dirname, '..')

const longest = 75 * 60_000

export type Run = { code: number; output: string }
export type Line = (line: string) => void

/**
 * Runs a script to its end. `onLine` takes each line of its output as it comes; without it the output is collected.
 */
export const runNode = (args: string[], env: Record<string, string> = {}, onLine?: Line): Promise<Run> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      // What is compiled once for one process is read by the next.
      env: {
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
        // Tests begin with an empty portal.
        DEMO_STORY: 'off',
        ...process.env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longest,
      windowsHide: true,
    })
    let output = ''
    const collect: Line = line => {
      output += `${line}\n`
    }
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream.setEncoding('utf8') }).on('line', onLine ?? collect)
    child.on('error', error => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => {
      if (signal) (onLine ?? collect)(`Ended by ${signal}`)
      resolve({ code: code ?? 1, output })
    })
  })

/** The script behind a command of the project's devDependencies; PATH does not matter. */
export const scriptOf = (packageName: string, path: string): string =>
  join(root, 'node_modules', packageName, path)
