// Builds the web: three apps for the browser and the bundle that draws pages on the server.
// A build whose inputs have not changed is skipped, so that a second start is fast.

import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { assertBudgets } from './budgets.ts'
import { hashOfInputs, isBuiltFrom, noteBuilt } from './built.ts'
import { compressFiles } from './compress.ts'
import { writeStyleParts } from './split-styles.ts'
import { apps, checkerConfig, clientConfig, distFolder, serverConfig } from './vite-config.ts'

export type BuildOptions = {
  /** Told what is being done, a line at a time. */
  report: (line: string) => void
  /** Build even though nothing has changed. */
  force?: boolean
  /** The hash of the inputs, where whoever asks for the build has just worked it out. */
  inputs?: string | undefined
}

/** Builds into `web/dist`: `client/` to be served as files, `server/render.js` to be imported. Tells whether it had to. */
export const buildWeb = async ({ report, force, inputs }: BuildOptions): Promise<boolean> => {
  const hash = inputs ?? (await hashOfInputs())
  if (!force && (await isBuiltFrom(hash))) return false
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
    await writeStyleParts(folder)
    report('  the page that checks without the network')
    await build(checkerConfig(folder))
    report('  compressed files')
    await compressFiles(resolve(folder, 'client'), resolve(distFolder, 'client'))
    await assertBudgets(resolve(folder, 'client'))
    // Who built the same at once and was sooner may be reading it.
    if (!force && (await isBuiltFrom(hash))) return true
    for (const part of ['client', 'server']) {
      await rm(resolve(distFolder, part), { recursive: true, force: true })
      await rename(resolve(folder, part), resolve(distFolder, part))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await noteBuilt(hash)
  report(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const report = (line: string) => void process.stdout.write(`${line}\n`)
  const { force, inputs } = parseArgs({
    options: { force: { type: 'boolean' }, inputs: { type: 'string' } },
  }).values
  const built = await buildWeb({ report, force: force === true, inputs })
  if (!built) report('The web is built already')
}
