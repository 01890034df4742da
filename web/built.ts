// Whether the web is built from what the checkout holds, and a build in a process of its own where it is not: the build
// tool takes more memory than the portal, and leaves it behind where it ran.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const portalFolder = resolve(import.meta.dirname, '..')
const stampFile = resolve(import.meta.dirname, 'dist/built-from')
const inputs = [
  'package-lock.json',
  '{language,ui,forms,contract,web}/package.json',
  '{language,ui,forms,contract}/**/*.{ts,tsx,css,svg,woff2}',
  'web/**/*.{ts,tsx,css,svg,html}',
  'programmes/*/{web,fields}/**/*.{ts,tsx,css,svg}',
  'programmes/*/*.{ts,tsx}',
]

const isInput = (path: string): boolean => !/node_modules|[/\\]dist[/\\]|\.test\.ts$/.test(path)

/** One hash over the names and contents of everything that goes into the build. */
export const hashOfInputs = async (): Promise<string> => {
  const paths: string[] = []
  for await (const path of glob(inputs, { cwd: portalFolder })) if (isInput(path)) paths.push(path)
  const hash = createHash('sha256')
  for (const path of paths.sort())
    hash.update(`${path}\0`).update(await readFile(resolve(portalFolder, path)))
  return hash.digest('hex')
}

/** Whether the last build was made of these inputs. */
export const isBuiltFrom = async (hash: string): Promise<boolean> =>
  existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === hash

export const noteBuilt = (hash: string): Promise<void> => writeFile(stampFile, hash)

/** Builds unless that is done, passing on each line that says what is being done. Rejects where the build fails. */
export const ensureBuilt = async (report: (line: string) => void): Promise<void> => {
  const hash = await hashOfInputs()
  if (await isBuiltFrom(hash)) return
  const build = spawn(process.execPath, [resolve(import.meta.dirname, 'build.ts'), `--inputs=${hash}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let failure = ''
  build.stderr.on('data', piece => {
    failure = `${failure}${piece}`.slice(-4000)
  })
  createInterface(build.stdout).on('line', report)
  const code = await new Promise<number | null>((end, fail) => build.once('error', fail).once('close', end))
  if (code !== 0) throw new Error(`The web could not be built:\n${failure}`)
}
