// Builds the web: three apps for the browser and the bundle that draws pages on the server.
// A build whose inputs have not changed is skipped, so that a second start is fast.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { assertBudgets } from './budgets.ts'
import { compressFiles } from './compress.ts'
import { apps, clientConfig, distFolder, serverConfig, webFolder } from './vite-config.ts'

const portalFolder = resolve(webFolder, '..')
const stampFile = resolve(distFolder, 'built-from')
const inputs = [
  'package-lock.json',
  '{language,ui,forms,contract}/**/*.{ts,tsx,css,svg}',
  'web/**/*.{ts,tsx,css,svg,html}',
  'programmes/*/{web,fields}/**/*.{ts,tsx,css,svg}',
  'programmes/*/*.{ts,tsx}',
]

const isInput = (path: string): boolean => !/node_modules|[/\\]dist[/\\]|\.test\.ts$/.test(path)

/** One hash over the names and contents of everything that goes into the build. */
const hashOfInputs = async (): Promise<string> => {
  const paths: string[] = []
  for await (const path of glob(inputs, { cwd: portalFolder })) if (isInput(path)) paths.push(path)
  const hash = createHash('sha256')
  for (const path of paths.sort())
    hash.update(`${path}\0`).update(await readFile(resolve(portalFolder, path)))
  return hash.digest('hex')
}

const stampOf = async (): Promise<string | undefined> =>
  existsSync(stampFile) ? readFile(stampFile, 'utf8') : undefined

export type BuildOptions = {
  /** Told what is being done, a line at a time. */
  report: (line: string) => void
  /** Build even though nothing has changed. */
  force?: boolean
}

/** Builds into `web/dist`: `client/` to be served as files, `server/render.js` to be imported. Tells whether it had to. */
export const buildWeb = async ({ report, force }: BuildOptions): Promise<boolean> => {
  const hash = await hashOfInputs()
  if (!force && (await stampOf()) === hash) return false
  const began = performance.now()
  report('Building the web (once; the next start finds it built)')
  // Made aside and then put in its place: two starts at once do not write into each other's files,
  // and a build that fails leaves the last good one.
  const folder = resolve(distFolder, `next-${process.pid}`)
  try {
    for (const app of apps) {
      report(`  ${app} app`)
      await build(clientConfig(app, folder))
    }
    report('  pages drawn on the server')
    await build(serverConfig(folder))
    report('  compressed files')
    await compressFiles(resolve(folder, 'client'), resolve(distFolder, 'client'))
    await assertBudgets(resolve(folder, 'client'))
    for (const part of ['client', 'server']) {
      await rm(resolve(distFolder, part), { recursive: true, force: true })
      await rename(resolve(folder, part), resolve(distFolder, part))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await writeFile(stampFile, hash)
  report(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const report = (line: string) => void process.stdout.write(`${line}\n`)
  const built = await buildWeb({ report, force: process.argv.includes('--force') })
  if (!built) report('The web is built already')
}
