// Starting programs for a test run: always our own Node, never a shell, never PATH.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const longest = 75 * 60_000

export type Run = { code: number; output: string }

/**
 * Runs a script to its end.
 * @param live whether its words are shown as they come instead of being collected
 */
export const runNode = (args: string[], env: Record<string, string> = {}, live = false): Promise<Run> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      timeout: longest,
      windowsHide: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
      })
    }
    child.on('error', error => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}Ended by ${signal}\n` : output }),
    )
  })

/** The script behind a command of the project's devDependencies; PATH does not matter. */
export const scriptOf = (packageName: string, path: string): string =>
  join(root, 'node_modules', packageName, path)
